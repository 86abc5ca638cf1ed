import type { SpokenPhone, SpokenWord } from '@henry/contract/speech.ts';
import { arpabetOf, isSound } from './arpabet.ts';
import type { SymbolPhrase } from './phrases.ts';

/** Kokoro gives each symbol a whole number of frames of this length. */
export const frameMs = 25;
/** A sound is heard this much before its frames, as our own aligner measures it (bench/results/voice.json). */
const aheadMs = 62.5;

type Times = { words: SpokenWord[]; phones: SpokenPhone[] };

/**
 * When each word and sound of a phrase is spoken. `frames` are those of each symbol, with the silent one at either end. A
 * stress mark belongs to the vowel after it, a length mark to the vowel before it, a space half to each of its neighbours.
 */
export function symbolTimes({ symbols, owners, words }: SymbolPhrase, frames: ArrayLike<number>): Times {
	const times: Times = { words: [], phones: [] };
	const lastOwners: number[] = [];
	let endMs = (frames[0] ?? 0) * frameMs - aheadMs;
	let pendingMs: number | undefined;
	for (const [place, symbol] of symbols.entries()) {
		const startMs = endMs;
		endMs += (frames[place + 1] ?? 0) * frameMs;
		const owner = owners[place] ?? -1;
		if (symbol === ' ') {
			const middleMs = (startMs + endMs) / 2;
			const lastPhone = times.phones.at(-1);
			const lastWord = times.words.at(-1);
			const touches = lastPhone !== undefined && lastPhone.endMs === startMs;
			if (touches) lastPhone.endMs = middleMs;
			if (touches && lastWord) lastWord.endMs = middleMs;
			pendingMs = touches ? middleMs : startMs;
		} else if (isSound(symbol)) {
			addSound(times, lastOwners, { symbol, owner, startMs: pendingMs ?? startMs, endMs }, words);
			pendingMs = undefined;
		} else if (symbol === 'ː') {
			extend(times, endMs);
		} else if (owner >= 0) {
			pendingMs ??= startMs;
		}
	}
	return times;
}

function addSound(
	{ words, phones }: Times,
	lastOwners: number[],
	sound: { symbol: string; owner: number; startMs: number; endMs: number },
	texts: readonly string[],
): void {
	const { symbol, owner, startMs, endMs } = sound;
	phones.push({ phone: arpabetOf(symbol) ?? 'AH', startMs, endMs });
	const text = texts[owner] ?? '';
	const isSameWord = lastOwners.at(-1) === owner;
	const lastWord = words.at(-1);
	if (lastWord && (isSameWord || text === '')) lastWord.endMs = endMs;
	else words.push({ text, startMs, endMs });
	lastOwners.push(owner);
}

function extend({ words, phones }: Times, endMs: number): void {
	const [word, phone] = [words.at(-1), phones.at(-1)];
	if (word) word.endMs = endMs;
	if (phone) phone.endMs = endMs;
}
