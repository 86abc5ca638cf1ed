import type { Voice } from '@henry/contract/speech.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';
import { toPhrases } from './speakable-text.ts';

/** The longest text allowed takes about 10 s of processor time, at half the speed twice as long. */
const callTimeoutMs = 120_000;

/** Both come with flite itself. */
const voices = [
	{ name: 'slt', gender: 'female', accent: 'american' },
	{ name: 'rms', gender: 'male', accent: 'american' },
] as const satisfies Voice[];

/**
 * flite with two voices (US English, 16 kHz). `maxQueued` calls may wait for one of `processes` processes. Characters that
 * a voice cannot speak are left out; a text that has nothing else is `invalid-input`.
 */
export function createFlite(options: {
	processes: number;
	maxQueued: number;
}): TextToSpeech & { processIds(): number[] } {
	const names = voices.map(({ name }) => name);
	const engine = createEngineProcess({
		name: 'flite',
		model: `cmu_us_${names.join(' and ')} 2.2`,
		module: new URL('./flite-engine.ts', import.meta.url),
		arguments: names,
		processes: options.processes,
		maxQueued: options.maxQueued,
		callTimeoutMs,
	});
	return {
		...engine,
		voices,
		async speak(text, { voice, rate = 1, signal } = {}) {
			const phrases = toPhrases(text);
			if (phrases.length === 0) throw new ProviderError('invalid-input', 'There is nothing to speak.');
			const { name } = voices.find((known) => known.name === voice) ?? voices[0];
			return (await engine.call('speak', [phrases, name, rate], signal && { signal })) as SpokenText;
		},
	};
}
