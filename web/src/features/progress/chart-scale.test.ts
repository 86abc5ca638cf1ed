import { expect, test } from 'vitest';
import { scaleOf, trailingMeans } from './chart-scale.ts';

test.each([
	[
		[92, 118, 104],
		[90, 100, 110, 120],
	],
	[
		[0, 7.5, 3],
		[0, 2.5, 5, 7.5],
	],
	[[50], [40, 60]],
	[[0], [0, 0.5]],
	[
		[61, 99.9],
		[40, 60, 80, 100],
	],
	[
		[3, 4, 3.5],
		[2.5, 3, 3.5, 4],
	],
])('the ticks of %j are %j', (values, ticks) => {
	expect(scaleOf(values)).toEqual({ min: ticks[0], max: ticks.at(-1), ticks });
});

test('all values lie between the lowest and the highest tick, which are few and never below zero', () => {
	for (let low = 0; low < 200; low += 7.3) {
		for (let spread = 0; spread < 500; spread += 11.7) {
			const { min, max, ticks } = scaleOf([low, low + spread]);
			expect(min).toBeGreaterThanOrEqual(0);
			expect(min).toBeLessThanOrEqual(low);
			expect(max).toBeGreaterThanOrEqual(low + spread);
			expect(max).toBeGreaterThan(min);
			expect(ticks.length).toBeGreaterThanOrEqual(2);
			expect(ticks.length).toBeLessThanOrEqual(6);
		}
	}
});

test('the trailing mean takes in at most so many values', () => {
	expect(trailingMeans([1, 2, 3, 10], 3)).toEqual([1, 1.5, 2, 5]);
	expect(trailingMeans([], 3)).toEqual([]);
});
