import type { TranscriptResponse, TranscriptWord } from '@henry/contract/transcript.ts';
import type { SpeechEvent } from '@henry/sound/speech-activity.ts';
import type { RecognitionOptions, SpeechToText } from '#server/ports/speech-to-text.ts';
import { PausingSegment } from './pausing-segment.ts';

/** One turn of the learner's: its segments of speech, each with the recogniser from its first sound on. */
export class SpokenTurn {
	readonly startMs: number;
	#endMs: number;
	#segments: PausingSegment[] = [];
	readonly #recognizer: SpeechToText;
	readonly #options: RecognitionOptions;
	#onWords: () => void;
	#settle = () => {};

	/** `onWords` is called whenever the words may have changed. */
	constructor(
		recognizer: SpeechToText,
		startMs: number,
		options: RecognitionOptions & { onWords: () => void },
	) {
		const { onWords, ...recognition } = options;
		this.#recognizer = recognizer;
		this.startMs = startMs;
		this.#endMs = startMs;
		this.#options = recognition;
		this.#onWords = onWords;
	}

	/** Where the last segment that has paused or ended does so. */
	get endMs(): number {
		return this.#endMs;
	}

	get failure(): { error: unknown } | undefined {
		return this.#segments.find(({ failure }) => failure)?.failure;
	}

	/** What is known of it by now; times count from the start of the stream. */
	get transcript(): TranscriptResponse {
		const words: TranscriptWord[] = this.#segments.flatMap(({ words }) => words);
		return { transcription: words.map(({ text }) => text).join(' '), words };
	}

	follow(event: SpeechEvent): void {
		const current = this.#segments.at(-1);
		switch (event.type) {
			case 'start': {
				const segment = new PausingSegment(event.startMs, this.#recognizer, {
					...this.#options,
					onChange: () => this.#changed(),
				});
				this.#segments.push(segment);
				segment.push(event.samples);
				return;
			}
			case 'samples':
				current?.push(event.samples);
				return;
			case 'pause':
				this.#endMs = event.endMs;
				current?.pause(event.endMs);
				return;
			case 'go-on':
				current?.goOn();
				return;
			case 'end':
				this.#endMs = event.endMs;
				current?.end(event.endMs);
				return;
			case 'discard':
				current?.cancel();
		}
	}

	/** Goes on with `later`, which may still be spoken. */
	append(later: SpokenTurn): void {
		this.#segments.push(...later.#segments);
		this.#endMs = Math.max(this.#endMs, later.#endMs);
		later.#onWords = () => this.#changed();
	}

	/** Resolves once the recogniser has answered all segments. */
	async settled(): Promise<void> {
		while (this.#segments.some(({ isSettled }) => !isSettled)) {
			await new Promise<void>((resolve) => {
				this.#settle = resolve;
			});
		}
	}

	cancel(): void {
		for (const segment of this.#segments) segment.cancel();
	}

	#changed(): void {
		this.#onWords();
		this.#settle();
	}
}
