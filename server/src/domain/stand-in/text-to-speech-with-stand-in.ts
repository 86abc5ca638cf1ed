import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { createStandIn, type StandInOptions } from './stand-in.ts';

/**
 * An engine that speaks with another that stands in for it (`createStandIn`). Its voices are those to choose from all the
 * while: the stand-in speaks with its own first one instead.
 */
export function createTextToSpeechWithStandIn(options: StandInOptions<TextToSpeech>): TextToSpeech {
	const { engine, standIn } = options;
	const { atWork, takesOver, ...common } = createStandIn(options);
	return {
		...common,
		voices: engine.voices,
		async speak(text, speakOptions) {
			const first = atWork();
			try {
				return await first.speak(text, speakOptions);
			} catch (error) {
				if (!takesOver(first, error)) throw error;
				return standIn.speak(text, speakOptions);
			}
		},
	};
}
