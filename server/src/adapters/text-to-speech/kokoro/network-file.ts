import { convolutionAsProduct, type Replacement } from './convolution-as-product.ts';
import {
	dataTypes,
	graphFields,
	nameOf,
	readNode,
	readTensor,
	tensorName,
	writeNode,
	writeTensor,
	writeValue,
} from './onnx-messages.ts';
import { concatBytes, type Field, fieldsOf, message, numberField, textField } from './protocol-buffers.ts';

/** How a network is changed when it is loaded. */
export type NetworkChanges = {
	/** An input that took one number, and then takes as many as it is given. */
	freeInput: string;
	/** An inner value of floats that becomes an output. */
	furtherOutput: string;
	/** Whether ONNX Runtime multiplies bytes by signed bytes exactly here. */
	signedWeights: boolean;
};

/**
 * An ONNX network changed for speed and to tell more, without a change of what it computes: integer convolutions become
 * products of matrices. Throws for a file that is damaged or has no such input.
 */
export function changedNetwork(file: Uint8Array, changes: NetworkChanges): Uint8Array {
	const fields = [...fieldsOf(file, 0, file.length)];
	if (!fields.some(({ number }) => number === graphFields.graph))
		throw new Error('The network file has no graph.');
	return concatBytes(
		fields.map((field) =>
			field.number === graphFields.graph ? changedGraph(file, field, changes) : asItIs(file, field),
		),
	);
}

/** A field with its tag, as it stands in the file. */
function asItIs(file: Uint8Array, field: Field): Uint8Array {
	const content = file.subarray(field.start, field.end);
	if (field.wireType === 2) return message(field.number, content);
	return concatBytes([numberField(field.number, 0).subarray(0, -1), content]);
}

function changedGraph(file: Uint8Array, graph: Field, changes: NetworkChanges): Uint8Array {
	const fields = [...fieldsOf(file, graph.start, graph.end)];
	const inputs = fields.filter(({ number }) => number === graphFields.input);
	if (!inputs.some((field) => nameOf(file, field, 1) === changes.freeInput))
		throw new Error(`The network has no input "${changes.freeInput}".`);
	const replacements = replacedConvolutions(file, fields, changes.signedWeights);
	const changed = new Map(
		[...replacements.values()].flatMap(({ tensors }) => tensors.map((one) => [one.name, one])),
	);
	const parts = fields.flatMap((field) => {
		if (field.number === graphFields.node)
			return replacements.get(field)?.nodes.map(writeNode) ?? [asItIs(file, field)];
		if (field.number === graphFields.initializer && changed.has(nameOf(file, field, tensorName))) return [];
		if (field.number === graphFields.input && nameOf(file, field, 1) === changes.freeInput)
			return [writeValue(graphFields.input, changes.freeInput, dataTypes.float, [undefined])];
		return [asItIs(file, field)];
	});
	const added = [...changed.values()].map(writeTensor);
	return message(
		graphFields.graph,
		...parts,
		...added,
		writeValue(graphFields.output, changes.furtherOutput, dataTypes.float),
	);
}

function replacedConvolutions(
	file: Uint8Array,
	fields: readonly Field[],
	signedWeights: boolean,
): Map<Field, Replacement> {
	const tensors = new Map<string, Field>();
	for (const field of fields)
		if (field.number === graphFields.initializer) tensors.set(nameOf(file, field, tensorName), field);
	const replacements = new Map<Field, Replacement>();
	for (const field of fields) {
		if (field.number !== graphFields.node) continue;
		const node = readNode(file, field);
		if (node.type !== 'ConvInteger') continue;
		const [weights, zeroPoint] = [tensors.get(node.inputs[1] ?? ''), tensors.get(node.inputs[3] ?? '')];
		if (!weights || !zeroPoint) continue;
		const product = convolutionAsProduct(
			node,
			readTensor(file, weights),
			readTensor(file, zeroPoint),
			signedWeights,
		);
		if (product) replacements.set(field, product);
	}
	return replacements;
}

/** A network that multiplies a row of bytes by a column of signed bytes, which are all 127: `row` [1, size] to `product`. */
export function productNetwork(size: number): Uint8Array {
	const column = {
		name: 'column',
		shape: [size, 1],
		dataType: dataTypes.int8,
		bytes: new Uint8Array(size).fill(127),
	};
	const graph = message(
		graphFields.graph,
		writeNode({ type: 'MatMulInteger', inputs: ['row', 'column'], outputs: ['product'], attributes: {} }),
		textField(2, 'product'),
		writeTensor(column),
		writeValue(graphFields.input, 'row', dataTypes.uint8, [1, size]),
		writeValue(graphFields.output, 'product', dataTypes.int32, [1, 1]),
	);
	const operators = message(8, numberField(2, 13));
	return concatBytes([numberField(1, 8), graph, operators]);
}
