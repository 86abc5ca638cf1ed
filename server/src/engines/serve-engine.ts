import { ReadingRefusal } from '@henry/reading/reading-refusal.ts';
import { ProviderError, type ProviderErrorCategory } from '#server/ports/provider-error.ts';
import type { EngineReply, EngineRequest } from './engine-messages.ts';

/** What a method that takes a while is told about its call, and can tell its caller. */
export type RunningCall = {
	/** Aborted when nobody waits for the result any longer; what the method throws then is not heard. */
	signal: AbortSignal;
	/** Gives the caller what has come of the call so far. */
	tell: (soFar: unknown) => void;
};

export type ServedEngine = {
	/** Loads all that the first call needs. What it throws is told to the operator: say what is missing. */
	warm: () => void | Promise<void>;
	/** What can be called, by name. Arguments and results travel by structured clone. */
	methods: Record<string, (...args: never[]) => unknown>;
	/** The same, for methods that can stop on the way or tell what they have so far. */
	longMethods?: Record<string, (call: RunningCall, ...args: never[]) => Promise<unknown>>;
};

type Call = Extract<EngineRequest, { type: 'call' }>;

/**
 * The child's side of an engine process: the last statement of an engine's module. Warms the engine, then serves one
 * call at a time. A method refuses an input by throwing a `ProviderError` of category `invalid-input`, or a `ReadingRefusal`; all else that it
 * throws reaches the caller as `unavailable`. Messages may be logged, so they must not hold what was said or written.
 */
export function serveEngine(engine: ServedEngine): void {
	const running = new Map<number, AbortController>();
	// Ctrl+C and a service manager's stop reach every process: the server, not they, ends its engines, when calls are answered.
	for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
	process.on('disconnect', () => process.exit(0));
	process.on('message', async (request: EngineRequest) => {
		const { id } = request;
		if (request.type === 'stop') return running.get(id)?.abort();
		const controller = new AbortController();
		running.set(id, controller);
		const tell = (value: unknown) => send({ type: 'soFar', id, value });
		const reply = await answer(engine, request, { signal: controller.signal, tell });
		running.delete(id);
		send(reply);
	});
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

async function answer(
	{ methods, longMethods = {} }: ServedEngine,
	{ id, method: name, args }: Call,
	running: RunningCall,
): Promise<EngineReply> {
	try {
		const method = methods[name];
		const longMethod = longMethods[name];
		if (method) return { type: 'result', id, value: await method(...(args as never[])) };
		if (longMethod) return { type: 'result', id, value: await longMethod(running, ...(args as never[])) };
		throw new Error(`The engine has no method "${name}".`);
	} catch (error) {
		if (running.signal.aborted) return { type: 'failure', id, category: 'cancelled', message: 'stopped' };
		return { type: 'failure', id, category: categoryOf(error), message: messageOf(error) };
	}
}

function categoryOf(error: unknown): ProviderErrorCategory {
	if (error instanceof ReadingRefusal) return 'invalid-input';
	return error instanceof ProviderError ? error.category : 'unavailable';
}

function send(reply: EngineReply): void {
	if (process.connected) process.send?.(reply);
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
