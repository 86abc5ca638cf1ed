/** Who waits for a call: a learner in a live talk, or a report, which gives way. */
export type CallPriority = 'live' | 'report';

const rememberedDurations = 20;
/** Assumed duration of a call before the first one of its priority has been measured. */
const firstDurationMs = 1_000;

/** `startedAtMs`: since when it runs, by `performance.now()`; undefined while it waits, for its process at least. */
type Prioritised = { priority: CallPriority; startedAtMs?: number | undefined };

/** Calls that wait for a process: by priority, and then in the order of their arrival. */
export class WaitingCalls<Call extends Prioritised> {
	#calls: Call[] = [];

	get all(): readonly Call[] {
		return this.#calls;
	}

	add(call: Call): void {
		this.#calls.push(call);
	}

	/** Puts a call before all others of its priority. */
	addFirst(call: Call): void {
		this.#calls.unshift(call);
	}

	/** Takes out the call that is next of those that fit; undefined where none does. */
	takeNext(fits: (call: Call) => boolean): Call | undefined {
		const fitting = this.#calls.filter(fits);
		const next = fitting.find(({ priority }) => priority === 'live') ?? fitting[0];
		if (next) this.#calls = this.#calls.filter((call) => call !== next);
		return next;
	}

	/** Takes out and answers those that fit. */
	take(fits: (call: Call) => boolean): Call[] {
		const taken = this.#calls.filter(fits);
		this.#calls = this.#calls.filter((call) => !taken.includes(call));
		return taken;
	}
}

/** Whether a call that is there already is served before one of this priority that arrives. */
export function comesBefore(one: CallPriority, arriving: CallPriority): boolean {
	return one === 'live' || arriving === 'report';
}

/** How long the last calls of either priority took. */
export class CallDurations {
	#durationsMs: Record<CallPriority, number[]> = { live: [], report: [] };

	remember(priority: CallPriority, durationMs: number): void {
		this.#durationsMs[priority] = [...this.#durationsMs[priority], durationMs].slice(-rememberedDurations);
	}

	meanMs(priority: CallPriority): number {
		const durations = this.#durationsMs[priority];
		if (durations.length === 0) return firstDurationMs;
		return durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
	}

	/**
	 * How long a call of this priority that arrives now would wait, in milliseconds. `running`: what each process serves;
	 * `waiting`: what waits for one.
	 */
	waitMs(
		priority: CallPriority,
		running: readonly (Prioritised | undefined)[],
		waiting: readonly Prioritised[],
	): number {
		const now = performance.now();
		const leftMs = running.map((call) =>
			call && comesBefore(call.priority, priority)
				? Math.max(0, this.meanMs(call.priority) - (now - (call.startedAtMs ?? now)))
				: 0,
		);
		const waitingMs = waiting
			.filter((call) => comesBefore(call.priority, priority))
			.reduce((sum, call) => sum + this.meanMs(call.priority), 0);
		return Math.min(...leftMs) + waitingMs / running.length;
	}
}
