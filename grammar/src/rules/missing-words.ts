import lexicon from '#data/words/missing-words.json' with { type: 'json' };
import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { type Exceptions, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { indefinitePronouns } from '#grammar/noun-phrases.ts';
import { subjects } from '#grammar/subjects.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, formOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { signsOfOtherTimes, degrees, endsOfPredicate, notBeforeSubject, verbsBeforeQuality } = lists;
const { verbsWithPeople, clausesAfterOther } = lists;

/** Words that make "I think is" right: "what I think is important", within so many words. */
const questionWords = new Set(['what', 'which', 'that', 'who', 'whatever', 'than']);
const thoughtReach = 5;

/** "Yesterday i going home", "sometimes i making mistakes": what is missing is not "am". */
const isOfAnotherTime = (words: readonly TaggedWord[], from: number) =>
	/ing$/.test(`${lowerAt(words, from + 1)} ${lowerAt(words, from + 2)}`.replace(/ing .*/, 'ing')) &&
	words.slice(Math.max(0, from - 6), from + 12).some(({ lower }) => signsOfOtherTimes.has(lower));

/** Qualities that hardly ever stand behind their noun or are read as something else. */
const qualities = wordSet(lexicon.qualities);

/** Verbs that are read as nouns, and words that are only named. */
const notSubjects = wordSet(lexicon.notSubjects);
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
	// Subjects whose "be" is missing before what they are or do.
	'subject-and-quality-without-be'(words) {
		return subjects(words).flatMap(({ from, head, end, verb: place, isPlural }): Finding[] => {
			if (
				isPlural === undefined ||
				indefinitePronouns.has(lowerAt(words, head)) ||
				lowerAt(words, head).length < 2
			)
				return [];
			// An adverb between them was skipped as one before a verb.
			const at = degrees.has(lowerAt(words, place - 1)) && place - 1 >= end ? place - 1 : place;
			if (at > end + 4 || words.slice(end, at).some(({ lower }) => indefinitePronouns.has(lower))) return [];
			const hasDegree = degrees.has(lowerAt(words, at));
			const quality = hasDegree ? (degrees.has(lowerAt(words, at + 1)) ? at + 2 : at + 1) : at;
			const word = words[quality];
			if (!word || !qualities.has(word.lower) || !/^(?:ADJ|VERB|ADV)$/.test(word.partOfSpeech)) return [];
			if (!unbroken(words, from, quality + 1)) return [];
			// "a dish very common in my region", "the people responsible", "parents too busy to talk"
			if (/^(?:an?|another)$/.test(lowerAt(words, from))) return [];
			if (!hasDegree && /^(?:responsible|able|interested|sick|aware)$/.test(word.lower)) return [];
			if (
				lowerAt(words, quality - 1) === 'too' &&
				(head === from || /^(?:some|many|most)$/.test(lowerAt(words, from)))
			)
				return [];
			const next = words[quality + 1];
			if (next && !next.afterBreak && !endsOfPredicate.has(next.lower)) return [];
			if (!hasDegree && /^(?:in|of|with|at|about|from|for|as|that)$/.test(next?.lower ?? '')) return [];
			if (/^(?:better|worse|stronger|faster)$/.test(word.lower) && next?.lower !== 'than') return [];
			if (lowerAt(words, at) === 'not' && place === end) return [];
			if (next?.lower === 'that' && /^(?:an?)$/.test(lowerAt(words, from))) return [];
			if (!hasDegree && at !== end && words[end]?.partOfSpeech !== 'ADP') return [];
			if (hasBefore(words, from, 3, notBeforeSubject) || lowerAt(words, from - 1).includes("'")) return [];
			if (words.slice(from, at).some(({ lower }) => notSubjects.has(lower))) return [];
			if (lowerAt(words, from - 1) === 'and' && hasBefore(words, from, 12, verbsBeforeQuality)) return [];
			// A verb that comes later may be the one of this subject: "students interested in art can come".
			for (let later = quality + 1; later <= quality + 7; later++) {
				const other = words[later];
				if (
					!other ||
					other.afterBreak ||
					clausesAfterOther.has(other.lower) ||
					(other.lower === 'and' && hasDegree)
				)
					break;
				const isVerb =
					other.partOfSpeech === 'AUX' || (other.partOfSpeech === 'VERB' && !/ing$/.test(other.lower));
				if (isVerb && lowerAt(words, later - 1) !== 'to') return [];
			}
			if (next?.lower === 'and' && !hasDegree && words[quality + 2]?.partOfSpeech === 'NOUN') return [];
			const be = isPlural ? 'are' : 'is';
			const old = words[at]?.text ?? '';
			return [oneWord(at, `${be} ${old}`, { head: lowerAt(words, head), word: word.lower, be })];
		});
	},
};

export const missingWordsExceptions: Exceptions = {
	// Sentences whose "be" is missing.
	'be-before-quality': isOfAnotherTime,
	// Sentences where "be" is missing between the subject and what it is, has or does.
	'be-before-state': isOfAnotherTime,
};
