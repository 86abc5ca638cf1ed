import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { familyOf } from '#grammar/word-families.ts';
import { comparatives } from '#grammar/word-lists.ts';
import { wordSet } from '#grammar/word-set.ts';
import { determiners } from './edit-in-sentence.ts';
import { isPlural, isSingular } from './number-of-nouns.ts';

const adjectives = wordSet(lexicon.adjectives);

/** Whether a word is an adjective, as far as lists and endings tell. */
export const isAdjective = (word: string): boolean =>
	familyOf.adjective.has(word) ||
	comparatives[word] !== undefined ||
	adjectives.has(word) ||
	/(?:[ai]ble|ive|ous|ful|less)$/.test(word);

const isNoun = (word: string) => isPlural(word) || isSingular(word) || /(?:tion|ness|ment|ity)s?$/.test(word);
/** A quote does not end with one of these. */
const opensPhrase = wordSet(lexicon.wordsThatOpenPhrases);

/** So much of what follows an edit that its quote is whole: on to the noun of "a very good job" and "old people". */
export function quotedBehind(after: readonly string[]): string {
	let end = after.findIndex((word) => !determiners.has(word) && !opensPhrase.has(word)) + 1 || after.length;
	const next = () => after[end] ?? '';
	while (isAdjective(after[end - 1] ?? '') && (isAdjective(next()) || isNoun(next()))) end++;
	return after.slice(0, end).join(' ');
}
