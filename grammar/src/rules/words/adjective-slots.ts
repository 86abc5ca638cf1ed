import { endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { familyOf, standsAlone } from '#grammar/word-families.ts';
import { wordLists, wordSet } from '#grammar/word-lists.ts';

export const be =
	/^(?:am|is|are|was|were|be|been|being|i'm|he's|she's|we're|they're|you're|it's|isn't|aren't|wasn't|weren't)$/;
const become =
	/^(?:become|becomes|became|becoming|feel|feels|felt|feeling|seem|seems|seemed|look|looks|looked|get|gets|got|getting)$/;
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
	return be.test(lowerAt(words, at)) || become.test(lowerAt(words, at)) ? at : undefined;
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
		!nounsOfPurpose.test(noun)
	)
		return before === 'more' || before === 'most' || be.test(before) ? adjective : undefined;
	if (!person.has(subject) || (before !== 'more' && /^(?:and|or)$/.test(lowerAt(words, index + 1))))
		return undefined;
	if (be.test(verb))
		return before === 'more' || ((link === index - 1 || before === 'not') && qualityOfPeople.test(noun))
			? adjective
			: undefined;
	return /^(?:become|became|becomes|becoming)$/.test(verb) &&
		/^(?:success|danger|confidence|convenience|intelligence|responsibility|happiness)$/.test(noun)
		? adjective
		: undefined;
}

/** "They are competition", "he is energy itself" may be meant; with these nouns the adjective is. */
const qualityOfPeople =
	/^(?:importance|success|danger|confidence|convenience|intelligence|responsibility|happiness|difference|patience|anger|hunger|thirst|independence|ambition|tiredness|sadness|loneliness|jealousy|laziness|shyness|politeness|honesty|nervousness|generosity)$/;

/** Nouns of which one may say "it is ... to do something". */
const nounsOfPurpose =
	/^(?:freedom|happiness|luxury|pain|respect|love|success|wisdom|peace|power|agony|beauty|tradition)$/;

function hasLinkNear(words: readonly TaggedWord[], index: number): boolean {
	for (let back = 2; back <= 6; back++) {
		const word = lowerAt(words, index - back);
		if (
			be.test(word) ||
			become.test(word) ||
			/^(?:make|makes|made|making|keep|find|sound|sounds|things|ones)$/.test(word)
		)
			return true;
	}
	return false;
}

/** Nouns before which an adjective has its place and no other noun. */
const describable: ReadonlySet<string> = new Set([
	...wordLists.thing,
	...`people men women children things life lives world food students persons families animals places ways friends parents
	countries cities jobs family environment society atmosphere time relationship childhood future lifestyle conditions
	problems teachers relationships memories weather information advice knowledge habits decisions opinions`.split(
		/\s+/,
	),
]);
const determiner =
	/^(?:an?|the|my|your|his|her|our|their|this|that|these|those|some|many|more|most|very|so|too|any|every|other|two|three)$/;

/** A person of these is successful, and never a "success" of a kind. */
const personNouns: ReadonlySet<string> = new Set([
	...wordLists.job,
	'person',
	'people',
	'man',
	'woman',
	'men',
	'women',
	'player',
	'leader',
	'manager',
	'businessman',
	'businesswoman',
	'student',
	'students',
	'life',
	'career',
	'company',
]);
const standsAloneOrDanger = (noun: string) =>
	standsAlone.has(noun) ||
	/^(?:danger|success|convenience|beauty|intelligence|confidence|peace|noise|fame|expense)$/.test(noun);

/** Nouns that are no verbs either, as in "that makes me doubt". */
const qualityAfterMake =
	/^(?:convenience|importance|danger|difficulty|happiness|sadness|success|confidence|independence|health|anger|intelligence|difference|tiredness|freedom|safety|satisfaction|loneliness|laziness|responsibility|necessity|possibility|complexity)$/;

const makeOf = /^(?:make|makes|made|making|keep|keeps|kept)$/;

/** Adjectives where learners say nouns. */
export const adjectiveSlotsFinders: Finders = {
	'noun-as-quality': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!familyOf.noun.has(word.lower)) return [];
			const adjective = adjectiveFor(words, index);
			if (!adjective) return [];
			return [oneWord(index, adjective, { word: word.lower })];
		}),
	'noun-before-noun'(words) {
		return words.flatMap((word, index): Finding[] => {
			const family = familyOf.noun.get(word.lower);
			const next = words[index + 1];
			if (!family?.adjective || !next || !describable.has(next.lower) || !unbroken(words, index, index + 2))
				return [];
			if (/^(?:NOUN|PROPN)$/.test(words[index + 2]?.partOfSpeech ?? '') && !words[index + 2]?.afterBreak)
				return [];
			const before = lowerAt(words, index - 1);
			// "the cruelty children see every day"
			if (
				/^(?:people|persons|men|women|children|students|parents|families|friends|things)$/.test(next.lower) &&
				/^(?:the|this|that|these|those|my|your|his|her|our|their)$/.test(before)
			)
				return [];
			const isGraded = /^(?:very|most|more|too|so|extremely)$/.test(before) && !words[index]?.afterBreak;
			const isSuccessful = word.lower === 'success' && determiner.test(before) && personNouns.has(next.lower);
			const isPlain =
				isSuccessful ||
				(standsAlone.has(word.lower) &&
					determiner.test(before) &&
					!/^(?:more|most|so|any|some)$/.test(before) &&
					!(next.lower === 'people' && /^(?:an?|the)$/.test(before)));
			if (
				!isPlain &&
				!(isGraded && /^(?:very|most|too|extremely)$/.test(before) && standsAloneOrDanger(word.lower))
			)
				return [];
			return [oneWord(index, family.adjective, { next: next.lower, word: word.lower })];
		});
	},
	'make-it-noun': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!makeOf.test(word.lower)) return [];
			let at = index + 1;
			if (
				/^(?:our|your|my|their|his|her|the)$/.test(lowerAt(words, at)) &&
				words[at + 1]?.partOfSpeech === 'NOUN'
			)
				at += 2;
			else if (
				/^(?:it|us|them|me|him|her|you|people|everything|life|children|someone)$/.test(lowerAt(words, at))
			)
				at++;
			else return [];
			if (/^(?:more|very|so|too|less)$/.test(lowerAt(words, at))) at++;
			const family = familyOf.noun.get(lowerAt(words, at));
			if (!family?.adjective || !unbroken(words, index, at + 1) || !isOver(words, at + 1)) return [];
			if (!qualityAfterMake.test(family.noun)) return [];
			return [oneWord(at, family.adjective)];
		}),
};
