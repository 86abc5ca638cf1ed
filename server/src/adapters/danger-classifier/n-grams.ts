import { readFileSync } from 'node:fs';
import { readSafetensors } from '@henry/ear/files/safetensors.ts';

/** Of each kind: words with pairs of words, and pieces of words of two to five letters. */
const buckets = 2 ** 16;
const longestPiece = 5;

/** Small letters without accents and marks; "don't" becomes "dont". */
function plainWords(text: string): string[] {
	const bare = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/g, '');
	return bare.match(/[a-z0-9]+/g) ?? [];
}

/** A number of 32 bits for a text of ASCII signs (Fowler, Noll & Vo). */
function fnv1a(text: string): number {
	let value = 0x811c9dc5;
	for (let place = 0; place < text.length; place += 1) {
		value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
	}
	return value >>> 0;
}

function countsOf(grams: Iterable<string>): Map<number, number> {
	const counts = new Map<number, number>();
	for (const gram of grams) {
		const bucket = fnv1a(gram) % buckets;
		counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
	}
	return counts;
}

function* piecesOf(words: readonly string[]): Iterable<string> {
	for (const word of words) {
		const padded = ` ${word} `;
		for (let size = 2; size <= longestPiece; size += 1) {
			for (let start = 0; start + size <= padded.length; start += 1) yield padded.slice(start, start + size);
		}
	}
}

/**
 * Reads a linear model on hashed n-grams (Weinberger et al. 2009) as training/danger writes it; it tells the log odds of
 * danger in a text.
 */
export function readNGrams(file: string, bias: number): (text: string) => number {
	const tensors = readSafetensors(new Uint8Array(readFileSync(file)));
	const shape = [2 * buckets];
	const [weights, rarity] = ['weights', 'rarity'].map((name) => tensors.tensor(name, 'F32', shape).data);

	/** What one kind of n-grams adds: its weights in a space where their whole has the length 1. */
	function part(counts: Map<number, number>, offset: number): number {
		let [sum, square] = [0, 0];
		for (const [bucket, count] of counts) {
			const place = offset + bucket;
			const value = (1 + Math.log(count)) * (rarity?.[place] ?? 0);
			sum += value * (weights?.[place] ?? 0);
			square += value * value;
		}
		return square === 0 ? 0 : sum / Math.sqrt(square);
	}

	return (text) => {
		const words = plainWords(text);
		const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
		return part(countsOf([...words, ...pairs]), 0) + part(countsOf(piecesOf(words)), buckets) + bias;
	};
}
