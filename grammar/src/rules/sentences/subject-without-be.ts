import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { indefinitePronouns } from '#grammar/noun-phrases.ts';
import { subjects } from '#grammar/subjects.ts';

const degrees = /^(?:very|so|too|not|always|also|really|more|quite|extremely|usually|often|never|still)$/;
/** Qualities that hardly ever stand behind their noun or are read as something else. */
const qualities = new Set(
	`important difficult easy happy sad angry tired busy expensive cheap dangerous beautiful delicious interesting boring useful
	friendly kind polite noisy crowded hungry afraid famous popular comfortable necessary healthy unhealthy different careful
	lazy strict helpful lonely nervous proud sick poor rich interested bored excited worried married
	polluted strong weak hot cold small big old young smart intelligent convenient active aware able unable
	responsible harmful common safe ready similar modern clean dirty good bad better worse bigger cheaper easier
	older younger faster stronger`.split(/\s+/),
);
const after =
	/^(?:and|but|because|so|when|if|than|to|in|for|of|with|at|about|from|that|now|today|nowadays|as|there|here)$/;
const notBefore = new Set(
	`make makes made making find found keep kept see saw get got feel how what which where than as like with of by consider
	is are was were be know knows understand love loves let want wants call called name named not no any`.split(
		/\s+/,
	),
);

const makers = new Set(
	"make makes made making keep keeps kept find finds found need needs needed prefer prefers preferred serve serves served like likes liked want left consider aren't isn't are is".split(
		' ',
	),
);
/** Verbs that are read as nouns, and words that are only named. */
const notSubjects =
	/^(?:looks?|seems?|sounds?|feels?|smells?|tastes?|gets?|turns?|bit|lot|words?|terms?|adjectives?|names?|rest|all)$/;

/** Subjects whose "be" is missing before what they are or do. */
export const subjectWithoutBeFinders: Finders = {
	'subject-and-quality-without-be'(words) {
		return subjects(words).flatMap(({ from, head, end, verb: place, isPlural }): Finding[] => {
			if (
				isPlural === undefined ||
				indefinitePronouns.has(lowerAt(words, head)) ||
				lowerAt(words, head).length < 2
			)
				return [];
			// An adverb between them was skipped as one before a verb.
			const at = degrees.test(lowerAt(words, place - 1)) && place - 1 >= end ? place - 1 : place;
			if (at > end + 4 || words.slice(end, at).some(({ lower }) => indefinitePronouns.has(lower))) return [];
			const hasDegree = degrees.test(lowerAt(words, at));
			const quality = hasDegree ? (degrees.test(lowerAt(words, at + 1)) ? at + 2 : at + 1) : at;
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
			if (next && !next.afterBreak && !after.test(next.lower)) return [];
			if (!hasDegree && /^(?:in|of|with|at|about|from|for|as|that)$/.test(next?.lower ?? '')) return [];
			if (/^(?:better|worse|stronger|faster)$/.test(word.lower) && next?.lower !== 'than') return [];
			if (lowerAt(words, at) === 'not' && place === end) return [];
			if (next?.lower === 'that' && /^(?:an?)$/.test(lowerAt(words, from))) return [];
			if (!hasDegree && at !== end && words[end]?.partOfSpeech !== 'ADP') return [];
			if (hasBefore(words, from, 3, notBefore) || lowerAt(words, from - 1).includes("'")) return [];
			if (words.slice(from, at).some(({ lower }) => notSubjects.test(lower))) return [];
			if (lowerAt(words, from - 1) === 'and' && hasBefore(words, from, 12, makers)) return [];
			// A verb that comes later may be the one of this subject: "students interested in art can come".
			for (let later = quality + 1; later <= quality + 7; later++) {
				const other = words[later];
				if (
					!other ||
					other.afterBreak ||
					/^(?:but|because|so|when|if|that|than)$/.test(other.lower) ||
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
