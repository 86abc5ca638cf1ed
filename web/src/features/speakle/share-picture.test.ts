import { expect, test } from 'vitest';
import { aReport } from '#web/lib/report-for-tests.ts';
import { placeWords, sharedScore, sharedWords } from './share-picture.ts';

test('the picture has every word of the sentence in its level, doubt and omission included', () => {
	expect(sharedWords(aReport()).map(({ text, level, isOmitted }) => [text, level, isOmitted])).toEqual([
		['I', 'good', false],
		['think', 'poor', false],
		['this', 'fair', false],
		['is', 'unsure', false],
		['near', 'poor', false],
		['the', 'poor', true],
		['window.', 'good', false],
	]);
});

test('its score is the one of the report', () => {
	expect(sharedScore(aReport({ overall0to100: 80.6 }))).toBe(81);
});

test('words go on in the next line where they would be too wide, and a long one has a line of its own', () => {
	const words = ['aaaa', 'bbbb', 'cccccccccccc', 'd'].map((text) => ({
		text,
		level: 'good' as const,
		isOmitted: false,
	}));
	const placed = placeWords(words, { size: 10, space: 5, maxWidth: 100 }, (text) => text.length * 10);
	expect(placed.map(({ text, x, y }) => [text, x, y])).toEqual([
		['aaaa', 0, 10],
		['bbbb', 45, 10],
		['cccccccccccc', 0, 25.5],
		['d', 0, 41],
	]);
});
