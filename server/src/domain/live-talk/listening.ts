import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import type { SpeechActivity, SpeechEvent } from '@henry/sound/speech-activity.ts';
import { type SpeechStream, speechWindowSamples, type TurnDetector } from '#server/ports/turn-detector.ts';

/** Sound that has not been judged by then is taken for speech or not by its energy. */
const answerWithinMs = 400;
/** A detector that failed is tried again after this much sound. */
const retrySamples = 2 * speechSampleRateHz;

/** Sound of a stream, where it ends in it, and what was heard in it. */
export type Heard = { samples: Int16Array; endMs: number; events: SpeechEvent[] };

export type ListeningOptions = {
	activity: SpeechActivity;
	/** Tells speech from other sounds; without it, energy does. */
	detector: TurnDetector | undefined;
	/** Is told all that was heard, in order. */
	onHeard: (heard: Heard) => void;
};

/**
 * Hears the speech in one stream of sound. Where the detector of speech fails, or does not answer in time, nothing is lost:
 * energy decides from there on, until a new stream of the detector's can be opened.
 */
export class Listening {
	readonly #options: ListeningOptions;
	#stream: SpeechStream | undefined;
	/** What the detector has been given and has not judged. */
	#waiting: Int16Array = new Int16Array(0);
	/** What is to be done after each answer that has not come. */
	#awaited: (() => void)[][] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#heardSamples = 0;
	#retryAtSamples = 0;
	#isClosed = false;

	constructor(options: ListeningOptions) {
		this.#options = options;
	}

	/** Takes the next samples of the stream. */
	push(samples: Int16Array): void {
		if (!this.#openStream()) {
			this.#hear(samples);
			return;
		}
		this.#waiting = concatPcm16([this.#waiting, samples]);
		void this.#judge(this.#stream as SpeechStream, samples);
	}

	/** Does something when all sound that was pushed so far has been heard: at once, unless the detector is at it. */
	afterwards(then: () => void): void {
		const last = this.#awaited.at(-1);
		if (last) last.push(then);
		else then();
	}

	/** Ends the segment that is open, if one is, with the sound that has been heard. */
	flush(): SpeechEvent[] {
		return this.#options.activity.flush();
	}

	close(): void {
		this.#isClosed = true;
		this.#leaveStream();
	}

	#openStream(): boolean {
		const { detector } = this.#options;
		if (this.#stream || !detector || this.#isClosed) return this.#stream !== undefined;
		if (this.#heardSamples < this.#retryAtSamples) return false;
		try {
			this.#stream = detector.openStream();
		} catch {
			this.#retryAtSamples = this.#heardSamples + retrySamples;
		}
		return this.#stream !== undefined;
	}

	async #judge(stream: SpeechStream, samples: Int16Array): Promise<void> {
		const afterwards: (() => void)[] = [];
		this.#awaited.push(afterwards);
		if (this.#awaited.length === 1) this.#awaitNext(stream);
		try {
			const likelihoods = await stream.push(samples);
			if (this.#stream !== stream) return;
			this.#awaited.shift();
			this.#awaitNext(stream);
			for (const likelihood of likelihoods) this.#hearWindow(likelihood);
			for (const then of afterwards) then();
		} catch {
			this.#goOnWithout(stream);
		}
	}

	#awaitNext(stream: SpeechStream): void {
		clearTimeout(this.#timer);
		if (this.#awaited.length > 0) this.#timer = setTimeout(() => this.#goOnWithout(stream), answerWithinMs);
	}

	/** The detector has failed: what it has not judged is heard by its energy. */
	#goOnWithout(stream: SpeechStream): void {
		if (this.#stream !== stream) return;
		this.#leaveStream();
		this.#retryAtSamples = this.#heardSamples + this.#waiting.length + retrySamples;
		const afterwards = this.#awaited.splice(0).flat();
		const rest = this.#waiting;
		this.#waiting = new Int16Array(0);
		this.#hear(rest);
		for (const then of afterwards) then();
	}

	#leaveStream(): void {
		clearTimeout(this.#timer);
		this.#stream?.close();
		this.#stream = undefined;
	}

	#hearWindow(likelihood: number): void {
		const window = this.#waiting.slice(0, speechWindowSamples);
		this.#waiting = this.#waiting.slice(speechWindowSamples);
		this.#hear(window, likelihood);
	}

	#hear(samples: Int16Array, likelihood?: number): void {
		this.#heardSamples += samples.length;
		const endMs = (this.#heardSamples * 1_000) / speechSampleRateHz;
		this.#options.onHeard({ samples, endMs, events: this.#options.activity.push(samples, likelihood) });
	}
}
