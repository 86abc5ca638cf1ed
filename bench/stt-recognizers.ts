import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedEar } from '../server/src/adapters/speech-to-text/embedded.ts';
import { readConfig } from '../server/src/config.ts';
import type { SpeechToText } from '../server/src/ports/speech-to-text.ts';
import { readFoldFiles } from './stt-folds.ts';

/** A recogniser as the server runs it, in processes of its own. */
export type LocalRecognizer = SpeechToText & { processIds(): number[] };

/** A recogniser that is on this machine. */
export type InstalledRecognizer = {
	id: string;
	files: string[];
	create(limits: { processes: number; maxUtterances: number }): LocalRecognizer;
};

const { earFolder } = readConfig();

/** Those of the ear's folder that it hears with; the others are for judging sounds. */
const ownFiles = [
	'acoustic.safetensors',
	'confidence.json',
	'english.json',
	'language-model.safetensors',
	'letter-to-sound.json',
	'lexicon.txt',
	'neural-language-model.safetensors',
];

/** Our own ear. */
export const ownEar: InstalledRecognizer = {
	id: 'own',
	files: ownFiles.map((name) => join(earFolder, name)),
	create: (limits) => createEmbeddedEar({ folder: earFolder, ...limits }),
};

/** The same with models that know nothing of the speakers of a fold, as far as can be. */
export function foldEar(fold: number): LocalRecognizer {
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	cpSync(earFolder, folder, { recursive: true });
	const { acoustic, languageModel, neuralLanguageModel } = readFoldFiles(fold);
	writeFileSync(join(folder, 'acoustic.safetensors'), acoustic);
	writeFileSync(join(folder, 'language-model.safetensors'), languageModel);
	writeFileSync(join(folder, 'neural-language-model.safetensors'), neuralLanguageModel);
	return createEmbeddedEar({ folder, processes: 1, maxUtterances: 1 });
}

/** Measures a recogniser that is ready, and ends it afterwards. */
export async function withRecognizer<Figures>(
	recognizer: LocalRecognizer,
	measure: (ready: LocalRecognizer) => Promise<Figures>,
): Promise<Figures> {
	try {
		await recognizer.start();
		return await measure(recognizer);
	} finally {
		await recognizer.close();
	}
}
