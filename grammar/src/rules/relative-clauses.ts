import lexicon from '#data/words/relative-clauses.json' with { type: 'json' };
import { endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, oneWord, someWords } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { formsOf, isBareVerb } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const { people, determiners, places, grown, antecedentsOfThat } = wordSets(lexicon);

const verbsOfTelling = formsOf(lexicon.verbsOfTelling);
const staying = formsOf('live work stay');

/** Whether "live" or the like follows the subject after `index` and has no preposition: "the city that i live". */
function whereNeeded(words: readonly TaggedWord[], index: number): boolean {
	const verb = index + 2;
	const after = grown.has(lowerAt(words, verb + 1)) ? verb + 2 : verb + 1;
	const isBorn = after === verb + 2 && /^(?:was|were)$/.test(lowerAt(words, verb));
	const grewUp = lowerAt(words, verb) === 'grew' && lowerAt(words, verb + 1) === 'up';
	if (!isBorn && !grewUp && !staying.has(lowerAt(words, verb))) return false;
	const next = grewUp ? verb + 2 : after;
	if (/^(?:in|at|for|with|near|on|to|from|there|by|around|under|through)$/.test(lowerAt(words, next)))
		return false;
	return (
		unbroken(words, index - 1, next) &&
		(endsClauseBefore(words, next) || /^(?:is|was|has|are|were|now)$/.test(lowerAt(words, next)))
	);
}

const formsOfLive = formsOf('live stay work study');

export const relativeClausesFinders: Finders = {
	// Clauses with "who", "that", "what" and "where".
	'which-for-people': eachWord((word, index, words) => {
		const person = lowerAt(words, index - 1);
		if (word.lower !== 'which' || word.afterBreak || !people.has(person)) return [];
		if (/^(?:ask|asked|tell|told|show|showed|teach)$/.test(lowerAt(words, index - 2))) return [];
		if (
			/^(?:my|your|the)$/.test(lowerAt(words, index - 2)) &&
			/^(?:ask|asked|tell|told)$/.test(lowerAt(words, index - 3))
		)
			return [];
		const next = words[index + 1];
		if (!next || !unbroken(words, index - 1, index + 2)) return [];
		if (
			(!/^(?:VERB|AUX)$/.test(next.partOfSpeech) && !isBareVerb(next.lower)) ||
			next.lower === 'is' ||
			next.lower === 'was'
		)
			return [];
		return [oneWord(index, 'who', { person })];
	}),
	// "That", "what" and "where" after the noun that they are about.
	'what-after-noun': eachWord(({ lower }, index, words) => {
		if (lower !== 'what' || words[index]?.afterBreak || words[index + 1]?.afterBreak) return [];
		const noun = lowerAt(words, index - 1);
		if (!wordLists.thing.has(noun) && !pluralThings.has(noun) && !/^(?:things|clothes)$/.test(noun))
			return [];
		if (!determiners.has(lowerAt(words, index - 2)) || antecedentsOfThat.has(noun)) return [];
		if (!/^(?:i|you|he|she|we|they|people)$/.test(lowerAt(words, index + 1))) return [];
		if (hasBefore(words, index, 6, verbsOfTelling)) return [];
		if (/^(?:in|at|for|on|with|of|after|before|by|to)$/.test(lowerAt(words, index - 3))) return [];
		// "We need no car, what we want is a bus".
		if (/^(?:need|want)$/.test(lowerAt(words, index + 2)) && lowerAt(words, index + 3) === 'is') return [];
		return [oneWord(index, 'that', { noun })];
	}),
	'place-where': eachWord(({ lower }, index, words) => {
		if (lower !== 'that' && lower !== 'which') return [];
		if (words[index]?.afterBreak || !places.has(lowerAt(words, index - 1))) return [];
		if (!/^(?:i|you|he|she|we|they|people)$/.test(lowerAt(words, index + 1))) return [];
		if (/^(?:in|at)$/.test(lowerAt(words, index - 3)) || /^(?:in|at)$/.test(lowerAt(words, index - 2)))
			return [];
		if (hasBefore(words, index, 5, verbsOfTelling) || !whereNeeded(words, index)) return [];
		return [oneWord(index, 'where')];
	}),
	'where-without-in': eachWord(({ lower }, index, words) => {
		if (lower !== 'where' || !places.has(lowerAt(words, index - 1)) || words[index]?.afterBreak) return [];
		if (!/^(?:i|you|he|she|we|they)$/.test(lowerAt(words, index + 1))) return [];
		const verb = index + 2;
		const preposition = lowerAt(words, verb + 1);
		if (!formsOfLive.has(lowerAt(words, verb)) || !/^(?:in|at)$/.test(preposition)) return [];
		const isIt = lowerAt(words, verb + 2) === 'it';
		const next = words[isIt ? verb + 3 : verb + 2];
		if (next && !next.afterBreak && !/^(?:is|was|has|had|are|were)$/.test(next.lower)) return [];
		if (!unbroken(words, index, verb + 2)) return [];
		return [
			someWords(verb, isIt ? verb + 3 : verb + 2, words[verb]?.text ?? '', {
				preposition,
				next: lowerAt(words, index + 1),
				verb: lowerAt(words, verb),
			}),
		];
	}),
};
