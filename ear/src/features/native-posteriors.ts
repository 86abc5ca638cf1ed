import type { Safetensors } from '#ear/files/safetensors.ts';
import type { Convolution, ConvolutionLayer } from '#ear/numerics/matrix.ts';
import { simdKernel } from '#ear/numerics/matrix-simd.ts';
import { createMixtures, type MixtureShape } from './native-mixture.ts';

/**
 * Gaussian mixtures of the phones of native speech, over streams of features: the context-independent phones of CMU
 * Sphinx's US English model, silence and noises among them. Each stream of each phone has densities of its own, which
 * the phone's states mix with different weights.
 */
export type NativeModel = MixtureShape & {
	/** By stream: from a frame's squared and plain features to the log densities, phone by phone. */
	streams: ConvolutionLayer[];
	/** By stream, [phones, states, densities]: what each density weighs in a state. */
	mixtures: Float32Array[];
	/** Log posteriors are at least this, then divided by `scale`, then 1 is added. */
	floor: number;
	scale: number;
};

/** Computes posteriors for any number of utterances; one call at a time. */
export type NativePosteriors = {
	phones: number;
	/**
	 * The scaled log posteriors [rows, phones] of `rows` frames, from [rows, features] of each stream, in an array that the
	 * next call overwrites.
	 */
	score(streams: readonly Float32Array[], rows: number): Float32Array;
};

const leastLikelihood = 1e-30;

/** Reads the mixtures in a model's file. Throws where a tensor is missing or not of the type or shape it must have. */
export function readNativeModel(model: Safetensors): NativeModel {
	const phones = model.setting('nativePhones');
	const [streams, , states, densities] = model.tensor('native.mixture', 'U8').shape as Sizes;
	const { data: steps } = model.tensor('native.mixture', 'U8', [streams, phones, states, densities]);
	const step = model.setting('nativeMixtureStep');
	const weights = Float32Array.from(steps, (value) => Math.exp(-step * value));
	const outputs = phones * densities;
	const shape: Shape = [streams, outputs, model.setting('nativeCepstra')];
	const means = readQuantized(model, 'native.means', shape);
	const logVariances = readQuantized(model, 'native.logVariances', shape);
	return {
		...{ phones, densities, states },
		streams: means.map((ofStream, stream) =>
			densityLayer(ofStream, logVariances[stream] as Float32Array, outputs),
		),
		mixtures: means.map((_, stream) =>
			weights.subarray(stream * outputs * states, (stream + 1) * outputs * states),
		),
		floor: model.setting('nativeFloor'),
		scale: model.setting('nativeScale'),
	};
}

type Sizes = [number, number, number, number];
type Shape = readonly [streams: number, rows: number, columns: number];

/** By stream, [rows, columns] from steps of 8 bits: times a scale, plus an offset, each [streams, columns]. */
function readQuantized(model: Safetensors, name: string, shape: Shape): Float32Array[] {
	const [streams, rows, columns] = shape;
	const { data: steps } = model.tensor(name, 'I8', shape);
	const { data: scale } = model.tensor(`${name}.scale`, 'F32', [streams, columns]);
	const { data: offset } = model.tensor(`${name}.offset`, 'F32', [streams, columns]);
	let from = 0;
	return Array.from({ length: streams }, (_, stream) => {
		const values = new Float32Array(rows * columns);
		for (let place = 0; place < values.length; place++) {
			const column = stream * columns + (place % columns);
			values[place] = (steps[from++] as number) * (scale[column] as number) + (offset[column] as number);
		}
		return values;
	});
}

/** From a frame's squared and plain features to log densities; means and variances are [densities, features]. */
function densityLayer(means: Float32Array, logVariances: Float32Array, outputs: number): ConvolutionLayer {
	const features = means.length / outputs;
	const weights = new Float32Array(2 * means.length);
	const bias = new Float32Array(outputs);
	for (let output = 0, place = 0; output < outputs; output++) {
		let normalization = features * Math.log(2 * Math.PI);
		for (let feature = 0; feature < features; feature++, place++) {
			const mean = means[place] as number;
			const precision = Math.exp(-(logVariances[place] as number));
			weights[output * features + place] = -0.5 * precision;
			weights[(output + 1) * features + place] = mean * precision;
			normalization += mean * mean * precision + (logVariances[place] as number);
		}
		bias[output] = -0.5 * normalization;
	}
	return { inputs: 2 * features, outputs, taps: 1, dilation: 1, stride: 1, weights, bias };
}

/** Makes the mixtures ready to be computed, at most `maxRows` frames at a time. */
export function createNativePosteriors(model: NativeModel, maxRows: number): NativePosteriors {
	const { phones, states, streams } = model;
	const convolutions = simdKernel(streams, maxRows);
	const mixtures = createMixtures(model, model.mixtures, maxRows);
	const squaredAndPlain = new Float32Array(maxRows * (streams[0] as ConvolutionLayer).inputs);
	const likelihoods = new Float64Array(maxRows * phones * states);
	const scores = new Float64Array(maxRows * phones);
	const posteriors = new Float32Array(maxRows * phones);
	return {
		phones,
		score(features, rows) {
			likelihoods.fill(1);
			scores.fill(0);
			for (const [stream, convolution] of convolutions.entries()) {
				const { inputs } = streams[stream] as ConvolutionLayer;
				appendSquares(features[stream] as Float32Array, rows, inputs / 2, squaredAndPlain);
				(convolution as Convolution)(squaredAndPlain, rows, mixtures.logDensities);
				addStream(mixtures.mix(stream, rows), states, likelihoods, scores.subarray(0, rows * phones));
			}
			addBestStates(likelihoods, states, scores.subarray(0, rows * phones));
			for (let row = 0; row < rows; row++) {
				writePosteriors(model, scores.subarray(row * phones, (row + 1) * phones), posteriors, row * phones);
			}
			return posteriors;
		},
	};
}

function appendSquares(features: Float32Array, rows: number, count: number, target: Float32Array) {
	for (let row = 0; row < rows; row++) {
		for (let index = 0; index < count; index++) {
			const value = features[row * count + index] as number;
			target[2 * row * count + index] = value * value;
			target[(2 * row + 1) * count + index] = value;
		}
	}
}

/**
 * Adds a stream to the [rows * phones] `scores`, which sum up the best log densities, and to the likelihoods of the
 * states relative to these, which are multiplied.
 */
function addStream(mixed: Float32Array, states: number, likelihoods: Float64Array, scores: Float64Array) {
	let from = 0;
	let to = 0;
	for (let place = 0; place < scores.length; place++) {
		scores[place] = (scores[place] as number) + (mixed[from++] as number);
		for (let state = 0; state < states; state++, to++) {
			likelihoods[to] = (likelihoods[to] as number) * ((mixed[from++] as number) + leastLikelihood);
		}
	}
}

/** Adds the log likelihood of each phone's best state to its score. */
function addBestStates(likelihoods: Float64Array, states: number, scores: Float64Array) {
	for (let place = 0; place < scores.length; place++) {
		let best = 0;
		for (let state = 0; state < states; state++) {
			best = Math.max(best, likelihoods[place * states + state] as number);
		}
		scores[place] = (scores[place] as number) + Math.log(best);
	}
}

function writePosteriors(
	{ floor, scale }: NativeModel,
	scores: Float64Array,
	target: Float32Array,
	offset: number,
) {
	let top = Number.NEGATIVE_INFINITY;
	for (let phone = 0; phone < scores.length; phone++) top = Math.max(top, scores[phone] as number);
	let sum = 0;
	for (let phone = 0; phone < scores.length; phone++) sum += Math.exp((scores[phone] as number) - top);
	const logSum = top + Math.log(sum);
	for (let phone = 0; phone < scores.length; phone++) {
		target[offset + phone] = Math.max(floor, (scores[phone] as number) - logSum) / scale + 1;
	}
}
