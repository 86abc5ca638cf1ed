import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { TranscriptResponse, TranscriptWord } from '@henry/contract/transcript.ts';
import { createSpeechActivity, type SpeechEvent } from '@henry/sound/speech-activity.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { RecognitionOptions, SpeechToText, UtteranceOptions } from '#server/ports/speech-to-text.ts';
import { Stretch } from './stretch.ts';

/** How long a stretch may grow before it is cut: at a cut a word may be lost, and few people speak on for that long. */
const stretchMs = 30_000;
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

export type TranscriptionOptions = RecognitionOptions & {
	/** Is told all words so far, in order; those that are being said may still change. */
	onProgress?: (transcript: TranscriptResponse) => void;
};

/**
 * Transcribes one recording while it arrives: speech is cut into stretches at pauses, and every stretch is with the
 * recogniser from its first sound on.
 */
export function createTranscription(
	recognizer: SpeechToText,
	options: TranscriptionOptions = {},
): Transcription {
	const stretches = new Stretches(recognizer, options);
	const activity = createSpeechActivity({
		sampleRateHz: speechSampleRateHz,
		maxUtteranceMs: Math.min(stretchMs, recognizer.maxUtteranceMs),
	});
	return {
		push(samples) {
			for (const event of activity.push(samples)) stretches.follow(event);
		},
		async finish() {
			for (const event of activity.flush()) stretches.follow(event);
			const words = await stretches.finish();
			if (words.length === 0) throw new AppError('invalid-argument', refusals.notHeard);
			return transcriptOf(words);
		},
	};
}

/** The stretches of one recording, in the order in which they were said. */
class Stretches {
	#recognizer: SpeechToText;
	#options: UtteranceOptions;
	#onProgress: TranscriptionOptions['onProgress'];
	#stretches: Stretch[] = [];
	#failure: { error: unknown } | undefined;
	#settle = () => {};

	constructor(recognizer: SpeechToText, { onProgress, ...options }: TranscriptionOptions) {
		this.#recognizer = recognizer;
		this.#options = options;
		this.#onProgress = onProgress;
	}

	follow(event: SpeechEvent): void {
		if (this.#failure) return;
		if (event.type === 'start') {
			this.#stretches.push(new Stretch(event.startMs, (stretch) => this.#onChange(stretch)));
		}
		const current = this.#stretches.at(-1);
		if (event.type === 'start' || event.type === 'samples') current?.push(event.samples);
		else if (event.type === 'end') current?.end(event.endMs);
		else if (event.type === 'discard') current?.cancel();
		this.#recognizeNext();
	}

	/** The words of all stretches, once the recogniser has answered. All of them must have ended. */
	async finish(): Promise<TranscriptWord[]> {
		if (this.#running() > 0) {
			await new Promise<void>((resolve) => {
				this.#settle = resolve;
			});
		}
		if (this.#failure) throw this.#failure.error;
		return this.#wordsInOrder();
	}

	#running(): number {
		return this.#stretches.filter(({ state }) => state === 'recognizing').length;
	}

	/** Up to the first stretch of which nothing is known yet. */
	#wordsInOrder(): TranscriptWord[] {
		const firstGap = this.#stretches.findIndex(({ words }) => !words);
		const known = firstGap === -1 ? this.#stretches : this.#stretches.slice(0, firstGap);
		return known.flatMap(({ words }) => words ?? []);
	}

	#recognizeNext(): void {
		while (!this.#failure && this.#running() < stretchesAtOnce) {
			const next = this.#stretches.find(({ state }) => state === 'waiting');
			if (!next) break;
			next.recognize(this.#recognizer, this.#options);
		}
		if (this.#running() === 0) this.#settle();
	}

	#onChange(changed: Stretch): void {
		if (!this.#failure && changed.failure) {
			this.#failure = changed.failure;
			for (const stretch of this.#stretches) stretch.cancel();
		}
		if (!this.#failure) this.#onProgress?.(transcriptOf(this.#wordsInOrder()));
		this.#recognizeNext();
	}
}

/** Transcribes a whole recording (16-bit mono at 16 kHz). Errors as in `Transcription.finish`. */
export function transcribeRecording(
	recognizer: SpeechToText,
	samples: Int16Array,
	options: RecognitionOptions = {},
): Promise<TranscriptResponse> {
	const transcription = createTranscription(recognizer, options);
	transcription.push(samples);
	return transcription.finish();
}
