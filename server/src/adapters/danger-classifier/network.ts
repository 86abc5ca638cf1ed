import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import type { DangerClassifier, DangerJudgement } from '#server/ports/danger-classifier.ts';

const limitSchema = z.object({ above: z.number() });

/** The log odds above which the classifier of a folder is believed. Throws where the folder holds none. */
export const readDangerLimit = (folder: string): number =>
	limitSchema.parse(JSON.parse(readFileSync(join(folder, 'layout.json'), 'utf8'))).above;

/** A text takes some 10 ms of an idle core. */
const callTimeoutMs = 20_000;

/**
 * Our own classifier (training/danger): four tuned layers of all-MiniLM-L6-v2 in ONNX Runtime with a linear model on
 * n-grams, in a process of its own.
 */
export function createDangerNetwork(options: {
	folder: string;
	maxQueued: number;
}): DangerClassifier & { processIds(): number[] } {
	const engine = createEngineProcess({
		name: 'Henry’s sense of danger',
		model: 'danger',
		module: new URL('./network-engine.ts', import.meta.url),
		arguments: [options.folder],
		processes: 1,
		maxQueued: options.maxQueued,
		callTimeoutMs,
	});
	return {
		health: () => engine.health(),
		start: () => engine.start(),
		close: () => engine.close(),
		processIds: () => engine.processIds(),
		judge: async (texts, callOptions) =>
			texts.length === 0
				? []
				: ((await engine.call('judge', [[...texts]], callOptions)) as DangerJudgement[]),
	};
}
