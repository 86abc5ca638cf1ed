import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import kinds from '../content/correction-kinds.json' with { type: 'json' };
import { reasonsInSpanish } from '../server/src/domain/grammar/confusions/confusion-rules.ts';
import { grammarRules } from '../server/src/domain/grammar/rules.ts';
import { differences, entries } from './texts.ts';

const content = join(import.meta.dirname, '../content');
const source = join(import.meta.dirname, '../server/src');

const read = (file: string) =>
	JSON.parse(readFileSync(join(content, file), 'utf8')) as Record<string, string>;
const languagesIn = (folder: string) =>
	readdirSync(join(content, folder)).map((file) => file.replace('.json', ''));

/** Every reason for a correction, as files of `content/reasons` know it. */
function reasonsToTranslate(): Set<string> {
	const spanish = [
		...grammarRules.map((rule) => rule.reasonInSpanish),
		...Object.values(kinds).map(({ es }) => es),
		...Object.values(reasonsInSpanish),
	];
	return new Set(spanish.map((reason) => reason.replaceAll(/\$(new|old)\b/g, '{$1}')));
}

const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');

/** What is wrong with a language's reasons: what it lacks, what no rule says any more, what it fills in elsewhere. */
export function reasonFindings(
	language: string,
	reasons: Readonly<Record<string, string>>,
	needed: ReadonlySet<string> = reasonsToTranslate(),
): string[] {
	return [
		...[...needed].filter((reason) => !reasons[reason]).map((reason) => `${language}: missing ${reason}`),
		...Object.keys(reasons)
			.filter((reason) => !needed.has(reason))
			.map((reason) => `${language}: left over ${reason}`),
		...Object.entries(reasons)
			.filter(([reason, text]) => placesIn(reason) !== placesIn(text))
			.map(([reason]) => `${language}: other places to fill in ${reason}`),
	];
}

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
		...languagesIn('reasons').flatMap((language) =>
			reasonFindings(language, read(`reasons/${language}.json`)),
		),
	];
}
