import type { Mark } from '@henry/reading/reading-aloud/written-words.ts';
import type { PronouncedWord } from './pronounce.ts';
import { mostSymbols } from './symbols.ts';

/** What Kokoro speaks in one go, and how long to rest after it. */
export type SymbolPhrase = { symbols: string[]; owners: number[]; words: string[]; pauseAfterMs: number };

/** Kokoro speaks best what is not much longer than a sentence; longer ones are cut at their marks. */
const longPhrase = 220;
const pausesMs: Record<Mark, number> = {
	'': 40,
	',': 180,
	':': 220,
	';': 250,
	'—': 250,
	'…': 350,
	'.': 350,
	'!': 350,
	'?': 350,
};
const endsSentence = (mark: Mark) => mark !== '' && '.!?…'.includes(mark);

/** Words in groups, each up to the mark of a sentence's end. */
export function sentencesIn<Word extends { mark: Mark }>(words: readonly Word[]): Word[][] {
	const sentences: Word[][] = [[]];
	for (const word of words) {
		sentences.at(-1)?.push(word);
		if (endsSentence(word.mark)) sentences.push([]);
	}
	return sentences;
}

/** A pronounced text as phrases: its sentences, and the parts of very long ones. Words that cannot be said are left out. */
export function symbolPhrases(words: readonly PronouncedWord[]): SymbolPhrase[] {
	return sentencesIn(words.filter(({ phonemes }) => phonemes !== ''))
		.flatMap(cutLong)
		.filter((sentence) => sentence.length > 0)
		.map(toPhrase);
}

const sizeOf = (words: readonly PronouncedWord[]) =>
	words.reduce((sum, { phonemes, mark }) => sum + phonemes.length + mark.length + 1, 0);

/** Halves a sentence that is too long at its best place until each part fits. */
function cutLong(sentence: PronouncedWord[]): PronouncedWord[][] {
	if (sizeOf(sentence) <= longPhrase) return [sentence];
	if (sentence.length === 1) return longWord(sentence[0] as PronouncedWord);
	const middle = sizeOf(sentence) / 2;
	let best = { place: 0, cost: Number.POSITIVE_INFINITY };
	let size = 0;
	for (const [place, word] of sentence.slice(0, -1).entries()) {
		size += sizeOf([word]);
		const cost = Math.abs(size - middle) + (word.mark === '' ? middle : 0);
		if (cost < best.cost) best = { place: place + 1, cost };
	}
	return [...cutLong(sentence.slice(0, best.place)), ...cutLong(sentence.slice(best.place))];
}

/** A word of hundreds of letters is said in pieces, of which the first carries the word's name. */
function longWord({ text, phonemes, mark }: PronouncedWord): PronouncedWord[][] {
	const symbols = [...phonemes];
	const pieces = Math.ceil(symbols.length / (mostSymbols - 2));
	return Array.from({ length: pieces }, (_, piece) => {
		const part = symbols.slice(piece * (mostSymbols - 2), (piece + 1) * (mostSymbols - 2)).join('');
		return [{ text: piece === 0 ? text : '', phonemes: part, mark: piece === pieces - 1 ? mark : '' }];
	});
}

function toPhrase(words: PronouncedWord[]): SymbolPhrase {
	const symbols: string[] = [];
	const owners: number[] = [];
	const add = (text: string, owner: number) => {
		for (const symbol of text) {
			symbols.push(symbol);
			owners.push(owner);
		}
	};
	for (const [owner, { phonemes, mark }] of words.entries()) {
		add(phonemes, owner);
		add(mark, -1);
		if (owner < words.length - 1) add(' ', -1);
	}
	const last = words.at(-1)?.mark ?? '';
	return { symbols, owners, words: words.map(({ text }) => text), pauseAfterMs: pausesMs[last] };
}
