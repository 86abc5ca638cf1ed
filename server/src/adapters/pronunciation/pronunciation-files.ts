import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PronunciationFiles } from '@henry/ear/lexicon/word-pronunciations.ts';

/** The files of our own judge of sounds in the folder models/ear. */
export const judgeFileNames = {
	acoustic: 'acoustic.safetensors',
	judge: 'judge.safetensors',
	lexicon: 'lexicon.txt',
	british: 'british.txt',
	stress: 'stress.txt',
	letterToSound: 'letter-to-sound.json',
} as const;

/** Reads what says how words are pronounced from the folder models/ear. */
export function readPronunciationFiles(folder: string): PronunciationFiles {
	const text = (name: string) => readFileSync(join(folder, name), 'utf8');
	return {
		lexicon: text(judgeFileNames.lexicon),
		british: text(judgeFileNames.british),
		stress: text(judgeFileNames.stress),
		letterToSound: JSON.parse(text(judgeFileNames.letterToSound)),
	};
}
