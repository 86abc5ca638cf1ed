import { pluralThings } from '#grammar/countable-nouns.ts';
import { plural, singular } from '#grammar/noun-forms.ts';
import { wordLists, wordSet } from '#grammar/word-lists.ts';

/** Nouns without a plural that learners give one, or an "a". */
export const uncountable: ReadonlySet<string> = wordSet(
	`information advice homework housework furniture luggage baggage equipment money work news weather music knowledge
	research traffic progress evidence software pollution stuff bread rice help luck health electricity transport
	accommodation vocabulary behaviour behavior water air fun freedom nature technology time food coffee tea milk meat
	cheese fruit garbage rubbish poverty violence education happiness love peace power training`,
);
const irregularPlurals = wordSet('people children men women police mice feet teeth lives wives parents kids');

/** Whether a word is a noun in the plural, as far as lists tell. */
export const isPlural = (word: string): boolean =>
	irregularPlurals.has(word) ||
	pluralThings.has(word) ||
	(word !== singular(word) && isCountable(singular(word)));

/** Whether a word is a noun in the singular, or one without a plural. */
export const isSingular = (word: string): boolean => isCountable(word) || uncountable.has(word);

/** Whether a word is the singular of a noun that can be counted. */
export const isCountable = (word: string): boolean =>
	wordLists.thing.has(word) || wordLists.relative.has(word) || wordLists.job.has(word);

/** Whether the one word is the plural of the other. */
export const isPluralOf = (many: string, one: string): boolean =>
	many !== one && (plural(one) === many || singular(many) === one);
