import { expect, test } from 'vitest';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { resultsByActivity } from './result-points.ts';

test('each measure that an activity has becomes points, oldest first, and others are left out', () => {
	const results = [
		aResult({ atMs: 3, title: 'Travel', measures: { wordsPerMinute: 110 } }),
		aResult({ atMs: 2, activity: 'aptis', measures: { estimate0to5: 3, words: 80 } }),
		aResult({ atMs: 1, measures: { wordsPerMinute: 90, spokenSeconds: 30 } }),
	];
	const [speech, aptis, ...more] = resultsByActivity(results);
	expect(more).toEqual([]);
	expect(speech?.activity).toBe('grammarSpeech');
	expect(speech?.measures.map(({ measure }) => measure)).toEqual(['wordsPerMinute']);
	expect(speech?.measures[0]?.points).toMatchObject([
		{ atMs: 1, value: 90, title: 'Family' },
		{ atMs: 3, value: 110, title: 'Travel' },
	]);
	expect(aptis?.measures.map(({ measure, points }) => [measure, points.length])).toEqual([
		['estimate0to5', 1],
	]);
});

test('practice that measured nothing has no chart', () => {
	expect(resultsByActivity([aResult({ measures: { words: 3, spokenSeconds: 2 } })])).toEqual([]);
});

test('what was practised in the four weeks before does not count again; the review does', () => {
	const measured = { speakle: 'pronunciation0to100', review: 'reviewRight0to100' };
	const again = (atMs: number, day: string, activity: 'speakle' | 'review') =>
		aResult({ atMs, day, activity, title: 'I think so.', measures: { [measured[activity]]: atMs } });
	const results = [
		again(4, '2026-04-20', 'speakle'),
		again(3, '2026-03-20', 'speakle'),
		again(1, '2026-03-01', 'speakle'),
		again(6, '2026-03-02', 'review'),
		again(5, '2026-03-01', 'review'),
	];
	const [speakle, review] = resultsByActivity(results);
	expect(speakle?.measures[0]?.points.map(({ atMs }) => atMs)).toEqual([1, 4]);
	expect(review?.measures[0]?.points).toHaveLength(2);
});
