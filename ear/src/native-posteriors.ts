import type { Convolution, ConvolutionLayer } from './matrix.ts';
import { simdKernel } from './matrix-simd.ts';
import { createMixtures, type MixtureShape } from './native-mixture.ts';
import type { Safetensors } from './safetensors.ts';

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
	const mixture = model.tensor('native.mixture', 'F32');
	const [streams, , states, densities] = mixture.shape as [number, number, number, number];
	model.tensor('native.mixture', 'F32', [streams, phones, states, densities]);
	const outputs = phones * densities;
	const inputs = 2 * model.setting('nativeCepstra');
	const { data: weights } = model.tensor('native.density', 'F32', [streams, outputs, inputs]);
	const { data: constants } = model.tensor('native.constant', 'F32', [streams, outputs]);
	return {
		...{ phones, densities, states },
		streams: Array.from({ length: streams }, (_, stream) => ({
			...{ inputs, outputs, taps: 1, dilation: 1, stride: 1 },
			weights: weights.subarray(stream * outputs * inputs, (stream + 1) * outputs * inputs),
			bias: constants.subarray(stream * outputs, (stream + 1) * outputs),
		})),
		mixtures: Array.from({ length: streams }, (_, stream) =>
			mixture.data.subarray(stream * outputs * states, (stream + 1) * outputs * states),
		),
		floor: model.setting('nativeFloor'),
		scale: model.setting('nativeScale'),
	};
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
