import type { ProviderErrorCategory } from '#server/ports/provider-error.ts';

/** What the server asks of an engine's process: to serve a call, one at a time, or to stop the one that it serves. */
export type EngineRequest =
	| { type: 'call'; id: number; method: string; args: unknown[] }
	| { type: 'stop'; id: number };

/**
 * What an engine's process says: first `ready` or `cannot-start`, then for each call what has come of it so far, if the
 * method tells that, and one `result` or `failure`.
 */
export type EngineReply =
	| { type: 'ready' }
	| { type: 'cannot-start'; message: string }
	| { type: 'soFar'; id: number; value: unknown }
	| { type: 'result'; id: number; value: unknown }
	| { type: 'failure'; id: number; category: ProviderErrorCategory; message: string };
