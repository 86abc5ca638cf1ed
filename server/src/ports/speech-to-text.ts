import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { CallOptions, Engine } from './engine.ts';

/**
 * A recogniser of English speech. `recognize` takes one stretch of speech, 16-bit mono at 16 kHz, of at most
 * `maxUtteranceMs`, and answers its words in order, times in milliseconds from the start of that stretch. Nothing
 * recognised is an empty list, not an error. Failures are `ProviderError`s.
 */
export type SpeechToText = Engine & {
	readonly maxUtteranceMs: number;
	recognize(speech: Int16Array, options?: CallOptions): Promise<TranscriptWord[]>;
};
