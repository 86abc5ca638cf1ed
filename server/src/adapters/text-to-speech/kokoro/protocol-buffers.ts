/** A field of a message: its number, its type on the wire, and where its value lies. */
export type Field = { number: number; wireType: number; start: number; end: number };

const varintType = 0;
const eightBytes = 1;
const lengthDelimited = 2;
const fourBytes = 5;

function readVarint(bytes: Uint8Array, place: number): { value: number; end: number } {
	let value = 0;
	let scale = 1;
	for (let at = place; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		value += (byte & 127) * scale;
		if (byte < 128) return { value, end: at + 1 };
		scale *= 128;
	}
	throw new Error('The file ends in the middle of a number.');
}

/** The fields of a message of protocol buffers (protobuf.dev, "Encoding") between two places. Throws for what is none. */
export function* fieldsOf(bytes: Uint8Array, start: number, end: number): Generator<Field> {
	for (let place = start; place < end; ) {
		const tag = readVarint(bytes, place);
		const [number, wireType] = [Math.floor(tag.value / 8), tag.value % 8];
		let valueStart = tag.end;
		if (wireType === lengthDelimited) {
			const length = readVarint(bytes, tag.end);
			valueStart = length.end;
			place = length.end + length.value;
		} else if (wireType === varintType) place = readVarint(bytes, tag.end).end;
		else if (wireType === eightBytes || wireType === fourBytes)
			place = tag.end + (wireType === eightBytes ? 8 : 4);
		else throw new Error('The file is damaged.');
		if (place > end) throw new Error('The file is cut off.');
		yield { number, wireType, start: valueStart, end: place };
	}
}

/** The numbers of a field, packed or single, as they are below 2⁵³. */
export function numbersOf(bytes: Uint8Array, field: Field): number[] {
	const numbers: number[] = [];
	for (let place = field.start; place < field.end; ) {
		const { value, end } = readVarint(bytes, place);
		numbers.push(value);
		place = end;
	}
	return numbers;
}

export const textOf = (bytes: Uint8Array, field: Field): string =>
	new TextDecoder().decode(bytes.subarray(field.start, field.end));

function varint(value: number): number[] {
	return value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let place = 0;
	for (const part of parts) {
		whole.set(part, place);
		place += part.length;
	}
	return whole;
}

/** A field with bytes or a message of these parts in it. */
export function message(number: number, ...parts: Uint8Array[]): Uint8Array {
	const length = parts.reduce((sum, part) => sum + part.length, 0);
	return concatBytes([
		Uint8Array.from([...varint(number * 8 + lengthDelimited), ...varint(length)]),
		...parts,
	]);
}

export const textField = (number: number, text: string): Uint8Array =>
	message(number, new TextEncoder().encode(text));

export const numberField = (number: number, value: number): Uint8Array =>
	Uint8Array.from([...varint(number * 8 + varintType), ...varint(value)]);
