/**
 * Who waits in a live talk, to be understood or to be answered: meanwhile all engines of this machine leave what is of the
 * priority `report`, so that its processors are theirs.
 */
export type LiveWork = {
	/** Somebody waits from now on until `signal` aborts. */
	begin(signal: AbortSignal): void;
	isGoingOn(): boolean;
	/** Calls the listener when the first begins to wait, and when nobody waits any more. */
	watch(listener: () => void): void;
};
