import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16, floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { type Judge, judged, shippedJudge, whisperJudge } from './pronunciation-judge.ts';
import { plantedSentences } from './pronunciation-planted.ts';
import { rounded } from './result.ts';
import { readCorpus, readRecording } from './stt-corpus.ts';
import { whiteNoise } from './stt-sounds.ts';

type Sounds = Float32Array;
const hz = speechSampleRateHz;
const telephoneHz = 8_000;

const powerOf = (sounds: Sounds) => sounds.reduce((sum, value) => sum + value * value, 0) / sounds.length;
const largest = (sounds: Sounds) => sounds.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const silence = (seconds: number) => new Int16Array(seconds * hz);

/** A reading whose largest sample lies so many decibels under full scale. */
const atLevel = (decibels: number) => (sounds: Sounds) => {
	const factor = (10 ** (decibels / 20) * 0.999) / largest(sounds);
	return sounds.map((value) => value * factor);
};

/** A reading with another sound that is so many decibels under it. */
const withSound = (sound: (seconds: number) => Sounds, decibelsUnder: number) => (sounds: Sounds) => {
	const beside = sound(Math.ceil(sounds.length / hz));
	const factor = Math.sqrt(powerOf(sounds) / powerOf(beside)) * 10 ** (-decibelsUnder / 20);
	return sounds.map((value, index) => value + factor * (beside[index] as number));
};
const hum = (seconds: number) =>
	new Float32Array(seconds * hz).map((_, index) =>
		[50, 100, 150].reduce((sum, pitch) => sum + Math.sin((2 * Math.PI * pitch * index) / hz) / pitch, 0),
	);
const noise = (seconds: number) => pcm16ToFloat(whiteNoise(seconds, -20));

/** A microphone that hears high tones more, or less: each sample with a share of the one before it. */
const tilted = (share: number) => (sounds: Sounds) =>
	sounds.map((value, index) => (value + share * (sounds[index - 1] ?? 0)) / (1 + Math.abs(share)));

const changed = (change: (sounds: Sounds) => Float32Array) => (reading: Int16Array) =>
	floatToPcm16(change(pcm16ToFloat(reading)));

/** What may surround a reading and should change nothing. */
const surroundings: Record<string, (reading: Int16Array) => Int16Array> = {
	'silence, 3 s before and after': (reading) => concatPcm16([silence(3), reading, silence(3)]),
	'silence, 10 s before': (reading) => concatPcm16([silence(10), reading]),
	'silence, 10 s after': (reading) => concatPcm16([reading, silence(10)]),
	'level, 0 dB': changed(atLevel(0)),
	'level, -15 dB': changed(atLevel(-15)),
	'level, -30 dB': changed(atLevel(-30)),
	'hum, 20 dB under it': changed(withSound(hum, 20)),
	'white noise, 30 dB under it': changed(withSound(noise, 30)),
	'white noise, 20 dB under it': changed(withSound(noise, 20)),
	'a bright microphone': changed(tilted(-0.5)),
	'a dull microphone': changed(tilted(0.5)),
	'the telephone’s band': changed((sounds) => resample(resample(sounds, hz, telephoneHz), telephoneHz, hz)),
};

type Reading = { text: string; samples: Int16Array };

async function accuracyOf(judge: Judge, { text, samples }: Reading): Promise<number | undefined> {
	return (await judged(judge, samples, text)).report?.accuracy0to100;
}

/** How far the accuracy moves in one surrounding, over the readings that are not refused, and how many are. */
async function movedBy(judge: Judge, readings: readonly (Reading & { accuracy: number })[], name: string) {
	const surround = surroundings[name] as (reading: Int16Array) => Int16Array;
	const moves: number[] = [];
	for (const { text, samples, accuracy } of readings) {
		const within = await accuracyOf(judge, { text, samples: surround(samples) });
		if (within !== undefined) moves.push(within - accuracy);
	}
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	return {
		refused: readings.length - moves.length,
		meanMove: rounded(mean(moves), 1),
		meanAbsoluteMove: rounded(mean(moves.map(Math.abs)), 1),
		largestMove: rounded(Math.max(...moves.map(Math.abs)), 1),
	};
}

/** How far a judge's accuracy moves in each surrounding. */
async function movedByAll(judge: Judge, given: readonly Reading[]) {
	const readings: (Reading & { accuracy: number })[] = [];
	try {
		for (const reading of given) {
			const accuracy = await accuracyOf(judge, reading);
			if (accuracy !== undefined) readings.push({ ...reading, accuracy });
		}
		const points: Record<string, object> = {};
		for (const name of Object.keys(surroundings)) points[name] = await movedBy(judge, readings, name);
		return { readings: readings.length, points };
	} finally {
		await judge.close();
	}
}

/**
 * What surrounds a reading should change nothing: silence, level, hum, noise, another microphone, the telephone's band. Says
 * how many points of 100 the accuracy moves in each, for readings of learners and of synthetic voices, by the judge that hears
 * with Whisper's encoder and by our own alone.
 */
export async function pronunciationSurroundings({ trial }: { trial: boolean }) {
	const learners = readCorpus()
		.filter((_, index) => index % (trial ? 500 : 200) === 0)
		.map(({ file, reference }) => ({ text: reference, samples: readRecording(file) }));
	const voices = plantedSentences().filter((_, index) => index % (trial ? 80 : 32) === 0);
	const readings = [...learners, ...voices];
	return {
		withWhisper: await movedByAll(whisperJudge(), readings),
		ownAlone: await movedByAll(shippedJudge(), readings),
	};
}
