import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { Segment } from '#server/domain/transcription/segment.ts';
import type { RecognitionOptions, SpeechToText } from '#server/ports/speech-to-text.ts';

/**
 * One segment of speech in live talk, which is recognised at each pause in case nothing follows. Where the speaker goes on,
 * that is thrown away, and the segment is with the recogniser from its first sound on again: one that hears a sentence whole
 * hears it better.
 */
export class PausingSegment {
	readonly #startMs: number;
	readonly #recognizer: SpeechToText;
	readonly #options: RecognitionOptions & { onChange: () => void };
	#sound: Int16Array[] = [];
	#attempt: { segment: Segment; stop: AbortController };
	/** Those of the attempt before, as long as this one has none. */
	#wordsBefore: TranscriptWord[] = [];
	#isPaused = false;

	/** `onChange` is called whenever there are further words, or none will follow. */
	constructor(
		startMs: number,
		recognizer: SpeechToText,
		options: RecognitionOptions & { onChange: () => void },
	) {
		this.#startMs = startMs;
		this.#recognizer = recognizer;
		this.#options = options;
		this.#attempt = this.#begin();
	}

	/** Times count from the start of the recording. */
	get words(): TranscriptWord[] {
		return this.#attempt.segment.words ?? this.#wordsBefore;
	}

	/** Whether the recogniser has answered all there is, up to the last pause. */
	get isSettled(): boolean {
		return this.#attempt.segment.state === 'done';
	}

	get failure(): { error: unknown } | undefined {
		return this.#attempt.segment.failure;
	}

	push(samples: Int16Array): void {
		this.#sound.push(samples);
		if (!this.#isPaused) this.#attempt.segment.push(samples);
	}

	/** Nobody speaks any more, at `endMs` of the recording. */
	pause(endMs: number): void {
		this.#isPaused = true;
		this.#attempt.segment.end(endMs);
	}

	/** Somebody speaks again. */
	goOn(): void {
		this.#wordsBefore = this.words;
		this.#attempt.stop.abort();
		this.#attempt = this.#begin();
		this.#isPaused = false;
		for (const samples of this.#sound) this.#attempt.segment.push(samples);
	}

	end(endMs: number): void {
		if (!this.#isPaused) this.#attempt.segment.end(endMs);
		this.#sound = [];
	}

	cancel(): void {
		this.#attempt.segment.cancel();
		this.#sound = [];
	}

	#begin(): { segment: Segment; stop: AbortController } {
		const { onChange, signal, ...options } = this.#options;
		const stop = new AbortController();
		const segment = new Segment(this.#startMs, () => {
			if (!stop.signal.aborted) onChange();
		});
		segment.recognize(this.#recognizer, {
			...options,
			signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
		});
		return { segment, stop };
	}
}
