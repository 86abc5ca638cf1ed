import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createDeferred } from './deferred.ts';
import type { EngineProcess, EngineSession } from './engine-process-types.ts';

/**
 * What an engine's module serves for streamed utterances. `session` is the number under which it keeps an utterance
 * from `open` to `drop`; `finish` is followed by `drop` too. Samples are 16-bit mono at 16 kHz.
 */
export type StreamedMethods<Settings, SoFar, Answer> = {
	open(session: number, settings: Settings): void;
	/** Takes the next samples and answers what has been recognised so far. */
	push(session: number, samples: Int16Array): SoFar;
	/** Takes the last samples, maybe none, and answers what has been recognised in all. */
	finish(session: number, samples: Int16Array): Answer;
	drop(session: number): void;
};

export type StreamedUtteranceOptions<Settings, SoFar> = CallOptions & {
	settings: Settings;
	/** A longer utterance is `invalid-input`. */
	maxUtteranceMs: number;
	/** Is told what `push` answers. */
	onPartial?: ((soFar: SoFar) => void) | undefined;
};

/** The port's `Utterance`, in the engine's own words. */
export type StreamedUtterance<Answer> = {
	push(samples: Int16Array): void;
	finish(): Promise<Answer>;
	cancel(): void;
};

/**
 * The samples of one call at most: one second. So an utterance that comes all at once keeps its process from those that
 * come while they are spoken for a moment only.
 */
const samplesPerCall = speechSampleRateHz;

/**
 * Streams one utterance to an engine. One call is under way at a time; samples that arrive meanwhile go together in the
 * next one. All samples are kept: where the process dies, the utterance starts over in another one, once, so that
 * nothing that was said is lost. `finish` tells of every failure, as a `ProviderError`.
 */
export function streamUtterance<Settings, SoFar, Answer>(
	engine: Pick<EngineProcess, 'openSession'>,
	options: StreamedUtteranceOptions<Settings, SoFar>,
): StreamedUtterance<Answer> {
	const delivery = new Delivery<Settings, SoFar, Answer>(engine, options);
	const cancel = () => delivery.giveUp(new ProviderError('cancelled', 'The utterance was cancelled.'));
	if (options.signal?.aborted) cancel();
	options.signal?.addEventListener('abort', cancel, { once: true });
	const answer = delivery.run().finally(() => options.signal?.removeEventListener('abort', cancel));
	// Whoever finishes the utterance is told of its failure; one that is cancelled has nobody to tell.
	answer.catch(() => {});
	return {
		push: (samples) => delivery.push(samples),
		finish() {
			delivery.finish();
			return answer;
		},
		cancel,
	};
}

class Delivery<Settings, SoFar, Answer> {
	#engine: Pick<EngineProcess, 'openSession'>;
	#options: StreamedUtteranceOptions<Settings, SoFar>;
	#speech = new GrowingSpeech();
	#isWhole = false;
	#givenUp: ProviderError | undefined;
	#session: EngineSession | undefined;
	/** Settled whenever there is something new to do. */
	#news = createDeferred<void>();
	/** Samples whose partial has been told: starting over tells nothing twice. */
	#toldLength = 0;

	constructor(
		engine: Pick<EngineProcess, 'openSession'>,
		options: StreamedUtteranceOptions<Settings, SoFar>,
	) {
		this.#engine = engine;
		this.#options = options;
	}

	push(samples: Int16Array): void {
		if (this.#isWhole || this.#givenUp) return;
		const { maxUtteranceMs } = this.#options;
		if (this.#speech.length + samples.length > (maxUtteranceMs * speechSampleRateHz) / 1_000) {
			this.giveUp(new ProviderError('invalid-input', `The speech is longer than ${maxUtteranceMs} ms.`));
			return;
		}
		this.#speech.add(samples);
		this.#news.resolve();
	}

	finish(): void {
		this.#isWhole = true;
		this.#news.resolve();
	}

	giveUp(error: ProviderError): void {
		this.#givenUp ??= error;
		this.#session?.close();
		this.#news.resolve();
	}

	async run(): Promise<Answer> {
		try {
			return await this.#deliver();
		} catch (error) {
			const processDied = error instanceof ProviderError && error.category === 'unavailable';
			if (!processDied || this.#givenUp) throw this.#givenUp ?? error;
		}
		try {
			return await this.#deliver();
		} catch (error) {
			throw this.#givenUp ?? error;
		}
	}

	/** Sends the utterance from its beginning to its end in a session of its own. */
	async #deliver(): Promise<Answer> {
		if (this.#givenUp) throw this.#givenUp;
		const session = this.#engine.openSession();
		this.#session = session;
		try {
			await session.call('open', [this.#options.settings]);
			let sentLength = 0;
			for (;;) {
				const samples = this.#speech.part(sentLength, sentLength + samplesPerCall);
				sentLength += samples.length;
				if (this.#isWhole && sentLength === this.#speech.length) {
					return (await session.call('finish', [samples])) as Answer;
				}
				if (samples.length > 0) this.#tell((await session.call('push', [samples])) as SoFar, sentLength);
				else await this.#nextNews();
			}
		} finally {
			session.close();
		}
	}

	#tell(soFar: SoFar, sentLength: number): void {
		if (sentLength <= this.#toldLength) return;
		this.#toldLength = sentLength;
		this.#options.onPartial?.(soFar);
	}

	async #nextNews(): Promise<void> {
		await this.#news.promise;
		this.#news = createDeferred<void>();
		if (this.#givenUp) throw this.#givenUp;
	}
}

/** Speech that grows at its end. */
class GrowingSpeech {
	#samples = new Int16Array(speechSampleRateHz);
	#length = 0;

	get length(): number {
		return this.#length;
	}

	add(samples: Int16Array): void {
		const length = this.#length + samples.length;
		if (length > this.#samples.length) {
			const larger = new Int16Array(Math.max(length, 2 * this.#samples.length));
			larger.set(this.#samples.subarray(0, this.#length));
			this.#samples = larger;
		}
		this.#samples.set(samples, this.#length);
		this.#length = length;
	}

	part(from: number, to: number): Int16Array {
		return this.#samples.slice(from, Math.min(to, this.#length));
	}
}
