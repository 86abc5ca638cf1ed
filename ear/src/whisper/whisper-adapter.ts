import { halfFloatsToFloats } from '#ear/files/half-floats.ts';
import { readSafetensors, type Tensor } from '#ear/files/safetensors.ts';

/** What a model learned after it was published, as changes of its variables. */
export type WhisperAdapter = {
	/** The shortest segment of sound that the model hears well; shorter ones are filled up with silence. */
	minWindowSeconds: number | undefined;
	/** No so many tokens in a row come twice. */
	noRepeatedTokens: number | undefined;
	/** Whether it has learned to write nothing where nobody speaks, which the published model has not. */
	mayWriteNothing: boolean;
	/** Adds what was learned of a variable of `width` numbers a row to its numbers, in place. Throws where it does not fit. */
	addTo(name: string, numbers: Float32Array, width: number): void;
	/** The names of the variables that it changes. */
	names: string[];
};

/**
 * Reads an adapter, a file in the safetensors format: of a matrix `<variable>.a` [outputs, rank] and `<variable>.b`
 * [rank, inputs], whose product times the file's setting `scale` is added (low-rank adaptation, Hu et al. 2021); of other
 * variables `<variable>.delta`, which is added times `scale` too. Numbers are single or half precision. The setting
 * `minWindowSeconds` may say how short sound may be, `noRepeatNgram` how many tokens in a row do not come twice, and
 * `emptyTranscriptForNoSpeech` that an empty text is to be believed.
 */
export function readWhisperAdapter(bytes: Uint8Array): WhisperAdapter {
	const file = readSafetensors(bytes);
	const scale = file.setting('scale');
	const names = file.names.flatMap((name) => /^(.*)\.(?:a|delta)$/.exec(name)?.[1] ?? []);
	const numbersOf = (name: string): Tensor & { numbers: Float32Array } => {
		const tensor = file.tensor(name);
		if (tensor.type === 'F32') return { ...tensor, numbers: tensor.data as Float32Array };
		if (tensor.type === 'F16') return { ...tensor, numbers: halfFloatsToFloats(tensor.data as Uint16Array) };
		throw new Error(`tensor ${name}: ${tensor.type}, expected F32 or F16`);
	};
	const optional = (name: string) => (name in file.metadata ? file.setting(name) : undefined);
	return {
		minWindowSeconds: optional('minWindowSeconds'),
		noRepeatedTokens: optional('noRepeatNgram'),
		mayWriteNothing: file.metadata.emptyTranscriptForNoSpeech === 'true',
		names,
		addTo(name, numbers, width) {
			if (file.names.includes(`${name}.delta`)) {
				const { numbers: delta } = numbersOf(`${name}.delta`);
				if (delta.length !== numbers.length) throw new Error(`adapter: ${name} is of another size`);
				for (let place = 0; place < delta.length; place++) {
					numbers[place] = (numbers[place] as number) + scale * (delta[place] as number);
				}
			}
			if (!file.names.includes(`${name}.a`)) return;
			const [left, right] = [numbersOf(`${name}.a`), numbersOf(`${name}.b`)];
			const [rows, rank] = left.shape as [number, number];
			if (right.shape.join() !== [rank, width].join() || rows * width !== numbers.length) {
				throw new Error(`adapter: ${name} is of another size`);
			}
			addProduct(numbers, left.numbers, right.numbers, rank, scale);
		},
	};
}

/** Adds `scale` times the product of `left` [rows, rank] and `right` [rank, width] to `target` [rows, width]. */
function addProduct(
	target: Float32Array,
	left: Float32Array,
	right: Float32Array,
	rank: number,
	scale: number,
): void {
	const width = right.length / rank;
	for (let row = 0; row * width < target.length; row++) {
		for (let inner = 0; inner < rank; inner++) {
			const factor = scale * (left[row * rank + inner] as number);
			for (let column = 0; column < width; column++) {
				const place = row * width + column;
				target[place] = (target[place] as number) + factor * (right[inner * width + column] as number);
			}
		}
	}
}
