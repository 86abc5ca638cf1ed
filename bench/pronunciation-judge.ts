import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assessReading } from '@henry/reading/assess-reading.ts';
import { ReadingRefusal } from '@henry/reading/reading-refusal.ts';
import { createEmbeddedAssessor } from '../server/src/adapters/pronunciation/embedded.ts';
import { createWhisperAssessor } from '../server/src/adapters/pronunciation/whisper.ts';

import { whisperFiles } from './ears-whisper.ts';
import { judgeBuild } from './judge-alignment.ts';
import type { CorpusUtterance } from './stt-corpus.ts';
import { earFolder } from './stt-hearing.ts';

const folds = 3;

export type Judge = ReturnType<typeof createEmbeddedAssessor>;

/** The judge as the server runs it, with the shipped models. */
export function shippedJudge(processes = 1): Judge {
	return createEmbeddedAssessor({ folder: earFolder, processes, maxQueued: 1_000 });
}

/** What the judge with Whisper is made of. */
export const judgeFolder = join(import.meta.dirname, '../models/judge');

/**
 * The judge that hears with Whisper's encoder, as the server runs it; not run without Whisper. `folder`: its head and scorer,
 * left out for those that are shipped.
 */
export function whisperJudge(folder = judgeFolder, processes = 1): Judge {
	return createWhisperAssessor({
		...{ weights: whisperFiles().weights, folder, earFolder, processes },
		maxQueued: 1_000,
	});
}

/** The same with a head and a scorer that have not learned from the speakers of a fold of training/judge. */
export function whisperFoldJudge(fold: number): Judge {
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	for (const name of ['encoder.onnx', 'layout.json', 'stress.safetensors'])
		copyFileSync(join(judgeFolder, name), join(folder, name));
	for (const name of ['head.onnx', 'scorer.safetensors']) {
		copyFileSync(join(judgeBuild, `whisper/fold${fold}`, name), join(folder, name));
	}
	return whisperJudge(folder);
}

/**
 * Our own judge as the server runs it, with a head and a scorer that have not learned from the speakers of a fold of
 * training/judge; the network below the head has.
 */
export function foldJudge(fold: number): Judge {
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	const words = ['lexicon.txt', 'british.txt', 'stress.txt', 'letter-to-sound.json'];
	for (const name of [...words, 'acoustic.safetensors']) {
		copyFileSync(join(earFolder, name), join(folder, name));
	}
	const scorer = 'judge.safetensors';
	copyFileSync(join(judgeBuild, `own/fold${fold}`, scorer), join(folder, scorer));
	return createEmbeddedAssessor({ folder, processes: 1, maxQueued: 1_000 });
}

/** The readings by fold of training/judge: its heads and scorers have not heard a fold's speakers. */
export function byFold(utterances: readonly CorpusUtterance[]): [fold: number, held: CorpusUtterance[]][] {
	const foldOf = ({ speaker }: CorpusUtterance) => Number(speaker) % folds;
	return Array.from({ length: folds }, (_, fold) => [
		fold,
		utterances.filter((utterance) => foldOf(utterance) === fold),
	]);
}

/** The report of a reading, or the message with which it was refused. */
export async function judged(judge: Judge, samples: Int16Array, text: string) {
	try {
		const { report } = await assessReading(judge, samples, text);
		return { report };
	} catch (error) {
		if (error instanceof ReadingRefusal) return { refused: error.message };
		throw error;
	}
}
