import type { CallOptions, Engine } from './engine.ts';

/** 16-bit mono samples at `sampleRateHz`. */
export type SpokenText = { samples: Int16Array; sampleRateHz: number };

/** A voice. `speak` takes plain English text and answers its sound. Failures are `ProviderError`s. */
export type TextToSpeech = Engine & {
	speak(text: string, options?: CallOptions): Promise<SpokenText>;
};
