import { channel } from 'node:diagnostics_channel';
import type { EngineHealth } from '@henry/contract/health.ts';
import { type EngineCall, engineCallChannel } from '#server/ports/engine-call.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import { EngineChild } from './engine-child.ts';
import { type EngineErrors, engineErrors } from './engine-errors.ts';
import type { EngineProcessOptions } from './engine-process-options.ts';
import type { EngineCallOptions, EngineProcess, EngineSession } from './engine-process-types.ts';
import { builtProgram } from './engine-program.ts';
import { CallDurations, type CallPriority, comesBefore, WaitingCalls } from './waiting-calls.ts';

const engineCalls = channel(engineCallChannel);

/**
 * Runs an engine in `processes` child processes behind one queue. A process that dies (crash, kill, timeout) fails the
 * call that it was serving and is replaced; waiting calls stay. Processes start with `start` or with the first call.
 */
export function createEngineProcess(options: EngineProcessOptions): EngineProcess {
	const pool = new ProcessPool(options);
	return {
		call: (method, args, callOptions) => pool.call(method, args, callOptions),
		waitMs: (priority) => pool.waitMs(priority),
		openSession: () => pool.openSession(),
		processIds: () => pool.processIds(),
		health: () => pool.health(),
		start: () => pool.start(),
		close: () => pool.close(),
	};
}

type Slot = { child: EngineChild | undefined; serving: Call | undefined };
/** `served` tells whether a call of the session has been its process's turn, which so may keep something for it. */
type Session = { number: number; slot: Slot; child: EngineChild; served: boolean };
type Call = {
	/** Leaves the machine to live work. */
	isPatient: boolean;
	method: string;
	args: unknown[];
	priority: CallPriority;
	answer: Deferred<unknown>;
	onSoFar?: ((value: unknown) => void) | undefined;
	session?: Session;
	askedAtMs: number;
	startedAtMs?: number;
	/** The same, but kept when it is over. */
	beganAtMs?: number;
	/** What was done to it while it ran: its caller has left, or it gives way. */
	stopped?: 'left' | 'givesWay' | undefined;
};

class ProcessPool {
	#options: EngineProcessOptions;
	#errors: EngineErrors;
	#program: string | undefined;
	#slots: Slot[];
	#waiting = new WaitingCalls<Call>();
	#sessions = new Set<Session>();
	#lastSessionNumber = 0;
	#durations = new CallDurations();
	#startFailed = false;
	#closed = false;

	constructor(options: EngineProcessOptions) {
		this.#options = options;
		this.#errors = engineErrors(options.name);
		options.liveWork?.watch(() => this.#dispatch());
		this.#slots = Array.from({ length: options.processes }, () => ({ child: undefined, serving: undefined }));
	}

	async call(
		method: string,
		args: unknown[],
		{ signal, priority = 'live', onSoFar }: EngineCallOptions = {},
	): Promise<unknown> {
		if (this.#closed) throw this.#errors.closed();
		if (signal?.aborted) throw this.#errors.cancelled();
		const mustWait = this.#slots.every(({ serving }) => serving && comesBefore(serving.priority, priority));
		const queued = this.#waiting.all.filter((one) => !one.session && comesBefore(one.priority, priority));
		if (mustWait && queued.length >= this.#options.maxQueued) {
			throw this.#errors.busy((this.#durations.meanMs(priority) * (queued.length + 1)) / this.#slots.length);
		}
		const answer = createDeferred<unknown>();
		const askedAtMs = performance.now();
		const isPatient = priority === 'report' && this.#options.liveWork !== undefined;
		const call: Call = { method, args, priority, answer, onSoFar, askedAtMs, isPatient };
		const { patienceMs } = this.#options;
		const patience =
			isPatient && patienceMs !== undefined && setTimeout(() => this.#losePatience(call), patienceMs);
		const leave = () => this.#leave(call);
		signal?.addEventListener('abort', leave, { once: true });
		this.#waiting.add(call);
		this.#dispatch();
		return answer.promise.finally(() => {
			signal?.removeEventListener('abort', leave);
			clearTimeout(patience || undefined);
			this.#tell(call);
		});
	}

	waitMs(priority: CallPriority): number {
		const states = this.#slots.map(({ child }) => child?.state);
		if (states.includes('starting') && !states.includes('ready')) return Number.POSITIVE_INFINITY;
		return this.#durations.waitMs(
			priority,
			// What nobody waits for any more ends at once.
			this.#slots.map(({ serving }) => (serving?.stopped ? undefined : serving)),
			this.#waiting.all,
		);
	}

	openSession(): EngineSession {
		if (this.#closed) throw this.#errors.closed();
		if (this.#sessions.size >= (this.#options.maxSessions ?? 0)) throw this.#errors.tooManySessions();
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
		return { name, model, embedded: true, state, queued: this.#waiting.all.length };
	}

	async start(): Promise<void> {
		if (this.#closed) throw this.#errors.closed();
		await Promise.all(this.#slots.map((slot) => this.#livingChild(slot).ready));
	}

	async close(): Promise<void> {
		this.#closed = true;
		this.#rejectWaiting(() => true, this.#errors.closed());
		const children = this.#slots.flatMap(({ child }) => child ?? []);
		for (const child of children) child.kill();
		await Promise.all(children.map((child) => child.ended));
	}

	async #callInSession(session: Session, method: string, args: unknown[]): Promise<unknown> {
		if (this.#closed) throw this.#errors.closed();
		if (!this.#sessions.has(session)) throw this.#errors.cancelled();
		if (session.child.state === 'ended') throw this.#errors.ended();
		const call = this.#callOf(session, method, args);
		this.#waiting.add(call);
		this.#dispatch();
		return call.answer.promise.finally(() => this.#tell(call));
	}

	#callOf(session: Session, method: string, args: unknown[]): Call {
		const askedAtMs = performance.now();
		const answer = createDeferred<unknown>();
		return {
			method,
			args: [session.number, ...args],
			priority: 'live',
			answer,
			session,
			askedAtMs,
			isPatient: false,
		};
	}

	#tell({ method, askedAtMs, beganAtMs }: Call): void {
		if (!engineCalls.hasSubscribers) return;
		const told = { engine: this.#options.name, method, askedAtMs, beganAtMs, endedAtMs: performance.now() };
		engineCalls.publish(told satisfies EngineCall);
	}

	#closeSession(session: Session): void {
		if (!this.#sessions.delete(session)) return;
		this.#rejectWaiting((call) => call.session === session, this.#errors.cancelled());
		if (session.slot.serving?.session === session)
			session.slot.serving.answer.reject(this.#errors.cancelled());
		if (!session.served || session.child.state === 'ended' || this.#closed) return;
		const drop = this.#callOf(session, 'drop', []);
		// A process that dies before it serves this has forgotten the session all the more.
		drop.answer.promise.catch(() => {});
		this.#waiting.addFirst(drop);
		this.#dispatch();
	}

	#rejectWaiting(isRejected: (call: Call) => boolean, error: ProviderError): void {
		for (const { answer } of this.#waiting.take(isRejected)) answer.reject(error);
	}

	/** Releases a caller that has gone: its call no longer waits, or is told to stop. */
	#leave(call: Call): void {
		this.#waiting.take((other) => other === call);
		const slot = this.#slots.find(({ serving }) => serving === call);
		if (slot) this.#stop(slot, 'left');
		call.answer.reject(this.#errors.cancelled());
	}

	#stop({ child, serving }: Slot, reason: 'left' | 'givesWay'): void {
		if (!serving) return;
		serving.stopped = reason;
		if (serving.startedAtMs !== undefined) child?.stop();
	}

	#livingChild(slot: Slot): EngineChild {
		if (slot.child && slot.child.state !== 'ended') return slot.child;
		const child = new EngineChild(this.#options.name, this.#builtProgram(), this.#options);
		slot.child = child;
		const note = (isFailed: boolean) => () => {
			this.#startFailed = isFailed;
		};
		child.ready.then(note(false), note(true));
		child.ended.then(({ wasReady }) => {
			this.#rejectWaiting((call) => call.session?.child === child, this.#errors.ended());
			// One that never was ready would only fail again: the next call starts it.
			if (wasReady && !this.#closed) this.#livingChild(slot);
		});
		return child;
	}

	#builtProgram(): string {
		try {
			this.#program ??= builtProgram(this.#options.module);
			return this.#program;
		} catch (error) {
			this.#startFailed = true;
			const { message } = error as Error;
			throw new ProviderError('unavailable', `${this.#options.name} cannot be started: ${message}`);
		}
	}

	#dispatch(): void {
		for (const slot of this.#slots) {
			if (slot.serving) continue;
			const next = this.#waiting.takeNext(
				(call) => !this.#mustWait(call) && (!call.session || call.session.slot === slot),
			);
			if (next) void this.#serve(slot, next);
		}
		const live = this.#waiting.all.filter(({ priority }) => priority === 'live');
		const reports = this.#slots.filter(({ serving }) => serving?.priority === 'report');
		for (const [index, slot] of reports.entries()) {
			const { serving } = slot;
			const givesWay = index < live.length || (serving && this.#mustWait(serving));
			if (givesWay && !serving?.stopped) this.#stop(slot, 'givesWay');
		}
	}

	/** Whether a call leaves the machine to somebody who waits in a live talk. */
	#mustWait({ isPatient }: Call): boolean {
		return isPatient && this.#options.liveWork?.isGoingOn() === true;
	}

	#losePatience(call: Call): void {
		call.isPatient = false;
		this.#dispatch();
	}

	async #serve(slot: Slot, call: Call): Promise<void> {
		const { answer, session } = call;
		slot.serving = call;
		try {
			if (session) session.served = true;
			const child = session?.child ?? this.#livingChild(slot);
			await child.ready;
			answer.resolve(await this.#run(child, call));
		} catch (error) {
			const gaveWay = call.stopped === 'givesWay' && (error as ProviderError).category === 'cancelled';
			if (!gaveWay || this.#closed) answer.reject(error);
			else this.#waiting.addFirst(Object.assign(call, { stopped: undefined }));
		} finally {
			slot.serving = undefined;
			call.startedAtMs = undefined;
			this.#dispatch();
		}
	}

	async #run(child: EngineChild, call: Call): Promise<unknown> {
		if (call.stopped) throw this.#errors.cancelled();
		const startedAtMs = performance.now();
		call.startedAtMs = startedAtMs;
		call.beganAtMs = startedAtMs;
		const { method, args, onSoFar } = call;
		const value = await child.call({ method, args, timeoutMs: this.#options.callTimeoutMs, onSoFar });
		if (!call.session) this.#durations.remember(call.priority, performance.now() - startedAtMs);
		return value;
	}
}
