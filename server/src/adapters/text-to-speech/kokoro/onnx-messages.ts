import {
	type Field,
	fieldsOf,
	message,
	numberField,
	numbersOf,
	textField,
	textOf,
} from './protocol-buffers.ts';

/** Numbers of the fields of a graph in an ONNX file (onnx.proto): `ModelProto.graph` and what `GraphProto` holds. */
export const graphFields = { graph: 7, node: 1, initializer: 5, input: 11, output: 12 };
/** `TensorProto.DataType`. */
export const dataTypes = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7 };

/** A node of a graph; of its attributes those of whole numbers. */
export type OnnxNode = {
	type: string;
	inputs: string[];
	outputs: string[];
	attributes: Record<string, number[]>;
};
/** A tensor of a graph: its shape, the type of its values, and their bytes in the order of the last dimension first. */
export type OnnxTensor = { name: string; shape: number[]; dataType: number; bytes: Uint8Array };

export function readNode(bytes: Uint8Array, field: Field): OnnxNode {
	const node: OnnxNode = { type: '', inputs: [], outputs: [], attributes: {} };
	for (const part of fieldsOf(bytes, field.start, field.end)) {
		if (part.number === 1) node.inputs.push(textOf(bytes, part));
		if (part.number === 2) node.outputs.push(textOf(bytes, part));
		if (part.number === 4) node.type = textOf(bytes, part);
		if (part.number !== 5) continue;
		const attribute = [...fieldsOf(bytes, part.start, part.end)];
		const name = attribute.find(({ number }) => number === 1);
		const numbers = attribute.filter(({ number }) => number === 3 || number === 8);
		if (name) node.attributes[textOf(bytes, name)] = numbers.flatMap((number) => numbersOf(bytes, number));
	}
	return node;
}

/** The name of a tensor or an input, without the rest of it. */
export function nameOf(bytes: Uint8Array, field: Field, nameField: number): string {
	for (const part of fieldsOf(bytes, field.start, field.end))
		if (part.number === nameField) return textOf(bytes, part);
	return '';
}

/** The number of the field of a tensor's name. */
export const tensorName = 8;

export function readTensor(bytes: Uint8Array, field: Field): OnnxTensor {
	const tensor: OnnxTensor = { name: '', shape: [], dataType: 0, bytes: new Uint8Array(0) };
	for (const part of fieldsOf(bytes, field.start, field.end)) {
		if (part.number === 1) tensor.shape.push(...numbersOf(bytes, part));
		if (part.number === 2) [tensor.dataType = 0] = numbersOf(bytes, part);
		// A byte may also stand among the 32-bit numbers.
		if (part.number === 5) tensor.bytes = Uint8Array.from(numbersOf(bytes, part));
		if (part.number === tensorName) tensor.name = textOf(bytes, part);
		if (part.number === 9) tensor.bytes = bytes.subarray(part.start, part.end);
	}
	return tensor;
}

/** A node as a field of a graph; an attribute of one number is a number, another one a list. */
export function writeNode({ type, inputs, outputs, attributes }: OnnxNode): Uint8Array {
	const attributeFields = Object.entries(attributes).map(([name, numbers]) => {
		const isList = name === 'perm';
		const values = numbers.map((number) => numberField(isList ? 8 : 3, number));
		return message(5, textField(1, name), ...values, numberField(20, isList ? 7 : 2));
	});
	return message(
		graphFields.node,
		...inputs.map((name) => textField(1, name)),
		...outputs.map((name) => textField(2, name)),
		textField(3, outputs[0] ?? ''),
		textField(4, type),
		...attributeFields,
	);
}

export function writeTensor({ name, shape, dataType, bytes }: OnnxTensor): Uint8Array {
	return message(
		graphFields.initializer,
		...shape.map((size) => numberField(1, size)),
		numberField(2, dataType),
		textField(tensorName, name),
		message(9, bytes),
	);
}

/** An input or output of a graph (`ValueInfoProto`); a dimension without a size may have any. */
export function writeValue(
	field: number,
	name: string,
	dataType: number,
	shape?: (number | undefined)[],
): Uint8Array {
	const dimensions = shape?.map((size) =>
		message(1, size === undefined ? textField(2, '') : numberField(1, size)),
	);
	const tensor = [numberField(1, dataType), ...(dimensions ? [message(2, ...dimensions)] : [])];
	return message(field, textField(1, name), message(2, message(1, ...tensor)));
}
