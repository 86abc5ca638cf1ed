import { plural, singular } from '@henry/grammar/noun-forms.ts';
import { allForms, baseOf } from '@henry/grammar/verb-forms.ts';

/** Words that hold a sentence together, or that say little wherever they stand. */
const functionWords = new Set(
	`a an the this that these those my your his her its our their mine yours hers ours theirs i you he she it we they me
	him us them myself yourself himself herself itself ourselves themselves one ones who whom whose which what where when
	why how and or but so because if while although though as than then also too either neither both not no yes yeah nor
	of in on at to from with without for by about into onto over under up down out off between through during before after
	since until till near like around against among am is are was were be been being have has had having do does did doing
	done can could will would shall should may might must let get gets got getting there here now just only even still
	already always often sometimes usually never ever again very really quite much many more most less least few little
	lot lots some any every each all other another same such own well ok okay oh um uh er erm hmm mhm maybe perhaps
	actually basically please thing things something anything everything nothing someone anyone everyone kind sort way
	bit think know mean say said go goes going gone went come comes came coming make makes made making take takes took
	want wants wanted need needs needed`.split(/\s+/),
);

/** A word as it is looked up: lower case, without a possessive or contracted ending. */
export function lookUpForm(text: string): string {
	return text.toLowerCase().replaceAll('’', "'").replace(/'\w*$/, '');
}

/** Whether a word carries a meaning of its own: neither a function word nor one of the commonest verbs. */
export function isContentWord(text: string): boolean {
	return !/n['’]t$/i.test(text) && lookUpForm(text).length > 1 && !functionWords.has(lookUpForm(text));
}

/** The form under which forms of one word count as the same: "parties" as party, "played" as play. */
export function dictionaryForm(text: string): string {
	const lower = lookUpForm(text);
	return baseOf({ lower, lemma: singular(lower) });
}

/** A word in all forms that it may have as noun or verb, as `lookUpForm` makes them. */
export function formsOf(word: string): Set<string> {
	return new Set([word, plural(word), ...allForms(word)].map(lookUpForm));
}

/** The distinct words among `texts`, by their dictionary forms. */
export function distinctWords(texts: readonly string[]): Set<string> {
	return new Set(texts.map(dictionaryForm));
}
