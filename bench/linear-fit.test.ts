import { expect, it } from 'vitest';
import { fitLine } from './linear-fit.ts';

it('finds the slope of a line that holds exactly', () => {
	const points = Array.from({ length: 10 }, (_, x) => ({ x, y: 3 - 2 * x }));
	for (const figure of Object.values(fitLine(points))) expect(figure).toBeCloseTo(-2, 10);
});

it('gives the interval of a textbook case', () => {
	// Anscombe's first set: slope 0.500, standard error 0.1179, t of nine degrees of freedom 2.262.
	const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
	const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
	const { slope, low, high } = fitLine(xs.map((x, place) => ({ x, y: ys[place] as number })));
	expect(slope).toBeCloseTo(0.5001, 4);
	expect(low).toBeCloseTo(0.5001 - 2.262 * 0.1179, 2);
	expect(high).toBeCloseTo(0.5001 + 2.262 * 0.1179, 2);
});

it('does not take too few points for a line', () => {
	expect(() => fitLine([1, 2, 3, 4, 5, 6].map((x) => ({ x, y: x })))).toThrow(/seven/);
});
