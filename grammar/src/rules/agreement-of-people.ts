import lexicon from '#data/words/agreement.json' with { type: 'json' };
import { lowerAt, lowerBetween, startsClause, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, type Finding, someWords } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import type { ReasonWords } from '#grammar/reasons.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { commonVerbs } from '#grammar/verb-forms.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { heOrShe, pluralVerbs, wordsBeforeNoSubject } = lists;
const { objectsAfterLike } = lists;

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

const modal = wordSet("should can could will would must may might cannot can't won't shouldn't don't");
const openings =
	/^(?:(?:and|but|so) )?(?:in (?:my|our|this|every|some) (?:country|opinion|city|view|town|culture|society|school|case|way)|in conclusion|for example|in (?:the )?(?:past|future)|these days|in addition|first of all|on the other hand|in fact|as a result|in general|in today's (?:world|society)|of course|at school|at the same time|besides|moreover|furthermore|therefore|secondly|firstly|thus|in modern society)$/;

/** Whether a clause begins after words such as "in my country", with which the text begins. */
const followsOpening = (words: readonly TaggedWord[], from: number): boolean =>
	from > 0 && from < 6 && openings.test(lowerBetween(words, 0, from));

/** Things of which one says in general what they do: "computer can help us". */
const thingsThatAct = wordSet(lexicon.thingsThatAct);
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
};
