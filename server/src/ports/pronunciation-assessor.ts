import type { Accent } from '@henry/contract/accent.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { SpeakerProfile } from '@henry/contract/speaker.ts';
import type { CallOptions, Engine } from './engine.ts';
import { ProviderError } from './provider-error.ts';

/** A word of a text, as it is written, and the ways to read it: each a list of words in letters ("1999": two ways). */
export type ReadableWord = { text: string; ways: string[][] };

/** A sound of a word, in ARPAbet without stress. Times in milliseconds from the start of the recording. */
export type JudgedSound = {
	phone: string;
	startMs: number;
	endMs: number;
	score0to100: number;
	/** The engine cannot tell whether it was right. */
	unsure: boolean;
	/** The sound that was clearly heard in its place. */
	heardInstead?: string;
	/** A sound that was clearly put in before it. */
	insertedBefore?: string;
};

/** How a text was read. `words` in the order of the text; a word without sounds was left out and has score 0. */
export type JudgedReading = {
	words: { score0to100: number; sounds: JudgedSound[] }[];
	/** Speech that belongs to no word of the text. */
	extra: { startMs: number; endMs: number; beforeWord: number }[];
	accuracy0to100: number;
	fluency0to100: number;
	/** False where this can hardly have been the text. */
	resembles: boolean;
	/** What it was measured by, where the engine leaves the choice. */
	accent?: Accent;
	/** What is known of the speaker after it, where the engine gets used to speakers. */
	speaker?: SpeakerProfile;
};

/**
 * `accent`: by which standard it is measured, either where it is left out; an engine that has one of its own keeps to that.
 * `speaker`: what is known of who reads. It is learned on from, and does not change the judgement.
 */
export type AssessmentOptions = CallOptions & { accent?: Accent; speaker?: SpeakerProfile };

/**
 * Judges by sound how a known text is read: 16-bit mono speech at 16 kHz, at most `maxSpeechMs` of it. Failures are
 * `ProviderError`s; too much speech is `invalid-input`, and so is a word that it cannot say, which the message names.
 */
export type PronunciationAssessor = Engine & {
	readonly maxSpeechMs: number;
	assess(speech: Int16Array, words: ReadableWord[], options?: AssessmentOptions): Promise<JudgedReading>;
};

/** Throws a `ProviderError` (invalid-input) for speech that is longer than an assessor takes. */
export function refuseLongSpeech(speech: Int16Array, maxSpeechMs: number): void {
	if ((speech.length * 1_000) / speechSampleRateHz <= maxSpeechMs) return;
	throw new ProviderError('invalid-input', `The speech is longer than ${maxSpeechMs} ms.`);
}
