import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { pluralThings } from '#grammar/countable-nouns.ts';
import { plural, singular } from '#grammar/noun-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet } from '#grammar/word-set.ts';

/** Nouns without a plural that learners give one, or an "a". */
export const uncountable: ReadonlySet<string> = wordSet(lexicon.uncountable);
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
