import { expect, test } from 'vitest';
import { createPowerSpectrum } from './power-spectrum.ts';

test.each([4, 16, 512])('%i samples have the power of their discrete Fourier transform', (size) => {
	const frame = Float64Array.from({ length: size }, (_, n) => Math.sin(n * n) + 0.3);
	const power = new Float64Array(size / 2 + 1);
	createPowerSpectrum(size)(frame, power);
	for (const [bin, value] of power.entries()) {
		let real = 0;
		let imaginary = 0;
		for (const [n, sample] of frame.entries()) {
			real += sample * Math.cos((2 * Math.PI * bin * n) / size);
			imaginary += sample * Math.sin((2 * Math.PI * bin * n) / size);
		}
		expect(value).toBeCloseTo(real ** 2 + imaginary ** 2, 8);
	}
});
