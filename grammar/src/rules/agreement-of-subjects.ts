import lexicon from '#data/words/agreement.json' with { type: 'json' };
import { hasBefore, lowerAt, lowerBetween, opensSentence, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { isDemanded } from '#grammar/exceptions.ts';
import { type Exceptions, eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { indefinitePronouns } from '#grammar/noun-phrases.ts';
import { endsWithPreposition, isTimeOfOther, subjects } from '#grammar/subjects.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import {
	isWishedOrAsked,
	pluralOf,
	pluralVerb,
	singularOf,
	singularVerb,
	skipAdverb,
} from '#grammar/third-person.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { peopleNouns, withPlural } from './agreement-of-people.ts';

const lists = wordSets(lexicon);
const { owner, allOf, verbsOfSeveral } = lists;
const { severalPeople, onePerson, clauseJoiners } = lists;

const theirs = new Set(['they', 'their', 'them', 'themselves']);

/** "My friend do not be afraid", "the guide work is hard", "all the customer need do": the word is not what they do. */
function isNotItsVerb(words: readonly TaggedWord[], noun: number): boolean {
	const verb = lowerAt(words, noun + 1);
	const next = words[noun + 2];
	if (/^(?:i|you|we|they|he|she|it|all)$/.test(next?.lower ?? '')) return true;
	if (verb === 'like') return next?.lower !== 'to';
	if (verb === 'work' && /^(?:NOUN|AUX)$/.test(next?.partOfSpeech ?? '')) return true;
	if (!/^(?:are|were|aren't|weren't)$/.test(verb) && lowerAt(words, noun - 2) === 'all') return true;
	const isCalled =
		/^(?:my|our|your)$/.test(lowerAt(words, noun - 1)) &&
		!/^(?:parent|grandparent)$/.test(lowerAt(words, noun));
	return isCalled && /^(?:have|do|don't|think|give|say|go|work|live)$/.test(verb);
}

const between = new Set(['and', 'or', 'one']);

/** Nouns that may be many people: "my family are". */
const collectiveNouns = wordSet(lexicon.collectiveNouns);
const unreal = new Set('if wish though as suppose unless would were'.split(' '));

/** What may stand after a verb, but not after a noun that looks like it. */
const followsVerb = /^(?:DET|PRON|ADP|PART|NUM|ADJ|ADV|SCONJ|NOUN|VERB|AUX)$/;
const isAuxiliaryVerb = (verb: string) => verb in pluralOf || verb in singularOf;

/** "Most of my friends lives with their parents": no noun, since no other verb follows. */
function isVerbReadAsNoun(words: readonly TaggedWord[], at: number): boolean {
	const verb = words[at];
	if (verb?.partOfSpeech !== 'NOUN' || !pluralVerb(verb)) return false;
	if (!/^(?:ADP|DET|PRON)$/.test(words[at + 1]?.partOfSpeech ?? '')) return false;
	const end = words.findIndex(
		(word, place) => place > at && (word.afterBreak || clauseJoiners.has(word.lower)),
	);
	return !words
		.slice(at + 1, end < 0 ? at + 9 : end)
		.some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech));
}

const countsThought = /^(?:a|no|few|more|fewer|\d+|two|three|four|five|six|seven|eight|nine|ten)$/;

export const agreementOfSubjectsFinders: Finders = {
	// People whom the verb and what follows show to be several.
	/** "My parent are ... they": the verb and what follows say that they are several. */
	'people-are-they': eachWord((word, noun, words) => {
		const isParent = /^(?:parent|grandparent)$/.test(word.lower);
		if (!isParent && !peopleNouns.has(word.lower)) return [];
		const verb = lowerAt(words, noun + 1);
		if (!verbsOfSeveral.has(verb)) return [];
		if (isDemanded(words, noun, verb) || isNotItsVerb(words, noun)) return [];
		if (!owner.has(lowerAt(words, noun - 1)) || !unbroken(words, noun - 1, noun + 2)) return [];
		if (
			(!startsClause(words, noun - 1) && !allOf.has(lowerAt(words, noun - 2))) ||
			/^(?:and|or|what|where|how|why|when|which)$/.test(lowerAt(words, noun - 2))
		)
			return [];
		if (
			!isParent &&
			!allOf.has(lowerAt(words, noun - 2)) &&
			!words.slice(noun + 2, noun + 11).some(({ lower }) => theirs.has(lower))
		)
			return [];
		const many = plural(word.lower);
		return [withPlural(words, noun, noun, noun + 2, { verb, many })];
	}),
	// Verbs with subjects that learners take for plural or singular.
	'who-verb': eachWord((word, index, words) => {
		if (word.lower !== 'who' || !unbroken(words, index - 1, index + 3)) return [];
		const who = lowerAt(words, index - 1);
		const at = skipAdverb(words, index + 1);
		const verb = words[at];
		// "one of those who has", "a man and a woman who live"
		if (!verb || hasBefore(words, index, 5, between)) return [];
		// "the man who do you think will win"
		if (/^(?:do|does)$/.test(verb.lower) && /^(?:i|you|we|they)$/.test(lowerAt(words, at + 1))) return [];
		const isPlural = severalPeople.has(who);
		// "a lot of friend who are": the noun is wrong, not the verb
		if (!isPlural && /^(?:of|many|some|all|most|other|for|to)$/.test(lowerAt(words, index - 2))) return [];
		const fixed = isPlural ? pluralVerb(verb) : onePerson.has(who) ? singularVerb(verb) : undefined;
		if (!fixed) return [];
		return [oneWord(at, fixed, { who }, isPlural ? undefined : 'who-verb.singular')];
	}),
	'mass-noun-verb': eachWord((word, index, words) => {
		if (!wordLists.mass.has(word.lower)) return [];
		const start = /^(?:the|our|my|this|modern|new)$/.test(lowerAt(words, index - 1)) ? index - 1 : index;
		const before = lowerAt(words, start - 1);
		if (!startsClause(words, start) || /^(?:and|or|how|what|where|when|why)$/.test(before)) return [];
		const verb = words[index + 1];
		const fixed = singularOf[verb?.lower ?? ''];
		if (!verb || !fixed || !unbroken(words, start, index + 2)) return [];
		// "If the money were mine": the past subjunctive.
		if (verb.lower === 'were' && /^(?:if|though|wish|wished)$/.test(before)) return [];
		if (/^(?:i|you|we|they)$/.test(lowerAt(words, index + 2))) return [];
		return [oneWord(index + 1, fixed, { word: word.lower })];
	}),
	'thing-verb': eachWord((word, index, words) => {
		const fixed = singularOf[lowerAt(words, index + 1)];
		// "if the car were mine"
		if (!fixed || fixed.startsWith('was')) return [];
		if (!wordLists.thing.has(word.lower) || collectiveNouns.has(word.lower)) return [];
		let start = index - 1;
		if (words[start]?.partOfSpeech === 'ADJ') start--;
		if (!/^(?:this|that|my|the|his|her|our|a|an|another|every|each)$/.test(lowerAt(words, start))) return [];
		if (!startsClause(words, start) || !unbroken(words, start, index + 2)) return [];
		if (isDemanded(words, start, lowerAt(words, index + 1)) || isTimeOfOther(words, start)) return [];
		if (/^(?:and|or|how|what|which|who|where|why|when|than)$/.test(lowerAt(words, start - 1))) return [];
		if (/^(?:i|you|we|they|there)$/.test(lowerAt(words, index + 2))) return [];
		return [oneWord(index + 1, fixed, { word: word.lower })];
	}),
	// Verbs and subjects that stand apart from each other.
	'subject-and-verb'(words) {
		return subjects(words).flatMap(({ from, head, verb: at, isPlural }): Finding[] => {
			const verb = words[at];
			const next = words[at + 1];
			const isVerb =
				/^(?:VERB|AUX)$/.test(verb?.partOfSpeech ?? '') ||
				(/^(?:DET|PRON)$/.test(next?.partOfSpeech ?? '') && isPlural === false) ||
				(isPlural === true && isVerbReadAsNoun(words, at));
			if (!verb || isPlural === undefined || !isVerb) return [];
			if (verb.lower === 'do' && next?.partOfSpeech === 'PRON') return [];
			if (/^(?:come|set|let)$/.test(verb.lower) && next?.partOfSpeech === 'VERB') return [];
			// "the guy who said the saints are bad"
			if (
				words
					.slice(head + 1, at)
					.some(({ lower }) => /^(?:said|says?|thinks?|thought|knows?|knew|believes?|hopes?)$/.test(lower))
			)
				return [];
			// "everybody have a good day" is a wish
			const isWish = verb.lower === 'have' && head === from && /^(?:a|fun|good|you)$/.test(next?.lower ?? '');
			if (isWish && opensSentence(words, from)) return [];
			if (
				/^(?:anyone|anybody)$/.test(lowerAt(words, head)) ||
				/^(?:of|over|ons?|off)$/.test(isAuxiliaryVerb(verb.lower) ? '' : (next?.lower ?? ''))
			)
				return [];
			if (verb.lower === 'like' || isWishedOrAsked(words, from, 6)) return [];
			// "all the house are white": the noun is wrong
			if (lowerAt(words, from) === 'all' && isPlural === false && wordLists.thing.has(lowerAt(words, head)))
				return [];
			// "every people needs love": the noun is wrong
			if (isPlural && /^(?:every|each|one)$/.test(lowerAt(words, head - 1))) return [];
			if (isPlural === false ? isTimeOfOther(words, from) : /^look/.test(lowerAt(words, from - 2))) return [];
			// "the United Nations has": a name
			if (
				isPlural &&
				head > from &&
				words[head]?.partOfSpeech === 'PROPN' &&
				/^\p{Lu}\p{Ll}/u.test(words[head]?.text ?? '')
			)
				return [];
			// "two jobs means less time": the thought of it
			if (isPlural && verb.lower === 'means' && countsThought.test(lowerAt(words, from))) return [];
			// "The film i saw last week", "the country live music comes from"
			if (verb.lower === 'last' || (verb.lower === 'live' && next?.partOfSpeech === 'NOUN')) return [];
			const isPronoun = indefinitePronouns.has(lowerAt(words, head));
			const isIrregular = /^(?:people|children|men|women)$/.test(lowerAt(words, head));
			const isBare =
				/^(?:NOUN|ADJ|NUM)$/.test(words[from]?.partOfSpeech ?? '') &&
				!/^(?:many|most|some|all|both|several|other|few|one|each)$/.test(lowerAt(words, from));
			if (isBare && isPlural && pluralOf[verb.lower] && (!isIrregular || at === head + 1)) return [];
			const isName = isPlural && at === head + 1 && !pluralThings.has(lowerAt(words, head));
			// "no more sad songs is the name of it"
			if (isPlural && /^(?:name|title)$/.test(lowerAt(words, at + 2))) return [];
			if (isName && /^(?:is|was|has)$/.test(verb.lower)) return [];
			if (verb.lower === 'were' && hasBefore(words, from, 4, unreal)) return [];
			const isAuxiliary = isAuxiliaryVerb(verb.lower);
			if (next && !next.afterBreak) {
				if (/^(?:i|he|she|we|they|there)$|'/.test(next.lower)) return [];
				if (isAuxiliary && /^(?:you|it|that)$/.test(next.lower)) return [];
				if (!isAuxiliary && !followsVerb.test(next.partOfSpeech)) return [];
			} else if (!isAuxiliary && !(isPronoun && verb.partOfSpeech === 'VERB')) return [];
			const fixed = isPlural ? pluralVerb(verb) : singularVerb(verb);
			if (!fixed) return [];
			const subject = lowerAt(words, head);
			return [oneWord(at, fixed, { subject, verb: verb.lower })];
		});
	},
};

export const agreementOfSubjectsExceptions: Exceptions = {
	// "cooking for so many people is hard", "how many people is the food for"
	'people-are': (words, from, to) => {
		const before = lowerBetween(words, from - 4, from - 2);
		return /^(?:for|with|of|to) so$/.test(before) || (/how$/.test(before) && endsWithPreposition(words, to));
	},
};
