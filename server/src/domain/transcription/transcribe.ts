import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { TranscriptResponse, TranscriptWord } from '@henry/contract/transcript.ts';
import { createSpeechActivity, type SpeechEvent } from '@henry/sound/speech-activity.ts';
import { AppError } from '#server/domain/app-error.ts';
import { breathe } from '#server/domain/breathe.ts';
import type { RecognitionOptions, SpeechToText, UtteranceOptions } from '#server/ports/speech-to-text.ts';
import { Segment } from './segment.ts';

/** How long a segment may grow before it is cut: at a cut a word may be lost, and few people speak on for that long. */
const segmentMs = 30_000;
/** Segments of one recording that are with the recogniser at the same time; the others wait here, not in its queue. */
const segmentsAtOnce = 2;

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
 * Transcribes one recording while it arrives: speech is cut into segments at pauses, and every segment is with the
 * recogniser from its first sound on.
 */
export function createTranscription(
	recognizer: SpeechToText,
	options: TranscriptionOptions = {},
): Transcription {
	const segments = new Segments(recognizer, options);
	const activity = createSpeechActivity({
		sampleRateHz: speechSampleRateHz,
		maxUtteranceMs: Math.min(segmentMs, recognizer.maxUtteranceMs),
	});
	return {
		push(samples) {
			for (const event of activity.push(samples)) segments.follow(event);
		},
		async finish() {
			for (const event of activity.flush()) segments.follow(event);
			const words = await segments.finish();
			if (words.length === 0) throw new AppError('invalid-argument', refusals.notHeard);
			return transcriptOf(words);
		},
	};
}

/** The segments of one recording, in the order in which they were said. */
class Segments {
	#recognizer: SpeechToText;
	#options: UtteranceOptions;
	#onProgress: TranscriptionOptions['onProgress'];
	#segments: Segment[] = [];
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
			this.#segments.push(new Segment(event.startMs, (segment) => this.#onChange(segment)));
		}
		const current = this.#segments.at(-1);
		if (event.type === 'start' || event.type === 'samples') current?.push(event.samples);
		else if (event.type === 'end') current?.end(event.endMs);
		else if (event.type === 'discard') current?.cancel();
		this.#recognizeNext();
	}

	/** The words of all segments, once the recogniser has answered. All of them must have ended. */
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
		return this.#segments.filter(({ state }) => state === 'recognizing').length;
	}

	/** Up to the first segment of which nothing is known yet. */
	#wordsInOrder(): TranscriptWord[] {
		const firstGap = this.#segments.findIndex(({ words }) => !words);
		const known = firstGap === -1 ? this.#segments : this.#segments.slice(0, firstGap);
		return known.flatMap(({ words }) => words ?? []);
	}

	#recognizeNext(): void {
		while (!this.#failure && this.#running() < segmentsAtOnce) {
			const next = this.#segments.find(({ state }) => state === 'waiting');
			if (!next) break;
			next.recognize(this.#recognizer, this.#options);
		}
		if (this.#running() === 0) this.#settle();
	}

	#onChange(changed: Segment): void {
		if (!this.#failure && changed.failure) {
			this.#failure = changed.failure;
			for (const segment of this.#segments) segment.cancel();
		}
		if (!this.#failure) this.#onProgress?.(transcriptOf(this.#wordsInOrder()));
		this.#recognizeNext();
	}
}

/** Ten seconds of a recording, some milliseconds of work, after which other calls of the server have their turn. */
const sliceSamples = 10 * speechSampleRateHz;

/** Transcribes a whole recording (16-bit mono at 16 kHz). Errors as in `Transcription.finish`. */
export async function transcribeRecording(
	recognizer: SpeechToText,
	samples: Int16Array,
	options: RecognitionOptions = {},
): Promise<TranscriptResponse> {
	const transcription = createTranscription(recognizer, options);
	for (let start = 0; start < samples.length; start += sliceSamples) {
		transcription.push(samples.subarray(start, start + sliceSamples));
		await breathe();
	}
	return transcription.finish();
}
