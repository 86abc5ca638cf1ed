import { availableParallelism } from 'node:os';
import type { Machine } from '@henry/contract/neural-models.ts';

/** What this machine, or the container that the server is in, has to spare at this moment. */
export function thisMachine(): Machine {
	return { freeMemoryMb: Math.floor(process.availableMemory() / 1_000_000), cores: availableParallelism() };
}

/**
 * Threads of one process of each runtime. llama.cpp's threads wait for each other by spinning, so it never gets more than
 * there are cores; ONNX Runtime's sessions are small and many, and share the cores best with one thread each.
 */
export const threadsOn = ({ cores }: Machine) => ({ llama: cores, onnx: 1 });
