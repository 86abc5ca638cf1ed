import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** The words of a text that was written, not said: they are in no doubt, and took no time. */
export function writtenWords(text: string): TranscriptWord[] {
	const words = text.split(/\s+/).filter((word) => word !== '');
	return words.map((word) => ({ text: word, startMs: 0, endMs: 0, confidence0to1: 1, unsure: false }));
}

/** The text that words make, with single spaces. */
export function textOf(words: readonly TranscriptWord[]): string {
	return words.map(({ text }) => text).join(' ');
}
