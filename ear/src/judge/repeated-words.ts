import { alignReading, type ExtraSpeech } from './reading-alignment.ts';

/** Words of a text by number, from the first one to the one after the last. */
export type WordRange = { from: number; to: number };

/** So many words at most are looked for: who begins a sentence anew has seldom said more of it. */
const mostWords = 8;
/** Longer speech than this, ten to fifteen seconds, repeats more than that, and would take long to look through. */
const mostFrames = 500;
/** Of a word that broke off, so many sounds at least must be there. */
const fewestSounds = 2;
/**
 * So much less likely than its likeliest phones, a frame (natural logarithm), may speech be that repeats words. Of a native
 * voice's sentences with pieces said twice it was 1.95 at most, with pieces of other sentences 2.75 at least, on either network (measured once).
 */
const mostUnlike = 2;
/** Nothing is left out of what is repeated, and nothing else is said. */
const wholly = {
	omittedWord: Number.POSITIVE_INFINITY,
	extraSpeech: Number.POSITIVE_INFINITY,
	extraFrame: 0,
};

type Ways = readonly (readonly number[])[];

/** A word that may break off. */
const brokenOff = (ways: Ways): number[][] => {
	const prefixes = ways.flatMap((phones) =>
		phones.map((_, place) => phones.slice(0, place + 1)).filter(({ length }) => length >= fewestSounds),
	);
	return [...ways.map((phones) => [...phones]), ...prefixes];
};

/** The words right before a place, and those right after it, of which the last may break off. */
function neighbours(words: readonly Ways[], place: number): { range: WordRange; ways: Ways[] }[] {
	const counts = Array.from({ length: mostWords }, (_, index) => index + 1);
	const before = counts
		.filter((count) => count <= place)
		.map((count) => ({
			range: { from: place - count, to: place },
			ways: words.slice(place - count, place),
		}));
	const after = counts
		.filter((count) => place + count <= words.length)
		.map((count) => ({
			range: { from: place, to: place + count },
			ways: [...words.slice(place, place + count - 1), brokenOff(words[place + count - 1] as Ways)],
		}));
	return [...before, ...after];
}

/** How likely the likeliest phones are, silence among them: the sum over all frames. */
function likeliest(posteriors: Float32Array, targets: number): number {
	let sum = 0;
	for (let start = 0; start < posteriors.length; start += targets)
		sum += posteriors.subarray(start, start + targets).reduce((best, value) => Math.max(best, value));
	return sum;
}

/**
 * The words of the text next to some extra speech that are said in it once more: a repetition, or a sentence begun anew.
 * Undefined where it is something else. `posteriors`: as of `alignReading`.
 */
export function repeatedWords(
	{ startFrame, endFrame, beforeWord }: ExtraSpeech,
	words: readonly Ways[],
	posteriors: Float32Array,
	targets: number,
): WordRange | undefined {
	if (endFrame - startFrame > mostFrames) return undefined;
	const heard = posteriors.subarray(startFrame * targets, endFrame * targets);
	const free = likeliest(heard, targets);
	let best: { range: WordRange; likeness: number } | undefined;
	for (const { range, ways } of neighbours(words, beforeWord)) {
		const { logProbability } = alignReading(ways, heard, targets, wholly);
		const likeness = (logProbability - free) / (endFrame - startFrame);
		if (likeness > (best?.likeness ?? Number.NEGATIVE_INFINITY)) best = { range, likeness };
	}
	return best && best.likeness >= -mostUnlike ? best.range : undefined;
}
