import lexicon from '#data/words/counting.json' with { type: 'json' };
import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Exceptions, eachWord, type Finders, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, formOf } from '#grammar/verb-forms.ts';
import { familyOf } from '#grammar/word-families.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { isLastOfPhrase } from './agreement-of-people.ts';

const lists = wordSets(lexicon);
const { ofSeveral, severalVerb, adjectivesOfPeople, wordsForTitles, ofMany } = lists;
const { usualAdjectives, wordsBeforeNumber, unitsOfMeasure } = lists;
const { groupsOfPeople } = lists;

/** Whether the word itself is spoken of, or something of that name: "lonely is the best word", "brave is the best film". */
const hasTitleOrWord = (words: readonly TaggedWord[], index: number): boolean =>
	words.slice(index + 2, index + 9).some(({ lower }) => wordsForTitles.has(lower));

/** Also a verb of people: "many risk their lives", "several plan to". */
const nounsAndVerbs = wordSet(lexicon.nounsAndVerbs);
const counts = /^(?:many|several|various|numerous|countless|both)$/;
const numbers = wordLists.smallNumber;

/** What goes uncounted after "a lot of", "different". */
const alsoUncounted = wordSet(lexicon.alsoUncounted);

function usualAdjectivesFrom(words: readonly TaggedWord[], noun: number): number {
	let from = noun;
	while (
		from > noun - 3 &&
		!words[from]?.afterBreak &&
		(usualAdjectives.has(lowerAt(words, from - 1)) ||
			(words[from - 1]?.partOfSpeech === 'ADJ' &&
				!counts.test(lowerAt(words, from - 1)) &&
				!lists.countingQualities.has(lowerAt(words, from - 1)) &&
				!numbers.has(lowerAt(words, from - 1))))
	)
		from--;
	return from;
}

const furtherThings: ReadonlySet<string> = new Set(['solution', 'advantage']);

export const countingFinders: Finders = {
	/** "Some of the room are": the verb says that they are several. */
	'some-of-the-things-are': eachWord((word, verb, words) => {
		if (!severalVerb.has(word.lower) || verb < 4) return [];
		const noun = verb - 1;
		const name = lowerAt(words, noun);
		if (!wordLists.thing.has(name) || groupsOfPeople.has(name)) return [];
		const of = lowerAt(words, noun - 2) === 'of' ? noun - 2 : noun - 3;
		if (lowerAt(words, of) !== 'of' || !ofSeveral.has(lowerAt(words, of - 1))) return [];
		if (!/^(?:the|my|our|their|these|those|his|her|your)$/.test(lowerAt(words, of + 1))) return [];
		if (!unbroken(words, of - 1, verb + 1)) return [];
		const many = plural(name);
		return [someWords(noun, verb + 1, `${many} ${word.text}`, { word: word.lower, many })];
	}),
	// Who owns what, and words with which a sentence opens.
	/** "Honest is the most important quality": a quality as subject is a noun. */
	'quality-opens-sentence': eachWord((word, index, words) => {
		if (!afterPause(words, index) || !adjectivesOfPeople.has(word.lower)) return [];
		const noun = familyOf.adjective.get(word.lower)?.noun;
		if (!noun || !unbroken(words, index, index + 3)) return [];
		const verb = lowerAt(words, index + 1);
		const next = lowerAt(words, index + 2);
		const isSubject =
			(/^(?:is|was)$/.test(verb) &&
				/^(?:very|important|necessary|one|the)$/.test(next) &&
				(next !== 'the' || /^(?:most|key|best|only|main|first)$/.test(lowerAt(words, index + 3))) &&
				!/^(?:happy|kind|successful)$/.test(word.lower)) ||
			(/^(?:helps|makes|brings|leads)$/.test(verb) && next !== 'of');
		if (!isSubject || hasTitleOrWord(words, index) || (word.lower === 'patient' && verb === 'was')) return [];
		return [oneWord(index, noun, { word: word.lower })];
	}),
	// The number of a noun after what counts it.
	/** "Several interesting person", "two main type of", "plenty of tourist visit". */
	'counted-noun': eachWord((word, noun, words) => {
		if (noun === 0 || !(wordLists.thing.has(word.lower) || furtherThings.has(word.lower))) return [];
		const from = usualAdjectivesFrom(words, noun);
		const count = lowerAt(words, from - 1);
		const before = words[from - 2];
		const opens =
			!before ||
			words[from - 1]?.afterBreak ||
			/^(?:VERB|AUX|ADP|SCONJ|CCONJ)$/.test(before.partOfSpeech) ||
			/^(?:so|too|how|that|are|only|these|those|the|my|our|his|their|her)$/.test(before.lower);
		const isCount =
			counts.test(count) &&
			opens &&
			!(count === 'both' && /^(?:and|as|of)$/.test(lowerAt(words, noun + 1))) &&
			!(count === 'various' && from - 1 === 0 && noun === 1) &&
			!/^(?:as|good|great)$/.test(before?.lower ?? '');
		const isNumber =
			numbers.has(count) &&
			from < noun &&
			wordsBeforeNumber.has(before?.lower ?? '') &&
			word.lower !== 'person' &&
			!/^(?:part|one|of)$/.test(lowerAt(words, from - 3)) &&
			(before?.lower !== 'the' || words[from - 3]?.partOfSpeech !== 'NOUN');
		const isLot =
			count === 'of' &&
			ofMany.has(lowerAt(words, from - 2)) &&
			!alsoUncounted.has(word.lower) &&
			!/^(?:the|same)$/.test(lowerAt(words, from - 3));
		const isSome =
			count === 'some' &&
			/^(?:are|were)$/.test(before?.lower ?? '') &&
			lowerAt(words, from - 3) === 'there' &&
			!alsoUncounted.has(word.lower);
		const isBigNumber =
			words[from - 1]?.partOfSpeech === 'NUM' &&
			!/^(?:one|1|[12]\d\d\d)$/.test(count) &&
			!unitsOfMeasure.has(word.lower) &&
			/^(?:about|around|over|nearly|almost|than|were|are)$/.test(before?.lower ?? '') &&
			!alsoUncounted.has(word.lower);
		if (!isCount && !isNumber && !isLot && !isSome && !isBigNumber) return [];
		if (!unbroken(words, from - 1, noun + 1) || !isLastOfPhrase(words, noun)) return [];
		const next = words[noun + 1];
		if (/^(?:at|up|out|off|old|long|ago|into|it|them)$/.test(next?.lower ?? '') && !next?.afterBreak)
			return [];
		if (
			from === noun &&
			nounsAndVerbs.has(word.lower) &&
			next &&
			(next.afterBreak ? false : /^(?:DET|PRON|PART|SCONJ|ADV)$/.test(next.partOfSpeech))
		)
			return [];
		if (next && !next.afterBreak && /(?:ing|ed|made|based|driven)$/.test(next.lower)) return [];
		const many = plural(word.lower);
		const lot = lowerAt(words, from - 2) === 'lot' ? 'a lot' : lowerAt(words, from - 2);
		const quantity = isLot ? `${lot} of` : count;
		return [oneWord(noun, many, { quantity })];
	}),
};

const isPastForm = (word: TaggedWord) =>
	word.partOfSpeech === 'VERB' && formOf(word.lower, baseOf(word)) === 'past';

export const countingExceptions: Exceptions = {
	// "i called you three times in the week": one week that is over
	'times-a-week': (words, from) =>
		words
			.slice(Math.max(0, from - 10), from)
			.some((word) => /^(?:was|were|had|did|didn't)$/.test(word.lower) || isPastForm(word)),
};
