import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { recognizeWhole, type SpeechToText } from '#server/ports/speech-to-text.ts';
import { createFallback, type FallbackOptions, type Upgradable } from './fallback.ts';

/**
 * A recogniser with another that stands in for it (`createFallback`). An utterance is kept until its end, so that the
 * fallback can hear all of it when the recogniser fails in the middle.
 */
export function createSpeechToTextWithFallback(
	options: FallbackOptions<SpeechToText>,
): SpeechToText & Upgradable<SpeechToText> {
	const { fallback } = options;
	const { atWork, serving, takesOver, ...common } = createFallback(options);
	const longestMs = (recognizer: SpeechToText) =>
		Math.min(recognizer.maxUtteranceMs, fallback.maxUtteranceMs);

	const open: SpeechToText['open'] = ({ onPartial, ...rest } = {}) => {
		const first = serving();
		const maxUtteranceMs = longestMs(first);
		const maxSamples = (maxUtteranceMs * speechSampleRateHz) / 1_000;
		let utterance = first.open({ ...rest, ...(onPartial && { onPartial }) });
		const kept: Int16Array[] = [];
		let length = 0;
		return {
			push(samples) {
				length += samples.length;
				if (length > maxSamples) utterance.cancel();
				else {
					kept.push(samples.slice());
					utterance.push(samples);
				}
			},
			async finish() {
				if (length > maxSamples) {
					throw new ProviderError('invalid-input', `The speech is longer than ${maxUtteranceMs} ms.`);
				}
				try {
					return await utterance.finish();
				} catch (error) {
					if (!takesOver(first, error)) throw error;
				}
				utterance = fallback.open(rest);
				for (const samples of kept) utterance.push(samples);
				return utterance.finish();
			},
			cancel: () => utterance.cancel(),
		};
	};
	return {
		...common,
		get maxUtteranceMs() {
			return longestMs(atWork());
		},
		open,
		recognize: (speech, callOptions) => recognizeWhole(open, speech, callOptions),
	};
}
