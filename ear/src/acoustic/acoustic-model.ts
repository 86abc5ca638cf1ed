import type { Safetensors } from '#ear/files/safetensors.ts';
import { type ConvolutionLayer, spanRows } from '#ear/numerics/matrix.ts';

/** A convolution whose output is rectified, scaled and shifted: relu(x) * gain + offset, by channel. */
export type RectifiedLayer = ConvolutionLayer & { gain: Float32Array; offset: Float32Array };

/**
 * A factorised time-delay layer (Povey et al. 2018, "Semi-orthogonal low-rank matrix factorization for deep neural
 * networks", Interspeech): a linear bottleneck, then the rectified layer, then `residual` times the input added.
 */
export type Block = { reduce: ConvolutionLayer; expand: RectifiedLayer };

/** The layers of one network below its heads. */
export type Trunk = { input: RectifiedLayer; blocks: Block[] };

/**
 * The layers of an acoustic model, with weights in full precision. Its trunks were trained apart, each with heads of its
 * own; the heads here see the channels of all, side by side, and answer the mean of what those would.
 */
export type AcousticModel = {
	trunks: Trunk[];
	/** Frames of zeros before and after the features. */
	inputPadding: number;
	residual: number;
	states: ConvolutionLayer;
	posteriors: ConvolutionLayer;
};

const inputTaps = 9;
const inputPadding = 3;
const blockTaps = 3;
/** Posteriors of a frame: 40 phones, each its first frame and its later ones. */
export const phoneTargets = 80;

/** Reads the layers of a model's file. Throws where a tensor is missing or not of the type or shape it must have. */
export function readAcousticModel(model: Safetensors): AcousticModel {
	const trunks = Array.from({ length: model.setting('trunks') }, (_, index) =>
		readTrunk(model, `trunk${index}`),
	);
	const inputs = trunks.reduce((sum, { input }) => sum + input.outputs, 0);
	const head = (name: string, outputs?: number) =>
		readLayer(model, name, { inputs, outputs, taps: 1, dilation: 1, stride: 1 });
	return {
		trunks,
		inputPadding,
		residual: model.setting('residual'),
		states: head('states'),
		posteriors: head('posteriors', phoneTargets),
	};
}

function readTrunk(model: Safetensors, name: string): Trunk {
	const [hidden, columns] = model.tensor(`${name}.input.weight`, 'I8').shape as [number, number];
	const shape = { inputs: columns / inputTaps, taps: inputTaps, dilation: 1 };
	const input = readLayer(model, `${name}.input`, { ...shape, stride: model.setting('subsampling') });
	return {
		input: readRectified(model, `${name}.input`, input),
		blocks: Array.from({ length: model.setting('blocks') }, (_, index) =>
			readBlock(model, `${name}.block${index}`, hidden),
		),
	};
}

/** Rows of zeros before and after the input of a layer that keeps the number of rows. */
export function paddingRows(layer: ConvolutionLayer): number {
	return (spanRows(layer) - 1) / 2;
}

function readBlock(model: Safetensors, name: string, hidden: number): Block {
	const dilation = model.tensor(`${name}.dilation`, 'I32', [1]).data[0] as number;
	const shape = { taps: blockTaps, dilation, stride: 1 };
	const reduce = readLayer(model, `${name}.a`, { ...shape, inputs: hidden }, false);
	const expand = readLayer(model, `${name}.c`, { ...shape, inputs: reduce.outputs, outputs: hidden });
	return { reduce, expand: readRectified(model, name, expand) };
}

function readRectified(model: Safetensors, name: string, layer: ConvolutionLayer): RectifiedLayer {
	const { data: gain } = model.tensor(`${name}.gain`, 'F32', [layer.outputs]);
	const { data: offset } = model.tensor(`${name}.offset`, 'F32', [layer.outputs]);
	return { ...layer, gain, offset };
}

type LayerShape = Pick<ConvolutionLayer, 'inputs' | 'taps' | 'dilation' | 'stride'> & { outputs?: number };

/** Reads a layer of 8-bit weights; as many outputs as its tensor has rows where `shape` does not say. */
export function readLayer(
	model: Safetensors,
	name: string,
	shape: LayerShape,
	biased = true,
): ConvolutionLayer {
	const outputs = shape.outputs ?? (model.tensor(`${name}.weight`, 'I8').shape[0] as number);
	const columns = shape.taps * shape.inputs;
	const { data: quantized } = model.tensor(`${name}.weight`, 'I8', [outputs, columns]);
	const { data: scale } = model.tensor(`${name}.scale`, 'F32', [outputs]);
	const weights = new Float32Array(outputs * columns);
	for (let row = 0, index = 0; row < outputs; row++) {
		const step = scale[row] as number;
		for (const end = index + columns; index < end; index++)
			weights[index] = (quantized[index] as number) * step;
	}
	const bias = biased ? model.tensor(`${name}.bias`, 'F32', [outputs]).data : new Float32Array(outputs);
	return { ...shape, outputs, weights, bias };
}
