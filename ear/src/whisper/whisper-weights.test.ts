import { expect, test } from 'vitest';
import type { CTranslate2File } from '#ear/files/ctranslate2-file.ts';
import { readWhisperAdapter } from './whisper-adapter.ts';
import { layOutWhisper, type WhisperLayout } from './whisper-weights.ts';

const layout: WhisperLayout = {
	bytes: 256,
	spokenTokens: { pattern: '', special: [0, 0], count: 2 },
	tensors: [
		{ name: 'layer/weight', form: 'columns', shape: [3, 2], offset: 0, bytes: 6 },
		{ name: 'layer/scales', form: 'column scales', shape: [2], offset: 8, bytes: 8 },
		{ name: 'layer/bias', form: 'floats', shape: [2], offset: 16, bytes: 8 },
		{ name: 'decoder/embeddings/weight', form: 'blocks', shape: [2, 2, 2], offset: 32, bytes: 8 },
		{ name: 'decoder/embeddings/scales', form: 'block scales', shape: [2, 2], offset: 64, bytes: 16 },
	],
};
const embeddings = new Float32Array(51_865 * 4);
embeddings.set([1, -2, 0, 0], 4 * 7);
embeddings.set([4, 4, -8, 2], 4 * 50_257);
const variables: Record<string, number[] | Float32Array> = {
	'layer/weight': [1, 2, -4, 0, 0, 0],
	'layer/bias': [0.5, 0.25],
	'decoder/embeddings/weight': embeddings,
};
const published: CTranslate2File = { numbers: (name) => Float32Array.from(variables[name] ?? []) };
const tokens = [7, 50_257];

/** The weights of `layer`, [outputs, inputs], out of their eight bits. */
function layerOf(file: Uint8Array): number[][] {
	const scales = new Float32Array(file.slice(8, 16).buffer);
	const matrix = new Int8Array(file.slice(0, 6).buffer);
	return [0, 1].map((output) =>
		[0, 1, 2].map((input) => (matrix[2 * input + output] as number) * (scales[output] as number)),
	);
}

/** A file in the safetensors format, of single-precision numbers. */
function safetensors(
	metadata: Record<string, string>,
	tensors: Record<string, { shape: number[]; data: number[] }>,
): Uint8Array {
	let length = 0;
	const places = Object.entries(tensors).map(([name, { shape, data }]) => {
		const start = length;
		length += 4 * data.length;
		return [name, { dtype: 'F32', shape, data_offsets: [start, length] }];
	});
	const header = JSON.stringify({ __metadata__: metadata, ...Object.fromEntries(places) });
	const padded = new TextEncoder().encode(header.padEnd(Math.ceil(header.length / 8) * 8));
	const numbers = Float32Array.from(Object.values(tensors).flatMap(({ data }) => data));
	const size = new BigUint64Array([BigInt(padded.length)]);
	return Uint8Array.from([...new Uint8Array(size.buffer), ...padded, ...new Uint8Array(numbers.buffer)]);
}

test('lays matrices out in eight bits, each where the networks look for it', () => {
	const file = layOutWhisper(layout, published, tokens);
	const [first, second] = layerOf(file) as [number[], number[]];
	for (const [index, value] of [1, 2, -4].entries()) expect(first[index]).toBeCloseTo(value, 1);
	expect(second).toEqual([0, 0, 0]);
	expect([...new Float32Array(file.slice(16, 24).buffer)]).toEqual([0.5, 0.25]);
	const scales = new Float32Array(file.slice(64, 80).buffer);
	const rows = [...file.slice(32, 40)].map((byte, place) => (byte - 128) * (scales[place >> 1] as number));
	for (const [index, value] of [1, -2, 0, 0, 4, 4, -8, 2].entries())
		expect(rows[index]).toBeCloseTo(value, 1);
});

test('adds what an adapter has learned before it rounds', () => {
	const adapter = readWhisperAdapter(
		safetensors(
			{ scale: '0.5', minWindowSeconds: '5', noRepeatNgram: '3', emptyTranscriptForNoSpeech: 'true' },
			{
				'layer/weight.a': { shape: [2, 1], data: [0, 2] },
				'layer/weight.b': { shape: [1, 3], data: [1, 2, 3] },
				'layer/bias.delta': { shape: [2], data: [1, 0] },
			},
		),
	);
	expect(adapter).toMatchObject({ minWindowSeconds: 5, noRepeatedTokens: 3, mayWriteNothing: true });
	const file = layOutWhisper(layout, published, tokens, adapter);
	const [first, second] = layerOf(file) as [number[], number[]];
	expect(first[2]).toBeCloseTo(-4, 1);
	for (const [index, value] of [1, 2, 3].entries()) expect(second[index]).toBeCloseTo(value, 1);
	expect([...new Float32Array(file.slice(16, 24).buffer)]).toEqual([1, 0.25]);
});

test.each([
	['of another variable', { 'other.delta': { shape: [1], data: [1] } }, 'no variable other'],
	['of another size', { 'layer/bias.delta': { shape: [1], data: [1] } }, 'layer/bias is of another size'],
])('refuses an adapter %s', (_, tensors, message) => {
	const adapter = readWhisperAdapter(
		safetensors({ scale: '1' }, tensors as Parameters<typeof safetensors>[1]),
	);
	expect(() => layOutWhisper(layout, published, tokens, adapter)).toThrow(message);
});

test('refuses an adapter that does not say how strong it is', () => {
	expect(() => readWhisperAdapter(safetensors({}, {}))).toThrow('scale');
});
