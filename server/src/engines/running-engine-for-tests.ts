import { afterEach } from 'vitest';
import { createEngineProcess } from './engine-process.ts';
import type { EngineProcessOptions } from './engine-process-options.ts';
import type { EngineProcess } from './engine-process-types.ts';

const engines: EngineProcess[] = [];

/** The engine of `engine-for-tests.ts`, which is closed after the test. */
export function createTestEngine(changes: Partial<EngineProcessOptions> = {}): EngineProcess {
	const engine = createEngineProcess({
		name: 'test engine',
		model: 'none',
		module: new URL('./engine-for-tests.ts', import.meta.url),
		processes: 1,
		maxQueued: 4,
		callTimeoutMs: 20_000,
		...changes,
	});
	engines.push(engine);
	return engine;
}

/** Ends every process of an engine at once. */
export function killAll(engine: EngineProcess): void {
	for (const processId of engine.processIds()) process.kill(processId, 'SIGKILL');
}

afterEach(async () => {
	await Promise.all(engines.splice(0).map((engine) => engine.close()));
});
