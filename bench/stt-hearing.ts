import { join } from 'node:path';
import type { SpeakerProfile } from '@henry/ear/acoustic/speaker-profile.ts';
import { createEar, type Ear, type Hearing } from '@henry/ear/ear.ts';
import { readEarFiles } from '../server/src/adapters/speech-to-text/ear-files.ts';
import { readFoldFiles } from './stt-folds.ts';

/** The recogniser's models. */
export const earFolder = join(import.meta.dirname, '../models/ear');

/** Samples of the 100 ms in which a browser sends its sound. */
export const frameSamples = 1_600;

/** The recogniser; with a fold, as far as can be with models that know nothing of its speakers. */
export function loadEar(fold?: number): Ear {
	const files = readEarFiles(earFolder);
	return createEar(fold === undefined ? files : { ...files, ...readFoldFiles(fold) });
}

/** The sound in pieces of 100 ms. */
export function framesOf(samples: Int16Array): Int16Array<ArrayBuffer>[] {
	const count = Math.ceil(samples.length / frameSamples);
	return Array.from({ length: count }, (_, index) =>
		samples.slice(index * frameSamples, (index + 1) * frameSamples),
	);
}

/** What is heard in an utterance that arrives in pieces; `speaker`: what is known of who speaks. */
export function hear(ear: Ear, pieces: readonly Int16Array[], speaker?: SpeakerProfile): Hearing {
	const utterance = ear.listen([], speaker);
	for (const piece of pieces) utterance.push(piece);
	return utterance.finish();
}
