import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

type Sound = { word: number; score0to2: number; unsure?: boolean };

const linear = (value: number) => Math.max(0, Math.min(100, 50 * value));
/** All words low on their own scale, as a learner's are beside others'. */
const strict = (value: number) => Math.max(0, 50 * value - 40);

/** A reading of two words. */
function read(sounds: Sound[], word = linear) {
	return readingOf(sounds, {
		wordCount: 2,
		extra: [],
		frameMs: 20,
		scales: { sound: linear, word, soundsPerSecond: linear, pauseShare: linear, wordsPerRun: linear },
		judgedSound: ({ score0to2, unsure = false }) => ({
			...{ phone: 'AH', startMs: 0, endMs: 20, unsure },
			score0to100: linear(score0to2),
		}),
		resembles: () => true,
	});
}
const scoresOf = (sounds: Sound[], word?: typeof linear) =>
	read(sounds, word).words.map(({ score0to100 }) => score0to100);

const right = { word: 0, score0to2: 1.8 };
const other = { word: 1, score0to2: 1.8 };

test('a word with a sound that is surely wrong is poor, however good the others are', () => {
	const wrong = { word: 0, score0to2: 0.9 };
	expect(scoresOf([right, right, right, right, wrong, other])[0]).toBe(50);
});

test('a word is poor only where a sound of it is wrong or in doubt', () => {
	expect(scoresOf([right, other], strict)).toEqual([51, 51]);
	expect(scoresOf([{ ...right, unsure: true }, other], strict)).toEqual([50, 51]);
});

test('the accuracy is the mean of the words that were said, and never falls where a sound gets better', () => {
	expect(read([right]).accuracy0to100).toBe(90);
	const accuracies = [0, 0.4, 0.8, 0.99, 1.02, 1.3, 2].map(
		(score0to2) => read([right, { word: 0, score0to2 }, other]).accuracy0to100,
	);
	expect(accuracies).toEqual([...accuracies].sort((first, second) => first - second));
	expect(accuracies[0]).toBeLessThan(accuracies.at(-1) as number);
});
