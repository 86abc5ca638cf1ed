import type { SpokenText } from './text-to-speech.ts';

/** Makes sound small for the way to who listens. */
export type AudioEncoder = {
	/**
	 * The sound as an MP3 file that players know the exact length of. Long sounds leave the server room for other calls.
	 * The same samples are encoded once for as long as they live; the bytes are only to be read.
	 * Failures are `ProviderError`s.
	 */
	toMp3(sound: Pick<SpokenText, 'samples' | 'sampleRateHz'>): Promise<Uint8Array>;
	/** An Ogg Opus file as an MP3 file, for players that cannot play Opus. A file that is none is `invalid-input`. */
	opusToMp3(opus: Uint8Array): Promise<Uint8Array>;
};
