import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PronunciationFiles } from '@henry/ear/word-pronunciations.ts';

/** Reads what says how words are pronounced from the folder models/ear. */
export function readPronunciationFiles(folder: string): PronunciationFiles {
	const text = (name: string) => readFileSync(join(folder, name), 'utf8');
	return {
		lexicon: text('lexicon.txt'),
		british: text('british.txt'),
		letterToSound: JSON.parse(text('letter-to-sound.json')),
	};
}
