import { expect, test } from 'vitest';
import { readSafetensors } from './safetensors.ts';

type Entry = { dtype: string; shape: number[]; data_offsets: number[] };

function fileOf(header: Record<string, unknown>, body: Uint8Array, offset = 0): Uint8Array {
	const text = new TextEncoder().encode(JSON.stringify(header));
	const bytes = new Uint8Array(offset + 8 + text.length + body.length).subarray(offset);
	new DataView(bytes.buffer, offset).setBigUint64(0, BigInt(text.length), true);
	bytes.set(text, 8);
	bytes.set(body, 8 + text.length);
	return bytes;
}

const floats = new Uint8Array(Float32Array.of(1.5, -2, 3, 0.25).buffer);
const gain: Entry = { dtype: 'F32', shape: [2, 2], data_offsets: [0, 16] };

test('tensors and settings are read, wherever the file lies in memory', () => {
	for (const offset of [0, 1, 2, 3]) {
		const file = readSafetensors(fileOf({ __metadata__: { blocks: '7' }, gain }, floats, offset));
		expect(file.setting('blocks')).toBe(7);
		expect(file.tensor('gain', 'F32', [2, 2])).toEqual({
			type: 'F32',
			shape: [2, 2],
			data: Float32Array.of(1.5, -2, 3, 0.25),
		});
	}
});

test('aligned elements are not copied', () => {
	const scale: Entry = { dtype: 'I8', shape: [16], data_offsets: [0, 16] };
	const bytes = fileOf({ scale }, floats);
	expect(readSafetensors(bytes).tensor('scale', 'I8').data.buffer).toBe(bytes.buffer);
});

test('a tensor that is missing, or of another type or shape than asked for, is named', () => {
	const file = readSafetensors(fileOf({ gain }, floats));
	expect(() => file.tensor('bias')).toThrow('tensor bias: missing');
	expect(() => file.tensor('gain', 'I8')).toThrow('tensor gain: F32, expected I8');
	expect(() => file.tensor('gain', 'F32', [4])).toThrow('tensor gain: shape [2,2], expected [4]');
});

test('a setting that is missing or no number is named', () => {
	const file = readSafetensors(fileOf({ __metadata__: { blocks: 'many' } }, floats));
	expect(() => file.setting('blocks')).toThrow('blocks: no number but many');
	expect(() => file.setting('residual')).toThrow('residual: no number');
});

test('a file cut off at any place is refused', () => {
	const bytes = fileOf({ gain }, floats);
	for (let length = 0; length < bytes.length; length++) {
		expect(() => readSafetensors(bytes.subarray(0, length))).toThrow(/ends/);
	}
	expect(() => readSafetensors(bytes.subarray(0, -1))).toThrow('tensor gain: the file ends within it');
});

test.each([
	['an unknown type', { ...gain, dtype: 'toString' }, 'unknown type toString'],
	['a shape that its bytes do not fill', { ...gain, shape: [2, 3] }, '16 bytes for 6 elements of F32'],
	['a negative length', { ...gain, shape: [-2, -2] }, 'malformed shape'],
	['a place that is none', { ...gain, data_offsets: [0] }, 'malformed place'],
	['no description', null, 'unknown type'],
])('a tensor with %s is named', (_, entry, message) => {
	expect(() => readSafetensors(fileOf({ gain: entry }, floats))).toThrow(`tensor gain: ${message}`);
});

test('a header that is no object is refused', () => {
	const bytes = fileOf({}, floats);
	bytes.set(new TextEncoder().encode('[]'), 8);
	expect(() => readSafetensors(bytes)).toThrow('no JSON object');
	bytes.set(new TextEncoder().encode('{{'), 8);
	expect(() => readSafetensors(bytes)).toThrow('no JSON');
});
