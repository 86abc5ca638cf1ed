import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { HeardWord } from '@henry/ear/confidence/heard-transcript.ts';

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
