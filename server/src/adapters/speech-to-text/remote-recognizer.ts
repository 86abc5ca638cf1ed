import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import type { RemoteService } from '#server/engines/remote-service.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { recognizeWhole, type SpeechToText } from '#server/ports/speech-to-text.ts';

/** Asks a service for the words of a whole utterance, which is never empty. */
type Hear = (speech: Int16Array, hints: readonly string[], options: CallOptions) => Promise<TranscriptWord[]>;

/**
 * A recogniser over a service that takes an utterance as a whole: it is kept until its end and sent then, so there are no
 * partial answers.
 */
export function createRemoteRecognizer(
	service: RemoteService,
	maxUtteranceMs: number,
	hear: Hear,
): SpeechToText {
	const open: SpeechToText['open'] = ({ hints = [], signal } = {}) => {
		const cancelling = new AbortController();
		const cancel = () => cancelling.abort();
		if (signal?.aborted) cancel();
		signal?.addEventListener('abort', cancel, { once: true });
		let parts: Int16Array[] = [];
		let length = 0;
		const isTooLong = () => length > (maxUtteranceMs * speechSampleRateHz) / 1_000;
		async function finish() {
			const speech = concatPcm16(parts);
			parts = [];
			if (isTooLong()) {
				throw new ProviderError('invalid-input', `The speech is longer than ${maxUtteranceMs} ms.`);
			}
			return speech.length === 0 ? [] : hear(speech, hints, { signal: cancelling.signal });
		}
		return {
			push(samples) {
				length += samples.length;
				if (isTooLong()) parts = [];
				else parts.push(samples.slice());
			},
			finish: () => finish().finally(() => signal?.removeEventListener('abort', cancel)),
			cancel,
		};
	};
	return {
		health: service.health,
		start: service.start,
		close: service.close,
		maxUtteranceMs,
		open,
		recognize: (speech, options) => recognizeWhole(open, speech, options),
	};
}
