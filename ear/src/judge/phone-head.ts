import { paddingRows, readLayer } from '#ear/acoustic/acoustic-model.ts';
import type { Safetensors } from '#ear/files/safetensors.ts';
import { logSoftmax } from '#ear/numerics/log-softmax.ts';
import type { Convolution, ConvolutionLayer } from '#ear/numerics/matrix.ts';
import { simdKernel } from '#ear/numerics/matrix-simd.ts';
import { heardPhones } from './heard-phones.ts';

/**
 * Tells the phones of frames apart: [count, inputs] of what an acoustic network hears become [count, heardPhones] natural
 * logarithms of each phone's probability.
 */
export type PhoneHead = {
	inputs: number;
	logProbabilitiesOf(frames: Float32Array, count: number): Float32Array;
};

const rowsAtOnce = 64;
/** Frames that the layers after the first see; what they hear is added to their input. */
const contexts = { wide: 5, narrow: 3 };

/** Reads a convolutional head, made by training/judge. Throws where a tensor is missing or has another shape. */
export function readPhoneHead(file: Safetensors): PhoneHead {
	const { data: mean } = file.tensor('head.mean', 'F32');
	const { data: deviation } = file.tensor('head.deviation', 'F32', [mean.length]);
	const layer = (name: string, shape: { inputs: number; outputs?: number; taps: number }) =>
		readLayer(file, `head.${name}`, { ...shape, dilation: 1, stride: 1 });
	const inward = layer('inward', { inputs: mean.length, taps: 1 });
	const width = inward.outputs;
	const middle = Object.entries(contexts).map(([name, taps]) =>
		layer(name, { inputs: width, outputs: width, taps }),
	);
	const outward = layer('outward', { inputs: width, outputs: heardPhones.length, taps: 1 });
	const layers = [inward, ...middle, outward];
	const kernels = simdKernel(layers, rowsAtOnce);
	const convolve = (of: ConvolutionLayer, rows: Float32Array, count: number) =>
		convolved(of, kernels[layers.indexOf(of)] as Convolution, rows, count);
	return {
		inputs: mean.length,
		logProbabilitiesOf(frames, count) {
			const scaled = frames.map((value, index) => {
				const column = index % mean.length;
				return (value - (mean[column] as number)) / (deviation[column] as number);
			});
			let rows = rectified(convolve(inward, scaled, count));
			for (const context of middle) {
				const heard = rectified(convolve(context, rows, count));
				rows = rows.map((value, index) => value + (heard[index] as number));
			}
			const scores = convolve(outward, rows, count);
			const { outputs } = outward;
			for (let row = 0; row < count; row++) logSoftmax(scores.subarray(row * outputs, (row + 1) * outputs));
			return scores;
		},
	};
}

/** All rows of a layer's output, as many as those of its input; beyond its ends there are zeros. */
function convolved(
	layer: ConvolutionLayer,
	convolution: Convolution,
	rows: Float32Array,
	count: number,
): Float32Array {
	const { inputs, outputs } = layer;
	const padding = paddingRows(layer);
	const padded = new Float32Array((count + 2 * padding) * inputs);
	padded.set(rows, padding * inputs);
	const output = new Float32Array(count * outputs);
	for (let row = 0; row < count; row += rowsAtOnce) {
		const rowsNow = Math.min(rowsAtOnce, count - row);
		convolution(padded.subarray(row * inputs), rowsNow, output.subarray(row * outputs));
	}
	return output;
}

const rectified = (rows: Float32Array) => rows.map((value) => Math.max(0, value));
