import { expect, test } from 'vitest';
import { levelEnds, levelName, reaches } from './level-words.ts';

test('places on the line of levels are read as levels and their upper halves', () => {
	expect([0.9, 1, 2.5, 3.49, 4.99, 6.9].map(levelName)).toEqual([undefined, 'A1', 'A2+', 'B1', 'B2+', 'C2+']);
});

test('an interval is told by both ends, and what is below A1 in words', () => {
	expect(levelEnds({ lowest: 3.2, highest: 4.6 }, 'below A1')).toEqual(['B1', 'B2+']);
	expect(levelEnds({ lowest: 0.5, highest: 1.2 }, 'below A1')).toEqual(['below A1', 'A1']);
});

test('whether an estimate reaches all that a part can show', () => {
	expect(reaches({ lowest: 3.2, highest: 3.9 }, 'B1')).toBe(true);
	expect(reaches({ lowest: 3.2, highest: 3.5 }, 'B1')).toBe(false);
	expect(reaches({ lowest: 3.2, highest: 3.9 }, undefined)).toBe(false);
});
