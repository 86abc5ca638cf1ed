import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { loudnessContour } from '@henry/sound/loudness.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { decodeSound } from '#web/audio/decode-sound.ts';
import type { SoundWord } from '#web/components/play-loop.ts';
import type { CurvePoint } from '#web/components/plots/curve.ts';
import { pitchContour, semitonesAroundMedian } from '#web/components/plots/pitch-contour.ts';
import { type AxisWord, stretchedTimes, type WordTime, wordAxis } from '#web/components/plots/word-axis.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { checkPronunciation } from '#web/lib/check-pronunciation.ts';
import { type EndOfVoice, endOfVoice, isNumber, meanOf, restsInside, semitoneRange } from './prosody.ts';

const stepMs = 10;
const loudnessWindowMs = 60;
/** Below this against its loudest moment, a sound without known words counts as silence. */
const speechDb = -30;
const fewestVoicedStepsOfWord = 3;

/** What is seen and said of one voice. */
type VoiceCurves = {
	/** Semitones around the median of the voice. */
	melody: CurvePoint[];
	/** Decibels below the loudest moment of the voice. */
	loudness: CurvePoint[];
	seconds: number;
	loudestWord: string | undefined;
	/** Undefined where there is too little voice for a melody. */
	highestWord: string | undefined;
	rangeSemitones: number | undefined;
	end: EndOfVoice | undefined;
};

/** My reading beside the model's. */
export type VoiceComparison = {
	words: readonly AxisWord[];
	width: number;
	mine: VoiceCurves;
	model: VoiceCurves;
	/** The words behind which I rest, though they belong to the next one. */
	restsAfter: string[];
	/** Empty where the model's words were not found, so that it is stretched to the pace of the reading. */
	modelWords: SoundWord[];
};

type Contours = { semitones: (number | null)[]; decibels: number[] };

function contoursOf(samples: Float32Array): Contours {
	const options = { sampleRateHz: speechSampleRateHz, stepMs };
	const decibels = loudnessContour(samples, { ...options, windowMs: loudnessWindowMs });
	const loudest = Math.max(...decibels);
	return {
		semitones: semitonesAroundMedian(pitchContour(samples, options)),
		decibels: decibels.map((value) => value - loudest),
	};
}

const withoutPunctuation = (text = '') => text.replace(/[^\p{L}\p{N}]+$/u, '');

/** The word whose values have the highest mean, among those that have enough of them. */
function highestWord(
	values: readonly (number | null)[],
	texts: readonly string[],
	times: readonly WordTime[],
): string | undefined {
	let [best, highest] = [undefined as string | undefined, Number.NEGATIVE_INFINITY];
	times.forEach((time, index) => {
		if (!time) return;
		const own = values
			.slice(Math.floor(time.startMs / stepMs), Math.ceil(time.endMs / stepMs))
			.filter(isNumber);
		if (own.length < fewestVoicedStepsOfWord || meanOf(own) <= highest) return;
		[best, highest] = [withoutPunctuation(texts[index]), meanOf(own)];
	});
	return best;
}

function curvesOf(
	{ semitones, decibels }: Contours,
	texts: readonly string[],
	times: readonly WordTime[],
	placeOf: (timeMs: number) => number | undefined,
): VoiceCurves {
	const curveOf = (values: readonly (number | null)[]) =>
		values.map((value, index): CurvePoint => {
			const x = placeOf((index + 0.5) * stepMs);
			return x === undefined || value === null ? null : { x, y: value };
		});
	const melody = curveOf(semitones);
	const rangeSemitones = semitoneRange(melody.map((point) => point?.y ?? null));
	const isVoiced = rangeSemitones !== undefined;
	const said = times.filter((time) => time !== null);
	return {
		melody: isVoiced ? melody : [],
		loudness: curveOf(decibels),
		seconds: ((said.at(-1)?.endMs ?? 0) - (said[0]?.startMs ?? 0)) / 1_000,
		loudestWord: highestWord(decibels, texts, times),
		highestWord: isVoiced ? highestWord(semitones, texts, times) : undefined,
		rangeSemitones,
		end: endOfVoice(semitones, { stepMs, lastWordEndMs: said.at(-1)?.endMs ?? 0 }),
	};
}

/** The words of a report with their times; what belongs to no word is left out. */
function timesOf({ words }: PronunciationReport): WordTime[] {
	return words
		.filter(({ error }) => error !== 'insertion')
		.map(({ startMs, endMs }) => (startMs === null || endMs === null ? null : { startMs, endMs }));
}

/** The times of the model's words as the engine hears them; undefined where it cannot tell. Nothing of it is a mark. */
async function modelTimes(text: string, samples: Float32Array): Promise<WordTime[] | undefined> {
	const wav = encodeWav(floatToPcm16(samples), speechSampleRateHz);
	try {
		const recording = new Blob([wav], { type: 'audio/wav' });
		return timesOf(await checkPronunciation({ text, recording, isModel: true }));
	} catch (error) {
		if (error instanceof ApiError) return undefined;
		throw error;
	}
}

/** Where the sound begins and ends, in place of the times of words. */
function wholeTimes(mine: readonly WordTime[], decibels: readonly number[]): WordTime[] {
	const first = decibels.findIndex((value) => value > speechDb);
	const last = decibels.findLastIndex((value) => value > speechDb);
	return stretchedTimes(mine, first * stepMs, (last + 1) * stepMs);
}

/**
 * Lays a reading and the model's (any sound file) on one axis, word below word. Rejects where one of the sounds cannot be
 * read.
 */
export async function compareVoices(
	report: PronunciationReport,
	recording: Blob,
	model: Blob,
): Promise<VoiceComparison> {
	const [mySamples, modelSamples] = await Promise.all([decodeSound(recording), decodeSound(model)]);
	const texts = report.words.filter(({ error }) => error !== 'insertion').map(({ text }) => text);
	const myTimes = timesOf(report);
	const found = await modelTimes(report.text, modelSamples);
	const isFound = found?.length === myTimes.length;
	const [mine, models] = [contoursOf(mySamples), contoursOf(modelSamples)];
	const otherTimes = isFound ? found : wholeTimes(myTimes, models.decibels);
	const { words, width, placesOf } = wordAxis(texts, [myTimes, otherTimes]);
	const [myPlace = () => undefined, modelPlace = () => undefined] = placesOf;
	return {
		words,
		width,
		mine: curvesOf(mine, texts, myTimes, myPlace),
		model: curvesOf(models, texts, otherTimes, modelPlace),
		restsAfter: restsInside(texts, myTimes),
		modelWords: isFound
			? found.flatMap((time, index) => (time ? { text: texts[index] ?? '', ...time } : []))
			: [],
	};
}
