import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const tokenizerSchema = z.object({
	model: z.object({ vocab: z.record(z.string(), z.number().check(z.int(), z.nonnegative())) }),
});

/** A word with more letters is one that the model does not know (as its authors do). */
const longestWord = 100;

/** Turns a text into numbers of word pieces, between the signs for its beginning and its end. */
export type WordPieces = (text: string) => number[];

/**
 * The word pieces of BERT's uncased models (Devlin et al. 2019): lower case without accents, cut at spaces and marks, then
 * each word into the longest pieces that the vocabulary has, from its beginning on. Longer texts are cut at `maxPieces`.
 * `file`: a tokenizer as Hugging Face's library writes it. Throws where it is not one.
 */
export function readWordPieces(file: string, maxPieces: number): WordPieces {
	const { vocab } = tokenizerSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).model;
	const numbers = new Map(Object.entries(vocab));
	const numberOf = (sign: string) => {
		const number = numbers.get(sign);
		if (number === undefined) throw new Error(`The vocabulary has no ${sign}.`);
		return number;
	};
	const [begin, end, unknown] = [numberOf('[CLS]'), numberOf('[SEP]'), numberOf('[UNK]')];

	function piecesOf(word: string): number[] {
		if (word.length > longestWord) return [unknown];
		const pieces: number[] = [];
		for (let start = 0; start < word.length; ) {
			const prefix = start === 0 ? '' : '##';
			let stop = word.length;
			while (stop > start && !numbers.has(prefix + word.slice(start, stop))) stop -= 1;
			const number = numbers.get(prefix + word.slice(start, stop));
			if (number === undefined) return [unknown];
			pieces.push(number);
			start = stop;
		}
		return pieces;
	}

	return (text) => {
		const plain = text
			.toLowerCase()
			.normalize('NFD')
			.replace(/\p{Mn}/gu, '');
		const words = plain.match(/[\p{P}\p{S}]|[^\s\p{P}\p{S}\p{C}]+/gu) ?? [];
		return [begin, ...words.flatMap(piecesOf).slice(0, maxPieces - 2), end];
	};
}
