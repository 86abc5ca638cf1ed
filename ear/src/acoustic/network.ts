import type { Safetensors } from '#ear/files/safetensors.ts';
import { createConvolutionStream, createRowQueue } from '#ear/numerics/convolution-stream.ts';
import { logSoftmax } from '#ear/numerics/log-softmax.ts';
import type { Convolution, ConvolutionLayer, MatrixKernel } from '#ear/numerics/matrix.ts';
import {
	type AcousticModel,
	type Block,
	paddingRows,
	type RectifiedLayer,
	readAcousticModel,
	type Trunk,
} from './acoustic-model.ts';

/** What the network says of one frame of 30 ms. */
export type NetworkFrame = {
	/** [stateCount]: the decoder's scores, comparable to log likelihoods. */
	states: Float32Array;
	/** [80]: log posteriors of 2 * phone + (0 first frame of the phone, 1 a later one). */
	posteriors: Float32Array;
	/** [channelCount]: the output of the trunks' last layers, side by side, which both are made from. */
	channels: Float32Array;
};

/** What each channel of the last layer is multiplied by, and what is then added, before `states` are made from it. */
export type ChannelTransform = { scale: Float32Array; shift: Float32Array };

/** One utterance on its way through the network. */
export type NetworkSession = {
	/** Takes normalised features [frames, bands], any number of frames, and answers the frames they complete. */
	push(features: Float32Array): NetworkFrame[];
	/** Ends the utterance and answers its last frames. Nothing can be pushed after it. */
	finish(): NetworkFrame[];
};

/** An acoustic model, ready to run. */
export type Network = {
	/** The number of scores in `NetworkFrame.states`. */
	stateCount: number;
	channelCount: number;
	/** What a frame of features holds, and how many of them a frame of 30 ms begins after. */
	bands: number;
	stride: number;
	/** [stateCount, channelCount]: how much a channel counts for a state. */
	stateWeights: Float32Array;
	/** Frames of 30 ms that must follow a frame before `push` answers it. */
	lookaheadFrames: number;
	/** Starts an utterance; any number of them can be on their way at once. */
	createSession(transform?: ChannelTransform): NetworkSession;
	/** `NetworkFrame.states` of `count` frames of `NetworkFrame.channels`, one frame after the other. */
	statesOf(channels: Float32Array, count: number, transform: ChannelTransform): Float32Array;
};

/** A model with its layers made ready by a kernel, for at most `maxRows` rows of 30 ms at a time. */
type PreparedModel = AcousticModel & {
	convolutionOf(layer: ConvolutionLayer): Convolution;
	maxRows: number;
};

/** A step of the network in an utterance: `output` starts with as many rows as `push` answers. */
type Stage = { output: Float32Array; push(rows: Float32Array, count: number, last: boolean): number };

/** Rows of 30 ms in one step; longer pushes are cut, so that all buffers have a fixed size. */
const rowsAtOnce = 32;
const noFeatures = new Float32Array();

/** Reads a model's file and makes its layers ready to run. Throws where the file does not hold such a model. */
export function createNetwork(file: Safetensors, kernel: MatrixKernel): Network {
	const model = readAcousticModel(file);
	const { trunks, states, posteriors } = model;
	const layers = [...trunks.flatMap(layersOf), states, posteriors];
	const lookaheadFrames = Math.max(...trunks.map(paddingOf));
	// The last step adds what every layer still waits for to what one step brings.
	const maxRows = rowsAtOnce + 1 + lookaheadFrames;
	const convolutions = new Map<ConvolutionLayer, Convolution>();
	for (const [index, convolution] of kernel(layers, maxRows).entries()) {
		convolutions.set(layers[index] as ConvolutionLayer, convolution);
	}
	const convolutionOf = (layer: ConvolutionLayer) => convolutions.get(layer) as Convolution;
	const prepared = { ...model, convolutionOf, maxRows };
	const { inputs: bands, stride } = (trunks[0] as Trunk).input;
	return {
		...{ bands, stride },
		stateCount: states.outputs,
		channelCount: states.inputs,
		stateWeights: states.weights,
		lookaheadFrames,
		createSession: (transform) => createSession(prepared, transform),
		statesOf: (channels, count, transform) => statesOf(prepared, channels, count, transform),
	};
}

const layersOf = ({ input, blocks }: Trunk) => [
	input,
	...blocks.flatMap(({ reduce, expand }) => [reduce, expand]),
];

const paddingOf = ({ blocks }: Trunk) =>
	blocks.reduce((sum, { reduce, expand }) => sum + paddingRows(reduce) + paddingRows(expand), 0);

function createSession(model: PreparedModel, transform?: ChannelTransform): NetworkSession {
	const trunks = model.trunks.map((trunk) => createTrunkStage(model, trunk));
	const readFrames = createHeads(model, transform);
	const { inputs: bands, stride } = (model.trunks[0] as Trunk).input;
	const framesAtOnce = rowsAtOnce * stride;
	let finished = false;

	function step(features: Float32Array, last: boolean): NetworkFrame[] {
		const counts = trunks.map((trunk) => trunk.push(features, features.length / bands, last));
		return readFrames(
			trunks.map(({ output }) => output),
			counts[0] as number,
		);
	}

	return {
		push(features) {
			if (finished) throw new Error('the utterance has ended');
			if (features.length % bands !== 0)
				throw new Error(`${features.length} values are no frames of ${bands}`);
			const frames: NetworkFrame[] = [];
			for (let start = 0; start < features.length; start += framesAtOnce * bands) {
				frames.push(...step(features.subarray(start, start + framesAtOnce * bands), false));
			}
			return frames;
		},
		finish() {
			if (finished) throw new Error('the utterance has ended');
			finished = true;
			return step(noFeatures, true);
		},
	};
}

function createTrunkStage(model: PreparedModel, { input, blocks }: Trunk): Stage {
	const stages = [createInputStage(model, input), ...blocks.map((block) => createBlockStage(model, block))];
	return {
		output: (stages.at(-1) as Stage).output,
		push(features, frames, last) {
			let rows = features;
			let count = frames;
			for (const stage of stages) {
				count = stage.push(rows, count, last);
				rows = stage.output;
			}
			return count;
		},
	};
}

function createInputStage(
	{ inputPadding, convolutionOf, maxRows }: PreparedModel,
	input: RectifiedLayer,
): Stage {
	const stream = createConvolutionStream(input, convolutionOf(input), inputPadding, maxRows);
	return {
		output: stream.output,
		push(rows, count, last) {
			const complete = stream.push(rows, count, last);
			rectify(stream.output, complete, input);
			return complete;
		},
	};
}

function createBlockStage(model: PreparedModel, { reduce, expand }: Block): Stage {
	const { convolutionOf, maxRows, residual } = model;
	const reduction = createConvolutionStream(reduce, convolutionOf(reduce), paddingRows(reduce), maxRows);
	const expansion = createConvolutionStream(expand, convolutionOf(expand), paddingRows(expand), maxRows);
	// The block's input, kept until the output of its rows is there.
	const waiting = createRowQueue(reduce.inputs, maxRows + paddingRows(reduce) + paddingRows(expand));
	const { output } = expansion;
	return {
		output,
		push(rows, count, last) {
			waiting.add(count, rows);
			const complete = expansion.push(reduction.output, reduction.push(rows, count, last), last);
			rectify(output, complete, expand);
			for (let index = 0; index < complete * expand.outputs; index++) {
				output[index] = (output[index] as number) + residual * (waiting.rows[index] as number);
			}
			waiting.drop(complete);
			return complete;
		},
	};
}

function rectify(rows: Float32Array, count: number, { gain, offset, outputs }: RectifiedLayer) {
	for (let start = 0; start < count * outputs; start += outputs) {
		for (let channel = 0; channel < outputs; channel++) {
			const value = Math.max(0, rows[start + channel] as number);
			rows[start + channel] = value * (gain[channel] as number) + (offset[channel] as number);
		}
	}
}

/** The two heads: from the rows of each trunk's last block to frames of their own memory. */
function createHeads(model: PreparedModel, transform?: ChannelTransform) {
	const { states, posteriors, convolutionOf } = model;
	return (rows: readonly Float32Array[], count: number): NetworkFrame[] => {
		const channels = sideBySide(rows, count, states.inputs);
		const scores = statesOf(model, channels, count, transform);
		const targets = new Float32Array(count * posteriors.outputs);
		convolutionOf(posteriors)(channels, count, targets);
		return Array.from({ length: count }, (_, row) => ({
			states: rowOf(scores, row, states.outputs),
			posteriors: logSoftmax(rowOf(targets, row, posteriors.outputs)),
			channels: rowOf(channels, row, states.inputs),
		}));
	};
}

/** The first `count` rows of equally wide tables, joined to rows of `columns`. */
function sideBySide(tables: readonly Float32Array[], count: number, columns: number): Float32Array {
	const joined = new Float32Array(count * columns);
	const width = columns / tables.length;
	for (const [place, table] of tables.entries()) {
		for (let row = 0; row < count; row++) joined.set(rowOf(table, row, width), row * columns + place * width);
	}
	return joined;
}

const rowOf = (rows: Float32Array, row: number, columns: number) =>
	rows.subarray(row * columns, (row + 1) * columns);

function statesOf(
	{ states, convolutionOf, maxRows }: PreparedModel,
	channels: Float32Array,
	count: number,
	transform?: ChannelTransform,
): Float32Array {
	const { inputs, outputs } = states;
	const rows = transform ? transformed(channels, transform) : channels;
	const scores = new Float32Array(count * outputs);
	for (let row = 0; row < count; row += maxRows) {
		const rowsNow = Math.min(maxRows, count - row);
		convolutionOf(states)(rows.subarray(row * inputs), rowsNow, scores.subarray(row * outputs));
	}
	return scores;
}

function transformed(channels: Float32Array, { scale, shift }: ChannelTransform): Float32Array {
	return channels.map((value, index) => {
		const channel = index % scale.length;
		return value * (scale[channel] as number) + (shift[channel] as number);
	});
}
