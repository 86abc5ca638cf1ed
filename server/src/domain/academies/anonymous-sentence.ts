import type { Content } from '#server/content.ts';
import { createLevelOf } from '#server/domain/talk-report/vocabulary.ts';

/** Capitals within a sentence that name nobody, beside places. */
const harmlessCapitals = new Set(
	[
		'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August',
		'September October November December Christmas Easter English Spanish Catalan Galician Basque French',
		'Italian Portuguese Chinese Arabic Russian American British European Spaniard Mediterranean Atlantic',
	].flatMap((line) => line.split(' ')),
);
/** What every learner says and the vocabulary profile has not. */
const usualWords = "a i ok o'clock english spanish catalan french won't internet wifi online".split(' ');

const introducing =
	/\b(?:my|his|her|their|your|our) (?:full |last |first |sur)?names?\b|\b(?:is|am|are|'m|'s) called\b/i;
const reachable = /@|www|https?:|(?:\d[\s.-]?){5,}/i;

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu) ?? [];
const plain = (word: string) =>
	word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
/** A word without what is joined to it by an apostrophe: "don't", "she's", "mother’s". */
const withoutClitic = (word: string) => word.replace(/n['’]t$|['’](?:s|m|re|ve|ll|d)$/i, '');
const withoutComparison = (word: string) => [
	word.replace(/(?:er|est)$/, ''),
	word.replace(/i(?:er|est)$/, 'y'),
	word.replace(/(.)\1(?:er|est)$/, '$1'),
	word.replace(/(?:r|st)$/, ''),
];

/** Names in brackets, such as "(example)", say nothing of who it is. */
const partsOfName = (name: string) => wordsIn(name.replace(/\([^)]*\)/g, '')).map(plain);

/**
 * Tells whether a sentence can be shown to a class without saying whose it is: it has no name of the class's members, no
 * way to reach anybody, and as it is put right nothing but usual words, so that other names are not in it either.
 */
export function createIsAnonymous({
	wordSets,
	vocabularyLevels,
}: Pick<Content, 'wordSets' | 'vocabularyLevels'>): (
	sentence: { said: string; better: string },
	names: readonly string[],
) => boolean {
	const levelOf = createLevelOf(vocabularyLevels);
	const places = new Set((wordSets.names ?? []).flatMap(wordsIn));
	const usual = new Set([
		...usualWords,
		...[...places, ...harmlessCapitals].map(plain),
		...Object.values(wordSets).flat().flatMap(wordsIn).map(plain),
	]);
	const isUsual = (word: string) => {
		const forms = [word, withoutClitic(word)].map((form) => form.toLowerCase());
		return [...forms, ...forms.flatMap(withoutComparison)].some(
			(form) => usual.has(plain(form)) || levelOf(form) !== undefined,
		);
	};
	const isHarmlessCapital = (word: string) =>
		!/^\p{Lu}/u.test(word) || /^I(?:['’]|$)/.test(word) || places.has(word) || harmlessCapitals.has(word);
	return ({ said, better }, names) => {
		const both = `${said} ${better}`;
		if (introducing.test(both) || reachable.test(both)) return false;
		const own = new Set(names.flatMap(partsOfName));
		if (wordsIn(both).some((word) => own.has(plain(withoutClitic(word))))) return false;
		return (
			[said, better].every((text) => wordsIn(text).slice(1).every(isHarmlessCapital)) &&
			wordsIn(better).every(isUsual)
		);
	};
}
