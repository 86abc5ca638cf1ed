import { errorTexts } from '@henry/contract/errors.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptResponse, TranscriptWord } from '@henry/contract/transcript.ts';
import { createSpeechActivity, type SpeechStretch } from '@henry/sound/speech-activity.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';

/**
 * How long a stretch may grow before it is cut. Short stretches keep the wait after the last word short, since only the
 * last one is still to be recognised when the learner stops; the recognisers gain little beyond this length.
 */
const stretchMs = 12_000;
/** Stretches of one recording that are with the recogniser at the same time; the others wait here, not in its queue. */
const stretchesAtOnce = 2;

/** Words as the call's answer. */
function transcriptOf(words: TranscriptWord[]): TranscriptResponse {
	return { transcription: words.map((word) => word.text).join(' '), words };
}

export type Transcription = {
	/** Takes the next samples of the recording (16-bit mono at 16 kHz). */
	push(samples: Int16Array): void;
	/**
	 * Ends the recording and answers its transcript. Rejects with an `AppError` (invalid-argument) when nobody was heard
	 * and with a `ProviderError` when the recogniser failed.
	 */
	finish(): Promise<TranscriptResponse>;
};

/**
 * Transcribes one recording while it arrives: speech is cut at pauses and every stretch is recognised as soon as it
 * ends. `onProgress` is told all words so far, in order, whenever a further stretch is done.
 */
export function createTranscription(
	recognizer: SpeechToText,
	options: CallOptions & { onProgress?: (transcript: TranscriptResponse) => void } = {},
): Transcription {
	const activity = createSpeechActivity({
		sampleRateHz: speechSampleRateHz,
		maxUtteranceMs: Math.min(stretchMs, recognizer.maxUtteranceMs),
	});
	const waiting: { place: number; stretch: SpeechStretch }[] = [];
	const recognized: (TranscriptWord[] | undefined)[] = [];
	let running = 0;
	let failure: { error: unknown } | undefined;
	let settle: (() => void) | undefined;

	const wordsInOrder = () => {
		const firstGap = recognized.indexOf(undefined);
		return recognized.slice(0, firstGap === -1 ? undefined : firstGap).flatMap((words) => words ?? []);
	};

	async function recognizeNext(): Promise<void> {
		const next = failure ? undefined : waiting.shift();
		if (!next) {
			if (running === 0) settle?.();
			return;
		}
		running++;
		try {
			const words = await recognizer.recognize(next.stretch.samples, options);
			recognized[next.place] = words.map((word) => ({
				...word,
				startMs: word.startMs + next.stretch.startMs,
				endMs: word.endMs + next.stretch.startMs,
			}));
			options.onProgress?.(transcriptOf(wordsInOrder()));
		} catch (error) {
			failure ??= { error };
		}
		running--;
		await recognizeNext();
	}

	function enqueue(stretches: SpeechStretch[]): void {
		for (const stretch of stretches) {
			waiting.push({ place: recognized.length, stretch });
			recognized.push(undefined);
		}
		while (running < stretchesAtOnce && waiting.length > 0 && !failure) void recognizeNext();
	}

	return {
		push: (samples) => enqueue(activity.push(samples)),
		async finish() {
			enqueue(activity.flush());
			if (running > 0) {
				await new Promise<void>((resolve) => {
					settle = resolve;
				});
			}
			if (failure) throw failure.error;
			const words = wordsInOrder();
			if (words.length === 0) throw new AppError('invalid-argument', errorTexts.couldNotHearYou);
			return transcriptOf(words);
		},
	};
}

/** Transcribes a whole recording (16-bit mono at 16 kHz). Errors as in `Transcription.finish`. */
export function transcribeRecording(
	recognizer: SpeechToText,
	samples: Int16Array,
	options: CallOptions = {},
): Promise<TranscriptResponse> {
	const transcription = createTranscription(recognizer, options);
	transcription.push(samples);
	return transcription.finish();
}
