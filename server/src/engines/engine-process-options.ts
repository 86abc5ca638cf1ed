import type { LiveWork } from '#server/ports/live-work.ts';

/** How long a report waits where somebody always does in some talk: it has to be made all the same. */
export const reportPatienceMs = 5_000;

/** What an engine in processes of its own is made of, and how much it may take on. */
export type EngineProcessOptions = {
	/** What the engine and its model are called, as people read it. */
	name: string;
	model: string;
	/** The engine's module, which ends in `serveEngine`. */
	module: URL;
	/** What the module finds in `process.argv` from place 2 on. */
	arguments?: string[];
	/** All that the processes have for an environment; the server's own where it is left out. */
	environment?: Record<string, string>;
	/** How many processes serve calls, one call at a time each. */
	processes: number;
	/**
	 * How many calls may wait for a process; one more is `busy`. A live call counts live ones alone; calls of sessions do not
	 * count.
	 */
	maxQueued: number;
	/** How many sessions may be open; one more is `busy`. None where it is left out. */
	maxSessions?: number;
	/** While it goes on, reports wait, each for `patienceMs` at most, or as long as it goes on where that is left out. */
	liveWork?: LiveWork | undefined;
	patienceMs?: number;
	/** A call that runs longer is a `timeout`, and its process is replaced. Waiting does not count. */
	callTimeoutMs: number;
};
