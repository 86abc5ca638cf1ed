import lexicon from '#data/words/word-lists.json' with { type: 'json' };
import { wordSet } from './word-set.ts';
import { wordTable } from './word-table.ts';

/** Sets of words that phrase patterns name as `#subject` and rules use by name. */
export const wordLists = {
	subject: wordSet('i you he she it we they'),
	possessive: wordSet('my your his her its our their'),
	day: wordSet('monday tuesday wednesday thursday friday saturday sunday'),
	smallNumber: wordSet('two three four five six seven eight nine ten eleven twelve 2 3 4 5 6 7 8 9 10 11 12'),
	year: new Set(Array.from({ length: 60 }, (_, index) => String(1980 + index))) as ReadonlySet<string>,
	duration: wordSet('minutes hours days weeks months years minute hour day week month year'),
	modal: wordSet(lexicon.modal),
	doAuxiliary: wordSet("do does did don't doesn't didn't"),
	/** Words after which a new clause is likely to begin. */
	clauseOpener: wordSet(lexicon.clauseOpener),
	/** Words with which a clause is likely over. */
	clauseCloser: wordSet(lexicon.clauseCloser),
	/** One person: a singular subject. */
	relative: wordSet(lexicon.relative),
	job: wordSet(lexicon.job),
	/** Countable nouns of talk and essays, in the singular. */
	thing: wordSet(lexicon.thing),
	/** Further ones that are also verbs or adjectives, or go uncounted now and then. */
	thingOrVerb: wordSet(lexicon.thingOrVerb),
	/** Cities and countries of one word that learners talk about. */
	place: wordSet(lexicon.place),
	/** Things that one has one of: they need "a". */
	possession: wordSet(lexicon.possession),
	uncountable: wordSet(lexicon.uncountable),
	/** What is spoken of in general without "the". */
	general: wordSet(lexicon.general),
	/** Subjects that are always one. */
	mass: wordSet(lexicon.mass),
	shortAdjective: wordSet(lexicon.shortAdjective),
} as const;

/** Comparative and superlative of short adjectives. */
export const comparatives: Readonly<Record<string, { more: string; most: string }>> = wordTable(
	lexicon.comparatives,
);
