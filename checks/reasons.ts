import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { correctionKinds } from '@henry/contract/correction-kinds.ts';
import { confusionKinds } from '@henry/grammar/confusions/candidates.ts';
import type { Phrase } from '@henry/grammar/rule-row.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { parseSync } from 'vite';

type Texts = Readonly<Record<string, string>>;
/** A node of a syntax tree (ESTree), as far as is looked at here. */
type Node = { type: string; [field: string]: unknown };

const grammar = join(import.meta.dirname, '../grammar/src');
/** They are always there. */
const oldAndNew = ['old', 'new'];

const namesIn = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
const without = (names: Iterable<string>, others: readonly string[]) =>
	[...names].filter((name) => !others.includes(name)).toSorted();

/** What has a reason: every rule, every kind of a model's edits, every kind of what is usually said. */
const ids = (): string[] => [
	...grammarRules.map(({ id }) => id),
	...correctionKinds.map((kind) => `model-${kind}`),
	...confusionKinds.map((kind) => `usual-${kind}`),
];

const sources = () =>
	readdirSync(grammar, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
		.map((file) => join(grammar, file));

/** What is wrong with the keys of a language: English has one for each `id` and for each that the code `names`. */
export function keyFindings(
	language: string,
	texts: Texts,
	{ needed, allowed }: { needed: readonly string[]; allowed: ReadonlySet<string> },
): string[] {
	return [
		...needed.filter((key) => !texts[key]).map((key) => `reasons ${language}: missing ${key}`),
		...Object.keys(texts)
			.filter((key) => !allowed.has(key))
			.map((key) => `reasons ${language}: left over ${key}`),
	];
}

/** Where a language fills in what the English texts that it stands for do not know. */
export function placeFindings(language: string, texts: Texts, english: Texts): string[] {
	return Object.entries(texts).flatMap(([key, text]) => {
		const standsFor = Object.keys(english).filter(
			(other) => other === key || (other.startsWith(`${key}.`) && !texts[other]),
		);
		const unknown = without(namesIn(text), oldAndNew).filter((name) =>
			standsFor.some((other) => !namesIn(english[other] ?? '').has(name)),
		);
		return unknown.map((name) => `reasons ${language}: unknown {${name}} in ${key}`);
	});
}

/** Where words are given that the English text does not fill in, or the other way. */
function givenFindings(place: string, key: string, given: readonly string[], english: Texts): string[] {
	const [filled, known] = [without(namesIn(english[key] ?? ''), oldAndNew), given.toSorted()];
	return filled.join() === known.join() ? [] : [`reasons: ${place} gives ${key} {${known}}, not {${filled}}`];
}

const phraseFindings = (english: Texts): string[] =>
	grammarRules.flatMap(({ id, phrases = [] }) =>
		phrases.flatMap(({ reason = id, words = {}, find }) =>
			givenFindings(`'${find}'`, reason, Object.keys(words), english),
		),
	);

/** Where what a phrase tells to say quotes a word, as it was, that the phrase has just put another in place of. */
export function quotedFindings(phrases: readonly Phrase[]): string[] {
	return phrases.flatMap(({ find, replace, words = {} }) => {
		const elements = find.split(' ').filter((part) => !/^(?:\^+|\$+|!.*)$/.test(part));
		const [from, to] = [
			elements.findIndex((part) => part.startsWith('[')),
			elements.findIndex((part) => /\]\??$/.test(part)),
		];
		const goes = (place: number) => place > from && place <= to + 1 && !replace.includes(`$${place}`);
		return [words.say, words.example].flatMap((told = '') =>
			[...told.matchAll(/\$(\d+)(?![\d:=])/g)]
				.filter(([, place]) => goes(Number(place)))
				.map(([name]) => `reasons: '${find}' tells to say ${name}, which goes`),
		);
	});
}

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function propertiesOf(node: Node | undefined): Record<string, Node> {
	const properties = node?.type === 'ObjectExpression' ? (node.properties as Node[]) : [];
	return Object.fromEntries(
		properties
			.filter(({ type }) => type === 'Property')
			.map(({ key, value }) => [String((key as Node).name ?? (key as Node).value), value as Node]),
	);
}

const literalOf = (node: Node | undefined) =>
	node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The rule that a part of an object finds, by its id. */
function finderOf({ type, key }: Node): string | undefined {
	const name = type === 'Property' ? literalOf(key as Node) : undefined;
	return grammarRules.find(({ id }) => id === name)?.id;
}

/** What makes a finding, by the place of the words that its reason fills in; the reason comes next. */
const placeOfFilled: Readonly<Record<string, number>> = { oneWord: 2, someWords: 3 };

/** What findings that code makes give to their reasons; `rule` is the one that the code is part of. */
export function codeFindings(place: string, code: string, english: Texts): string[] {
	const findings: string[] = [];
	const look = (node: Node, rule: string | undefined) => {
		const properties = propertiesOf(node);
		const inside = literalOf(properties.id) ?? finderOf(node) ?? rule;
		const called = node.type === 'CallExpression' ? String((node.callee as Node).name) : '';
		const at = placeOfFilled[called];
		const [filled, variant] = at ? (node.arguments as Node[]).slice(at) : [];
		const isFinding = at !== undefined || 'replacement' in properties;
		const words = filled ?? properties.words;
		const reason = variant ?? properties.reason;
		const key = reason ? literalOf(reason) : inside;
		const isNothing = words?.name === 'undefined';
		const isRead = !words || isNothing || words.type === 'ObjectExpression';
		if (isFinding && key && isRead)
			findings.push(...givenFindings(place, key, Object.keys(propertiesOf(words)), english));
		for (const child of Object.values(node).flat().filter(isNode)) look(child, inside);
	};
	look(parseSync(place, code).program as unknown as Node, undefined);
	return findings;
}

/** What is missing, left over, or filled in elsewhere in the reasons for corrections, by language. */
export function reasonFindings(languages: Readonly<Record<string, Texts>>): string[] {
	const { en: english = {}, es: spanish = {}, ...others } = languages;
	const code = sources().map((file) => ({
		place: relative(grammar, file),
		text: readFileSync(file, 'utf8'),
	}));
	const inCode = code.flatMap(({ text }) => text.match(/(?<=')[\w-]+\.[\w-]+(?=')/g) ?? []);
	const inPhrases = grammarRules.flatMap(({ phrases = [] }) => phrases.map(({ reason }) => reason ?? ''));
	const named = new Set([...inCode, ...inPhrases]);
	const variants = Object.keys(english).filter((key) => named.has(key));
	const known = new Set(Object.keys(english));
	const inSpanish = Object.keys(spanish);
	return [
		...keyFindings('en', english, { needed: ids(), allowed: new Set([...ids(), ...variants]) }),
		...keyFindings('es', spanish, { needed: ids(), allowed: known }),
		// The browser finds them by the Spanish ones.
		...Object.entries(others).flatMap(([language, texts]) =>
			keyFindings(language, texts, { needed: inSpanish, allowed: new Set(inSpanish) }),
		),
		...placeFindings('es', spanish, english),
		...Object.entries(others).flatMap(([language, texts]) => placeFindings(language, texts, spanish)),
		...phraseFindings(english),
		...quotedFindings(grammarRules.flatMap(({ phrases = [] }) => phrases)),
		...code.flatMap(({ place, text }) => codeFindings(place, text, english)),
	];
}
