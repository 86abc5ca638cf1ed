import { createEngineProcess } from '#server/engines/engine-process.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';
import { toPhrases } from './speakable-text.ts';

/** The longest text allowed takes about 10 s of processor time. */
const callTimeoutMs = 120_000;

/**
 * flite with its voice slt (US English, female, 16 kHz). `maxQueued` calls may wait for one of `processes` processes.
 * Characters that the voice cannot speak are left out; a text that has nothing else is `invalid-input`.
 */
export function createFlite(options: {
	processes: number;
	maxQueued: number;
}): TextToSpeech & { processIds(): number[] } {
	const engine = createEngineProcess({
		name: 'flite',
		model: 'cmu_us_slt 2.2',
		module: new URL('./flite-engine.ts', import.meta.url),
		processes: options.processes,
		maxQueued: options.maxQueued,
		callTimeoutMs,
	});
	return {
		...engine,
		async speak(text, callOptions) {
			const phrases = toPhrases(text);
			if (phrases.length === 0) throw new ProviderError('invalid-input', 'There is nothing to speak.');
			return (await engine.call('speak', [phrases], callOptions)) as SpokenText;
		},
	};
}
