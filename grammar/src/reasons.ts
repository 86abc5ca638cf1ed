// biome-ignore-start lint/style/noRestrictedImports: the texts are content, and their keys are a type.
import en from '../../content/reasons/en.json' with { type: 'json' };
import es from '../../content/reasons/es.json' with { type: 'json' };

// biome-ignore-end lint/style/noRestrictedImports: no more of them.
import { phraseList } from './phrase-lists.ts';
import { wordLists } from './word-lists.ts';

/**
 * What a reason for a correction is found by in `content/reasons`: the id of the rule that gives it, `model-` and the kind
 * of a model's edit, `usual-` and a kind of confusion; or one of these, a dot and a name, where it has more than one.
 */
export type ReasonKey = keyof typeof en;

export const isReasonKey = (key: unknown): key is ReasonKey =>
	typeof key === 'string' && Object.hasOwn(en, key);

/** What is filled in where a reason has a name in braces; `{old}` and `{new}` are the words before and after. */
export type ReasonWords = Readonly<Record<string, string>>;

/**
 * A reason with its words, in English and in Spanish. A language that does not tell the reasons of a rule apart has one
 * for them all, by the rule's id.
 */
export function reasonsOf(key: ReasonKey, words: ReasonWords): { reason: string; reasonInSpanish: string } {
	const written = (texts: Readonly<Record<string, string>>) => {
		const text = texts[key] ?? texts[key.replace(/\..*/, '')] ?? '';
		return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => withCapitals(words[name] ?? ''));
	};
	return { reason: written(en), reasonInSpanish: written(es) };
}

const names = [
	...['god', 'christmas', 'easter', 'american', 'british', 'new york', 'united states', 'united kingdom'],
	...['youtube', 'facebook', 'instagram', 'google'],
	...[...wordLists.day, ...wordLists.place, ...phraseList('countryOrCity')],
	...[...phraseList('unambiguousMonth'), ...phraseList('language')],
];
const anyName = new RegExp(`\\b(?:i\\b|(?:${names.join('|')})(?=s?\\b))`, 'g');

/** A reason quotes words in lower case, but "I" and names. */
const withCapitals = (words: string) =>
	words
		.replaceAll(anyName, (name) => name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()))
		.replaceAll(/\btv\b/g, 'TV')
		.replaceAll('Youtube', 'YouTube');
