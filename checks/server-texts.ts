import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonFindings } from './reasons.ts';
import { differences, entries } from './texts.ts';

const content = join(import.meta.dirname, '../content');
const source = join(import.meta.dirname, '../server/src');

const read = (file: string) =>
	JSON.parse(readFileSync(join(content, file), 'utf8')) as Record<string, string>;
const languagesIn = (folder: string) =>
	readdirSync(join(content, folder)).map((file) => file.replace('.json', ''));

/** The keys of what the server writes that no file of the server names. */
function unusedKeys(texts: object): string[] {
	const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
		.map((file) => readFileSync(join(source, file), 'utf8'))
		.join('\n');
	const names = new Set(code.match(/\w+/g));
	// The terms are joined as they come (`acceptedText`), and the places of a list have no names.
	const isNamed = (key: string) =>
		key.startsWith('waitlistTerms.terms.') ||
		key.split('.').every((part) => /^\d+$/.test(part) || names.has(part));
	return entries(texts).flatMap(([key]) => (isNamed(key) ? [] : [`en: unused server-texts ${key}`]));
}

/** What is missing, left over or unused in what the server writes to people, and in reasons for corrections. */
export function serverFindings(): string[] {
	const english = read('server-texts/en.json');
	return [
		...languagesIn('server-texts').flatMap((language) =>
			differences(english, read(`server-texts/${language}.json`), language).map(
				(finding) => `server-texts ${finding}`,
			),
		),
		...unusedKeys(english),
		...reasonFindings(
			Object.fromEntries(
				languagesIn('reasons').map((language) => [language, read(`reasons/${language}.json`)]),
			),
		),
	];
}
