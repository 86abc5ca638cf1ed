import { createEngineProcess } from '#server/engines/engine-process.ts';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';
import type { MiniLmFiles } from './minilm-engine.ts';

/** A text takes some 10 ms of an idle core, and a call has at most some hundred of them. */
const callTimeoutMs = 30_000;

/**
 * all-MiniLM-L6-v2 (sentence-transformers, Apache-2.0; Reimers & Gurevych 2019, Wang et al. 2020) in ONNX Runtime, in
 * processes of its own. The files must be verified before.
 */
export function createMiniLm(options: {
	files: MiniLmFiles;
	processes: number;
	maxQueued: number;
}): SentenceEmbeddings & { processIds(): number[] } {
	const engine = createEngineProcess({
		name: 'MiniLM',
		model: 'all-MiniLM-L6-v2',
		module: new URL('./minilm-engine.ts', import.meta.url),
		arguments: [JSON.stringify(options.files)],
		processes: options.processes,
		maxQueued: options.maxQueued,
		maxSessions: 0,
		callTimeoutMs,
	});
	return {
		health: () => engine.health(),
		start: () => engine.start(),
		close: () => engine.close(),
		processIds: () => engine.processIds(),
		embed: async (texts, callOptions) =>
			texts.length === 0 ? [] : ((await engine.call('embed', [[...texts]], callOptions)) as Float32Array[]),
	};
}
