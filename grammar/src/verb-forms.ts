import lexicon from '#data/words/verb-forms.json' with { type: 'json' };
import type { TaggedWord } from './tagged-text.ts';
import { wordSet, wordsIn } from './word-set.ts';
import { wordTable } from './word-table.ts';

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';
type VerbForms = Record<VerbForm, string>;

const doubled = wordSet(lexicon.doubled);

const irregularForms = new Map(
	lexicon.irregular
		.map((line) => line.split(' '))
		.map(([base = '', past = '', participle = '']) => [base, { past, participle }] as const),
);
const irregularThird: Record<string, string> = wordTable({ be: 'is', have: 'has', do: 'does', go: 'goes' });
const irregularGerunds: Record<string, string> = wordTable(lexicon.irregularGerunds);
const otherFormsOfBe: Record<string, VerbForm> = wordTable({ am: 'third', are: 'third', were: 'past' });

/** Base forms of common verbs. */
export const commonVerbs: ReadonlySet<string> = new Set([
	...irregularForms.keys(),
	...wordsIn(lexicon.regular),
]);

const endsInConsonantAndY = (base: string) => /[^aeiou]y$/.test(base);
const withDoubledEnd = (base: string) => (doubled.has(base) ? base + base.at(-1) : base);

/** The past that a verb would have if it were regular. */
export function regularPast(base: string): string {
	if (base.endsWith('e')) return `${base}d`;
	return endsInConsonantAndY(base) ? `${base.slice(0, -1)}ied` : `${withDoubledEnd(base)}ed`;
}

/** The five forms of an English verb from its base form. */
export function verbForms(base: string): VerbForms {
	const regularThird = endsInConsonantAndY(base)
		? `${base.slice(0, -1)}ies`
		: /(?:s|x|z|ch|sh|o)$/.test(base)
			? `${base}es`
			: `${base}s`;
	const regularGerund = /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${withDoubledEnd(base)}ing`;
	const known = irregularForms.get(base);
	return {
		base,
		third: irregularThird[base] ?? regularThird,
		past: known?.past ?? regularPast(base),
		participle: known?.participle ?? regularPast(base),
		gerund: irregularGerunds[base] ?? regularGerund,
	};
}

const baseOfForm = new Map<string, string>();
for (const base of commonVerbs) {
	for (const form of Object.values(verbForms(base))) if (!baseOfForm.has(form)) baseOfForm.set(form, base);
}
for (const form of Object.keys(otherFormsOfBe)) baseOfForm.set(form, 'be');

/** The base form of a verb: from the table of common verbs, else as the tagger sees it. */
export function baseOf(word: Pick<TaggedWord, 'lower' | 'lemma'>): string {
	return commonVerbs.has(word.lower) ? word.lower : (baseOfForm.get(word.lower) ?? word.lemma);
}

/** Every form of a verb ("be": also am, are, were). */
export function allForms(base: string): string[] {
	return [...Object.values(verbForms(base)), ...(base === 'be' ? Object.keys(otherFormsOfBe) : [])];
}

/** Which form of `base` a word is; a word that could be several counts as the first of base, third, past, ... */
export function formOf(lower: string, base: string): VerbForm | undefined {
	const forms = verbForms(base);
	const order: VerbForm[] = ['base', 'third', 'past', 'participle', 'gerund'];
	return order.find((form) => forms[form] === lower) ?? (base === 'be' ? otherFormsOfBe[lower] : undefined);
}

/** Whether a word is the bare present of a common verb ("go") that no past looks like (not "put", not "lay"). */
export function isBareVerb(lower: string): boolean {
	return lower !== 'be' && lower !== 'lay' && commonVerbs.has(lower) && verbForms(lower).past !== lower;
}

/** All forms of verbs, which are parted by white space. */
export const formsOf = (verbs: string | readonly string[]): ReadonlySet<string> =>
	new Set(wordsIn(verbs).flatMap(allForms));

/** The gerunds of common verbs. */
export const commonGerunds: ReadonlySet<string> = new Set(
	[...commonVerbs].map((verb) => verbForms(verb).gerund),
);
