import { availableParallelism } from 'node:os';
import type { Machine } from '@henry/contract/neural-models.ts';

/** What this machine, or the container that the server is in, has to spare at this moment. */
export function thisMachine(): Machine {
	return { freeMemoryMb: Math.floor(process.availableMemory() / 1_000_000), cores: availableParallelism() };
}
