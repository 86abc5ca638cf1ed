import type { ProviderErrorCategory } from '#server/ports/provider-error.ts';

/** What the server asks of an engine's process. A process serves one call at a time. */
export type EngineRequest = { method: string; args: unknown[] };

/** What an engine's process says: first `ready` or `cannot-start`, then one `result` or `failure` for each request. */
export type EngineReply =
	| { type: 'ready' }
	| { type: 'cannot-start'; message: string }
	| { type: 'result'; value: unknown }
	| { type: 'failure'; category: ProviderErrorCategory; message: string };
