import { readLayer } from '#ear/acoustic/acoustic-model.ts';
import type { Safetensors } from '#ear/files/safetensors.ts';
import type { Convolution, ConvolutionLayer, MatrixKernel } from '#ear/numerics/matrix.ts';
import { sentenceEndWord, sentenceStartWord } from './language-model.ts';

/** Words whose part in the gates is kept: two megabytes. */
const keptWords = 500;

/** What was said up to here, as the network remembers it. */
export type NeuralState = {
	hidden: Float32Array;
	cell: Float32Array;
	/** What is compared with each word that could come next. */
	expected: Float32Array;
};

/**
 * A language model that remembers the whole sentence: a network with long short-term memory (Sundermeyer, Schlüter & Ney
 * 2012, "LSTM neural networks for language modeling"). It was trained to give probabilities that need no normalisation
 * (noise-contrastive estimation, Mnih & Teh 2012), so a word costs one dot product. It knows the most frequent words.
 */
export class NeuralLanguageModel {
	readonly #embedding: Int8Array;
	readonly #embeddingScale: Float32Array;
	readonly #bias: Float32Array;
	readonly #size: number;
	readonly #memory: number;
	/** Row of each word of the lexicon, or 0. */
	readonly #rowOf = new Map<number, number>();
	readonly #gatesOfWord: Convolution;
	readonly #gatesOfMemory: Convolution;
	readonly #project: Convolution;
	/** What words that were lately said do to the gates, whatever was said before them. */
	readonly #knownGates = new Map<number, Float32Array>();
	readonly #output: Float32Array;

	/** Throws where a tensor is missing or of another shape. */
	constructor(file: Safetensors, kernel: MatrixKernel) {
		const embedding = file.tensor('embedding.weight', 'I8');
		const [rows, size] = embedding.shape as [number, number];
		const [gates, inputs] = file.tensor('lstm.weight', 'I8').shape as [number, number];
		const shape = { taps: 1, dilation: 1, stride: 1 };
		this.#size = size;
		this.#memory = gates / 4;
		this.#embedding = embedding.data;
		this.#embeddingScale = file.tensor('embedding.scale', 'F32', [rows]).data;
		this.#bias = file.tensor('embedding.bias', 'F32', [rows]).data;
		const known = [sentenceStartWord, sentenceEndWord, ...file.tensor('words', 'U16', [rows - 3]).data];
		for (const [index, word] of known.entries()) this.#rowOf.set(word, index + 1);
		const recurrent = readLayer(file, 'lstm', { ...shape, inputs });
		const projection = readLayer(file, 'projection', { ...shape, inputs: this.#memory, outputs: size });
		const layers = [inputsOf(recurrent, 0, size), inputsOf(recurrent, size, inputs), projection];
		[this.#gatesOfWord, this.#gatesOfMemory, this.#project] = kernel(layers, 1) as [
			Convolution,
			Convolution,
			Convolution,
		];
		this.#output = new Float32Array(gates);
	}

	/** The state before the first word of a sentence. */
	start(): NeuralState {
		const nothing = { hidden: new Float32Array(this.#memory), cell: new Float32Array(this.#memory) };
		return this.next({ ...nothing, expected: new Float32Array(this.#size) }, sentenceStartWord);
	}

	/** The state after a further word of the lexicon. */
	next({ hidden, cell }: NeuralState, word: number): NeuralState {
		const [memory, output] = [this.#memory, this.#output];
		const ofWord = this.#gatesAt(this.#rowOf.get(word) ?? 0);
		this.#gatesOfMemory(hidden, 1, output);
		for (let gate = 0; gate < output.length; gate++)
			output[gate] = (output[gate] as number) + (ofWord[gate] as number);
		const after = {
			hidden: new Float32Array(memory),
			cell: new Float32Array(memory),
			expected: new Float32Array(this.#size),
		};
		for (let unit = 0; unit < memory; unit++) {
			const kept = sigmoid(output[memory + unit] as number) * (cell[unit] as number);
			const added = sigmoid(output[unit] as number) * Math.tanh(output[2 * memory + unit] as number);
			after.cell[unit] = kept + added;
			after.hidden[unit] = sigmoid(output[3 * memory + unit] as number) * Math.tanh(kept + added);
		}
		this.#project(after.hidden, 1, after.expected);
		return after;
	}

	/** Log probability of a word of the lexicon; undefined for one that the model does not know. */
	logProb({ expected }: NeuralState, word: number): number | undefined {
		const row = this.#rowOf.get(word);
		if (row === undefined) return undefined;
		let sum = 0;
		const start = row * this.#size;
		for (let place = 0; place < this.#size; place++)
			sum += (expected[place] as number) * (this.#embedding[start + place] as number);
		return sum * (this.#embeddingScale[row] as number) + (this.#bias[row] as number);
	}

	#gatesAt(row: number): Float32Array {
		const known = this.#knownGates.get(row);
		if (known) return known;
		const scale = this.#embeddingScale[row] as number;
		const embedding = Float32Array.from(
			this.#embedding.subarray(row * this.#size, (row + 1) * this.#size),
			(value) => value * scale,
		);
		const gates = new Float32Array(4 * this.#memory);
		this.#gatesOfWord(embedding, 1, gates);
		if (this.#knownGates.size === keptWords) this.#knownGates.clear();
		this.#knownGates.set(row, gates);
		return gates;
	}
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** The part of a layer that sees some of its inputs; the first one has the bias. */
function inputsOf(layer: ConvolutionLayer, from: number, to: number): ConvolutionLayer {
	const { inputs, outputs } = layer;
	const weights = new Float32Array(outputs * (to - from));
	for (let row = 0; row < outputs; row++)
		weights.set(layer.weights.subarray(row * inputs + from, row * inputs + to), row * (to - from));
	return { ...layer, inputs: to - from, weights, bias: from === 0 ? layer.bias : new Float32Array(outputs) };
}
