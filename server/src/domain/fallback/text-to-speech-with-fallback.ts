import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { createFallback, type FallbackOptions, type Upgradable } from './fallback.ts';

/**
 * An engine that speaks with another that stands in for it (`createFallback`). The engine's voices are those to choose from
 * all the while: the fallback speaks with its own first one instead. Before there is an engine, they are the fallback's.
 */
export function createTextToSpeechWithFallback(
	options: FallbackOptions<TextToSpeech>,
): TextToSpeech & Upgradable<TextToSpeech> {
	const { fallback } = options;
	let { voices } = options.engine ?? fallback;
	const { serving, takesOver, ...common } = createFallback(options);
	return {
		...common,
		get voices() {
			return voices;
		},
		async upgrade(engine) {
			await common.upgrade(engine);
			voices = engine.voices;
		},
		async speak(text, speakOptions) {
			const first = serving();
			try {
				return await first.speak(text, speakOptions);
			} catch (error) {
				if (!takesOver(first, error)) throw error;
				return fallback.speak(text, speakOptions);
			}
		},
	};
}
