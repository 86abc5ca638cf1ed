import { expect, test } from 'vitest';
import { rootMeanSquare } from './level.ts';

test('silence and no samples have level zero', () => {
	expect(rootMeanSquare(new Int16Array(100))).toBe(0);
	expect(rootMeanSquare(new Int16Array())).toBe(0);
});

test('a full-scale square wave has level one', () => {
	expect(rootMeanSquare(Int16Array.of(-32_768, -32_768))).toBe(1);
});

test('a sine has its amplitude over the root of two', () => {
	const sine = Int16Array.from(
		{ length: 1_600 },
		(_, index) => 16_384 * Math.sin((2 * Math.PI * index) / 16),
	);
	expect(rootMeanSquare(sine)).toBeCloseTo(0.5 / Math.SQRT2, 4);
});
