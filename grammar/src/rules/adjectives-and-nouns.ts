import lexicon from '#data/words/word-classes.json' with { type: 'json' };
import { endsClauseBefore, hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { type Exceptions, eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { adjectivesAsNouns, familyOf, nounsAlone } from '#grammar/word-families.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { linkingVerbs, determiners, moreNounsAlone, makeOf, amounts, adjectivesLeftAlone } = lists;
const { wordsLikeLinks, peopleAndThings, determinersOfKnown, determinersOfOwner } = lists;

/** Whether the second noun begins a clause of its own: "in our society problems are common". */
function isSubjectOfNextClause(words: readonly TaggedWord[], from: number): boolean {
	const next = words[from + 2];
	if (!next || next.afterBreak || !/^(?:VERB|AUX|DET)$/.test(next.partOfSpeech)) return false;
	if (/(?:ing|ed)$/.test(next.lower)) return false;
	let start = from;
	while (
		start > 0 &&
		!words[start]?.afterBreak &&
		/^(?:ADJ|DET|PRON)$/.test(words[start - 1]?.partOfSpeech ?? '')
	)
		start--;
	return !startsClause(words, start) && lowerAt(words, start - 1) !== 'are';
}

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

/** Nouns before which an adjective has its place and no other noun. */
const describedNouns: ReadonlySet<string> = new Set([...wordLists.thing, ...wordSet(lexicon.describedNouns)]);

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

const standsByItself = (noun: string) => nounsAlone.has(noun) || moreNounsAlone.has(noun);

/** Nouns that are no verbs either, as in "that makes me doubt". */
const nounsAfterMake = wordSet(lexicon.nounsAfterMake);

/** Adjectives and verbs that the text may well use after "the" and before "of". */
const usedAsNouns = wordSet(lexicon.usedAsNouns);

function nounFor(lower: string): string | undefined {
	const asVerb = familyOf.verb.get(lower);
	if (asVerb) return asVerb.noun;
	const family = familyOf.adjective.get(lower);
	return family && !adjectivesAsNouns.has(lower) ? family.noun : undefined;
}

export const adjectivesAndNounsFinders: Finders = {
	// Adjectives where learners say nouns.
	'noun-as-quality': eachWord((word, index, words) => {
		if (!familyOf.noun.has(word.lower)) return [];
		const adjective = adjectiveFor(words, index);
		if (!adjective) return [];
		return [oneWord(index, adjective, { word: word.lower })];
	}),
	'noun-before-noun': eachWord((word, index, words) => {
		const family = familyOf.noun.get(word.lower);
		const next = words[index + 1];
		if (!family?.adjective || !next || !describedNouns.has(next.lower) || !unbroken(words, index, index + 2))
			return [];
		if (/^(?:NOUN|PROPN)$/.test(words[index + 2]?.partOfSpeech ?? '') && !words[index + 2]?.afterBreak)
			return [];
		const before = lowerAt(words, index - 1);
		// "the cruelty children see every day"
		if (peopleAndThings.has(next.lower) && determinersOfKnown.has(before)) return [];
		const isGraded = /^(?:very|most|more|too|so|extremely)$/.test(before) && !words[index]?.afterBreak;
		const isSuccessful = word.lower === 'success' && determiners.has(before) && personNouns.has(next.lower);
		const isPlain =
			isSuccessful ||
			(nounsAlone.has(word.lower) &&
				determiners.has(before) &&
				!/^(?:more|most|so|any|some)$/.test(before) &&
				!(next.lower === 'people' && /^(?:an?|the)$/.test(before)));
		if (!isPlain && !(isGraded && /^(?:very|most|too|extremely)$/.test(before) && standsByItself(word.lower)))
			return [];
		return [oneWord(index, family.adjective, { next: next.lower, word: word.lower })];
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
	// Nouns where learners say adjectives and verbs.
	'the-adjective-of': eachWord((word, index, words) => {
		if (!/^(?:of|for|in)$/.test(lowerAt(words, index + 1)) || !unbroken(words, index - 1, index + 2))
			return [];
		const before = lowerAt(words, index - 1);
		if (!/^(?:the|this|that|its|their|our|his|her)$/.test(before)) return [];
		const isVerb = familyOf.verb.has(word.lower);
		// "let her decide for herself", "skills that develop in school"
		if (lowerAt(words, index + 1) !== 'of' && !isVerb) return [];
		if (isVerb && (/^(?:her|that|this)$/.test(before) || word.lower === 'employ')) return [];
		const isSafe = word.lower === 'safe' && lowerAt(words, index + 1) === 'of';
		const noun = isSafe ? 'safety' : nounFor(word.lower);
		if (
			!noun ||
			(usedAsNouns.has(word.lower) && !/^(?:the)$/.test(before)) ||
			adjectivesLeftAlone.has(word.lower)
		)
			return [];
		if (lowerAt(words, index + 2) === 'course') return [];
		return [oneWord(index, noun, { before, next: lowerAt(words, index + 1) })];
	}),
	/** "A lot of confident", "a lack of patient": after an amount comes a noun. */
	'amount-of-adjective': eachWord((word, index, words) => {
		const before = lowerAt(words, index - 1);
		if (
			!amounts.has(before) ||
			!endsClauseBefore(words, index + 1) ||
			/^(?:and|or|but)$/.test(lowerAt(words, index + 1))
		)
			return [];
		if (!unbroken(words, index - 1, index + 1)) return [];
		const isOf =
			before === 'of' && /^(?:lot|lots|lack|feeling|amount|level|source)$/.test(lowerAt(words, index - 2));
		const isMany =
			before !== 'of' &&
			/^(?:have|has|had|need|needs|give|gives|gave|with|bring|brings|show)$/.test(lowerAt(words, index - 2));
		if (!isOf && !isMany) return [];
		const noun = /^(?:free|creative|independent)$/.test(word.lower)
			? familyOf.adjective.get(word.lower)?.noun
			: nounFor(word.lower);
		if (!noun || (isOf && familyOf.verb.has(word.lower))) return [];
		if (word.lower === 'calm' || /^(?:things|ones)$/.test(lowerAt(words, index + 1))) return [];
		const isPlural =
			/^(?:difference|difficulty)$/.test(noun) &&
			/^(?:of|more|some|any)$/.test(before) &&
			lowerAt(words, index - 2) !== 'lack';
		const needed = isPlural ? plural(noun) : noun;
		return [oneWord(index, needed, { before })];
	}),
};

export const adjectivesAndNounsExceptions: Exceptions = {
	/** Adjectives where learners say the noun, each with its own nouns: "culture difference". */
	'adjective-of-that-noun': isSubjectOfNextClause,
};
