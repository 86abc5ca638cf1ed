/** Element types of a tensor that the ear's models use, and the typed array each is read as. */
export type TensorData = {
	F64: Float64Array;
	F32: Float32Array;
	/** Half-precision numbers, by their bits. */
	F16: Uint16Array;
	I32: Int32Array;
	U32: Uint32Array;
	I16: Int16Array;
	U16: Uint16Array;
	I8: Int8Array;
	U8: Uint8Array;
};

export type TensorType = keyof TensorData;

/** A tensor: its elements, row by row, and the length of each dimension. */
export type Tensor<T extends TensorType = TensorType> = { type: T; shape: number[]; data: TensorData[T] };

/** A file of named tensors, read. */
export type Safetensors = {
	/** The texts that the writer of the file added. */
	metadata: Record<string, string>;
	/** The names of all tensors. */
	names: string[];
	/** A number among those texts. Throws where it is missing or no number. */
	setting(name: string): number;
	/**
	 * A tensor by name. Its elements lie in the bytes of the file, uncopied, where their alignment allows it.
	 * Throws where it is missing, or where it is not of the type and shape asked for.
	 */
	tensor<T extends TensorType = TensorType>(name: string, type?: T, shape?: readonly number[]): Tensor<T>;
};

const arrayOf = {
	F64: Float64Array,
	F32: Float32Array,
	F16: Uint16Array,
	I32: Int32Array,
	U32: Uint32Array,
	I16: Int16Array,
	U16: Uint16Array,
	I8: Int8Array,
	U8: Uint8Array,
};

/**
 * Reads a file in the safetensors format: the length of a JSON header in 8 bytes, the header, the elements
 * (https://github.com/huggingface/safetensors). All in little-endian order.
 * Throws where the file is cut off or its header does not describe it, with the name of the tensor at fault.
 */
export function readSafetensors(bytes: Uint8Array): Safetensors {
	const { header, body } = splitFile(bytes);
	const metadata = (header.__metadata__ ?? {}) as Record<string, string>;
	const tensors = new Map<string, Tensor>();
	for (const [name, entry] of Object.entries(header)) {
		if (name !== '__metadata__') tensors.set(name, readTensor(name, entry, body));
	}
	return {
		metadata,
		names: [...tensors.keys()],
		setting(name) {
			const text = metadata[name];
			const value = Number(text);
			if (!text || !Number.isFinite(value)) throw new Error(`model setting ${name}: no number but ${text}`);
			return value;
		},
		tensor<T extends TensorType>(name: string, type?: T, shape?: readonly number[]) {
			const tensor = tensors.get(name);
			if (!tensor) throw new Error(`tensor ${name}: missing`);
			if (type && tensor.type !== type) throw new Error(`tensor ${name}: ${tensor.type}, expected ${type}`);
			if (shape && tensor.shape.join() !== shape.join()) {
				throw new Error(`tensor ${name}: shape [${tensor.shape}], expected [${shape}]`);
			}
			return tensor as Tensor<T>;
		},
	};
}

function splitFile(bytes: Uint8Array): { header: Record<string, unknown>; body: Uint8Array } {
	if (bytes.length < 8) throw new Error('safetensors: file ends before its header');
	const length = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true);
	if (length > BigInt(bytes.length - 8)) throw new Error('safetensors: file ends within its header');
	const bodyStart = 8 + Number(length);
	let header: unknown;
	try {
		header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, bodyStart)));
	} catch (error) {
		throw new Error('safetensors: the header is no JSON', { cause: error });
	}
	if (!isRecord(header)) throw new Error('safetensors: the header is no JSON object');
	return { header, body: bytes.subarray(bodyStart) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) >= 0;
}

function readTensor(name: string, entry: unknown, body: Uint8Array): Tensor {
	const { dtype, shape, data_offsets: offsets } = isRecord(entry) ? entry : {};
	if (typeof dtype !== 'string' || !Object.hasOwn(arrayOf, dtype)) {
		throw new Error(`tensor ${name}: unknown type ${dtype}`);
	}
	if (!Array.isArray(shape) || !shape.every(isCount)) throw new Error(`tensor ${name}: malformed shape`);
	if (!Array.isArray(offsets) || offsets.length !== 2 || !offsets.every(isCount)) {
		throw new Error(`tensor ${name}: malformed place`);
	}
	const [start, end] = offsets as [number, number];
	const type = dtype as TensorType;
	const elements = shape.reduce((product, length) => product * length, 1);
	if (end - start !== elements * arrayOf[type].BYTES_PER_ELEMENT) {
		throw new Error(`tensor ${name}: ${end - start} bytes for ${elements} elements of ${type}`);
	}
	if (end > body.length) throw new Error(`tensor ${name}: the file ends within it`);
	return { type, shape, data: viewOf(type, body.subarray(start, end), elements) };
}

function viewOf(type: TensorType, bytes: Uint8Array, elements: number): TensorData[TensorType] {
	const aligned = bytes.byteOffset % arrayOf[type].BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice();
	return new arrayOf[type](aligned.buffer as ArrayBuffer, aligned.byteOffset, elements);
}
