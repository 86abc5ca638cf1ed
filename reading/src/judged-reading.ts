import type { Accent } from '@henry/contract/accent.ts';
import type { Reading } from '@henry/ear/judge/reading.ts';

/** A word of a text, as it is written, and the ways to read it: each a list of words in letters ("1999": two ways). */
export type ReadableWord = { text: string; ways: string[][] };

/**
 * How a text was read, as our own judge tells it too. `words` in the order of the text; a word without sounds was left out
 * and has score 0. Times in milliseconds from the start of the recording. `accent`: what it was measured by, where the
 * engine leaves the choice.
 */
export type JudgedReading = Reading & { accent?: Accent };

/** Who judges by sound how a known text is read: 16-bit mono speech at 16 kHz, at most `maxSpeechMs` of it. */
export type ReadingJudge<Options> = {
	readonly maxSpeechMs: number;
	/** The name that the report gives it. */
	health(): { name: string };
	assess(speech: Int16Array, words: ReadableWord[], options?: Options): Promise<JudgedReading>;
};
