import type { SpokenPhone, SpokenWord, Voice } from '@henry/contract/speech.ts';
import type { CallOptions, Engine } from './engine.ts';

/**
 * 16-bit mono samples at `sampleRateHz`, and when each word and each sound of speech is spoken where the engine knows.
 * Callers may share one: it is only to be read.
 */
export type SpokenText = {
	samples: Int16Array;
	sampleRateHz: number;
	words?: SpokenWord[];
	phones?: SpokenPhone[];
};

export type SpeakOptions = CallOptions & {
	/** The name of one of the engine's voices; left out or not there, the first one speaks. */
	voice?: string | undefined;
	/** Speed without a change of pitch; 1 is the voice's own. From 0.5 to 1.5. */
	rate?: number | undefined;
	/** `report`: nobody waits for it yet. `live` where it is left out. */
	priority?: 'live' | 'report';
};

/** An engine that speaks. `speak` takes plain English text and answers its sound. Failures are `ProviderError`s. */
export type TextToSpeech = Engine & {
	/** At least one; the first is the engine's own choice. */
	readonly voices: readonly Voice[];
	speak(text: string, options?: SpeakOptions): Promise<SpokenText>;
};
