import type { CallOptions, Engine } from '#server/ports/engine.ts';
import type { CallPriority } from './waiting-calls.ts';

export type EngineCallOptions = CallOptions & {
	/** `live` where it is left out. */
	priority?: CallPriority;
	/** Is told what has come of the call so far, by methods that tell it; from the beginning again where a report gave way. */
	onSoFar?: (value: unknown) => void;
};

/** An engine that runs in processes of its own, so that its crash fails one call and not the server. */
export type EngineProcess = Engine & {
	/**
	 * Calls a method of the engine's module. Every failure is a `ProviderError`. An aborted call is dropped if it waits;
	 * if it runs, its caller is released at once, and its method is told to stop. One that does not listen (most, since
	 * utterances and sentences are short) finishes the work unheard. A report that runs is stopped in the same way where a
	 * live call would have to wait for it, and is served anew after it.
	 */
	call(method: string, args: unknown[], options?: EngineCallOptions): Promise<unknown>;
	/**
	 * How long a call of this priority would wait now, in milliseconds, as far as the durations of the last calls tell;
	 * infinite while the engine is starting.
	 */
	waitMs(priority: CallPriority): number;
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
