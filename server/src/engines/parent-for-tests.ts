import { createEngineProcess } from './engine-process.ts';

/** A server that owns one engine process, tells its id, and then waits to be killed. */
const engine = createEngineProcess({
	name: 'test engine',
	model: 'none',
	module: new URL('./engine-for-tests.ts', import.meta.url),
	processes: 1,
	maxQueued: 0,
	callTimeoutMs: 60_000,
});
await engine.start();
process.send?.(engine.processIds());
