import { expect, it } from 'vitest';
import { fitLogistic } from './logistic.ts';

it('finds the odds of what was seen', () => {
	const seen = (value: number, rights: number, wrongs: number) => [
		...Array.from({ length: rights }, () => ({ evidence: [1, value], right: true })),
		...Array.from({ length: wrongs }, () => ({ evidence: [1, value], right: false })),
	];
	const [constant = 0, weight = 0] = fitLogistic([...seen(0, 200, 800), ...seen(1, 800, 200)]);
	const likely = (value: number) => 1 / (1 + Math.exp(-constant - weight * value));
	expect(likely(0)).toBeCloseTo(0.2, 2);
	expect(likely(1)).toBeCloseTo(0.8, 2);
});

it('keeps weights small where everything seen was of one kind', () => {
	const always = [0, 1, 2].map((value) => ({ evidence: [1, value], right: value > 0 }));
	for (const weight of fitLogistic(always)) expect(Math.abs(weight)).toBeLessThan(10);
});
