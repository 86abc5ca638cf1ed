import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readSafetensors } from '@henry/ear/files/safetensors.ts';

/** Texts with the places that `SentenceEmbeddings` gives them; undefined for every other text. */
export type PlacedTexts = { texts: readonly string[]; placeOf(text: string): Float32Array | undefined };

/** So many steps from 0 to 1: no number of a place of MiniLM is larger than 127 of them. */
const stepsPerUnit = 400;

/** Keeps places in a file in the safetensors format, with a byte for each number, whose texts stand in its header. */
export function keepPlacedTexts(file: string, placed: ReadonlyMap<string, Float32Array>): void {
	const numbers = [...placed.values()].flatMap((place) => [...place]);
	const data = Int8Array.from(numbers, (number) => Math.round(number * stepsPerUnit));
	const shape = [placed.size, data.length / Math.max(1, placed.size)];
	const header = {
		__metadata__: { texts: [...placed.keys()].join('\n') },
		places: { dtype: 'I8', shape, data_offsets: [0, data.length] },
	};
	const head = Buffer.from(JSON.stringify(header));
	const length = Buffer.alloc(8);
	length.writeBigUInt64LE(BigInt(head.length));
	writeFileSync(file, Buffer.concat([length, head, Buffer.from(data.buffer)]));
}

/** Reads such a file; empty where it is not there. Throws where it is damaged. */
export function readPlacedTexts(file: string): PlacedTexts {
	if (!existsSync(file)) return { texts: [], placeOf: () => undefined };
	const { metadata, tensor } = readSafetensors(readFileSync(file));
	const { data, shape } = tensor('places', 'I8');
	const [, width = 0] = shape;
	const texts = (metadata.texts ?? '').split('\n');
	const rows = new Map(texts.map((text, row) => [text, row]));
	return {
		texts,
		placeOf(text) {
			const row = rows.get(text);
			if (row === undefined) return undefined;
			return new Float32Array(data.subarray(row * width, (row + 1) * width)).map(
				(steps) => steps / stepsPerUnit,
			);
		},
	};
}
