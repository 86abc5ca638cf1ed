import type { CallOptions, Engine } from './engine.ts';

/** How much sound is judged at a time: 32 ms. */
export const speechWindowSamples = 512;
/** How much of a turn's end tells whether it is finished, in milliseconds. */
export const turnEndMs = 8_000;

/** One stream of sound, whose speech is told from other sounds. */
export type SpeechStream = {
	/**
	 * Takes the next samples, 16-bit mono at 16 kHz, and answers for each window of `speechWindowSamples` that they have
	 * filled how likely it is speech, from 0 to 1. Answers come in the order of the calls. Rejects with a `ProviderError`;
	 * the stream is of no use after that.
	 */
	push(samples: Int16Array): Promise<number[]>;
	/** Gives the stream up; calls that are not answered reject with `cancelled`. */
	close(): void;
};

/**
 * Hears who speaks, and whether they have finished. Failures are `ProviderError`s: `busy` where too many streams are open,
 * or too many calls wait.
 */
export type TurnDetector = Engine & {
	/** Opens a stream, which must be closed. Throws a `ProviderError`. */
	openStream(): SpeechStream;
	/**
	 * How likely the speaker has finished, from 0 to 1, by the sound alone. `samples`: the turn so far with its pauses, 16-bit
	 * mono at 16 kHz, up to some 200 ms after its last sound; what lies more than `turnEndMs` before their end is not heard.
	 */
	completeness(samples: Int16Array, options?: CallOptions): Promise<number>;
};
