import { speechFigures } from '@henry/contract/speech-figures.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** In what tellings of a story are compared. */
export const storyMeasures = [
	'seconds',
	'words',
	'wordsPerMinute',
	'pausesPer100Words',
	'wordsBetweenPauses',
] as const;
type StoryMeasure = (typeof storyMeasures)[number];

/**
 * What was counted of a telling, from its first to its last word; null where too little was said. The mean length of a
 * run between pauses and the rate of pauses are what tells fluent speech (Tavakoli, Nakatsuhara and Hunter 2017); per 100
 * words, so that a longer telling compares with a shorter one.
 */
export type StoryFigures = Record<StoryMeasure, number | null>;

/** Fewer words tell nothing of how somebody speaks. */
const fewestWords = 10;

/** Counts the words of a telling, their speed and the pauses between them; nothing else of it is judged. */
export function storyFigures(words: readonly TranscriptWord[]): StoryFigures {
	const { words: count, spokenSeconds, wordsPerMinute, pauses } = speechFigures(words);
	const isEnough = count >= fewestWords;
	return {
		seconds: count > 0 ? spokenSeconds : null,
		words: count,
		wordsPerMinute: isEnough ? wordsPerMinute : null,
		pausesPer100Words: isEnough ? (100 * pauses) / count : null,
		wordsBetweenPauses: isEnough ? count / (pauses + 1) : null,
	};
}
