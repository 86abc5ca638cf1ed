import { expect, test } from 'vitest';
import { shortAnswer } from './short-answer.ts';
import { heard } from './spoken-answers-for-tests.ts';

test.each([
	['a dentist', 'right'],
	['It’s a dentist.', 'right'],
	['Who looks after people’s teeth? A dentist.', 'right'],
	['a doctor', 'wrong'],
	['they are dentistry', 'wrong'],
	['a dentist, a pilot or a tailor', 'unsure'],
	['', 'wrong'],
])('%s', (said, verdict) => {
	expect(shortAnswer(['dentist', 'dentists'], heard(said)).verdict).toBe(verdict);
});

test('where the recogniser doubts what it rests on, nobody knows', () => {
	const doubted = { doubts: () => true };
	expect(shortAnswer(['dentist'], heard('dentist', doubted))).toEqual({
		verdict: 'unsure',
		answer: 'dentist',
	});
	expect(shortAnswer(['dentist'], heard('tennis', doubted)).verdict).toBe('unsure');
});
