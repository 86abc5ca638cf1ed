import { halfFloatsToFloats } from './half-floats.ts';

/** A file of CTranslate2's, read. */
export type CTranslate2File = {
	/** A variable's elements, row by row, as single-precision numbers. Throws where it is missing or of another shape. */
	numbers(name: string, shape: readonly number[]): Float32Array;
};

type Variable = { shape: number[]; type: number; bytes: Uint8Array };

/** The format's numbers of its types. */
const float32 = 0;
const float16 = 4;
/** The version of the format, of which converters have written no other since 2021. */
const readVersion = 6;

/**
 * Reads a model in CTranslate2's format, version 6 (OpenNMT/CTranslate2, `python/ctranslate2/specs/model_spec.py`,
 * `_serialize`): its variables one after the other, each with its name, shape, type and elements.
 * Throws where the bytes are no such file or end too early.
 */
export function readCTranslate2(bytes: Uint8Array): CTranslate2File {
	const reader = createReader(bytes);
	const version = reader.uint32();
	if (version !== readVersion) throw new Error(`model file: version ${version}, expected ${readVersion}`);
	reader.text();
	reader.uint32();
	const count = reader.uint32();
	const variables = new Map<string, Variable>();
	for (let index = 0; index < count; index++) {
		const name = reader.text();
		const shape = Array.from({ length: reader.uint8() }, () => reader.uint32());
		const type = reader.uint8();
		variables.set(name, { shape, type, bytes: reader.bytes(reader.uint32()) });
	}
	return {
		numbers(name, shape) {
			const variable = variables.get(name);
			if (!variable) throw new Error(`model file: no variable ${name}`);
			if (variable.shape.join() !== shape.join()) {
				throw new Error(`variable ${name}: shape [${variable.shape}], expected [${shape}]`);
			}
			return floatsOf(name, variable, shape);
		},
	};
}

function floatsOf(name: string, { type, bytes }: Variable, shape: readonly number[]): Float32Array {
	const elements = shape.reduce((product, length) => product * length, 1);
	if (type !== float16 && type !== float32) throw new Error(`variable ${name}: unknown type ${type}`);
	const width = type === float16 ? 2 : 4;
	if (bytes.length !== elements * width) {
		throw new Error(`variable ${name}: ${bytes.length} bytes for ${elements} numbers`);
	}
	const { buffer } = new Uint8Array(bytes);
	return type === float16 ? halfFloatsToFloats(new Uint16Array(buffer)) : new Float32Array(buffer);
}

/** Reads numbers in little-endian order, texts and bytes, one after the other. */
function createReader(file: Uint8Array) {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	let place = 0;
	const take = (length: number): number => {
		if (place + length > file.length) throw new Error('model file: it ends too early');
		place += length;
		return place - length;
	};
	const bytes = (length: number) => {
		const start = take(length);
		return file.subarray(start, start + length);
	};
	return {
		bytes,
		uint8: () => view.getUint8(take(1)),
		uint32: () => view.getUint32(take(4), true),
		/** A text with its length before it and a zero after it. */
		text: () => new TextDecoder().decode(bytes(view.getUint16(take(2), true)).subarray(0, -1)),
	};
}
