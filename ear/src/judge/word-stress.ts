import { readSafetensors } from '#ear/files/safetensors.ts';
import { type LayerFrames, layerFrameMs, vowelPhones } from './heard-phones.ts';
import type { JudgedWord, OtherStress, Reading } from './reading.ts';

/** What tells a stressed vowel of a word from the others; made by training/judge/stress.py. */
export type StressModel = {
	/** [width] how much each number of a frame speaks for stress. */
	weights: Float32Array;
	/** What is added for a word's first vowel, for its last, and for the last of the whole reading. */
	bias: { first: number; last: number; lastOfAll: number };
	/** From where on in the logarithm of the odds a stress is in doubt, and from where on it is surely wrong. */
	limits: { doubtFrom: number; wrongFrom: number };
};

/** A vowel of a word: its frames. */
export type VowelFrames = { startFrame: number; endFrame: number };

/** The vowels of a judged word. */
export function vowelsOf({ sounds }: JudgedWord): VowelFrames[] {
	return sounds
		.filter(({ phone }) => vowelPhones.has(phone))
		.map(({ startMs, endMs }) => ({
			startFrame: Math.round(startMs / layerFrameMs),
			endFrame: Math.round(endMs / layerFrameMs),
		}));
}

/** Reads the model's file. Throws where it is damaged. */
export function readStressModel(bytes: Uint8Array): StressModel {
	const file = readSafetensors(bytes);
	const [first = 0, last = 0, lastOfAll = 0] = file.tensor('bias', 'F32', [3]).data;
	const [doubtFrom = 0, wrongFrom = 0] = file.tensor('limits', 'F32', [2]).data;
	return {
		weights: file.tensor('weights', 'F32').data,
		bias: { first, last, lastOfAll },
		limits: { doubtFrom, wrongFrom },
	};
}

/** The mean of what was heard of a vowel: [width]. */
export function meanFrame(
	{ startFrame, endFrame }: VowelFrames,
	{ layers, width }: LayerFrames,
): Float32Array {
	const end = Math.max(startFrame + 1, endFrame);
	return Float32Array.from({ length: width }, (_, index) => {
		let sum = 0;
		for (let frame = startFrame; frame < end; frame++) sum += layers[frame * width + index] ?? 0;
		return sum / (end - startFrame);
	});
}

/** How strongly each vowel of a word sounds: differences are logarithms of the odds that this one has the main stress. */
function strengths(
	vowels: readonly VowelFrames[],
	endsReading: boolean,
	frames: LayerFrames,
	model: StressModel,
): number[] {
	const { first, last, lastOfAll } = model.bias;
	return vowels.map((vowel, place) => {
		const heard = meanFrame(vowel, frames).reduce(
			(sum, value, index) => sum + value * (model.weights[index] as number),
			0,
		);
		const isLast = place === vowels.length - 1;
		return heard + (place === 0 ? first : 0) + (isLast ? (endsReading ? lastOfAll : last) : 0);
	});
}

/** The number of the greatest of some values. */
const greatest = (numbers: readonly number[], values: readonly number[]) =>
	numbers.reduce((best, number) => ((values[number] as number) > (values[best] as number) ? number : best));

/**
 * Whether a word was stressed on another vowel than usual: a choice among its vowels by a linear model of what was heard of
 * each (conditional logit, McFadden 1974). `ways`: how it may be stressed, a digit a vowel (1 main, 2 weaker, 0 none); one that
 * may have any stress counts as right. Undefined where the stress was as usual, or nobody knows.
 */
export function otherStress(
	word: { vowels: readonly VowelFrames[]; ways: readonly string[]; endsReading: boolean },
	frames: LayerFrames,
	model: StressModel,
): OtherStress | undefined {
	const { vowels, endsReading } = word;
	const ways = word.ways.filter((way) => way.length === vowels.length);
	const numbers = vowels.map((_, number) => number);
	const usualOnes = numbers.filter((number) => ways.some((way) => way[number] === '1'));
	const wrongOnes = numbers.filter((number) => ways.every((way) => way[number] === '0'));
	if (usualOnes.length === 0 || wrongOnes.length === 0) return undefined;
	const strength = strengths(vowels, endsReading, frames, model);
	const [usual, heard] = [greatest(usualOnes, strength), greatest(wrongOnes, strength)];
	const odds = (strength[heard] as number) - (strength[usual] as number);
	if (odds < model.limits.doubtFrom) return undefined;
	return { vowels: vowels.length, usual, heard, unsure: odds < model.limits.wrongFrom };
}

/** A reading with the words that were stressed on another vowel than usual. `ways`: how each word may be stressed. */
export function withStresses(
	reading: Reading,
	ways: readonly (readonly string[])[],
	frames: LayerFrames,
	model: StressModel,
): Reading {
	const words = reading.words.map((word, index): JudgedWord => {
		const endsReading = index === reading.words.length - 1;
		const heard = { vowels: vowelsOf(word), ways: ways[index] ?? [], endsReading };
		const stress = otherStress(heard, frames, model);
		return stress ? { ...word, stress } : word;
	});
	return { ...reading, words };
}
