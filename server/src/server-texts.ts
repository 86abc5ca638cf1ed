import { basename } from 'node:path';
import { type ServerTextsByLanguage, serverTextsSchema } from '@henry/contract/server-texts.ts';
import { jsonFilesIn, readContentFile } from './content-files.ts';

/** Reads what the server writes to people: a language is a file of `server-texts/`, and English has to be among them. */
export function readServerTexts(root: string): { texts: ServerTextsByLanguage; problems: string[] } {
	const names = new Set(['server-texts/en.json', ...jsonFilesIn(root, 'server-texts')]);
	const files = [...names].map((file) => readContentFile(root, file, serverTextsSchema));
	const texts = Object.fromEntries(files.map(({ name, shaped }) => [basename(name, '.json'), shaped]));
	return { texts: texts as ServerTextsByLanguage, problems: files.flatMap((file) => file.problems) };
}
