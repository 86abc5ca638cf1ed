import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { asTranscript, type Doubt, type HeardWord } from '@henry/ear/confidence/heard-transcript.ts';
import type { EngineProcess } from '#server/engines/engine-process-types.ts';
import { streamUtterance } from '#server/engines/streamed-utterance.ts';
import { recognizeWhole, type SpeechToText, type UtteranceOptions } from '#server/ports/speech-to-text.ts';

export type StreamedRecognizerOptions<Settings> = Doubt & {
	maxUtteranceMs: number;
	/** What the engine's `open` is told of one utterance. */
	settings: (options: UtteranceOptions) => Settings;
};

/** A recogniser whose engine takes streamed utterances (`StreamedMethods`) and answers heard words. */
export function createStreamedRecognizer<Settings>(
	engine: EngineProcess,
	{ maxUtteranceMs, settings, unsureBelow0to1, nothingHeardBelow0to1 }: StreamedRecognizerOptions<Settings>,
): SpeechToText & { processIds(): number[] } {
	const open: SpeechToText['open'] = (options = {}) => {
		const { onPartial, signal } = options;
		let length = 0;
		const speechMs = () => Math.floor((length * 1_000) / speechSampleRateHz);
		const utterance = streamUtterance<Settings, HeardWord[], HeardWord[]>(engine, {
			settings: settings(options),
			maxUtteranceMs,
			// How sure the engine is of all of it is only known at the end.
			onPartial:
				onPartial &&
				((words) =>
					onPartial(asTranscript(words, speechMs(), { unsureBelow0to1, nothingHeardBelow0to1: 0 }))),
			...(signal && { signal }),
		});
		return {
			push(samples) {
				length += samples.length;
				utterance.push(samples);
			},
			finish: async () =>
				asTranscript(await utterance.finish(), speechMs(), { unsureBelow0to1, nothingHeardBelow0to1 }),
			cancel: utterance.cancel,
		};
	};
	return {
		...engine,
		maxUtteranceMs,
		open,
		recognize: (speech, options) => recognizeWhole(open, speech, options),
	};
}
