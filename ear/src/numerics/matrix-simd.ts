import { createMemoryPlan, floatBytes, type Kernels } from './kernel-memory.ts';
import { type Convolution, type ConvolutionLayer, inputRows, type MatrixKernel } from './matrix.ts';

/** Outputs computed together; a layer needs at least as many. */
const panel = 8;

/**
 * The kernel in WebAssembly with 128-bit vectors. Weights stay in its memory; inputs and outputs pass through it.
 * Its convolutions share that memory, so each must return before the next is called: no threads.
 */
export const simdKernel: MatrixKernel = (layers, maxRows) => {
	const starts: number[] = [];
	const plan = createMemoryPlan();
	for (const layer of layers) {
		if (layer.outputs < panel)
			throw new Error(`a layer of ${layer.outputs} outputs: at least ${panel} needed`);
		starts.push(plan.reserve(packedLength(layer)));
	}
	const input = plan.reserve(Math.max(...layers.map((layer) => inputRows(layer, maxRows) * layer.inputs)));
	const output = plan.reserve(Math.max(...layers.map((layer) => maxRows * layer.outputs)));
	const { kernels, memory } = plan.instantiate();
	return layers.map((layer, index) => {
		const weights = starts[index] as number;
		packWeights(layer, memory.subarray(weights, weights + packedLength(layer)));
		return convolutionIn(kernels, memory, layer, { weights, input, output });
	});
};

function packedLength({ inputs, outputs, taps }: ConvolutionLayer): number {
	return Math.ceil(outputs / panel) * panel * (1 + taps * inputs);
}

/**
 * Writes a layer's weights in the order of their use: for each 8 outputs their biases, then for each input their
 * 8 weights. The last 8 outputs overlap those before where their number is no multiple of 8.
 */
function packWeights({ inputs, outputs, taps, weights, bias }: ConvolutionLayer, packed: Float32Array) {
	const columns = taps * inputs;
	let to = 0;
	for (let first = 0; first < outputs; first += panel) {
		const start = Math.min(first, outputs - panel);
		for (let lane = 0; lane < panel; lane++) packed[to++] = bias[start + lane] as number;
		for (let column = 0; column < columns; column++) {
			for (let lane = 0; lane < panel; lane++)
				packed[to++] = weights[(start + lane) * columns + column] as number;
		}
	}
}

/** One layer over weights, input and output at these places of the memory, counted in floats. */
function convolutionIn(
	kernels: Kernels,
	memory: Float32Array,
	layer: ConvolutionLayer,
	at: { weights: number; input: number; output: number },
): Convolution {
	const { inputs, outputs, taps, dilation, stride } = layer;
	const rowBytes = inputs * floatBytes;
	return (input, rows, output) => {
		if (rows === 0) return;
		memory.set(input.subarray(0, inputRows(layer, rows) * inputs), at.input);
		kernels.convolve(
			at.input * floatBytes,
			stride * rowBytes,
			rows,
			taps,
			dilation * rowBytes,
			rowBytes,
			at.weights * floatBytes,
			at.output * floatBytes,
			outputs,
		);
		output.set(memory.subarray(at.output, at.output + rows * outputs));
	};
}
