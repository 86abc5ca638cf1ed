import type { CTranslate2File } from '#ear/files/ctranslate2-file.ts';
import type { WhisperAdapter } from './whisper-adapter.ts';

/** How a tensor lies in the file of weights, and what it is made of; training/whisper/graphs.py writes it. */
export type WhisperLayout = {
	/** The file's length. */
	bytes: number;
	/** Which tokens the networks know: those whose text fits the pattern, and all from one number up to another. */
	spokenTokens: { pattern: string; special: [number, number]; count: number };
	tensors: WhisperTensor[];
};

/**
 * `floats` as they are; `columns` transposed, in eight bits with a scale for each output (`column scales`); `blocks` in
 * eight bits, 128 for zero, with a scale for each block of a row (`block scales`). Scales are named after their matrix.
 */
type WhisperTensor = {
	name: string;
	form: 'floats' | 'columns' | 'column scales' | 'blocks' | 'block scales';
	shape: number[];
	offset: number;
	bytes: number;
};

const embeddings = 'decoder/embeddings/weight';
/** The published matrix has a row for each of the multilingual model's tokens. */
const publishedTokens = 51_865;
/**
 * Processors without instructions for products of bytes (VNNI) add two of them in 16 bits, where more than seven bits of
 * weight overflow; the loss of the eighth changes nothing that was measured (bench/results/ears.json).
 */
const columnLevels = 63;
const blockLevels = 127;

/**
 * Lays the weights of the published model out as the networks want them, in one file, with what the adapter, if there is
 * one, has learned since. `tokens`: the numbers of the tokens that the networks know. Throws where the files do not fit.
 */
export function layOutWhisper(
	layout: WhisperLayout,
	published: CTranslate2File,
	tokens: readonly number[],
	adapter?: WhisperAdapter,
): Uint8Array {
	const file = new Uint8Array(layout.bytes);
	const variableOf = ({ name, form }: WhisperTensor) =>
		form.endsWith('scales') ? name.replace(/scales$/, 'weight') : name;
	const known = new Set(layout.tensors.map(variableOf));
	const unknown = adapter?.names.find((name) => !known.has(name));
	if (unknown !== undefined) throw new Error(`adapter: there is no variable ${unknown}`);
	for (const tensor of layout.tensors) {
		if (tensor.form.endsWith('scales')) continue;
		const numbers = numbersOf(tensor, published, tokens);
		adapter?.addTo(tensor.name, numbers, widthOf(tensor));
		if (tensor.form === 'floats') {
			write(file, tensor, numbers);
			continue;
		}
		const scalesName = tensor.name.replace(/weight$/, 'scales');
		const scales = layout.tensors.find(({ name }) => name === scalesName);
		if (!scales) throw new Error(`layout: no scales of ${tensor.name}`);
		const quantized =
			tensor.form === 'columns' ? quantizeColumns(numbers, tensor) : quantizeBlocks(numbers, tensor);
		write(file, tensor, quantized.matrix);
		write(file, scales, quantized.scales);
	}
	return file;
}

/** The numbers of a row, which belong to one output; one where there are no rows. */
function widthOf({ form, shape }: WhisperTensor): number {
	const [first = 1, ...others] = shape;
	if (form === 'columns') return first;
	return others.reduce((product, length) => product * length, 1);
}

/** [outputs, inputs] of a layer; other variables in their own shape. */
function numbersOf(
	tensor: WhisperTensor,
	published: CTranslate2File,
	tokens: readonly number[],
): Float32Array {
	const { name, form, shape } = tensor;
	if (form === 'floats') return published.numbers(name, shape);
	const width = widthOf(tensor);
	if (name !== embeddings) {
		const outputs = (form === 'columns' ? shape[1] : shape[0]) as number;
		return published.numbers(name, [outputs, width]);
	}
	const all = published.numbers(name, [publishedTokens, width]);
	const rows = new Float32Array(tokens.length * width);
	tokens.forEach((token, row) => {
		rows.set(all.subarray(token * width, (token + 1) * width), row * width);
	});
	return rows;
}

function write(file: Uint8Array, { name, offset, bytes }: WhisperTensor, elements: ArrayBufferView): void {
	if (elements.byteLength !== bytes) throw new Error(`layout: ${elements.byteLength} bytes of ${name}`);
	file.set(new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength), offset);
}

function largestOf(numbers: Float32Array, start: number, end: number): number {
	let largest = 0;
	for (let place = start; place < end; place++) {
		const size = Math.abs(numbers[place] as number);
		if (size > largest) largest = size;
	}
	return largest;
}

function quantizeColumns(numbers: Float32Array, { shape }: WhisperTensor) {
	const [inputs, outputs] = shape as [number, number];
	const matrix = new Int8Array(numbers.length);
	const scales = new Float32Array(outputs);
	for (let output = 0; output < outputs; output++) {
		const start = output * inputs;
		const scale = largestOf(numbers, start, start + inputs) / columnLevels || 1;
		scales[output] = scale;
		for (let input = 0; input < inputs; input++) {
			matrix[input * outputs + output] = Math.round((numbers[start + input] as number) / scale);
		}
	}
	return { matrix, scales };
}

function quantizeBlocks(numbers: Float32Array, { shape }: WhisperTensor) {
	const block = shape.at(-1) as number;
	const matrix = new Uint8Array(numbers.length);
	const scales = new Float32Array(numbers.length / block);
	for (let index = 0; index < scales.length; index++) {
		const [start, end] = [index * block, (index + 1) * block];
		const scale = largestOf(numbers, start, end) / blockLevels || 1;
		scales[index] = scale;
		for (let place = start; place < end; place++) {
			matrix[place] = Math.round((numbers[place] as number) / scale) + 128;
		}
	}
	return { matrix, scales };
}
