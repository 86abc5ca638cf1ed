import { ProviderError } from '#server/ports/provider-error.ts';
import type { EngineReply, EngineRequest } from './engine-messages.ts';

export type ServedEngine = {
	/** Loads all that the first call needs. What it throws is told to the operator: say what is missing. */
	warm: () => void | Promise<void>;
	/** What can be called, by name. Arguments and results travel by structured clone. */
	methods: Record<string, (...args: never[]) => unknown>;
};

/**
 * The child's side of an engine process: the last statement of an engine's module. Warms the engine, then serves one
 * call at a time. A method refuses an input by throwing a `ProviderError` of category `invalid-input`; all else that it
 * throws reaches the caller as `unavailable`. Messages may be logged, so they must not hold what was said or written.
 */
export function serveEngine(engine: ServedEngine): void {
	// Ctrl+C and a service manager's stop reach every process: the server, not they, ends its engines, when calls are answered.
	for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
	process.on('disconnect', () => process.exit(0));
	process.on('message', async (request: EngineRequest) => send(await answer(engine, request)));
	warmed(engine).then(send);
}

async function warmed(engine: ServedEngine): Promise<EngineReply> {
	try {
		await engine.warm();
		return { type: 'ready' };
	} catch (error) {
		return { type: 'cannot-start', message: messageOf(error) };
	}
}

async function answer(engine: ServedEngine, request: EngineRequest): Promise<EngineReply> {
	try {
		const method = engine.methods[request.method];
		if (!method) throw new Error(`The engine has no method "${request.method}".`);
		return { type: 'result', value: await method(...(request.args as never[])) };
	} catch (error) {
		const category = error instanceof ProviderError ? error.category : 'unavailable';
		return { type: 'failure', category, message: messageOf(error) };
	}
}

function send(reply: EngineReply): void {
	if (process.connected) process.send?.(reply);
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
