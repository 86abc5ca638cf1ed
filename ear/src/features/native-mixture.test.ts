import { expect, test } from 'vitest';
import { createMixtures } from './native-mixture.ts';

const shape = { phones: 2, states: 3, densities: 8 };
const phoneWeights = shape.states * shape.densities;
const weights = [1, 2].map((seed) =>
	Float32Array.from(
		{ length: shape.phones * phoneWeights },
		(_, index) => Math.sin(seed + index * index) ** 2,
	),
);

test('each state sums up the densities relative to the best one, by its weights', () => {
	const rows = 3;
	const mixtures = createMixtures(shape, weights, rows);
	const logDensities = Float32Array.from(
		{ length: rows * 16 },
		(_, index) => 300 * Math.cos(index * index) - 500,
	);
	for (const [stream, values] of weights.entries()) {
		mixtures.logDensities.set(logDensities);
		const mixed = mixtures.mix(stream, rows);
		for (let place = 0; place < rows * shape.phones; place++) {
			const own = logDensities.subarray(place * 8, (place + 1) * 8);
			const top = Math.max(...own);
			expect(mixed[place * 4]).toBe(top);
			for (let state = 0; state < shape.states; state++) {
				const from = (place % shape.phones) * phoneWeights + state * 8;
				const sum = own.reduce(
					(total, value, density) => total + Math.exp(value - top) * (values[from + density] as number),
					0,
				);
				expect((mixed[place * 4 + 1 + state] as number) / sum).toBeCloseTo(1, 4);
			}
		}
	}
});

test('a number of densities that vectors do not divide is refused', () => {
	expect(() => createMixtures({ ...shape, densities: 6 }, weights, 1)).toThrow('6 densities');
});
