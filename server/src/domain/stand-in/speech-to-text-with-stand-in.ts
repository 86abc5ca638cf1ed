import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { recognizeWhole, type SpeechToText } from '#server/ports/speech-to-text.ts';
import { createStandIn, type StandInOptions, type Upgradable } from './stand-in.ts';

/**
 * A recogniser with another that stands in for it (`createStandIn`). An utterance is kept until its end, so that the
 * stand-in can hear all of it when the recogniser fails in the middle.
 */
export function createSpeechToTextWithStandIn(
	options: StandInOptions<SpeechToText>,
): SpeechToText & Upgradable<SpeechToText> {
	const { standIn } = options;
	const { atWork, serving, takesOver, ...common } = createStandIn(options);
	const longestMs = (recognizer: SpeechToText) => Math.min(recognizer.maxUtteranceMs, standIn.maxUtteranceMs);

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
				utterance = standIn.open(rest);
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
