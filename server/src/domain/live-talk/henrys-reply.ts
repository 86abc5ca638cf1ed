import type { ConverseOptions } from '#server/ports/coach.ts';
import type { SpeakOptions, SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';
import { restAfterMs, sentencesOf, wholeSentencesOf } from './sentences.ts';

/** A sentence and its sound. */
export type SpokenSentence = SpokenText & { text: string; isLast: boolean };

/** What a reply tells, once it is released; nothing after `onFailed`, or once it is cancelled. */
export type ReplyListeners<Answer> = {
	onAnswer(answer: Answer): void;
	/** In order. Where `isLast` could not be known in time, an empty one follows. */
	onSpeech(sentence: SpokenSentence): void;
	/** The rest of it has no sound. */
	onVoiceless(): void;
	/** Henry does not know what to say. */
	onFailed(error: unknown): void;
};

/** How something is said. */
export type Manner = Pick<SpeakOptions, 'voice' | 'rate'>;

type Sentence = { text: string; sound: Promise<SpokenText> };

/**
 * A reply of Henry's, thought up and given a voice ahead of its time, sentence by sentence, and told when it is released.
 * `ask` gets the coach's answer, or answers words that are known.
 */
export class HenrysReply<Answer extends { question: string; danger?: unknown }> {
	readonly #stop = new AbortController();
	readonly #engine: TextToSpeech;
	readonly #manner: Manner;
	readonly #listeners: ReplyListeners<Answer>;
	readonly #sentences: Sentence[] = [];
	readonly #answer: Promise<Answer>;
	#isAnswered = false;
	#isReleased = false;
	#wake = () => {};

	constructor(
		ask: (options: ConverseOptions) => Promise<Answer>,
		speech: { engine: TextToSpeech; manner: Manner },
		listeners: ReplyListeners<Answer>,
	) {
		this.#engine = speech.engine;
		this.#manner = speech.manner;
		this.#listeners = listeners;
		const { signal } = this.#stop;
		this.#answer = ask({ signal, onQuestion: (soFar) => this.#add(wholeSentencesOf(soFar)) }).then(
			(answer) => {
				// What is to be read and called about is not spoken.
				if (!answer.danger) this.#addRest(answer.question);
				this.#isAnswered = true;
				this.#wake();
				return answer;
			},
		);
		// A reply that is thrown away has nobody to tell.
		this.#answer.catch(() => this.#wake());
	}

	/** Tells all there is, and what follows as it comes. */
	release(): void {
		if (this.#isReleased) return;
		this.#isReleased = true;
		void this.#tellAnswer();
		void this.#tellSpeech();
	}

	cancel(): void {
		this.#stop.abort();
		this.#wake();
	}

	/** Sentences that were told so far begin with those that are known. */
	#add(sentences: string[]): void {
		for (const text of sentences.slice(this.#sentences.length)) {
			const { signal } = this.#stop;
			const before = this.#sentences.at(-1)?.sound.catch(() => {});
			const sound = Promise.resolve(before).then(() => this.#engine.speak(text, { signal, ...this.#manner }));
			sound.catch(() => {});
			this.#sentences.push({ text, sound });
			this.#wake();
		}
	}

	/** Where another coach has stepped in, its words come after those that were given a voice already. */
	#addRest(question: string): void {
		const all = sentencesOf(question);
		const goesOn = this.#sentences.every(({ text }, index) => text === all[index]);
		this.#add(goesOn ? all : [...this.#sentences.map(({ text }) => text), ...all]);
	}

	async #tellAnswer(): Promise<void> {
		try {
			const answer = await this.#answer;
			if (!this.#stop.signal.aborted) this.#listeners.onAnswer(answer);
		} catch (error) {
			if (!this.#stop.signal.aborted) this.#listeners.onFailed(error);
			this.cancel();
		}
	}

	async #tellSpeech(): Promise<void> {
		let isComplete = true;
		let sampleRateHz = 0;
		try {
			for await (const { text, sound } of this.#sentencesInOrder()) {
				const spoken = await sound;
				if (this.#stop.signal.aborted) return;
				({ sampleRateHz } = spoken);
				isComplete = this.#isAnswered && text === this.#sentences.at(-1)?.text;
				const samples = isComplete ? spoken.samples : this.#rested(text, spoken);
				this.#listeners.onSpeech({ ...spoken, samples, text, isLast: isComplete });
			}
		} catch {
			if (!this.#stop.signal.aborted) this.#listeners.onVoiceless();
			return;
		}
		if (isComplete || this.#stop.signal.aborted) return;
		this.#listeners.onSpeech({ text: '', samples: new Int16Array(0), sampleRateHz, isLast: true });
	}

	/** A sentence's sound with the rest that follows it. */
	#rested(text: string, { samples, sampleRateHz }: SpokenText): Int16Array {
		const restMs = restAfterMs(text) / (this.#manner.rate ?? 1);
		const rested = new Int16Array(samples.length + Math.round((restMs * sampleRateHz) / 1_000));
		rested.set(samples);
		return rested;
	}

	async *#sentencesInOrder(): AsyncGenerator<Sentence> {
		for (let index = 0; !this.#stop.signal.aborted; ) {
			const sentence = this.#sentences[index];
			if (sentence) {
				index++;
				yield sentence;
			} else if (this.#isAnswered) return;
			else {
				await new Promise<void>((resolve) => {
					this.#wake = resolve;
				});
			}
		}
	}
}
