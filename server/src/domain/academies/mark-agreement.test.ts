import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreementOf, quadraticKappa } from './mark-agreement.ts';

const scale = { lowest: 0 as const, highest: 5, step: 0.5 as const, cuts: {} };
const mark = fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2);
const pairs = fc.array(fc.tuple(mark, mark), { minLength: 2, maxLength: 60 });

test('kappa is 1 for the same marks, 0 where one says nothing of the other, and as worked out by hand', () => {
	expect(
		quadraticKappa(
			[
				[1, 1],
				[2, 2],
				[4, 4],
			],
			scale,
		),
	).toBe(1);
	expect(
		quadraticKappa(
			[
				[1, 1],
				[1, 2],
				[2, 1],
				[2, 2],
			],
			scale,
		),
	).toBe(0);
	// Observed squared distances in steps: 4, 0, 0, 4. By chance: 2² + 4² over 16 pairs of marks of each.
	expect(
		quadraticKappa(
			[
				[1, 2],
				[2, 2],
				[3, 3],
				[4, 3],
			],
			scale,
		),
	).toBeCloseTo(1 - 2 / 6);
	expect(
		quadraticKappa(
			[
				[3, 3],
				[3, 3],
			],
			scale,
		),
	).toBeUndefined();
});

test('kappa is the same whoever is named first, and never above 1', () => {
	fc.assert(
		fc.property(pairs, (all) => {
			const [kappa, turned] = [all, all.map(([one, other]) => [other, one] as const)].map((each) =>
				quadraticKappa(each, scale),
			);
			expect(turned ?? 2).toBeCloseTo(kappa ?? 2);
			expect(kappa ?? 1).toBeLessThanOrEqual(1);
		}),
	);
});

test('the mean difference says who is milder, the distance how far apart they are', () => {
	expect(
		agreementOf(
			[
				[3, 2],
				[2, 3],
				[4, 2.5],
			],
			scale,
		),
	).toMatchObject({
		...{ answers: 3, meanDifference: 0.5 },
		meanDistance: expect.closeTo(3.5 / 3),
	});
	expect(agreementOf([], scale)).toBeNull();
});
