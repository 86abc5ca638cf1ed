import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { changedNetwork, productNetwork } from './network-file.ts';
import { dataTypes, graphFields, writeNode, writeTensor, writeValue } from './onnx-messages.ts';
import { concatBytes, message, numberField, textField } from './protocol-buffers.ts';
import { multipliesSignedBytes } from './signed-bytes.ts';

type Convolution = { outputs: number; inputs: number; width: number; dilation: number; padding: number };

/** A network of one integer convolution over a sequence of bytes, and its scaled result. */
function convolutionNetwork({ outputs, inputs, width, dilation, padding }: Convolution): Uint8Array {
	const bytes = Uint8Array.from({ length: outputs * inputs * width }, (_, index) => (index * 89 + 31) % 256);
	const number = (name: string, value: number) =>
		writeTensor({ name, shape: [], dataType: dataTypes.uint8, bytes: Uint8Array.of(value) });
	const graph = message(
		graphFields.graph,
		writeNode({
			type: 'ConvInteger',
			inputs: ['sequence', 'weights', 'zero', 'weightsZero'],
			outputs: ['convolved'],
			attributes: { dilations: [dilation], pads: [padding, padding], strides: [1], group: [1] },
		}),
		writeNode({ type: 'Cast', inputs: ['convolved'], outputs: ['numbers'], attributes: { to: [1] } }),
		writeNode({ type: 'Mul', inputs: ['numbers', 'speed'], outputs: ['sound'], attributes: {} }),
		textField(2, 'convolution'),
		writeTensor({ name: 'weights', shape: [outputs, inputs, width], dataType: dataTypes.uint8, bytes }),
		number('zero', 117),
		number('weightsZero', 131),
		writeValue(graphFields.input, 'sequence', dataTypes.uint8, [1, inputs, undefined]),
		writeValue(graphFields.input, 'speed', dataTypes.float, [1]),
		writeValue(graphFields.output, 'sound', dataTypes.float),
	);
	return concatBytes([numberField(1, 8), graph, message(8, numberField(2, 13))]);
}

async function run(network: Uint8Array, inputs: number, length: number, speed: number[]) {
	const session = await InferenceSession.create(network);
	const bytes = Uint8Array.from({ length: inputs * length }, (_, index) => (index * 53 + 7) % 256);
	const result = await session.run({
		sequence: new Tensor('uint8', bytes, [1, inputs, length]),
		speed: new Tensor('float32', Float32Array.from(speed), [speed.length]),
	});
	await session.release();
	return result;
}

test.each([
	{ outputs: 3, inputs: 2, width: 1, dilation: 1, padding: 0 },
	{ outputs: 4, inputs: 5, width: 3, dilation: 1, padding: 1 },
	{ outputs: 6, inputs: 4, width: 7, dilation: 3, padding: 9 },
	{ outputs: 2, inputs: 3, width: 11, dilation: 5, padding: 25 },
])('a convolution as a product gives the same numbers: %o', async (convolution) => {
	const network = convolutionNetwork(convolution);
	const before = await run(network, convolution.inputs, 40, [0.5]);
	for (const signedWeights of (await multipliesSignedBytes()) ? [true, false] : [false]) {
		const changes = { freeInput: 'speed', furtherOutput: 'numbers', signedWeights };
		const after = await run(changedNetwork(network, changes), convolution.inputs, 40, [0.5]);
		expect(after.sound?.data).toEqual(before.sound?.data);
		expect(after.numbers?.dims).toEqual(before.sound?.dims);
	}
});

test('the freed input takes a value for each place', async () => {
	const network = convolutionNetwork({ outputs: 1, inputs: 1, width: 1, dilation: 1, padding: 0 });
	await expect(run(network, 1, 3, [1, 2, 3])).rejects.toThrow();
	const changed = changedNetwork(network, {
		freeInput: 'speed',
		furtherOutput: 'numbers',
		signedWeights: false,
	});
	const { sound, numbers } = await run(changed, 1, 3, [1, 2, 3]);
	const plain = Float32Array.from(
		(numbers as Tensor).data as Float32Array,
		(value, place) => value * (place + 1),
	);
	expect(sound?.data).toEqual(plain);
});

test('bytes times signed bytes are added up', async () => {
	const session = await InferenceSession.create(productNetwork(4));
	const { product } = await session.run({ row: new Tensor('uint8', Uint8Array.of(1, 2, 3, 4), [1, 4]) });
	expect(product?.data[0]).toBe(1_270);
});

test('what is no network, or lacks the input, is refused', () => {
	const changes = { freeInput: 'speed', furtherOutput: 'numbers', signedWeights: false };
	for (const bytes of [new Uint8Array(0), Buffer.from('not a network'), Uint8Array.of(58, 255, 255)])
		expect(() => changedNetwork(bytes, changes)).toThrow();
	expect(() => changedNetwork(productNetwork(4), changes)).toThrow('no input "speed"');
});
