import type { Anchors } from './level-scale.ts';

/**
 * What each measure is in the middle of each level, A1 to C2. Our own choice, not fitted to examiners' marks: shares and
 * counts in 100 words, words a minute, words between two pauses, MTLD, scores of sounds from 0 to 100, and shares of turns with a
 * partner.
 */
export const anchors = {
	mistakes: [7, 4.5, 2.6, 1.5, 0.85, 0.35],
	range: [0.9, 3.3, 6.6, 11, 16, 21],
	clauses: [0.3, 1.4, 3.5, 5.7, 7.4, 8.9],
	phrases: [3, 3.4, 3.8, 4.2, 4.9, 5.7],
	rich: [0.01, 0.03, 0.06, 0.11, 0.17, 0.23],
	diversity: [40, 57, 80, 97, 110, 125],
	wordChoices: [6, 4, 2.2, 1.2, 0.6, 0.2],
	speed: [45, 70, 95, 120, 142, 160],
	silence: [0.6, 0.5, 0.38, 0.28, 0.2, 0.14],
	runs: [2, 3.2, 4.8, 7, 9.5, 13],
	connectives: [0.7, 2, 5, 9, 12.5, 16],
	sounds: [45, 58, 68, 78, 86, 93],
	freeSounds: [50, 62, 72, 81, 88, 93],
	reactions: [0.2, 0.4, 0.6, 0.78, 0.9, 0.98],
	questions: [0.02, 0.08, 0.17, 0.28, 0.4, 0.55],
	reasons: [0.05, 0.2, 0.4, 0.6, 0.78, 0.92],
	wordsOfTurn: [5, 10, 18, 28, 40, 52],
} satisfies Record<string, Anchors>;
