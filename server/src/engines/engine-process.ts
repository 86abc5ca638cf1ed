import type { EngineHealth } from '@henry/contract/health.ts';
import type { CallOptions, Engine } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import { EngineChild } from './engine-child.ts';

export type EngineProcessOptions = {
	/** What the engine and its model are called, as people read it. */
	name: string;
	model: string;
	/** The engine's module, which ends in `serveEngine`. */
	module: URL;
	/** How many processes serve calls, one call at a time each. */
	processes: number;
	/** How many calls may wait for a process; one more is `busy`. */
	maxQueued: number;
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
	/** The operating system's ids of the living processes. */
	processIds(): number[];
};

/**
 * Runs an engine in `processes` child processes behind one queue. A process that dies (crash, kill, timeout) fails the
 * call that it was serving and is replaced; waiting calls stay. Processes start with `start` or with the first call.
 */
export function createEngineProcess(options: EngineProcessOptions): EngineProcess {
	const pool = new ProcessPool(options);
	return {
		call: (method, args, callOptions) => pool.call(method, args, callOptions?.signal),
		processIds: () => pool.processIds(),
		health: () => pool.health(),
		start: () => pool.start(),
		close: () => pool.close(),
	};
}

type Slot = { child: EngineChild | undefined; serving: boolean };
type WaitingCall = { method: string; args: unknown[]; answer: Deferred<unknown> };

const rememberedDurations = 20;
/** Assumed duration of a call before the first one has been measured. */
const firstDurationMs = 1_000;

class ProcessPool {
	#options: EngineProcessOptions;
	#slots: Slot[];
	#waiting: WaitingCall[] = [];
	#durationsMs: number[] = [];
	#startFailed = false;
	#closed = false;

	constructor(options: EngineProcessOptions) {
		this.#options = options;
		this.#slots = Array.from({ length: options.processes }, () => ({ child: undefined, serving: false }));
	}

	async call(method: string, args: unknown[], signal: AbortSignal | undefined): Promise<unknown> {
		if (this.#closed) throw this.#closedError();
		if (signal?.aborted) throw this.#cancelledError();
		const mustWait = this.#slots.every((slot) => slot.serving);
		if (mustWait && this.#waiting.length >= this.#options.maxQueued) throw this.#busyError();
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

	#livingChild(slot: Slot): EngineChild {
		if (slot.child && slot.child.state !== 'ended') return slot.child;
		const child = new EngineChild(this.#options.name, this.#options.module);
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
			// One that never was ready would only fail again: the next call starts it.
			if (wasReady && !this.#closed) this.#livingChild(slot);
		});
		return child;
	}

	#dispatch(): void {
		for (const slot of this.#slots) {
			if (slot.serving) continue;
			const next = this.#waiting.shift();
			if (!next) return;
			void this.#serve(slot, next);
		}
	}

	async #serve(slot: Slot, { method, args, answer }: WaitingCall): Promise<void> {
		slot.serving = true;
		try {
			const child = this.#livingChild(slot);
			await child.ready;
			const startedAt = performance.now();
			answer.resolve(await child.call({ method, args }, this.#options.callTimeoutMs));
			this.#durationsMs = [...this.#durationsMs, performance.now() - startedAt].slice(-rememberedDurations);
		} catch (error) {
			answer.reject(error);
		} finally {
			slot.serving = false;
			this.#dispatch();
		}
	}

	#busyError(): ProviderError {
		const durations = this.#durationsMs.length > 0 ? this.#durationsMs : [firstDurationMs];
		const meanMs = durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
		const waitMs = (meanMs * (this.#waiting.length + 1)) / this.#options.processes;
		return new ProviderError('busy', `${this.#options.name} has too many calls waiting.`, {
			retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
		});
	}

	#closedError(): ProviderError {
		return new ProviderError('unavailable', `${this.#options.name} has been closed.`);
	}

	#cancelledError(): ProviderError {
		return new ProviderError('cancelled', `The call of ${this.#options.name} was cancelled.`);
	}
}
