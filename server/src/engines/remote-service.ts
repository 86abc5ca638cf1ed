import { setTimeout as pause } from 'node:timers/promises';
import type { CallOptions, Engine } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { AddressBook, type Addresses } from './addresses.ts';

const usualAnswerWithinMs = 15_000;
const retryPauseMs = 250;
/** A service that asks for a longer rest is not asked again in the same call. */
const longestRestSeconds = 2;
/** When a learner may try again where the service does not say. */
const usualRestSeconds = 5;

export type RemoteServiceOptions = {
	/** What the service and its model are called, as people read it. */
	name: string;
	model: string;
	/** Where it is; `health` names the hosts. */
	addresses: Addresses;
	/** How many calls may be under way; one more is `busy`. */
	maxCalls: number;
	/** A call that takes longer is a `timeout`. Each of several addresses has its share of this time. */
	answerWithinMs?: number | undefined;
	/**
	 * What a learner is told where the service answers 400, if that may be due to what it was given: `invalid-input`. Without
	 * it, such an answer is the service's failure.
	 */
	wrongInput?: string | undefined;
};

/** A service on another machine, which is asked over HTTP. */
export type RemoteService = Engine & {
	/**
	 * Sends a request to an address and reads the whole answer. Where the connection fails, or the service answers 429 or
	 * 5xx, it is asked once more, at another address where there is one; there, also where it does not answer. Every
	 * failure is a `ProviderError`, whose text holds nothing of the request or the answer; an answer that `read` throws on
	 * is `unavailable`.
	 */
	call<Answer>(
		send: (signal: AbortSignal, address: string) => Promise<Response>,
		read: (body: Uint8Array, contentType: string) => Answer,
		options?: CallOptions,
	): Promise<Answer>;
};

type Body = { body: Uint8Array; contentType: string };
/** What came of one request: the body of the answer, or why there is none, and when to ask again if that may help. */
type Outcome = Body | { error: ProviderError; againAfterMs?: number };

function refused({ name, wrongInput }: RemoteServiceOptions, { status, headers }: Response): Outcome {
	const rest = Math.ceil(Number(headers.get('retry-after')));
	const againAfterMs = rest > 0 ? rest * 1_000 : retryPauseMs;
	const again = rest > longestRestSeconds ? {} : { againAfterMs };
	if (status === 429) {
		const retryAfterSeconds = rest > 0 ? rest : usualRestSeconds;
		return {
			error: new ProviderError('busy', `${name} has too many calls.`, { retryAfterSeconds }),
			...again,
		};
	}
	if (status >= 500)
		return { error: new ProviderError('unavailable', `${name} answers with status ${status}.`), ...again };
	if (status === 400 && wrongInput) return { error: new ProviderError('invalid-input', wrongInput) };
	const reason = status === 401 || status === 403 ? 'refuses the key' : `answers with status ${status}`;
	return { error: new ProviderError('unavailable', `${name} ${reason}.`) };
}

const didNotAnswer = (name: string) => new ProviderError('timeout', `${name} did not answer in time.`);

async function outcome(
	options: RemoteServiceOptions,
	send: (signal: AbortSignal) => Promise<Response>,
	{ signal, withinMs }: { signal: AbortSignal; withinMs: number },
): Promise<Outcome> {
	const late = AbortSignal.timeout(withinMs);
	try {
		const response = await send(AbortSignal.any([signal, late]));
		const body = new Uint8Array(await response.arrayBuffer());
		const contentType = response.headers.get('content-type') ?? '';
		return response.ok ? { body, contentType } : refused(options, response);
	} catch (cause) {
		if (signal.aborted) throw signal.reason;
		if (late.aborted) return { error: didNotAnswer(options.name) };
		const error = new ProviderError('unavailable', `${options.name} cannot be reached.`, { cause });
		return { error, againAfterMs: retryPauseMs };
	}
}

/** Asks the addresses one after the other until one answers; a single one is asked again after a pause. */
async function bodyOf(
	options: RemoteServiceOptions,
	book: AddressBook,
	send: (signal: AbortSignal, address: string) => Promise<Response>,
	signal: AbortSignal,
): Promise<Body> {
	const { answerWithinMs = usualAnswerWithinMs } = options;
	const [first = '', ...others] = book.inOrder();
	const all = [first, ...others];
	const sharers = all.filter((address) => book.isWell(address)).length || all.length;
	const withinMs = Math.ceil(answerWithinMs / sharers);
	const ask = async (address: string) => {
		try {
			const result = await outcome(options, (each) => send(each, address), { signal, withinMs });
			if (!('error' in result)) book.answered(address);
			else if (['unavailable', 'timeout'].includes(result.error.category)) book.failed(address);
			return result;
		} catch (error) {
			if ((error as ProviderError).category === 'timeout') book.failed(address);
			throw error;
		}
	};
	let result = await ask(first);
	for (const other of others) {
		if (!('error' in result) || result.error.category === 'invalid-input') break;
		result = await ask(other);
	}
	if ('error' in result && result.againAfterMs !== undefined && others.length === 0) {
		await pause(result.againAfterMs, undefined, { signal }).catch(() => {
			throw signal.reason;
		});
		result = await ask(first);
	}
	if ('error' in result) throw result.error;
	return result;
}

function readable<Answer>(
	name: string,
	read: (body: Uint8Array, contentType: string) => Answer,
	{ body, contentType }: Body,
): Answer {
	try {
		return read(body, contentType);
	} catch (error) {
		if (error instanceof ProviderError) throw error;
		// What a reader throws may quote the answer.
		throw new ProviderError('unavailable', `${name} answers otherwise than it documents.`);
	}
}

/** The calls that are under way, each with a signal that its caller, the time allowed and `close` can abort. */
class Calls {
	isClosed = false;
	readonly #options: RemoteServiceOptions;
	readonly #underWay = new Set<AbortController>();

	constructor(options: RemoteServiceOptions) {
		this.#options = options;
	}

	async run<Answer>(
		callerSignal: AbortSignal | undefined,
		work: (signal: AbortSignal) => Promise<Answer>,
	): Promise<Answer> {
		const { name, maxCalls, answerWithinMs = usualAnswerWithinMs } = this.#options;
		const cancelled = () => new ProviderError('cancelled', `The call of ${name} was cancelled.`);
		if (this.isClosed) throw this.#closed();
		if (callerSignal?.aborted) throw cancelled();
		if (this.#underWay.size >= maxCalls) {
			const retryAfterSeconds = longestRestSeconds;
			throw new ProviderError('busy', `${name} serves as many calls as it may.`, { retryAfterSeconds });
		}
		const controller = new AbortController();
		const cancel = () => controller.abort(cancelled());
		const late = () => controller.abort(didNotAnswer(name));
		const timer = setTimeout(late, answerWithinMs);
		callerSignal?.addEventListener('abort', cancel, { once: true });
		this.#underWay.add(controller);
		try {
			return await work(controller.signal);
		} finally {
			this.#underWay.delete(controller);
			clearTimeout(timer);
			callerSignal?.removeEventListener('abort', cancel);
		}
	}

	close(): void {
		this.isClosed = true;
		for (const controller of this.#underWay) controller.abort(this.#closed());
	}

	#closed(): ProviderError {
		return new ProviderError('unavailable', `${this.#options.name} has been closed.`);
	}
}

/** Asks a service on another machine, for the adapters that speak its protocol. */
export function createRemoteService(options: RemoteServiceOptions): RemoteService {
	const { name, model, addresses } = options;
	const calls = new Calls(options);
	const book = new AddressBook(addresses, '/models');
	let isFailing = false;
	return {
		health() {
			const state = calls.isClosed || isFailing ? 'failed' : 'ready';
			return { name, model, embedded: false, sendsTo: book.hosts(), state, queued: 0 };
		},
		async start() {},
		async close() {
			calls.close();
			book.close();
		},
		async call(send, read, { signal } = {}) {
			try {
				const answered = await calls.run(signal, (callSignal) => bodyOf(options, book, send, callSignal));
				const answer = readable(name, read, answered);
				isFailing = false;
				return answer;
			} catch (error) {
				if ((error as ProviderError).category === 'unavailable') isFailing = true;
				throw error;
			}
		},
	};
}

/** The body of an answer as JSON. Throws where it is none. */
export function jsonOf(body: Uint8Array): unknown {
	return JSON.parse(new TextDecoder().decode(body));
}
