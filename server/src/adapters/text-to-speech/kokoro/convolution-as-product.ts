import { dataTypes, type OnnxNode, type OnnxTensor } from './onnx-messages.ts';

/** What takes a convolution's place in a graph. */
export type Replacement = { nodes: OnnxNode[]; tensors: OnnxTensor[] };

/** Further than any sequence is long. */
const toTheEnd = 2 ** 40;

/**
 * An integer convolution over time (`ConvInteger` with weights [outputs, inputs, width]) as one product of matrices, with the
 * same whole numbers as its result: the sequence is turned to [time, inputs], its moments under the kernel are put side by
 * side, and multiplied by [width * inputs, outputs]. ONNX Runtime multiplies bytes by signed bytes several times as fast as
 * it convolves them. With `signed` the weights and their zero point move from 0…255 to -128…127, else they stay. Undefined
 * for convolutions with strides or groups.
 */
export function convolutionAsProduct(
	node: OnnxNode,
	weights: OnnxTensor,
	zeroPoint: OnnxTensor,
	signed: boolean,
): Replacement | undefined {
	const [outputs = 0, inputs = 0, width] = weights.shape;
	const [sequence = '', , sequenceZero = ''] = node.inputs;
	const [stride = 1] = node.attributes.strides ?? [];
	const [group = 1] = node.attributes.group ?? [];
	if (width === undefined || stride !== 1 || group !== 1) return undefined;
	const [dilation = 1] = node.attributes.dilations ?? [];
	const [before = 0, after = 0] = node.attributes.pads ?? [];
	const result = node.outputs[0] ?? '';
	const named = (part: string) => `${result}/${part}`;
	const nodes: OnnxNode[] = [newNode('Transpose', [sequence], [named('turned')], { perm: [0, 2, 1] })];
	const tensors = [
		{ ...weights, ...turnedWeights(weights.bytes, { outputs, inputs, width }, signed) },
		{ ...zeroPoint, name: named('zero'), ...bytesAs(zeroPoint.bytes, signed) },
	];
	let last = named('turned');
	if (before > 0 || after > 0) {
		tensors.push(numbersTensor(named('pads'), [0, before, 0, 0, after, 0]));
		nodes.push(newNode('Pad', [last, named('pads'), sequenceZero], [named('padded')]));
		last = named('padded');
	}
	if (width > 1) {
		const moments = momentsOf(last, named, { width, dilation });
		nodes.push(...moments.nodes, newNode('Concat', moments.outputs, [named('moments')], { axis: [2] }));
		tensors.push(...moments.tensors);
		last = named('moments');
	}
	nodes.push(newNode('MatMulInteger', [last, weights.name, sequenceZero, named('zero')], [named('product')]));
	nodes.push(newNode('Transpose', [named('product')], [result], { perm: [0, 2, 1] }));
	return { nodes, tensors };
}

const newNode = (
	type: string,
	inputs: string[],
	outputs: string[],
	attributes: Record<string, number[]> = {},
): OnnxNode => ({ type, inputs, outputs, attributes });

/** The sequence as each place of the kernel sees it. */
function momentsOf(
	sequence: string,
	named: (part: string) => string,
	{ width, dilation }: { width: number; dilation: number },
) {
	const places = Array.from({ length: width }, (_, place) => place);
	const tensors = [numbersTensor(named('axis'), [1])];
	const nodes = places.map((place) => {
		const behind = dilation * (width - 1 - place);
		tensors.push(numbersTensor(named(`start${place}`), [dilation * place]));
		tensors.push(numbersTensor(named(`end${place}`), [behind === 0 ? toTheEnd : -behind]));
		const bounds = [named(`start${place}`), named(`end${place}`), named('axis')];
		return newNode('Slice', [sequence, ...bounds], [named(`moment${place}`)]);
	});
	return { nodes, tensors, outputs: places.map((place) => named(`moment${place}`)) };
}

function numbersTensor(name: string, numbers: number[]): OnnxTensor {
	const bytes = new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer);
	return { name, shape: [numbers.length], dataType: dataTypes.int64, bytes };
}

/** Adding 128 to a byte turns 0…255 into -128…127 as they are written. */
function bytesAs(bytes: Uint8Array, signed: boolean): Pick<OnnxTensor, 'bytes' | 'dataType'> {
	if (!signed) return { bytes, dataType: dataTypes.uint8 };
	return { bytes: bytes.map((byte) => byte ^ 128), dataType: dataTypes.int8 };
}

/** Weights [outputs, inputs, width] as [width * inputs, outputs]. */
function turnedWeights(
	bytes: Uint8Array,
	{ outputs, inputs, width }: { outputs: number; inputs: number; width: number },
	signed: boolean,
): Pick<OnnxTensor, 'bytes' | 'dataType' | 'shape'> {
	const turned = new Uint8Array(bytes.length);
	let from = 0;
	for (let output = 0; output < outputs; output++)
		for (let input = 0; input < inputs; input++)
			for (let place = 0; place < width; place++)
				turned[(place * inputs + input) * outputs + output] = bytes[from++] ?? 0;
	return { ...bytesAs(turned, signed), shape: [width * inputs, outputs] };
}
