import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { createStandIn, type StandInOptions, type Upgradable } from './stand-in.ts';

/**
 * An engine that speaks with another that stands in for it (`createStandIn`). The engine's voices are those to choose from
 * all the while: the stand-in speaks with its own first one instead. Before there is an engine, they are the stand-in's.
 */
export function createTextToSpeechWithStandIn(
	options: StandInOptions<TextToSpeech>,
): TextToSpeech & Upgradable<TextToSpeech> {
	const { standIn } = options;
	let { voices } = options.engine ?? standIn;
	const { serving, takesOver, ...common } = createStandIn(options);
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
				return standIn.speak(text, speakOptions);
			}
		},
	};
}
