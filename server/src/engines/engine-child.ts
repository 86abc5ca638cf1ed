import { type ChildProcess, fork } from 'node:child_process';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import type { EngineReply, EngineRequest } from './engine-messages.ts';

const startTimeoutMs = 60_000;
const keptErrorCharacters = 1_000;
/** MiB of half the space for young objects: with V8's own 16 the recogniser takes 40 MB more and is no faster. */
const youngSpaceMiB = 2;

export type EngineChildOptions = {
	/** What the program finds in `process.argv` from place 2 on. */
	arguments?: string[] | undefined;
	/** All that the process has for an environment; the server's own where it is left out. */
	environment?: Record<string, string> | undefined;
};

/** A call of an engine's module. */
export type EngineCall = {
	method: string;
	args: unknown[];
	/** A call that runs longer ends the process. */
	timeoutMs: number;
	/** Is told what has come of the call so far, by methods that tell it. */
	onSoFar?: ((value: unknown) => void) | undefined;
};

/** One process of an engine, from its start to its end. It runs an engine's module and serves one call at a time. */
export class EngineChild {
	/** Resolves when the engine can serve; rejects with a `ProviderError` (`unavailable`) when it cannot start. */
	readonly ready: Promise<void>;
	/** Resolves when the process has ended, whatever the reason. */
	readonly ended: Promise<{ wasReady: boolean }>;
	#name: string;
	#process: ChildProcess;
	#state: 'starting' | 'ready' | 'ended' = 'starting';
	#start = createDeferred<void>();
	#end = createDeferred<{ wasReady: boolean }>();
	#callId = 0;
	#answer: Deferred<unknown> | undefined;
	#onSoFar: EngineCall['onSoFar'];
	#timedOut: ProviderError | undefined;
	#errorOutput = '';

	/** `program`: the file that the process runs. */
	constructor(name: string, program: string, options: EngineChildOptions = {}) {
		this.#name = name;
		this.ready = this.#start.promise;
		this.ended = this.#end.promise;
		this.#process = fork(program, options.arguments ?? [], {
			// Keys and addresses are none of its business.
			env: options.environment ?? {},
			execArgv: [`--max-semi-space-size=${youngSpaceMiB}`],
			serialization: 'advanced',
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		});
		this.#process.stderr?.on('data', (chunk: Buffer) => this.#keepErrorOutput(chunk));
		this.#process.on('message', (reply: EngineReply) => this.#receive(reply));
		this.#process.once('error', (error) => this.#onEnd(`failed (${error.message})`));
		this.#process.once('exit', (code, signal) => this.#onEnd(`ended (${signal ?? `exit code ${code}`})`));
		const startTimer = setTimeout(() => {
			this.#cannotStart(`not ready after ${startTimeoutMs / 1_000} seconds`);
		}, startTimeoutMs);
		this.ready.catch(() => this.kill()).finally(() => clearTimeout(startTimer));
	}

	get state(): 'starting' | 'ready' | 'ended' {
		return this.#state;
	}

	get processId(): number | undefined {
		return this.#process.pid;
	}

	/** Rejects with a `ProviderError`; `cancelled` where the method has stopped because it was told to. */
	call({ method, args, timeoutMs, onSoFar }: EngineCall): Promise<unknown> {
		const answer = createDeferred<unknown>();
		this.#answer = answer;
		this.#onSoFar = onSoFar;
		this.#callId += 1;
		if (this.#state === 'ended') answer.reject(this.#endedError('has ended'));
		const timer = setTimeout(() => {
			this.#timedOut = new ProviderError('timeout', `${this.#name} took longer than ${timeoutMs} ms.`);
			this.kill();
		}, timeoutMs);
		this.#send({ type: 'call', id: this.#callId, method, args });
		return answer.promise.finally(() => clearTimeout(timer));
	}

	/** Tells the method of the call under way that nobody waits for it. One that does not listen finishes its work. */
	stop(): void {
		this.#onSoFar = undefined;
		this.#send({ type: 'stop', id: this.#callId });
	}

	kill(): void {
		this.#process.kill('SIGKILL');
	}

	#receive(reply: EngineReply): void {
		if (reply.type === 'ready') {
			this.#state = 'ready';
			this.#start.resolve();
		} else if (reply.type === 'cannot-start') this.#cannotStart(reply.message);
		else if (reply.id !== this.#callId) return;
		else if (reply.type === 'soFar') this.#onSoFar?.(reply.value);
		else if (reply.type === 'result') this.#answer?.resolve(reply.value);
		else this.#answer?.reject(new ProviderError(reply.category, `${this.#name}: ${reply.message}`));
	}

	/** What cannot be sent needs no handling: the process is ending, and its end rejects the call. */
	#send(request: EngineRequest): void {
		this.#process.send(request, () => {});
	}

	#onEnd(how: string): void {
		const wasReady = this.#state === 'ready';
		this.#state = 'ended';
		this.#cannotStart(`its process ${how}. ${this.#errorOutput}`.trim());
		this.#answer?.reject(this.#timedOut ?? this.#endedError(how));
		this.#end.resolve({ wasReady });
	}

	#cannotStart(reason: string): void {
		this.#start.reject(new ProviderError('unavailable', `${this.#name} cannot start: ${reason}`));
	}

	#endedError(how: string): ProviderError {
		return new ProviderError('unavailable', `The process of ${this.#name} ${how}.`);
	}

	/** What is written while starting says why a start failed; what is written later may hold speech and is dropped. */
	#keepErrorOutput(chunk: Buffer): void {
		if (this.#state !== 'starting') return;
		this.#errorOutput = (this.#errorOutput + chunk.toString()).trimEnd().slice(-keptErrorCharacters);
	}
}
