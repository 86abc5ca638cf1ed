import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllMessages } from '#web/messages/areas.ts';
import { serversWords } from '#web/messages/servers-words.ts';

const messages = join(import.meta.dirname, 'src/messages');

/** What a folder holds besides the areas. */
const aboutLanguage = ['language.json', 'conventions.json'];

const areaOf = (file: string) =>
	file.replace('.json', '').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Every language that has a folder. */
export const languages = readdirSync(messages, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

/** Every area of the messages in a language, for what runs outside the browser: scripts and tests. */
export function catalogueOf(language: string): AllMessages {
	const files = readdirSync(join(messages, language)).filter((file) => !aboutLanguage.includes(file));
	const areas = files.map((file) => [
		areaOf(file),
		JSON.parse(readFileSync(join(messages, language, file), 'utf8')),
	]);
	const catalogue = Object.fromEntries(areas);
	if (language === 'en') Object.assign(catalogue.errors, serversWords);
	return catalogue;
}
