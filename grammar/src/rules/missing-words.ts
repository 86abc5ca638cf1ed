import lexicon from '#data/words/missing-words.json' with { type: 'json' };
import { hasBefore, lowerAt, startsClause } from '#grammar/clauses.ts';
import { type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, formOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { verbsWithPeople } = lists;

/** Words that make "I think is" right: "what I think is important", within so many words. */
const questionWords = new Set(['what', 'which', 'that', 'who', 'whatever', 'than']);
const thoughtReach = 5;

const isPerson = (lower: string) =>
	wordLists.relative.has(lower) ||
	wordLists.job.has(lower) ||
	/^(?:man|woman|boy|girl|baby|person|guy|family)$/.test(lower);

const clauseReach = 12;
/** With whom or what "is" may go, and what shows that it has another subject. */
const otherSubjects = wordSet(lexicon.otherSubjects);

/**
 * Whether "is" after "and" or "but" has no subject: "i live near valencia and is very quiet". Before it only "i" or the like
 * does something, and no person is named.
 */
function isOfNobodyBefore(words: readonly TaggedWord[], joint: number): boolean {
	for (let at = joint - 1; at >= Math.max(0, joint - clauseReach); at--) {
		const word = words[at];
		if (!word || words[at + 1]?.afterBreak) return false;
		const isBeforeNoun =
			/^(?:this|that)$/.test(word.lower) && /^(?:NOUN|ADJ)$/.test(words[at + 1]?.partOfSpeech ?? '');
		if (
			(otherSubjects.has(word.lower) && !isBeforeNoun) ||
			isPerson(word.lower) ||
			verbsWithPeople.has(baseOf(word))
		)
			return false;
		if (/^(?:is|was|has|does|doesn't|isn't)$/.test(word.lower)) return false;
		if (word.partOfSpeech === 'VERB' && formOf(word.lower, baseOf(word)) === 'third') return false;
		if (/^(?:i|we|you|they)(?:'ve)?$/.test(word.lower))
			return (
				startsClause(words, at) &&
				!/^(?:that|who|which|what|where|when|if)$/.test(lowerAt(words, at - 1)) &&
				/^(?:VERB|AUX|ADV)$/.test(words[at + 1]?.partOfSpeech ?? '')
			);
	}
	return false;
}

export const missingWordsFinders: Finders = {
	// Words that must not be left out.
	'missing-it'(words) {
		const states =
			/^(?:very|so|too|raining|snowing|important|difficult|necessary|possible|impossible|sunny|cold|hot|true|better)$/;
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'is' || words[index + 1]?.afterBreak) return [];
			const pause = index === 0 || word.afterBreak;
			const because = lowerAt(words, index - 1) === 'because';
			const think =
				lowerAt(words, index - 1) === 'think' &&
				lowerAt(words, index - 2) === 'i' &&
				!hasBefore(words, index - 2, thoughtReach, questionWords);
			const isJoined =
				/^(?:and|but)$/.test(lowerAt(words, index - 1)) &&
				!/^(?:it|he|she|this|that|there)$/.test(lowerAt(words, index + 1)) &&
				isOfNobodyBefore(words, index - 1);
			if (!pause && !because && !think && !isJoined) return [];
			const next = lowerAt(words, index + 1);
			if (
				!isJoined &&
				!states.test(next) &&
				!(because && words[index + 1]?.partOfSpeech === 'ADJ') &&
				(pause || !/^(?:good|bad|nice|great|beautiful|interesting|easy|fun|a)$/.test(next))
			)
				return [];
			const says = /^(?:very|so|too|really|quite|not|a|an|my|the)$/.test(next)
				? `${next} ${lowerAt(words, index + 2)}`
				: next;
			return [oneWord(index, 'it is', { says })];
		});
	},
};
