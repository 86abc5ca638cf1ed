import type { EngineHealth } from '@henry/contract/health.ts';
import type { CallOptions, Engine } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import { EngineChild } from './engine-child.ts';
import { buildEngineProgram } from './engine-program.ts';

export type EngineProcessOptions = {
	/** What the engine and its model are called, as people read it. */
	name: string;
	model: string;
	/** The engine's module, which ends in `serveEngine`. */
	module: URL;
	/** What the module finds in `process.argv` from place 2 on. */
	arguments?: string[];
	/** How many processes serve calls, one call at a time each. */
	processes: number;
	/** How many calls may wait for a process; one more is `busy`. Calls of sessions do not count. */
	maxQueued: number;
	/** How many sessions may be open; one more is `busy`. None where it is left out. */
	maxSessions?: number;
	/** A call that runs longer is a `timeout`, and its process is replaced. Waiting does not count. */
	callTimeoutMs: number;
};

/** An engine that runs in processes of its own, so that its crash fails one call and not the server. */
export type EngineProcess = Engine & {
	/**
	 * Calls a method of the engine's module. Every failure is a `ProviderError`. An aborted call is dropped if it waits;
	 * if it runs, its caller is released and the process finishes the work unheard, because utterances and sentences are
	 * short and a new process costs more than the rest of a call.
	 */
	call(method: string, args: unknown[], options?: CallOptions): Promise<unknown>;
	/** Opens a session on the process that has the fewest. Throws a `ProviderError`: `busy` or `unavailable`. */
	openSession(): EngineSession;
	/** The operating system's ids of the living processes. */
	processIds(): number[];
};

/** Calls that belong together: one process serves them all, and may keep something from one call to the next. */
export type EngineSession = {
	/**
	 * Calls a method of the engine's module with the session's number before `args`. Calls are served in their order.
	 * Once the process has died, every call that is not answered, and every later one, is `unavailable`.
	 */
	call(method: string, args: unknown[]): Promise<unknown>;
	/**
	 * Ends the session: what is not answered is `cancelled`, and so is every later call. A process that served it is told
	 * to forget it by a call of the method `drop`, which every engine with sessions has.
	 */
	close(): void;
};

/**
 * Runs an engine in `processes` child processes behind one queue. A process that dies (crash, kill, timeout) fails the
 * call that it was serving and is replaced; waiting calls stay. Processes start with `start` or with the first call.
 */
export function createEngineProcess(options: EngineProcessOptions): EngineProcess {
	const pool = new ProcessPool(options);
	return {
		call: (method, args, callOptions) => pool.call(method, args, callOptions?.signal),
		openSession: () => pool.openSession(),
		processIds: () => pool.processIds(),
		health: () => pool.health(),
		start: () => pool.start(),
		close: () => pool.close(),
	};
}

type Slot = { child: EngineChild | undefined; serving: WaitingCall | undefined };
/** `served` tells whether a call of the session has been its process's turn, which so may keep something for it. */
type Session = { number: number; slot: Slot; child: EngineChild; served: boolean };
type WaitingCall = { method: string; args: unknown[]; answer: Deferred<unknown>; session?: Session };

const rememberedDurations = 20;
/** Assumed duration of a call before the first one has been measured. */
const firstDurationMs = 1_000;
/** When to ask again for a session: an utterance lasts half a minute at most, and one of many ends sooner. */
const sessionRetrySeconds = 5;

class ProcessPool {
	#options: EngineProcessOptions;
	#program: string | undefined;
	#slots: Slot[];
	#waiting: WaitingCall[] = [];
	#sessions = new Set<Session>();
	#lastSessionNumber = 0;
	#durationsMs: number[] = [];
	#startFailed = false;
	#closed = false;

	constructor(options: EngineProcessOptions) {
		this.#options = options;
		this.#slots = Array.from({ length: options.processes }, () => ({ child: undefined, serving: undefined }));
	}

	async call(method: string, args: unknown[], signal: AbortSignal | undefined): Promise<unknown> {
		if (this.#closed) throw this.#closedError();
		if (signal?.aborted) throw this.#cancelledError();
		const mustWait = this.#slots.every((slot) => slot.serving);
		const queued = this.#waiting.filter(({ session }) => !session).length;
		if (mustWait && queued >= this.#options.maxQueued) throw this.#busyError();
		const call: WaitingCall = { method, args, answer: createDeferred<unknown>() };
		const onAbort = () => {
			this.#waiting = this.#waiting.filter((other) => other !== call);
			call.answer.reject(this.#cancelledError());
		};
		signal?.addEventListener('abort', onAbort, { once: true });
		this.#waiting.push(call);
		this.#dispatch();
		return call.answer.promise.finally(() => signal?.removeEventListener('abort', onAbort));
	}

	openSession(): EngineSession {
		if (this.#closed) throw this.#closedError();
		if (this.#sessions.size >= (this.#options.maxSessions ?? 0)) throw this.#tooManySessionsError();
		const sessionsOf = (slot: Slot) => [...this.#sessions].filter((session) => session.slot === slot).length;
		const slot = this.#slots.reduce((best, next) => (sessionsOf(next) < sessionsOf(best) ? next : best));
		const number = ++this.#lastSessionNumber;
		const session: Session = { number, slot, child: this.#livingChild(slot), served: false };
		this.#sessions.add(session);
		return {
			call: (method, args) => this.#callInSession(session, method, args),
			close: () => this.#closeSession(session),
		};
	}

	processIds(): number[] {
		return this.#slots.flatMap(({ child }) =>
			child && child.state !== 'ended' && child.processId !== undefined ? [child.processId] : [],
		);
	}

	health(): EngineHealth {
		const { name, model } = this.#options;
		const ready = this.#slots.some(({ child }) => child?.state === 'ready');
		const state = ready ? 'ready' : this.#startFailed || this.#closed ? 'failed' : 'starting';
		return { name, model, embedded: true, state, queued: this.#waiting.length };
	}

	async start(): Promise<void> {
		if (this.#closed) throw this.#closedError();
		await Promise.all(this.#slots.map((slot) => this.#livingChild(slot).ready));
	}

	async close(): Promise<void> {
		this.#closed = true;
		for (const { answer } of this.#waiting.splice(0)) answer.reject(this.#closedError());
		const children = this.#slots.flatMap(({ child }) => child ?? []);
		for (const child of children) child.kill();
		await Promise.all(children.map((child) => child.ended));
	}

	async #callInSession(session: Session, method: string, args: unknown[]): Promise<unknown> {
		if (this.#closed) throw this.#closedError();
		if (!this.#sessions.has(session)) throw this.#cancelledError();
		if (session.child.state === 'ended') throw this.#endedError();
		const answer = createDeferred<unknown>();
		this.#waiting.push({ method, args: [session.number, ...args], answer, session });
		this.#dispatch();
		return answer.promise;
	}

	#closeSession(session: Session): void {
		if (!this.#sessions.delete(session)) return;
		this.#rejectWaiting((call) => call.session === session, this.#cancelledError());
		if (session.slot.serving?.session === session) session.slot.serving.answer.reject(this.#cancelledError());
		if (!session.served || session.child.state === 'ended' || this.#closed) return;
		const answer = createDeferred<unknown>();
		// A process that dies before it serves this has forgotten the session all the more.
		answer.promise.catch(() => {});
		this.#waiting.unshift({ method: 'drop', args: [session.number], answer, session });
		this.#dispatch();
	}

	#rejectWaiting(isRejected: (call: WaitingCall) => boolean, error: ProviderError): void {
		const rejected = this.#waiting.filter(isRejected);
		this.#waiting = this.#waiting.filter((call) => !rejected.includes(call));
		for (const { answer } of rejected) answer.reject(error);
	}

	#livingChild(slot: Slot): EngineChild {
		if (slot.child && slot.child.state !== 'ended') return slot.child;
		const child = new EngineChild(this.#options.name, this.#builtProgram(), this.#options.arguments);
		slot.child = child;
		child.ready.then(
			() => {
				this.#startFailed = false;
			},
			() => {
				this.#startFailed = true;
			},
		);
		child.ended.then(({ wasReady }) => {
			this.#rejectWaiting((call) => call.session?.child === child, this.#endedError());
			// One that never was ready would only fail again: the next call starts it.
			if (wasReady && !this.#closed) this.#livingChild(slot);
		});
		return child;
	}

	#builtProgram(): string {
		try {
			this.#program ??= buildEngineProgram(this.#options.module);
			return this.#program;
		} catch (error) {
			this.#startFailed = true;
			const { message } = error as Error;
			throw new ProviderError('unavailable', `${this.#options.name} cannot be built: ${message}`);
		}
	}

	#dispatch(): void {
		for (const slot of this.#slots) {
			if (slot.serving) continue;
			const place = this.#waiting.findIndex(({ session }) => !session || session.slot === slot);
			const [next] = place === -1 ? [] : this.#waiting.splice(place, 1);
			if (next) void this.#serve(slot, next);
		}
	}

	async #serve(slot: Slot, call: WaitingCall): Promise<void> {
		const { method, args, answer, session } = call;
		slot.serving = call;
		try {
			if (session) session.served = true;
			const child = session?.child ?? this.#livingChild(slot);
			await child.ready;
			const startedAt = performance.now();
			answer.resolve(await child.call({ method, args }, this.#options.callTimeoutMs));
			if (!session) this.#rememberDuration(performance.now() - startedAt);
		} catch (error) {
			answer.reject(error);
		} finally {
			slot.serving = undefined;
			this.#dispatch();
		}
	}

	#rememberDuration(durationMs: number): void {
		this.#durationsMs = [...this.#durationsMs, durationMs].slice(-rememberedDurations);
	}

	#busyError(): ProviderError {
		const durations = this.#durationsMs.length > 0 ? this.#durationsMs : [firstDurationMs];
		const meanMs = durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
		const waitMs = (meanMs * (this.#waiting.length + 1)) / this.#options.processes;
		return new ProviderError('busy', `${this.#options.name} has too many calls waiting.`, {
			retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
		});
	}

	#tooManySessionsError(): ProviderError {
		return new ProviderError('busy', `${this.#options.name} serves as many sessions as it can.`, {
			retryAfterSeconds: sessionRetrySeconds,
		});
	}

	#endedError(): ProviderError {
		return new ProviderError('unavailable', `The process of ${this.#options.name} has ended.`);
	}

	#closedError(): ProviderError {
		return new ProviderError('unavailable', `${this.#options.name} has been closed.`);
	}

	#cancelledError(): ProviderError {
		return new ProviderError('cancelled', `The call of ${this.#options.name} was cancelled.`);
	}
}
