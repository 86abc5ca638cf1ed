import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { SpeechToText, Utterance, UtteranceOptions } from '#server/ports/speech-to-text.ts';

/**
 * One segment of a recording's speech on its way through the recogniser. Its samples are kept until `recognize`, and go
 * on as they come from then on.
 */
export class Segment {
	failure: { error: unknown } | undefined;
	readonly #startMs: number;
	readonly #onChange: (segment: Segment) => void;
	#endMs = Number.POSITIVE_INFINITY;
	#kept: Int16Array[] = [];
	#utterance: Utterance | undefined;
	/** Their times count from the start of the segment. */
	#words: TranscriptWord[] | undefined;
	#hasEnded = false;
	#isDone = false;

	/** `onChange` is called whenever there are further words, or none will follow. */
	constructor(startMs: number, onChange: (segment: Segment) => void) {
		this.#startMs = startMs;
		this.#onChange = onChange;
	}

	get state(): 'waiting' | 'recognizing' | 'done' {
		if (this.#isDone) return 'done';
		return this.#utterance ? 'recognizing' : 'waiting';
	}

	/** The words so far, undefined before the first answer. Times count from the start of the recording. */
	get words(): TranscriptWord[] | undefined {
		return this.#words
			?.map((word) => ({
				...word,
				startMs: word.startMs + this.#startMs,
				endMs: Math.min(word.endMs + this.#startMs, this.#endMs),
			}))
			.filter((word) => word.startMs < this.#endMs);
	}

	push(samples: Int16Array): void {
		if (this.#isDone) return;
		if (this.#utterance) this.#utterance.push(samples);
		else this.#kept.push(samples);
	}

	/** Ends the segment at `endMs` of the recording; words that start later belong to the following one. */
	end(endMs: number): void {
		if (this.#isDone) return;
		this.#endMs = endMs;
		this.#hasEnded = true;
		if (this.#utterance) void this.#finish(this.#utterance);
	}

	/** Gives the segment up, unless the recogniser is about to answer all of it. */
	cancel(): void {
		if (this.#isDone || (this.#hasEnded && this.#utterance)) return;
		this.#utterance?.cancel();
		this.#done([]);
	}

	/** Starts recognition. */
	recognize(recognizer: SpeechToText, options: UtteranceOptions): void {
		const utterance = recognizer.open({
			...options,
			onPartial: (words) => {
				if (this.#isDone) return;
				this.#words = words;
				this.#onChange(this);
			},
		});
		this.#utterance = utterance;
		for (const samples of this.#kept.splice(0)) utterance.push(samples);
		if (this.#hasEnded) void this.#finish(utterance);
	}

	async #finish(utterance: Utterance): Promise<void> {
		try {
			this.#done(await utterance.finish());
		} catch (error) {
			this.failure = { error };
			this.#done([]);
		}
	}

	#done(words: TranscriptWord[]): void {
		this.#words = words;
		this.#isDone = true;
		this.#kept = [];
		this.#onChange(this);
	}
}
