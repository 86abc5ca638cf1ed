import type { SpeakerProfile } from '@henry/contract/speaker.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { CallOptions, Engine } from './engine.ts';

export type RecognitionOptions = CallOptions & {
	/** Words that are likely to be said. */
	hints?: string[];
	/** What is known of the speaker; a recogniser that did not learn it leaves it alone. */
	speaker?: SpeakerProfile;
};

export type UtteranceOptions = RecognitionOptions & {
	/** Is told the words so far, while they are being said; all of them may still change. */
	onPartial?: (words: TranscriptWord[]) => void;
};

/** One segment of speech, recognised while it arrives. */
export type Utterance = {
	/** Takes the next samples, 16-bit mono at 16 kHz. Does not fail: `finish` tells of every failure. */
	push(samples: Int16Array): void;
	/** Ends the utterance and answers its words. Rejects with a `ProviderError`. */
	finish(): Promise<TranscriptWord[]>;
	/** Gives the utterance up; a `finish` that is under way rejects with `cancelled`. */
	cancel(): void;
};

/**
 * A recogniser of English speech. `open` starts an utterance of at most `maxUtteranceMs` (a longer one is
 * `invalid-input`) and never throws; aborting its signal cancels it. Words come in order, times in milliseconds from the
 * start of the utterance. Nothing recognised is an empty list, not an error, and so is what was not heard well enough: each
 * recogniser knows which mean of its confidences is nonsense. Failures are `ProviderError`s.
 * `recognize` takes an utterance that is there as a whole.
 */
export type SpeechToText = Engine & {
	readonly maxUtteranceMs: number;
	open(options?: UtteranceOptions): Utterance;
	recognize(speech: Int16Array, options?: RecognitionOptions): Promise<TranscriptWord[]>;
};

/** Recognises an utterance that is there as a whole: a recogniser's `recognize`, by means of its `open`. */
export function recognizeWhole(
	open: SpeechToText['open'],
	speech: Int16Array,
	options?: RecognitionOptions,
): Promise<TranscriptWord[]> {
	const utterance = open(options);
	utterance.push(speech);
	return utterance.finish();
}
