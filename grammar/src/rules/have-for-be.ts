import lexicon from '#data/words/verb-forms.json' with { type: 'json' };
import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding } from '#grammar/grammar-rule.ts';
import { irregularPlurals, isNoun } from '#grammar/noun-phrases.ts';
import { type TaggedWord, textOf } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const { states, negatedDo, afterAge, personsWithAge } = wordSets(lexicon);

const adverbs = wordSet('always also never still already really usually often sometimes only just');
const degrees = wordSet('very so too really quite');
/** With "very" before them: "she has bored us" is right. */
const statesAfterVery = wordSet([lexicon.states, lexicon.statesAfterVery].flat());
const ends =
	/^(?:and|but|so|because|or|when|if|that|which|who|i|you|he|she|we|they|it|now|already|yet)$|^(?:i|he|she|we|they)'/;
const activities = wordSet(lexicon.activitiesUntilNow);

/** What "have" should be as a form of "be", by the subject before it. */
function beFor(words: readonly TaggedWord[], have: number): string | undefined {
	let at = have - 1;
	while (adverbs.has(lowerAt(words, at))) at--;
	const subject = words[at];
	if (!subject || !unbroken(words, at, have + 1)) return undefined;
	const isPast = lowerAt(words, have) === 'had';
	if (/^(?:to|will|can|would|could|should|must|may|might)$|'ll$/.test(subject.lower))
		return isPast ? undefined : 'be';
	if (subject.lower === 'i' && lowerAt(words, at - 1) !== 'and') return isPast ? 'was' : 'am';
	if (/^(?:i|we|you|they)$/.test(subject.lower)) return isPast ? 'were' : 'are';
	if (/^(?:he|she|it)$/.test(subject.lower)) return isPast ? 'was' : 'is';
	if (!isNoun(subject) && !/^(?:who|everybody|everyone|nobody)$/.test(subject.lower)) return undefined;
	if (lowerAt(words, have) === 'has') return 'is';
	const isPlural =
		pluralThings.has(subject.lower) || irregularPlurals.has(subject.lower) || /[^s]s$/.test(subject.lower);
	return isPlural ? (isPast ? 'were' : 'are') : isPast ? 'was' : 'is';
}

/** "i don't have hungry": the whole of it, with "not". */
function beForNot(words: readonly TaggedWord[], have: number): { from: number; be: string } | undefined {
	const helper = lowerAt(words, have - 1);
	const subject = lowerAt(words, have - 2);
	if (!negatedDo.has(helper) || lowerAt(words, have) !== 'have' || !unbroken(words, have - 2, have + 1))
		return undefined;
	const isPlural = /^(?:we|you|they)$/.test(subject) || pluralThings.has(subject);
	if (helper === "didn't") return { from: have - 1, be: isPlural ? "weren't" : "wasn't" };
	if (subject === 'i') return { from: have - 1, be: 'am not' };
	return { from: have - 1, be: isPlural ? "aren't" : "isn't" };
}

const persons = new Set([...wordLists.relative, ...personsWithAge]);
const isNumber = (word: TaggedWord | undefined) =>
	word?.partOfSpeech === 'NUM' || /^\d+$/.test(word?.lower ?? '');
const smallNumber = /^(?:one|two|three|four|[1-4])$/;

/** Where a number of one or two words ends ("five", "twenty five"), from its first one. */
function afterNumber(words: readonly TaggedWord[], from: number): number | undefined {
	if (!isNumber(words[from])) return undefined;
	return isNumber(words[from + 1]) ? from + 2 : from + 1;
}

/** Whether "has twenty years" tells an age: a person has them, and nothing more is said of them. */
function isAge(words: readonly TaggedWord[], have: number, end: number): boolean {
	const next = words[end];
	if (next && !next.afterBreak && !afterAge.has(next.lower)) return false;
	let at = have - 1;
	while (adverbs.has(lowerAt(words, at))) at--;
	const subject = lowerAt(words, at);
	if (/^(?:boss|coach|teacher|doctor)$/.test(subject) || !persons.has(subject)) return false;
	return !(smallNumber.test(lowerAt(words, have + 1)) && /^(?:i|we|you|they)$/.test(subject));
}

/** Where what belongs to an activity ends ("english in a school"), if it is short and no other clause begins in it. */
function afterActivity(words: readonly TaggedWord[], from: number): number | undefined {
	for (let at = from; at <= from + 5; at++) {
		const word = words[at];
		if (!word || word.afterBreak || ends.test(word.lower)) return at;
		if (/^(?:VERB|AUX)$/.test(word.partOfSpeech) && !/(?:ing|out)$/.test(word.lower)) return undefined;
	}
	return undefined;
}

export const haveForBeFinders: Finders = {
	'have-age': eachWord(({ lower }, index, words) => {
		if (!/^(?:have|has|had)$/.test(lower)) return [];
		const years = afterNumber(words, index + 1);
		if (years === undefined || lowerAt(words, years) !== 'years') return [];
		const isOld = lowerAt(words, years + 1) === 'old';
		const end = isOld ? years + 2 : years + 1;
		const be = beFor(words, index);
		if (!be || !unbroken(words, index, end)) return [];
		if (isOld ? isNoun(words[end]) && !words[end]?.afterBreak : !isAge(words, index, end)) return [];
		const said = `${be} ${textOf(words, index + 1, years)} years old`;
		return [{ from: index, to: end, replacement: said, words: { example: said } }];
	}),
	/** "i have very hungry", "my sister has afraid of spiders". */
	'have-for-state': eachWord(({ lower }, index, words): Finding[] => {
		if (!/^(?:have|has|had)$/.test(lower)) return [];
		let at = index + 1;
		while (adverbs.has(lowerAt(words, at)) && !degrees.has(lowerAt(words, at))) at++;
		const isVery = degrees.has(lowerAt(words, at));
		const state = words[isVery ? ++at : at];
		if (!state || !(isVery ? statesAfterVery : states).has(state.lower)) return [];
		if (!unbroken(words, index, at + 1)) return [];
		const next = words[at + 1];
		const isBeforeNoun = !!next && !next.afterBreak && /^(?:NOUN|ADJ|PROPN)$/.test(next.partOfSpeech);
		const isOneOfTwo = next?.lower === 'and' && words[at + 2]?.partOfSpeech === 'ADJ';
		if (isBeforeNoun || isOneOfTwo) return [];
		const not = beForNot(words, index);
		const be = not?.be ?? beFor(words, index);
		if (!be) return [];
		const example = `${be} ${textOf(words, index + 1, at + 1)}`;
		return [{ from: not?.from ?? index, to: index + 1, replacement: be, words: { example } }];
	}),
	/** "i have two years studying english". */
	'have-years-doing': eachWord(({ lower }, index, words): Finding[] => {
		if (!/^(?:have|has)$/.test(lower) || !/^(?:i|we|you|they|he|she)$/.test(lowerAt(words, index - 1)))
			return [];
		const isMany = /^(?:many|several|some|a)$/.test(lowerAt(words, index + 1));
		const isLot = textOf(words, index + 1, index + 4) === 'a lot of';
		const time = isLot ? index + 4 : isMany ? index + 2 : afterNumber(words, index + 1);
		if (time === undefined || !/^(?:years?|months?|weeks)$/.test(lowerAt(words, time))) return [];
		const gerund = words[time + 1];
		if (!gerund || !activities.has(gerund.lower)) return [];
		const end = afterActivity(words, time + 2);
		if (end === undefined || /^(?:experience|capital|ahead|left|more)$/.test(lowerAt(words, end - 1)))
			return [];
		const long = textOf(words, index + 1, time + 1);
		const done = textOf(words, time + 1, end);
		const replacement = `${lower} been ${done} for ${long}`;
		return [{ from: index, to: end, replacement, words: { have: lower, gerund: gerund.lower, long } }];
	}),
};
