import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedAssessor } from '../server/src/adapters/pronunciation/embedded.ts';
import { AppError } from '../server/src/domain/app-error.ts';
import { assessReading } from '../server/src/domain/pronunciation/assess-reading.ts';
import { scorerFile } from './pronunciation-evidence.ts';
import { networkFile } from './stt-folds.ts';
import { earFolder } from './stt-hearing.ts';

export type Judge = ReturnType<typeof createEmbeddedAssessor>;

/** The judge as the server runs it, with the shipped models. */
export function shippedJudge(processes = 1): Judge {
	return createEmbeddedAssessor({ folder: earFolder, processes, maxQueued: 1_000 });
}

/** The judge as the server runs it, with a network and a scorer that have not learned from the speakers of a fold. */
export function foldJudge(fold: number): Judge {
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	for (const name of ['lexicon.txt', 'british.txt', 'letter-to-sound.json']) {
		copyFileSync(join(earFolder, name), join(folder, name));
	}
	copyFileSync(networkFile(fold), join(folder, 'acoustic.safetensors'));
	copyFileSync(scorerFile(fold), join(folder, 'pronunciation.safetensors'));
	return createEmbeddedAssessor({ folder, processes: 1, maxQueued: 1_000 });
}

/** The report of a reading, or the message with which it was refused. */
export async function judged(judge: Judge, samples: Int16Array, text: string) {
	try {
		const { report } = await assessReading(judge, samples, text);
		return { report };
	} catch (error) {
		if (error instanceof AppError && error.code === 'invalid-argument') return { refused: error.message };
		throw error;
	}
}
