import lexicon from '#data/words/subjects.json' with { type: 'json' };
import { afterPause, lowerAt, opensSentence, startsClause, unbroken } from './clauses.ts';
import {
	determiners,
	indefinitePronouns,
	irregularPlurals,
	isNoun,
	type NounPhrase,
	nounPhrase,
	oneOf,
} from './noun-phrases.ts';
import type { TaggedWord } from './tagged-text.ts';
import { skipAdverb } from './third-person.ts';
import { baseOf, commonVerbs, formOf } from './verb-forms.ts';
import { prepositions, verbPhraseEnd } from './verb-phrases.ts';
import { wordLists } from './word-lists.ts';
import { wordSets } from './word-set.ts';

const { openingAdverbs, formsOfBe, openersOfTime, nounsInOpenings, verbsOfOpinion } = wordSets(lexicon);

/** A noun phrase with which a clause begins, and the place of the verb after it. */
type Subject = NounPhrase & { verb: number };

/** The place after what follows a noun and belongs to it: "of my class", "in big cities", "who work hard". */
function afterModifiers(words: readonly TaggedWord[], noun: NounPhrase): number | undefined {
	let at = noun.end;
	for (let parts = 0; parts < 3; parts++) {
		const word = words[at];
		if (!word || word.afterBreak) return undefined;
		if (prepositions.has(word.lower)) {
			const next = lowerAt(words, at + 1);
			if (/^(?:me|him|us|them|you|her|here|there|abroad|this|that)$/.test(next) && !nounPhrase(words, at + 1))
				at += 2;
			else {
				const inner = nounPhrase(words, at + 1);
				if (!inner) return undefined;
				at = inner.end;
			}
		} else if (/^(?:who|that|which)$/.test(word.lower)) {
			const object = /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, at + 1))
				? at + 2
				: determiners.has(lowerAt(words, at + 1)) || isNoun(words[at + 1])
					? nounPhrase(words, at + 1)?.end
					: undefined;
			const isSubject = commonVerbs.has(baseOf(words[at + 1] ?? word)) || object === undefined;
			return verbPhraseEnd(words, isSubject ? at + 1 : object);
		} else if (/^(?:living|working|studying|coming|learning|using)$/.test(word.lower))
			return verbPhraseEnd(words, at);
		else return at;
	}
	return at;
}

/** Whether a clause begins at a word; also after "in my opinion" and the like at the start of a text. */
function beginsClause(words: readonly TaggedWord[], index: number): boolean {
	if (startsClause(words, index) || openingAdverbs.has(lowerAt(words, index - 1))) return true;
	if (/^(?:here|there)$/.test(lowerAt(words, index - 1)) && opensSentence(words, index - 1)) return true;
	for (let back = 2; back <= 5; back++) {
		if (!afterPause(words, index - back) || words[index - back]?.partOfSpeech !== 'ADP') continue;
		// "about two hours a day"
		if (lowerAt(words, index - back) === 'about' && words[index - back + 1]?.partOfSpeech === 'NUM') continue;
		if (nounPhrase(words, index - back + 1)?.end === index) return true;
	}
	for (let back = 2; back <= 4; back++) {
		const opener = lowerAt(words, index - back);
		if (!afterPause(words, index - back) || !openersOfTime.has(opener)) continue;
		if (nounsInOpenings.has(lowerAt(words, index - 1))) return true;
	}
	return false;
}

const skipDegree = (words: readonly TaggedWord[], at: number) =>
	/^(?:very|so|too|really|quite|not)$/.test(lowerAt(words, at)) ? at - 1 : at;

/** Whether the clause has a verb before `index`: "it rained at night", not "a net at the window". */
function hasVerbBefore(words: readonly TaggedWord[], index: number): boolean {
	let at = index;
	while (at > 0 && !words[at]?.afterBreak)
		if (/^(?:VERB|AUX)$/.test(words[--at]?.partOfSpeech ?? '')) return true;
	return false;
}

/** Whether a new clause, and no second noun, begins after "and" ("it rained and the road was wet"). */
function startsAnew(words: readonly TaggedWord[], and: number): boolean {
	// "my hair is brown and my eyes are green": no noun before "and"
	if (words[and - 1]?.partOfSpeech === 'ADJ' && formsOfBe.has(lowerAt(words, skipDegree(words, and - 2))))
		return true;
	let at = and - 1;
	while (
		at >= and - 4 &&
		/^(?:NOUN|PROPN|ADJ|DET|PRON|NUM)$/.test(words[at]?.partOfSpeech ?? '') &&
		!words[at]?.afterBreak
	) {
		if (/^(?:i|he|she|they|her|him|me|us)$/.test(lowerAt(words, at))) return false;
		at--;
	}
	const word = words[at];
	if (!word || word.afterBreak || !unbroken(words, at, and + 1) || word.lower.endsWith('ing')) return false;
	// "the names my brother and his wife are considering"
	if (words[at - 1]?.partOfSpeech === 'DET') return false;
	if (word.partOfSpeech === 'ADP') return /^(?:to|in|at|on)$/.test(word.lower) && hasVerbBefore(words, at);
	// "enough sleep and a good breakfast help"
	if (/^(?:enough|more|less|much|little|no|good)$/.test(lowerAt(words, at - 1))) return false;
	return (
		/^(?:VERB|AUX|ADV|PART)$/.test(word.partOfSpeech) &&
		!/^(?:think|thinks|know|knows|believe|say|says|said|hope|guess|is|are|was|were)$/.test(word.lower)
	);
}

/** Whether two nouns joined by "and" are two: "my mother and my teacher", not "the frontman and master". */
function areTwo(words: readonly TaggedWord[], one: NounPhrase, other: NounPhrase): boolean {
	return [one, other].every(({ from, head, isPlural }) => {
		const noun = lowerAt(words, head);
		const isPerson =
			wordLists.relative.has(noun) ||
			wordLists.job.has(noun) ||
			/^(?:student|man|woman|boy|girl|child)$/.test(noun);
		return (
			determiners.has(lowerAt(words, from)) &&
			!oneOf.test(lowerAt(words, from)) &&
			(isPerson || isPlural === true)
		);
	});
}

/** Whether a plural noun after "and" has a verb of its own that is wrong with one or two subjects: "and old people finds it". */
function isSecondOfMany(words: readonly TaggedWord[], from: number, end: number): boolean {
	const verb = words[skipAdverb(words, end)];
	const isThird = verb?.partOfSpeech === 'VERB' && formOf(verb.lower, baseOf(verb)) === 'third';
	if (!isThird) return false;
	for (let at = from - 2; at >= Math.max(0, from - 6); at--)
		if (words[at]?.partOfSpeech === 'ADP' || /^(?:between|both|to)$|ing$/.test(lowerAt(words, at)))
			return false;
	return true;
}

/** Whether the clause that goes on at `from` ends in a preposition: "is the food for". */
export function endsWithPreposition(words: readonly TaggedWord[], from: number): boolean {
	for (let at = from; at < from + 6; at++)
		if (!words[at + 1] || words[at + 1]?.afterBreak) return words[at]?.partOfSpeech === 'ADP';
	return false;
}

/**
 * Whether what looks like a subject belongs to what stands before it: "the months before the exam were hard", "the people
 * who look after a child stay", "music and no coffee before the flight help".
 */
export function isTimeOfOther(words: readonly TaggedWord[], from: number): boolean {
	if (!/^(?:after|before|since)$/.test(lowerAt(words, from - 1))) return false;
	return (
		/s$|^look/.test(lowerAt(words, from - 2)) ||
		(isNoun(words[from - 2]) && [3, 4].some((back) => lowerAt(words, from - back) === 'and'))
	);
}

/** Subjects with the places of their verbs, which may stand far behind ("the people who live in big cities have"). */
export function subjects(words: readonly TaggedWord[]): readonly Subject[] {
	const known = found.get(words);
	if (known) return known;
	const all = findSubjects(words);
	found.set(words, all);
	return all;
}

/** Several rules ask for the subjects of the same words. */
const found = new WeakMap<readonly TaggedWord[], readonly Subject[]>();

function findSubjects(words: readonly TaggedWord[]): Subject[] {
	return [...words.keys()].flatMap((index): Subject[] => {
		const first = words[index];
		if (
			!first ||
			!(
				/^(?:DET|PRON|NOUN|ADJ|NUM)$/.test(first.partOfSpeech) ||
				irregularPlurals.has(first.lower) ||
				indefinitePronouns.has(first.lower)
			) ||
			!beginsClause(words, index)
		)
			return [];
		if (/^(?:how|what|which|whose|than|or|as|of|to)$/.test(lowerAt(words, index - 1)) && !first.afterBreak)
			return [];
		const noun = nounPhrase(words, index);
		if (!noun) return [];
		// "people who work are tired": the word after "who" is a verb, though it looks like a noun
		if (
			lowerAt(words, index - 1) === 'who' &&
			!first.afterBreak &&
			noun.end === index + 1 &&
			commonVerbs.has(baseOf(first))
		)
			return [];
		// "to know the singers"
		if (lowerAt(words, index - 2) === 'to' && verbsOfOpinion.has(lowerAt(words, index - 1))) return [];
		if (lowerAt(words, index - 1) === 'so' && /^(?:many|few)$/.test(first.lower)) return [];
		const isSecond = /^(?:and|or)$/.test(lowerAt(words, index - 1)) && !opensSentence(words, index);
		const mayBeAnew = determiners.has(first.lower) || indefinitePronouns.has(first.lower);
		if (
			isSecond &&
			!(mayBeAnew && startsAnew(words, index - 1)) &&
			!(noun.isPlural && isSecondOfMany(words, index, noun.end))
		)
			return [];
		const second = lowerAt(words, noun.end) === 'and' ? nounPhrase(words, noun.end + 1) : undefined;
		if (lowerAt(words, noun.end) === 'and' && !(second && areTwo(words, noun, second))) return [];
		const joined = second ? { ...noun, head: second.head, end: second.end, isPlural: true } : noun;
		if (/^(?:and|or)$/.test(lowerAt(words, joined.end))) return [];
		const place = afterModifiers(words, joined);
		if (place === undefined) return [];
		const isTimed =
			/^(?:nowadays|today|also|even)$/.test(lowerAt(words, place)) ||
			(/^(?:here|there|now)$/.test(lowerAt(words, place)) && determiners.has(first.lower));
		const verb = skipAdverb(words, isTimed ? place + 1 : place);
		return unbroken(words, index, verb + 1) ? [{ ...joined, verb }] : [];
	});
}
