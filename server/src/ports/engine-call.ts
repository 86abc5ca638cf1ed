/**
 * One call of a method of an engine's process, told by Node's diagnostics channel of this name as soon as it is over: in the
 * caller's own context, so that it can be followed to the request that it was made for. Times are `performance.now()`'s.
 */
export const engineCallChannel = 'henry.engine-call';

export type EngineCall = {
	engine: string;
	method: string;
	/** When it began to wait for a process. */
	askedAtMs: number;
	/** When a process began with it; undefined where none did. Of a call that gave way, the last time. */
	beganAtMs: number | undefined;
	endedAtMs: number;
};
