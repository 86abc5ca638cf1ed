import { expect, test } from 'vitest';
import { type ConvolutionLayer, inputRows, plainKernel } from './matrix.ts';
import { simdKernel } from './matrix-simd.ts';

/** Values between -1 and 1 that look random and are always the same. */
const values = (length: number, seed: number) =>
	Float32Array.from({ length }, (_, index) => Math.sin(seed + index * index));

function layerOf(shape: Pick<ConvolutionLayer, 'inputs' | 'outputs' | 'taps' | 'dilation' | 'stride'>) {
	const weights = values(shape.outputs * shape.taps * shape.inputs, 1);
	return { ...shape, weights, bias: values(shape.outputs, 2) };
}

const layers = [
	layerOf({ inputs: 40, outputs: 16, taps: 9, dilation: 1, stride: 3 }),
	layerOf({ inputs: 16, outputs: 8, taps: 3, dilation: 3, stride: 1 }),
	layerOf({ inputs: 5, outputs: 13, taps: 3, dilation: 2, stride: 1 }),
	layerOf({ inputs: 7, outputs: 80, taps: 1, dilation: 1, stride: 1 }),
];

test('an output is the bias plus the products of all taps', () => {
	const layer = { inputs: 1, outputs: 1, taps: 2, dilation: 2, stride: 1 };
	const [convolution] = plainKernel(
		[{ ...layer, weights: Float32Array.of(10, 1), bias: Float32Array.of(0.5) }],
		2,
	);
	const output = new Float32Array(2);
	convolution?.(Float32Array.of(1, 2, 3, 4), 2, output);
	expect(output).toEqual(Float32Array.of(13.5, 24.5));
});

test('vectors and plain code compute the same, for any number of rows', () => {
	const maxRows = 9;
	const plain = plainKernel(layers, maxRows);
	for (const [index, convolution] of simdKernel(layers, maxRows).entries()) {
		const layer = layers[index] as ConvolutionLayer;
		const input = values(inputRows(layer, maxRows) * layer.inputs, 3);
		for (let rows = 0; rows <= maxRows; rows++) {
			const expected = new Float32Array(maxRows * layer.outputs);
			const output = new Float32Array(maxRows * layer.outputs);
			plain[index]?.(input, rows, expected);
			convolution(input, rows, output);
			for (const [at, value] of output.entries()) expect(value).toBeCloseTo(expected[at] as number, 4);
		}
	}
});

test('a layer of fewer outputs than a vector step is refused', () => {
	const layer = layerOf({ inputs: 4, outputs: 7, taps: 1, dilation: 1, stride: 1 });
	expect(() => simdKernel([layer], 1)).toThrow('7 outputs');
});
