import { expect, test } from 'vitest';
import { scoreLevel, shownScore } from './score-level.ts';

test('above 80 is good, above 50 to 80 fair, 50 or less poor', () => {
	expect([100, 80.1, 80, 50.1, 50, 0].map((score) => scoreLevel(score))).toEqual([
		'good',
		'good',
		'fair',
		'fair',
		'poor',
		'poor',
	]);
});

test('doubt is neither right nor wrong, whatever the score', () => {
	expect([0, 60, 90].map((score) => scoreLevel(score, true))).toEqual(['unsure', 'unsure', 'unsure']);
});

test('the number that is shown has the colour of the score', () => {
	for (const score of [0, 49.6, 50, 50.3, 79.6, 80, 80.2, 100]) {
		expect(scoreLevel(shownScore(score))).toBe(scoreLevel(score));
	}
});
