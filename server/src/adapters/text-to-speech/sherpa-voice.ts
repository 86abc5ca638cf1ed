import type { Voice } from '@henry/contract/speech.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';
import type { SherpaVoiceFiles } from './sherpa-voice-engine.ts';
import { toPhrases } from './speakable-text.ts';

/** The longest text allowed, at half the speed, on a core that others want too. */
const callTimeoutMs = 300_000;

/** A neural voice: `model` is what people read it is called. */
export type SherpaVoice = Voice & { model: string; files: SherpaVoiceFiles };

/**
 * Neural voices (VITS, as Piper makes them) in sherpa-onnx, the first of them for who chooses none. `maxQueued` calls may
 * wait for one of `processes` processes, each of which holds all voices. The files must be verified before: a damaged or
 * wrong one ends its process, and `start` rejects. Characters that a voice cannot speak are left out; a text that has
 * nothing else is `invalid-input`. When a word is spoken is not known.
 */
export function createSherpaVoice(options: {
	voices: [SherpaVoice, ...SherpaVoice[]];
	processes: number;
	maxQueued: number;
}): TextToSpeech & { processIds(): number[] } {
	const [first] = options.voices;
	const engine = createEngineProcess({
		name: 'sherpa-onnx',
		model: options.voices.map(({ model }) => model).join(', '),
		module: new URL('./sherpa-voice-engine.ts', import.meta.url),
		arguments: [JSON.stringify(options.voices.map(({ name, files }) => [name, files]))],
		processes: options.processes,
		maxQueued: options.maxQueued,
		callTimeoutMs,
	});
	return {
		...engine,
		voices: options.voices.map(({ model, files, ...voice }) => voice),
		async speak(text, { voice, rate = 1, signal } = {}) {
			const phrases = toPhrases(text);
			if (phrases.length === 0) throw new ProviderError('invalid-input', 'There is nothing to speak.');
			const { name } = options.voices.find((known) => known.name === voice) ?? first;
			return (await engine.call('speak', [phrases, name, rate], signal && { signal })) as SpokenText;
		},
	};
}
