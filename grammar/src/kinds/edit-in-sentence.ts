import type { CorrectionKind } from '@henry/contract/correction-kinds.ts';
import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { baseOf, commonVerbs, formOf, type VerbForm } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet } from '#grammar/word-set.ts';

/** Words of a sentence, in lower case: `removed` go and `added` come, between `before` and `after`, which stay. */
export type EditInSentence = {
	removed: readonly string[];
	added: readonly string[];
	before: readonly string[];
	after: readonly string[];
};

/** What kind of mistake an edit puts right, and the words that its reason names besides those that come and go. */
export type KindOfEdit = { kind: CorrectionKind; words?: Readonly<Record<string, string>> };

/** Tells the kind of some edits; undefined for all others. */
export type FindKind = (edit: EditInSentence) => KindOfEdit | undefined;

export const articles = wordSet('a an the');
export const prepositions = wordSet(lexicon.prepositions);
export const formsOfBe = wordSet("am is are was were be been being isn't aren't wasn't weren't");
export const formsOfHave = wordSet("have has had haven't hasn't hadn't having");
export const formsOfDo = wordSet("do does did don't doesn't didn't");
export const subjectPronouns = wordSet('i you he she it we they');
export const objectPronouns = wordSet('me you him her it us them');
export const determiners = wordSet(lexicon.determiners);
/** What may stand between an auxiliary and its verb. */
const wordsInsideVerbPhrase = wordSet(lexicon.wordsInsideVerbPhrase);

/** The base form of a word that is a form of a common verb. */
export function verbOf(word: string | undefined): string | undefined {
	if (!word) return undefined;
	const base = baseOf({ lower: word, lemma: word });
	return commonVerbs.has(base) ? base : undefined;
}

/** Which form of which common verb a word is. */
export function verbFormOf(word: string | undefined): { base: string; form: VerbForm } | undefined {
	const base = verbOf(word);
	const form = word && base ? formOf(word, base) : undefined;
	return base && form ? { base, form } : undefined;
}

const isInsideVerbPhrase = (word: string) => wordsInsideVerbPhrase.has(word) || /ly$/.test(word);

/** The nearest word before, past adverbs, negations and a subject: "can [you always] ...". */
export const governorOf = (before: readonly string[]): string =>
	before.findLast((word) => !isInsideVerbPhrase(word)) ?? '';

/** The words behind, from the first that is no adverb and no negation. */
export const pastAdverbs = (after: readonly string[]): readonly string[] =>
	after.slice([...after, '.'].findIndex((word) => subjectPronouns.has(word) || !isInsideVerbPhrase(word)));

/** Whether one word of a list is the only one of an edit's side. */
export const only = (words: readonly string[]): string => (words.length === 1 ? (words[0] ?? '') : '');

const endsAsVerb = (word: string) => /(?:ed|ing)$/.test(word);

/** The verb that two words are forms of; where it is in no list, an ending or a subject shows that it is one. */
export function verbOfBoth(from: string, to: string, before: readonly string[]) {
	const [old, now] = [verbFormOf(from), verbFormOf(to)];
	const nearest = before.findLast((word) => subjectPronouns.has(word) || !isInsideVerbPhrase(word)) ?? '';
	const isVerb = endsAsVerb(from) !== endsAsVerb(to) || subjectPronouns.has(nearest);
	const bases = [from, to].flatMap((word) => [
		word,
		word.replace(/(?:ed|ing|s)$/, ''),
		word.replace(/(?:ed|ing)$/, 'e'),
	]);
	const found =
		isVerb && !(old && now) ? bases.find((one) => formOf(from, one) && formOf(to, one)) : undefined;
	const base = old && old.base === now?.base ? old.base : found;
	const [fromForm, toForm] = base ? [formOf(from, base), formOf(to, base)] : [];
	return base && fromForm && toForm ? { base, from: fromForm, to: toForm, isListed: !found } : undefined;
}

export const isModal = (word: string): boolean => wordLists.modal.has(word);

/** Verbs after which another verb ends in -ing. */
export const verbsBeforeGerund = wordSet(lexicon.verbsBeforeGerund);
/** Verbs and other words after which another verb has "to". */
export const verbsBeforeInfinitive = wordSet(lexicon.verbsBeforeInfinitive);
/** Words for a time that is over. */
export const pastMarker =
	/\b(?:yesterday|(?:\w+ \w+ )?ago|last (?:night|week|weekend|month|year|summer|winter|time|\w+day)|when (?:i|he|she|it|we|you|they) (?:was|were)|in (?:19|20)\d\d|in the \w+ties)\b/;
/** What began in the past and reaches to now. */
const untilNow = /\b(?:since|so far|for [\w ]{1,14}(?:years?|months?|weeks?|days?|hours?))\b/;
const wordWithPerfect = /\b(?:never|ever|already|yet|recently|lately|first time)\b/;

/** Why a verb of a sentence has "have". */
export function perfectKind(sentence: string): KindOfEdit | undefined {
	const time = untilNow.exec(sentence)?.[0];
	if (time) return { kind: 'perfect-with-time', words: { word: time } };
	const word = wordWithPerfect.exec(sentence)?.[0];
	return word ? { kind: 'perfect-with-word', words: { word } } : undefined;
}

/** All words of the sentence as it was said. */
export const sentenceOf = ({ before, removed, after }: EditInSentence): string =>
	[...before, ...removed, ...after].join(' ');
