import { expect, test } from 'vitest';
import { halfFloatsToFloats } from './half-floats.ts';

test('half-precision numbers become single ones', () => {
	const bits = [0x0000, 0x8000, 0x3c00, 0xc000, 0x3555, 0x7bff, 0x0001, 0x7c00, 0xfc00];
	const expected = [
		0,
		-0,
		1,
		-2,
		1365 / 4096,
		65_504,
		2 ** -24,
		Number.POSITIVE_INFINITY,
		Number.NEGATIVE_INFINITY,
	];
	expect([...halfFloatsToFloats(Uint16Array.from(bits))]).toEqual(expected);
	expect(halfFloatsToFloats(Uint16Array.of(0x7e00))[0]).toBeNaN();
});
