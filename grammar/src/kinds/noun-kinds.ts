import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { plural, singular, takesAn } from '#grammar/noun-forms.ts';
import { familyOf } from '#grammar/word-families.ts';
import { wordSet } from '#grammar/word-set.ts';
import {
	articles,
	determiners,
	type FindKind,
	type KindOfEdit,
	only,
	prepositions,
	sentenceOf,
	verbOf,
} from './edit-in-sentence.ts';
import { isCountable, isPlural, isPluralOf, isSingular, uncountable } from './number-of-nouns.ts';
import { isAdjective } from './quoted-words.ts';

/** What there is one of, and words that single one out. */
const wordsWithThe = wordSet(lexicon.wordsWithThe);
const wordsBeforePlural = wordSet(lexicon.wordsBeforePlural);
const ofOne = wordSet('a an one this that each every another');
/** Which kind it is to say one of two words for the other. */
const pairs = lexicon.pairedWords as Record<string, KindOfEdit['kind']>;

/** The word that says how many, up to two adjectives before a noun; "this" of "this kind of things" does not. */
const counterOf = (before: readonly string[]) =>
	before
		.slice(before.lastIndexOf('of') + 1)
		.slice(-3)
		.findLast((word) => wordsBeforePlural.has(word) || ofOne.has(word) || determiners.has(word)) ?? '';

/** Places where one goes for what is done there. */
const places = wordSet('work school bed church university college hospital prison class town');

function extraTheKind(next: string, second: string): KindOfEdit {
	const isTime = /^(?:week|weekend|month|year|night|summer|winter|spring|autumn|time|\w+day)s?$/.test(second);
	if (/^(?:last|next)$/.test(next) && isTime)
		return { kind: 'no-the-with-last', words: { phrase: `${next} ${second}` } };
	if (next === 'most') return second === 'of' ? { kind: 'article-other' } : { kind: 'no-the-with-most' };
	if (places.has(next)) return { kind: 'no-the-with-place', words: { word: next } };
	const isGeneral = [next, second].some(
		(word) => isPlural(word) || uncountable.has(word) || /(?:ing|ness|ism|tion|ics|people)$/.test(word),
	);
	return { kind: isGeneral ? 'the-extra' : 'article-other' };
}

const articleKind: FindKind = ({ removed, added, after }) => {
	const [gone, come] = [only(removed), only(added)];
	const [next = '', second = ''] = after;
	if (next === '' || ![...removed, ...added].every((word) => articles.has(word))) return undefined;
	const thing = [next, second].find((word) => isCountable(word)) ?? next;
	const isOnlyOne = wordsWithThe.has(next) || (next === 'most' && familyOf.adjective.has(second));
	if (removed.length === 0 && come === 'the' && isOnlyOne)
		return { kind: 'the-with-word', words: { word: next === 'most' ? `${next} ${second}` : next } };
	if (removed.length === 0)
		return { kind: come === 'the' ? 'the-missing' : 'a-missing', words: { word: thing } };
	if (added.length === 0) {
		if (gone === 'the') return extraTheKind(next, second);
		const noun = [next, second].find((word) => uncountable.has(word) || isPlural(word));
		return noun ? { kind: 'a-extra', words: { word: noun } } : { kind: 'article-other' };
	}
	if (gone !== 'the' && come !== 'the')
		return { kind: takesAn(next) ? 'an-before-vowel' : 'a-before-consonant' };
	return { kind: 'article-other' };
};

/** What a noun stands behind, and a verb does not. */
const isBeforeNoun = (word: string) =>
	(prepositions.has(word) && word !== 'to') || verbOf(word) !== undefined || isAdjective(word);

const numberKind: FindKind = ({ removed, added, before }) => {
	const [old, now] = [only(removed), only(added)];
	if (!old || !now) return undefined;
	const counter = counterOf(before);
	if (uncountable.has(now) && isPluralOf(old, now)) return { kind: 'no-plural' };
	if (plural(singular(now)) === now && old !== singular(now) && old === `${singular(now)}s`)
		return { kind: 'plural-irregular' };
	if (old === `${now}s` && now !== singular(now)) return { kind: 'plural-irregular' };
	if (isPluralOf(now, old)) {
		const group = /(?:a )?lot of$|(?:one|both) of(?= (?:the|my|your|his|her|our|their)$)/.exec(
			before.slice(-3).join(' '),
		)?.[0];
		const word = wordsBeforePlural.has(counter) ? counter : group;
		if (word) return { kind: 'plural-after', words: { word } };
		const isNoun =
			isCountable(old) || (!verbOf(old) && !determiners.has(old) && isBeforeNoun(before.at(-1) ?? ''));
		if (isNoun && !determiners.has(counter)) return { kind: 'plural-bare' };
		return isCountable(old) ? { kind: 'noun-number' } : undefined;
	}
	if (!isPluralOf(old, now)) return undefined;
	if (ofOne.has(counter)) return { kind: 'singular-after', words: { word: counter } };
	return isCountable(now) ? { kind: 'noun-number' } : undefined;
};

/** Words that go with one thing, or with several. */
const determinerKind: FindKind = (edit) => {
	const [old, now] = [only(edit.removed), only(edit.added)];
	const near = edit.after.slice(0, 3);
	const noun =
		near.find((word) => isPlural(word) || isSingular(word)) ?? near.find((word) => !isAdjective(word));
	const kind = pairs[`${old} ${now}`] ?? pairs[`${now} ${old}`];
	if (kind) return { kind, words: { word: noun ?? '' } };
	if (old === 'no' && now === 'any' && /n't\b|\bnot\b|\bnever\b/.test(sentenceOf(edit)))
		return { kind: 'double-negative' };
	if (old === 'some' && now === 'any' && /n't\b|\bnot\b/.test(sentenceOf(edit)))
		return { kind: 'any-in-negatives' };
	return undefined;
};

/** What is wrong with an article, the number of a noun, or a word that says how many. */
export const nounKind: FindKind = (edit) => articleKind(edit) ?? determinerKind(edit) ?? numberKind(edit);
