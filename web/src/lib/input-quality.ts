import { speechSampleRateHz } from '@henry/contract/limits.ts';

/** Frames of 20 ms. */
const frameSamples = speechSampleRateHz / 50;
/** What is weaker than this is no sound at all. */
const silenceDb = -100;
/** Speech weaker than this is no speech to Henry's ear either (`sound/src/speech-activity.ts`). */
const inaudibleDb = -52;
/** Ours: speech close to a microphone is louder. */
const quietDb = -42;
/** Ours: recognisers begin to suffer where speech stands out less from what else is heard. */
const noisyBelowDb = 15;
/** A sample this close to the limit is taken to have been cut, and so many of them to be heard. */
const clippedFrom0to1 = 0.99;
const clippedShare = 0.000_5;

/** How a voice came through: levels in decibels below full scale, which is 0. */
export type InputQuality = {
	verdict: 'nothing' | 'clipped' | 'quiet' | 'noisy' | 'good';
	/** The loudest sample. */
	peakDb: number;
	/** The mean power of the louder segments, which are speech where anybody speaks, and of the others. */
	speechDb: number;
	pausesDb: number;
};

const decibels = (level0to1: number) => Math.max(silenceDb, 20 * Math.log10(level0to1));

function rootMeanSquare(samples: Float32Array): number {
	return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** The mean power of frames. */
function levelOf(framesDb: readonly number[]): number {
	const power = framesDb.reduce((sum, frameDb) => sum + 10 ** (frameDb / 10), 0) / (framesDb.length || 1);
	return Math.max(silenceDb, 10 * Math.log10(power));
}

function verdictOf({ speechDb, pausesDb }: Omit<InputQuality, 'verdict'>, isClipped: boolean) {
	if (speechDb < inaudibleDb) return 'nothing';
	if (isClipped) return 'clipped';
	if (speechDb < quietDb) return 'quiet';
	return speechDb - pausesDb < noisyBelowDb ? 'noisy' : 'good';
}

/**
 * Judges a recording of somebody who speaks with pauses (samples of -1 to 1, at 16 kHz). Frames louder than the middle
 * between the quietest and the loudest tenth count as speech.
 */
export function inputQuality(samples: Float32Array): InputQuality {
	const framesDb = Array.from({ length: Math.floor(samples.length / frameSamples) }, (_, index) =>
		decibels(rootMeanSquare(samples.subarray(index * frameSamples, (index + 1) * frameSamples))),
	);
	const sorted = framesDb.toSorted((one, other) => one - other);
	const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? silenceDb;
	const middleDb = (at(0.1) + at(0.9)) / 2;
	const peak0to1 = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
	const clipped = samples.filter((sample) => Math.abs(sample) >= clippedFrom0to1).length;
	const levels = {
		peakDb: decibels(peak0to1),
		speechDb: levelOf(framesDb.filter((frameDb) => frameDb >= middleDb)),
		pausesDb: levelOf(framesDb.filter((frameDb) => frameDb < middleDb)),
	};
	return { ...levels, verdict: verdictOf(levels, clipped > clippedShare * samples.length) };
}
