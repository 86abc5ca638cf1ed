/** Fields of the messages of an ONNX file (onnx.proto): `ModelProto.graph`, `GraphProto.input` and `.output`. */
const graphField = 7;
const inputField = 11;
const outputField = 12;
const lengthDelimited = 2;

/** A field of a protocol-buffers message: its number, its type on the wire, and where its value lies. */
type Field = { number: number; wireType: number; start: number; end: number };

function readVarint(bytes: Uint8Array, place: number): { value: number; end: number } {
	let value = 0;
	let scale = 1;
	for (let at = place; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		value += (byte & 127) * scale;
		if (byte < 128) return { value, end: at + 1 };
		scale *= 128;
	}
	throw new Error('The network file ends in the middle of a number.');
}

/** The fields of the message that lies between two places. Throws for what is no message. */
function* fieldsOf(bytes: Uint8Array, start: number, end: number): Generator<Field> {
	for (let place = start; place < end; ) {
		const tag = readVarint(bytes, place);
		const [number, wireType] = [Math.floor(tag.value / 8), tag.value % 8];
		if (wireType === lengthDelimited) {
			const length = readVarint(bytes, tag.end);
			place = length.end + length.value;
			yield { number, wireType, start: length.end, end: place };
		} else if (wireType === 0 || wireType === 1 || wireType === 5) {
			place = wireType === 0 ? readVarint(bytes, tag.end).end : tag.end + (wireType === 1 ? 8 : 4);
			yield { number, wireType, start: tag.end, end: place };
		} else throw new Error('The network file is damaged.');
	}
}

function fieldIn(
	bytes: Uint8Array,
	within: { start: number; end: number },
	number: number,
): Field | undefined {
	for (const field of fieldsOf(bytes, within.start, within.end)) if (field.number === number) return field;
	return undefined;
}

const textOf = (bytes: Uint8Array, field: Field | undefined) =>
	field ? new TextDecoder().decode(bytes.subarray(field.start, field.end)) : '';

function varint(value: number): number[] {
	return value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
}

function message(number: number, content: readonly number[]): number[] {
	return [...varint(number * 8 + lengthDelimited), ...varint(content.length), ...content];
}

/**
 * Lets an input of a network of one value take as many as it is given: its only dimension, `dim_value: 1`, becomes one
 * without a size, which takes as many bytes. Throws where the network has no such input.
 */
function freeInput(bytes: Uint8Array, graph: Field, name: string): void {
	for (const input of fieldsOf(bytes, graph.start, graph.end)) {
		if (input.number !== inputField || textOf(bytes, fieldIn(bytes, input, 1)) !== name) continue;
		const type = fieldIn(bytes, input, 2);
		const tensor = type && fieldIn(bytes, type, 1);
		const shape = tensor && fieldIn(bytes, tensor, 2);
		const dimension = shape && fieldIn(bytes, shape, 1);
		if (!dimension || dimension.end - dimension.start !== 2) break;
		bytes.set([2 * 8 + lengthDelimited, 0], dimension.start);
		return;
	}
	throw new Error(`The network has no input "${name}" of one value.`);
}

/**
 * Kokoro's network with two changes, for ONNX Runtime: `speed` takes a value for each symbol instead of one, and the frames
 * that each symbol lasts, an inner value named `frames`, become an output. `bytes` is changed. What is added is a second
 * piece of the graph behind the file, which protocol buffers put together (protobuf.dev, "Last One Wins": embedded messages
 * are merged).
 */
export function openedNetwork(bytes: Uint8Array, frames: string): Uint8Array {
	const graph = fieldIn(bytes, { start: 0, end: bytes.length }, graphField);
	if (!graph) throw new Error('The network file holds no graph.');
	freeInput(bytes, graph, 'speed');
	const floatTensor = message(1, [8, 1]);
	const output = [...message(1, [...new TextEncoder().encode(frames)]), ...message(2, floatTensor)];
	const addition = message(graphField, message(outputField, output));
	const whole = new Uint8Array(bytes.length + addition.length);
	whole.set(bytes);
	whole.set(addition, bytes.length);
	return whole;
}
