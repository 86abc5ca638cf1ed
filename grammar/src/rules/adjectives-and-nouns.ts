import lexicon from '#data/words/word-classes.json' with { type: 'json' };
import { endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { familyOf } from '#grammar/word-families.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { linkingVerbs, makeOf } = lists;
const { wordsLikeLinks, determinersOfOwner } = lists;

export const be =
	/^(?:am|is|are|was|were|be|been|being|i'm|he's|she's|we're|they're|you're|it's|isn't|aren't|wasn't|weren't)$/;

export const degree = /^(?:very|too|so|extremely|more|most|less|quite|really|such)$/;

const person = wordSet("i i'm he he's she she's we we're they they're you you're people who");
const questionWords = wordSet('what where there how that which whose');

/** The place of the verb "be" or "become" before a word, with a degree ("very") or "not" between, else undefined. */
export function linkBefore(words: readonly TaggedWord[], index: number): number | undefined {
	let at = index - 1;
	while (
		at > 0 &&
		(degree.test(lowerAt(words, at)) ||
			/^(?:not|always|also|much|a|lot|even|still)$/.test(lowerAt(words, at)))
	)
		at--;
	if (at < 0 || !unbroken(words, at, index + 1)) return undefined;
	return be.test(lowerAt(words, at)) || linkingVerbs.has(lowerAt(words, at)) ? at : undefined;
}

/** Whether an adjective may end here: the clause is over, or "than", "to" and such follow. */
export const isOver = (words: readonly TaggedWord[], index: number) =>
	endsClauseBefore(words, index) ||
	/^(?:than|to|about|enough|nowadays|during|when|even|as)$/.test(lowerAt(words, index));

function adjectiveFor(words: readonly TaggedWord[], index: number): string | undefined {
	const { noun, adjective } = familyOf.noun.get(lowerAt(words, index)) ?? {};
	if (!noun || !adjective || lowerAt(words, index + 1) === 'of' || !isOver(words, index + 1))
		return undefined;
	const before = lowerAt(words, index - 1);
	const link = linkBefore(words, index);
	if (/^(?:very|extremely|too|so)$/.test(before) && !words[index]?.afterBreak) {
		if (/^(?:very|too|so)$/.test(before) && !hasLinkNear(words, index)) return undefined;
		if (/^(?:the|this|that|his|her|its|my|their|our|your)$/.test(lowerAt(words, index - 2))) return undefined;
		return adjective;
	}
	if (link === undefined || /^(?:a|lot|much|such)$/.test(before)) return undefined;
	const verb = lowerAt(words, link);
	let subjectAt = link - 1;
	while (
		/^(?:will|can|could|would|should|must|may|might|not|won't|have|has|to)$/.test(lowerAt(words, subjectAt))
	)
		subjectAt--;
	const subject = /'(?:m|s|re)$/.test(verb) ? verb : lowerAt(words, subjectAt);
	if (hasBefore(words, link, 5, questionWords)) return undefined;
	const isIt = /^(?:it|it's|this)$/.test(subject) && be.test(verb);
	if (
		isIt &&
		lowerAt(words, index + 1) === 'to' &&
		words[index + 2]?.partOfSpeech === 'VERB' &&
		!nounsOfPurpose.has(noun)
	)
		return before === 'more' || before === 'most' || be.test(before) ? adjective : undefined;
	if (!person.has(subject) || (before !== 'more' && /^(?:and|or)$/.test(lowerAt(words, index + 1))))
		return undefined;
	if (be.test(verb))
		return before === 'more' || ((link === index - 1 || before === 'not') && qualitiesOfPeople.has(noun))
			? adjective
			: undefined;
	return /^(?:become|became|becomes|becoming)$/.test(verb) &&
		/^(?:success|danger|confidence|convenience|intelligence|responsibility|happiness)$/.test(noun)
		? adjective
		: undefined;
}

/** "They are competition", "he is energy itself" may be meant; with these nouns the adjective is. */
const qualitiesOfPeople = wordSet(lexicon.qualitiesOfPeople);

/** Nouns of which one may say "it is ... to do something". */
const nounsOfPurpose = wordSet(lexicon.nounsOfPurpose);

function hasLinkNear(words: readonly TaggedWord[], index: number): boolean {
	for (let back = 2; back <= 6; back++) {
		const word = lowerAt(words, index - back);
		if (be.test(word) || linkingVerbs.has(word) || wordsLikeLinks.has(word)) return true;
	}
	return false;
}

/** Nouns that are no verbs either, as in "that makes me doubt". */
const nounsAfterMake = wordSet(lexicon.nounsAfterMake);

export const adjectivesAndNounsFinders: Finders = {
	// Adjectives where learners say nouns.
	'noun-as-quality': eachWord((word, index, words) => {
		if (!familyOf.noun.has(word.lower)) return [];
		const adjective = adjectiveFor(words, index);
		if (!adjective) return [];
		return [oneWord(index, adjective, { word: word.lower })];
	}),
	'make-it-noun': eachWord((word, index, words) => {
		if (!makeOf.has(word.lower)) return [];
		let at = index + 1;
		if (determinersOfOwner.has(lowerAt(words, at)) && words[at + 1]?.partOfSpeech === 'NOUN') at += 2;
		else if (
			/^(?:it|us|them|me|him|her|you|people|everything|life|children|someone)$/.test(lowerAt(words, at))
		)
			at++;
		else return [];
		if (/^(?:more|very|so|too|less)$/.test(lowerAt(words, at))) at++;
		const family = familyOf.noun.get(lowerAt(words, at));
		if (!family?.adjective || !unbroken(words, index, at + 1) || !isOver(words, at + 1)) return [];
		if (!nounsAfterMake.has(family.noun)) return [];
		return [oneWord(at, family.adjective)];
	}),
};
