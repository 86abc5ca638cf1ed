/**
 * A convolution over time. Output row t is `bias` plus, for each tap, the product of that tap's `weights` with input
 * row `t * stride + tap * dilation`. `weights` is [outputs, taps * inputs], tap by tap; `bias` is [outputs].
 */
export type ConvolutionLayer = {
	inputs: number;
	outputs: number;
	taps: number;
	/** Rows from one tap to the next. */
	dilation: number;
	/** Input rows from one output row to the next. */
	stride: number;
	weights: Float32Array;
	bias: Float32Array;
};

/** Computes `rows` rows of a layer's output from the start of `input` to the start of `output`. */
export type Convolution = (input: Float32Array, rows: number, output: Float32Array) => void;

/** Makes layers ready to be computed, at most `maxRows` output rows at a time. */
export type MatrixKernel = (layers: readonly ConvolutionLayer[], maxRows: number) => Convolution[];

/** Input rows that one output row of a layer sees. */
export function spanRows(layer: ConvolutionLayer): number {
	return (layer.taps - 1) * layer.dilation + 1;
}

/** Input rows that `rows` output rows of a layer see. */
export function inputRows(layer: ConvolutionLayer, rows: number): number {
	return (rows - 1) * layer.stride + spanRows(layer);
}

/** The kernel in plain TypeScript: what the fast one is tested against. */
export const plainKernel: MatrixKernel = (layers) => layers.map((layer) => plainConvolution(layer));

function plainConvolution({
	inputs,
	outputs,
	taps,
	dilation,
	stride,
	weights,
	bias,
}: ConvolutionLayer): Convolution {
	const columns = taps * inputs;
	return (input, rows, output) => {
		for (let index = 0; index < rows * outputs; index++) {
			const row = Math.floor(index / outputs);
			const column = index % outputs;
			let sum = bias[column] as number;
			for (let tap = 0; tap < taps; tap++) {
				const from = (row * stride + tap * dilation) * inputs;
				const weight = column * columns + tap * inputs;
				for (let k = 0; k < inputs; k++) sum += (input[from + k] as number) * (weights[weight + k] as number);
			}
			output[index] = sum;
		}
	};
}
