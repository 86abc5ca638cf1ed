import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EarFiles } from '@henry/ear/ear-model.ts';

/** Reads the embedded recogniser's files from their folder (models/ear). Throws where one is missing. */
export function readEarFiles(folder: string): EarFiles {
	const bytes = (name: string) => readFileSync(join(folder, name));
	const text = (name: string) => readFileSync(join(folder, name), 'utf8');
	return {
		acoustic: bytes('acoustic.safetensors'),
		languageModel: bytes('language-model.safetensors'),
		neuralLanguageModel: bytes('neural-language-model.safetensors'),
		lexicon: text('lexicon.txt'),
		letterToSound: JSON.parse(text('letter-to-sound.json')),
		confidence: JSON.parse(text('confidence.json')),
		english: JSON.parse(text('english.json')),
	};
}
