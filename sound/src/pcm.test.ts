import { expect, test } from 'vitest';
import { concatPcm16, floatToPcm16, pcm16ToFloat } from './pcm.ts';

test('every 16-bit sample survives the way to float and back', () => {
	const all = Int16Array.from({ length: 65_536 }, (_, index) => index - 32_768);
	expect(floatToPcm16(pcm16ToFloat(all))).toEqual(all);
});

test('floats come back within half a step', () => {
	const floats = Float32Array.from({ length: 1_000 }, (_, index) => Math.sin(index) * 0.999);
	const back = pcm16ToFloat(floatToPcm16(floats));
	for (const [index, sample] of floats.entries())
		expect(Math.abs((back[index] as number) - sample)).toBeLessThanOrEqual(0.5 / 32_768);
});

test('floats out of range are clamped and no number is silence', () => {
	const pcm = floatToPcm16(Float32Array.of(1, 5, Number.POSITIVE_INFINITY, -1, -5, Number.NaN));
	expect([...pcm]).toEqual([32_767, 32_767, 32_767, -32_768, -32_768, 0]);
});

test('parts are joined in order into a copy', () => {
	const first = Int16Array.of(1, 2);
	const joined = concatPcm16([first, new Int16Array(), Int16Array.of(3)]);
	first[0] = 9;
	expect([...joined]).toEqual([1, 2, 3]);
	expect(concatPcm16([])).toHaveLength(0);
});
