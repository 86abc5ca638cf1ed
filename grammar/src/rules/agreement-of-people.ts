import lexicon from '#data/words/agreement.json' with { type: 'json' };
import { hasBefore, lowerAt, lowerBetween, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import type { ReasonWords } from '#grammar/reasons.ts';
import { isTimeOfOther } from '#grammar/subjects.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { isWishedOrAsked, pluralOf, pluralVerb, singularVerb, skipAdverb } from '#grammar/third-person.ts';
import { allForms, commonVerbs } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets, wordsIn } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { oneAfter, heOrShe, pluralVerbs, wordsBeforeNoSubject, openerOfQuestion, nounsWithOf } = lists;
const { objectsAfterLike, peopleSpokenTo, headsBeforeOf } = lists;

/** Kinds of people that one speaks of in general: "student should learn". */
export const peopleNouns = wordSet(lexicon.peopleNouns);

/** Of which one also speaks as of one: "man" for mankind, "with child", "girl" to somebody. */
const alsoOne = wordSet('man woman girl boy friend person doctor nurse professor engineer farmer expert');

/** Adjectives with which people are many: "young child". */
const adjectivesOfMany = wordSet(lexicon.adjectivesOfMany);

/** Whether the noun at `noun` is the last of its phrase, also where the tagger takes the verb after it for a noun. */
export function isLastOfPhrase(words: readonly TaggedWord[], noun: number): boolean {
	const next = words[noun + 1];
	if (!next || next.afterBreak) return true;
	if (/^(?:old|long|ago|a|an)$/.test(next.lower)) return false;
	if (/^(?:and|or)$/.test(next.lower))
		return !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(words[noun + 2]?.partOfSpeech ?? '');
	if (!/^(?:NOUN|PROPN|ADJ|NUM|X|SYM)$/.test(next.partOfSpeech)) return true;
	const after = words[noun + 2];
	return (
		commonVerbs.has(next.lower) &&
		!!after &&
		!after.afterBreak &&
		/^(?:DET|PRON)$/.test(after.partOfSpeech) &&
		after.lower !== 'that'
	);
}

/** The place where a noun without determiner begins, with one adjective before it at most. */
function bareFrom(words: readonly TaggedWord[], noun: number): number {
	return adjectivesOfMany.has(lowerAt(words, noun - 1)) && !words[noun]?.afterBreak ? noun - 1 : noun;
}

export const withPlural = (
	words: readonly TaggedWord[],
	from: number,
	noun: number,
	to: number,
	filled: ReasonWords,
): Finding =>
	someWords(
		from,
		to,
		words
			.slice(from, to)
			.map(({ text, lower }, offset) => (from + offset === noun ? plural(lower) : text))
			.join(' '),
		filled,
	);

const prepositions = wordSet('for to with by from among about than of between on');
const modal = wordSet("should can could will would must may might cannot can't won't shouldn't don't");
const openings =
	/^(?:(?:and|but|so) )?(?:in (?:my|our|this|every|some) (?:country|opinion|city|view|town|culture|society|school|case|way)|in conclusion|for example|in (?:the )?(?:past|future)|these days|in addition|first of all|on the other hand|in fact|as a result|in general|in today's (?:world|society)|of course|at school|at the same time|besides|moreover|furthermore|therefore|secondly|firstly|thus|in modern society)$/;

/** Whether a clause begins after words such as "in my country", with which the text begins. */
const followsOpening = (words: readonly TaggedWord[], from: number): boolean =>
	from > 0 && from < 6 && openings.test(lowerBetween(words, 0, from));

/** Things of which one says in general what they do: "computer can help us". */
const thingsThatAct = wordSet(lexicon.thingsThatAct);
const verbsWithPeople = new Set(wordsIn(lexicon.verbsWithPeople).flatMap(allForms));

/** Verbs that are hardly ever nouns. */
const surelyVerbs = wordSet(lexicon.surelyVerbs);

/** Verbs that are also nouns. */
const nounLikeVerbs = wordSet(lexicon.nounLikeVerbs);
const groups: ReadonlySet<string> = new Set([...wordSet(lexicon.collectiveNouns), 'member', 'government']);

/** Whether a verb, and no noun, can stand before a word. */
const followsVerb = (word: TaggedWord | undefined) =>
	/^(?:DET|PRON|ADP|PART|NUM|ADJ|ADV|NOUN|SCONJ)$/.test(word?.partOfSpeech ?? '') ||
	/^(?:everything|something|anything|nothing|everyone|everybody|someone|like)$/.test(word?.lower ?? '');

/** The place after a noun and what tells where or of whom it is: "students in my class". */
function afterPlace(words: readonly TaggedWord[], noun: number): number {
	if (!/^(?:in|of|from|at)$/.test(lowerAt(words, noun + 1))) return noun + 1;
	const isDetermined = /^(?:the|this|my|our|his|her|their)$/.test(lowerAt(words, noun + 2));
	const end = noun + (isDetermined ? 3 : 2);
	return words[end]?.partOfSpeech === 'NOUN' ? end + 1 : noun + 1;
}

/** The first word of a subject that ends at `noun`: before it a clause begins. */
function subjectFrom(words: readonly TaggedWord[], noun: number, determiners: RegExp): number | undefined {
	let from = noun;
	while (from > 0 && words[from - 1]?.partOfSpeech === 'ADJ' && !words[from]?.afterBreak) from--;
	if (!determiners.test(lowerAt(words, from - 1)) || words[from]?.afterBreak) return undefined;
	return from - 1;
}

const isDetermined = /^(?:my|our|his|her|your|their|these|those|the|some|many|all|most|other|both)$/;

/** What follows "is" where the noun before it is the subject ("games is bad"). */
const complementsOfIs = wordSet(lexicon.complementsOfIs);

/** "No one but my parents", "my brother as well as my cousins": the subject is what stands before. */
function isAddedToSubject(words: readonly TaggedWord[], from: number): boolean {
	const [third, second, first] = [3, 2, 1].map((before) => lowerAt(words, from - before));
	if (/^(?:except|besides|including|plus)$/.test(first ?? '')) return true;
	if (first === 'but')
		return /^(?:one|body|nobody|anybody|everybody|everyone|anyone|none|all|nothing)$/.test(second ?? '');
	if (first === 'with') return /^(?:together|along)$/.test(second ?? '');
	return first === 'as' && /^(?:well|much)$/.test(second ?? '') && third === 'as';
}

/** Where "a lot of" begins before a noun, or the noun itself. */
function quantityFrom(words: readonly TaggedWord[], noun: number): number {
	if (lowerAt(words, noun - 1) !== 'of' || words[noun]?.afterBreak) return noun;
	const quantity = lowerAt(words, noun - 2);
	if (quantity === 'lot' && lowerAt(words, noun - 3) === 'a') return noun - 3;
	return /^(?:lots|plenty|thousands|millions|hundreds)$/.test(quantity) ? noun - 2 : noun;
}

export const agreementOfPeopleFinders: Finders = {
	// People and things that are many where learners name one.
	/** "Student should learn", "parent who work": people as subject. */
	'people-as-subject': eachWord((word, noun, words) => {
		if (!(peopleNouns.has(word.lower) || thingsThatAct.has(word.lower)) || word.text !== word.lower)
			return [];
		const from = bareFrom(words, noun);
		if (/^(?:many|some|most)$/.test(lowerAt(words, from))) return [];
		if (alsoOne.has(word.lower) && word.lower !== 'woman' && from === noun) return [];
		if (word.lower === 'kid' && noun === 0) return [];
		if (!unbroken(words, from, noun + 2) || !(startsClause(words, from) || followsOpening(words, from)))
			return [];
		const before = lowerAt(words, from - 1);
		const isConjunction = before === 'that' && from > 1 && !words[from - 1]?.afterBreak;
		if (from > 0 && !words[from]?.afterBreak && wordsBeforeNoSubject.has(before) && !isConjunction) return [];
		const next = lowerAt(words, noun + 1);
		const isWho = next === 'who';
		const verb = lowerAt(words, isWho ? noun + 2 : noun + 1);
		if (!modal.has(verb) && !pluralVerbs.has(verb)) return [];
		const second = lowerAt(words, isWho ? noun + 3 : noun + 2);
		if (/^(?:i|you|we|they|he|she|it|be)$/.test(second) || (verb === 'need' && second === 'not')) return [];
		// "a working parent like me", "child have some soup", "company are coming"
		if (verb === 'like' && !isWho && (!second || objectsAfterLike.has(second))) return [];
		if (!isWho && /^(?:child have|company (?:are|have))$/.test(`${word.lower} ${verb}`)) return [];
		if (words.slice(noun + 2, noun + 9).some(({ lower }) => heOrShe.has(lower))) return [];
		const many = plural(word.lower);
		// The verb belongs to what is found, so that no other rule makes it singular.
		return [withPlural(words, from, noun, isWho ? noun + 3 : noun + 1, { many })];
	}),
	/** "Important for student", "sell to customer". */
	'people-after-preposition': eachWord((word, noun, words) => {
		if (!peopleNouns.has(word.lower) || alsoOne.has(word.lower) || word.lower === 'celebrity') return [];
		const from = bareFrom(words, noun);
		const preposition = lowerAt(words, from - 1);
		if (!prepositions.has(preposition) || !unbroken(words, from - 1, noun + 1)) return [];
		if (word.text !== word.lower || !isLastOfPhrase(words, noun)) return [];
		const next = lowerAt(words, noun + 1);
		if (oneAfter.has(next) && !(preposition === 'for' && next === 'to')) return [];
		if (word.lower === 'child' && preposition === 'with' && from === noun) return [];
		if (peopleSpokenTo.has(word.lower) && preposition === 'to' && from === noun) return [];
		// "from child to adult", "a kind of teacher", "it is up to customer"
		if (hasBefore(words, from - 1, 2, peopleNouns)) return [];
		if (preposition === 'of' && headsBeforeOf.has(lowerAt(words, from - 2))) return [];
		if (words.slice(noun + 1, noun + 9).some(({ lower }) => heOrShe.has(lower))) return [];
		const many = plural(word.lower);
		return [withPlural(words, from, noun, noun + 1, { many })];
	}),
	/** "Help student to learn", "raise kid". */
	'people-as-object': eachWord((word, noun, words) => {
		if (!peopleNouns.has(word.lower) || alsoOne.has(word.lower)) return [];
		const from = bareFrom(words, noun);
		const verb = lowerAt(words, from - 1);
		if (!verbsWithPeople.has(verb) || !unbroken(words, from - 1, noun + 1)) return [];
		if (word.text !== word.lower || !isLastOfPhrase(words, noun)) return [];
		if (/^(?:a|an|the|some|this|that|any|no)$/.test(lowerAt(words, from - 2))) return [];
		if (/^(?:pay|costs|by|after)$/.test(lowerAt(words, noun + 1))) return [];
		const many = plural(word.lower);
		return [withPlural(words, from, noun, noun + 1, { many })];
	}),
	// Verbs that agree with nouns of all kinds.
	'plural-subject-verb': eachWord((word, index, words) => {
		if (!pluralThings.has(word.lower)) return [];
		const noun =
			subjectFrom(words, index, isDetermined) ??
			(words[index - 1]?.partOfSpeech === 'NOUN' && !word.afterBreak ? index - 1 : index);
		const from = quantityFrom(words, noun);
		if (isWishedOrAsked(words, from, 5) || isAddedToSubject(words, from)) return [];
		// "looking after kids takes time"
		if (/^look/.test(lowerAt(words, from - 2))) return [];
		if (!startsClause(words, from) || openerOfQuestion.has(lowerAt(words, from - 1))) return [];
		const at = skipAdverb(words, afterPlace(words, index));
		const verb = words[at];
		if (
			!isDetermined.test(lowerAt(words, from)) &&
			/^(?:is|was|has)$/.test(verb?.lower ?? '') &&
			!complementsOfIs.has(lowerAt(words, at + 1))
		)
			return [];
		if (!verb || !/^(?:VERB|AUX)$/.test(verb.partOfSpeech) || !unbroken(words, from, at + 1)) return [];
		const fixed = pluralVerb(verb);
		if (!fixed || /^(?:it|he|she)$/.test(lowerAt(words, at + 1))) return [];
		if (!pluralOf[verb.lower] && !surelyVerbs.has(fixed) && !followsVerb(words[at + 1])) return [];
		return [oneWord(at, fixed, { word: word.lower })];
	}),
	'singular-subject-verb': eachWord((word, index, words) => {
		const isThing = wordLists.thing.has(word.lower) || wordLists.relative.has(word.lower);
		const isMass = wordLists.mass.has(word.lower);
		if ((!isThing && !isMass) || groups.has(word.lower)) return [];
		const from =
			subjectFrom(words, index, /^(?:my|our|his|her|your|the|this|that|a|an|another|every|each)$/) ??
			(isMass ? index : undefined);
		if (from === undefined || !startsClause(words, from) || isWishedOrAsked(words, from, 5)) return [];
		if (isTimeOfOther(words, from)) return [];
		if (openerOfQuestion.has(lowerAt(words, from - 1))) return [];
		const at = skipAdverb(words, index + 1);
		const verb = words[at];
		const next = words[at + 1];
		if (!verb || !unbroken(words, from, at + 2)) return [];
		const isVerb =
			surelyVerbs.has(verb.lower) || (nounLikeVerbs.has(verb.lower) && verb.partOfSpeech === 'VERB');
		if (!isVerb) return [];
		if (!followsVerb(next) || /^(?:i|you|he|she|it|we|they|be)$/.test(next?.lower ?? '')) return [];
		const fixed = singularVerb(verb);
		if (!fixed) return [];
		return [oneWord(at, fixed, { word: word.lower })];
	}),
	'head-noun-verb': eachWord((word, index, words) => {
		if (
			!(nounsWithOf.has(word.lower) && lowerAt(words, index + 1) === 'of') &&
			!(wordLists.mass.has(word.lower) && /^(?:in|of|from|at)$/.test(lowerAt(words, index + 1)))
		)
			return [];
		const from = subjectFrom(words, index, /^(?:the|this)$/);
		if (from === undefined || !startsClause(words, from)) return [];
		if (openerOfQuestion.has(lowerAt(words, from - 1))) return [];
		for (let noun = index + 2; noun <= index + 4; noun++) {
			if (!/^(?:NOUN|PROPN)$/.test(words[noun]?.partOfSpeech ?? '')) continue;
			const at = noun + 1;
			const verb = lowerAt(words, at);
			if (!/^(?:are|have|were|don't|aren't)$/.test(verb) || !unbroken(words, from, at + 1)) return [];
			if (wordLists.subject.has(lowerAt(words, at + 1))) return [];
			const fixed = singularVerb(words[at] as TaggedWord);
			return fixed ? [oneWord(at, fixed, { word: word.lower })] : [];
		}
		return [];
	}),
};
