import { type ChildProcess, fork } from 'node:child_process';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import type { EngineReply, EngineRequest } from './engine-messages.ts';

const startTimeoutMs = 60_000;
const keptErrorCharacters = 1_000;
/** MiB of half the space for young objects: with V8's own 16 the recogniser takes 40 MB more and is no faster. */
const youngSpaceMiB = 2;

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
	#answer: Deferred<unknown> | undefined;
	#timedOut: ProviderError | undefined;
	#errorOutput = '';

	/** `program`: the file that the process runs. */
	constructor(name: string, program: string, programArguments: string[] = []) {
		this.#name = name;
		this.ready = this.#start.promise;
		this.ended = this.#end.promise;
		this.#process = fork(program, programArguments, {
			// Keys and addresses are none of its business.
			env: {},
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

	/** Rejects with a `ProviderError`. A call that runs longer than `timeoutMs` ends the process. */
	call(request: EngineRequest, timeoutMs: number): Promise<unknown> {
		const answer = createDeferred<unknown>();
		this.#answer = answer;
		if (this.#state === 'ended') answer.reject(this.#endedError('has ended'));
		const timer = setTimeout(() => {
			this.#timedOut = new ProviderError('timeout', `${this.#name} took longer than ${timeoutMs} ms.`);
			this.kill();
		}, timeoutMs);
		// A request that cannot be sent needs no handling here: the process is ending, and its end rejects the call.
		this.#process.send(request, () => {});
		return answer.promise.finally(() => clearTimeout(timer));
	}

	kill(): void {
		this.#process.kill('SIGKILL');
	}

	#receive(reply: EngineReply): void {
		if (reply.type === 'ready') {
			this.#state = 'ready';
			this.#start.resolve();
		} else if (reply.type === 'cannot-start') this.#cannotStart(reply.message);
		else if (reply.type === 'result') this.#answer?.resolve(reply.value);
		else this.#answer?.reject(new ProviderError(reply.category, `${this.#name}: ${reply.message}`));
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
