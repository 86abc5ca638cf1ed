import { expect, test } from 'vitest';
import { createFourier } from './fourier.ts';

/** Numbers in no order, the same every time. */
function numbers(length: number, seed: number): Float64Array {
	return Float64Array.from({ length }, (_, index) => Math.sin(seed * (index + 1) ** 2));
}

/** The transform as it is defined. */
function defined(real: Float64Array, imaginary: Float64Array) {
	const size = real.length;
	return Array.from({ length: size }, (_, bin) => {
		let [sumR, sumI] = [0, 0];
		for (let place = 0; place < size; place++) {
			const angle = (-2 * Math.PI * ((bin * place) % size)) / size;
			const [r, i] = [real[place] as number, imaginary[place] as number];
			sumR += r * Math.cos(angle) - i * Math.sin(angle);
			sumI += r * Math.sin(angle) + i * Math.cos(angle);
		}
		return [sumR, sumI] as const;
	});
}

test.each([4, 5, 16, 20, 25, 100, 400])('transforms %i numbers as defined', (size) => {
	const [real, imaginary] = [numbers(size, 1.1), numbers(size, 2.3)];
	const expected = defined(real, imaginary);
	createFourier(size)(real, imaginary);
	expected.forEach(([r, i], bin) => {
		expect(real[bin]).toBeCloseTo(r, 9);
		expect(imaginary[bin]).toBeCloseTo(i, 9);
	});
});

test('refuses a size that is no product of fours and fives', () => {
	expect(() => createFourier(14)).toThrow('14');
});
