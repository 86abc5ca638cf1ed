import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** A word as an engine heard it, with the marks that it may carry. Times from the start of the utterance. */
export type HeardWord = { text: string; startMs: number; endMs: number; confidence0to1: number };

export type Doubt = {
	/** Words with a lower confidence are marked as doubtful. */
	unsureBelow0to1: number;
	/** An utterance whose words have a lower mean confidence was not heard: it has no words. */
	nothingHeardBelow0to1: number;
};

const marksAround = /^[^\p{L}\p{N}$£€#&]+|[^\p{L}\p{N}%]+$/gu;

/** The word as it is said, without the marks around it; the pronoun "I" as it is written. */
function plainText(text: string): string {
	return text
		.replaceAll('’', "'")
		.replace(marksAround, '')
		.replace(/^i(?=$|')/, 'I');
}

/**
 * An engine's words as a transcript of speech of `speechMs`: without punctuation, in order and within the speech, doubtful
 * words marked; no words where hardly anything was heard.
 */
export function asTranscript(
	heard: readonly HeardWord[],
	speechMs: number,
	{ unsureBelow0to1, nothingHeardBelow0to1 }: Doubt,
): TranscriptWord[] {
	const words = heard.map((word) => ({ ...word, text: plainText(word.text) })).filter(({ text }) => text);
	const sum = words.reduce((total, { confidence0to1 }) => total + confidence0to1, 0);
	if (sum < nothingHeardBelow0to1 * words.length) return [];
	let previousEndMs = 0;
	return words.map(({ text, startMs, endMs, confidence0to1 }) => {
		const start = Math.min(Math.max(Math.round(startMs), previousEndMs), speechMs);
		const end = Math.min(Math.max(Math.round(endMs), start), speechMs);
		previousEndMs = end;
		return { text, startMs: start, endMs: end, confidence0to1, unsure: confidence0to1 < unsureBelow0to1 };
	});
}

/**
 * The words of a text that a service gives no times for, spread over its time by their length. Such times are good enough
 * to find a word in the recording, not to measure pauses.
 */
export function spreadWords(
	text: string,
	{ startMs, endMs, confidence0to1 }: Omit<HeardWord, 'text'>,
): HeardWord[] {
	const words = text.split(/\s+/).filter(Boolean);
	const msPerLetter = (endMs - startMs) / words.join('').length;
	let letters = 0;
	return words.map((word) => {
		const wordStartMs = startMs + letters * msPerLetter;
		letters += word.length;
		return { text: word, startMs: wordStartMs, endMs: startMs + letters * msPerLetter, confidence0to1 };
	});
}

/** How long this speech lasts, in whole milliseconds. */
export function durationMs(speech: Int16Array): number {
	return Math.floor((speech.length * 1_000) / speechSampleRateHz);
}
