import { expect, test } from 'vitest';
import { placeInRow, startsOfRows } from './sorted-rows.ts';

test('each row begins where the one before it ends', () => {
	expect([...startsOfRows(Uint16Array.of(2, 0, 3))]).toEqual([0, 2, 2, 5]);
});

test('a value is found in its own row alone', () => {
	const values = Uint16Array.of(3, 8, 1, 3, 9);
	expect([1, 3, 9].map((value) => placeInRow(values, 2, 5, value))).toEqual([2, 3, 4]);
	expect(placeInRow(values, 2, 5, 8)).toBe(-1);
	expect(placeInRow(values, 0, 2, 9)).toBe(-1);
	expect(placeInRow(values, 2, 2, 1)).toBe(-1);
});
