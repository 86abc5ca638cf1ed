import lexicon from '#data/words/confusions.json' with { type: 'json' };
import { lowerAt } from '#grammar/clauses.ts';
import { singular } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import type { Candidate } from './candidates.ts';

const { wordsOfNone, institutions, timesBefore } = wordSets(lexicon);

const subjunctiveReach = 5;
const mandative =
	/^(?:suggest|insist|demand|recommend|request|propose|require)(?:s|ed)?$|^(?:proposed|required|vital|crucial|imperative|essential|lest)$/;

/** "If only it weren't so cold", "Were it up to me": the past subjunctive of be is the same for every person. */
function isSubjunctive(words: readonly TaggedWord[], from: number): boolean {
	if (!/^(?:were|weren't)$/.test(lowerAt(words, from))) return false;
	if (from === 0 || words[from]?.afterBreak) return true;
	const before = words.slice(Math.max(0, from - subjunctiveReach), from);
	return before.some(({ lower }) => /^(?:if|though|wish|wishes|wished|suppose|imagine)$/.test(lower));
}

/** "I recommend that he see a specialist": a bare verb after what somebody asks for. */
function isMandative(words: readonly TaggedWord[], from: number): boolean {
	const before = words.slice(Math.max(0, from - subjunctiveReach), from);
	return before.some(({ lower }) => mandative.test(lower));
}

/** "Had I known", "Should you need help": a condition without "if", its verb before its subject. */
function isInvertedCondition(words: readonly TaggedWord[], from: number): boolean {
	for (let at = from; at >= Math.max(0, from - 3); at--) {
		const opens = at === 0 || words[at]?.afterBreak;
		const isPronoun = /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, at + 1));
		if (opens && isPronoun && /^(?:had|were|should)$/.test(lowerAt(words, at))) return true;
	}
	return false;
}

const withTwoObjects =
	/^(?:ask|give|tell|teach|show|offer|send|bring|buy|pay|owe|lend)(?:s|ing|ed)?$|^(?:gave|giving|given|told|taught|sent|brought|bought|paid|lent)$/;

/** "I'm asking you questions": the pronoun is an object, so what follows it is another and no verb of its own. */
function followsObject(words: readonly TaggedWord[], from: number): boolean {
	const isPronoun = /^(?:you|it|me|him|her|us|them)$/.test(lowerAt(words, from - 1));
	return isPronoun && withTwoObjects.test(lowerAt(words, from - 2)) && !words[from]?.afterBreak;
}

/** Verbs with several prepositions, each with a meaning of its own: one agrees on a plan and with a person. */
const severalPrepositions = new Map(
	lexicon.severalPrepositions.flatMap(([verbs = '', prepositions = '']) =>
		verbs.split(' ').map((verb) => [verb, new Set(prepositions.split(' '))] as const),
	),
);

function isOneOfSeveral(words: readonly TaggedWord[], from: number): boolean {
	const previous = words[from - 1];
	const prepositions = severalPrepositions.get(previous ? baseOf(previous) : '');
	return prepositions?.has(lowerAt(words, from)) ?? false;
}

/** The words before a place, the nearest first, up to the last break. */
function wordsBefore(words: readonly TaggedWord[], from: number, count: number): string[] {
	const near: string[] = [];
	for (let at = from; at > 0 && near.length < count && !words[at]?.afterBreak; at--)
		near.push(lowerAt(words, at - 1));
	return near;
}

const reachOfSubject = 6;

/** "Neither of my sisters eats", "all the houses in my street are": what the subject begins with tells its number. */
function isToldByQuantity(words: readonly TaggedWord[], from: number): boolean {
	const before = wordsBefore(words, from, reachOfSubject);
	if (before.some((word, place) => word === 'of' && wordsOfNone.has(before[place + 1] ?? ''))) return true;
	return /^(?:are|were|have|aren't|weren't|haven't)$/.test(lowerAt(words, from)) && before.includes('all');
}

/** "Come tell me", "go get it", "i helped carry it": verbs that another follows without "to". */
function needsNoTo(words: readonly TaggedWord[], from: number): boolean {
	const before = words[from - 1];
	return /^(?:come|go)$/.test(before?.lower ?? '') || (!!before && baseOf(before) === 'help');
}

/** "Is always telling me off": what has an object behind it is no passive. */
function isGoingOn(words: readonly TaggedWord[], from: number): boolean {
	const [nearest = '', second = ''] = wordsBefore(words, from, 2);
	const be = /^(?:always|never|still|just|not|only)$/.test(nearest) ? second : nearest;
	return (
		lowerAt(words, from).endsWith('ing') &&
		/^(?:am|is|are|was|were|been)$|'(?:m|s|re)$/.test(be) &&
		/^(?:me|you|him|her|us|them|it|my|your|his|our|their|the|a)$/.test(lowerAt(words, from + 1))
	);
}

const usualTimes = wordSet('mornings afternoons evenings nights weekends weekdays summers winters');
/** Words before a noun, the nearest first, with which several are meant: "a lot of", "good at", "neither of my". */
const beforeSeveral =
	/^(?:no\b|of (?:lot|lots|plenty)\b|at (?:good|bad|great|terrible|better|brilliant)\b|(?:\w+ )?of (?:neither|none|either|one|each|many|most)\b)/;

/** "No rooms", "a lot of repairs", "good at languages", "on sundays": several of them are meant. */
function isMeantAsSeveral(words: readonly TaggedWord[], { from, words: [put = ''] }: Candidate): boolean {
	const noun = lowerAt(words, from);
	if (singular(noun) !== put) return false;
	if (usualTimes.has(noun) || wordLists.day.has(put)) return true;
	return beforeSeveral.test(wordsBefore(words, from, 3).join(' '));
}

/** "In hospital", "at school": what one is there for is meant. */
const isInstitution = (words: readonly TaggedWord[], from: number) =>
	institutions.has(lowerAt(words, from)) && /^(?:in|to|at|from|into)$/.test(lowerAt(words, from - 1));

/** "During the film" is when, "during two years" would be how long. */
const isWhen = (words: readonly TaggedWord[], from: number) =>
	lowerAt(words, from) === 'during' &&
	!words.slice(from + 1, from + 4).some(({ lower }) => wordLists.duration.has(lower));

/**
 * Whether the text is right, or has a meaning of its own, without the candidate: "few friends" is not "a few friends", and
 * some verbs rightly do not agree (Huddleston & Pullum 2002, Cambridge Grammar, sections 1.4 and 11.4 on subjunctive and
 * mandative clauses, 5.8 on few and little).
 */
export function isRightAsItIs(words: readonly TaggedWord[], candidate: Candidate): boolean {
	const { kind, from } = candidate;
	switch (kind) {
		case 'missing-article':
			return /^(?:few|fewer|little|less)$/.test(lowerAt(words, from)) || isInstitution(words, from);
		case 'other-preposition':
			return isOneOfSeveral(words, from) || isWhen(words, from);
		case 'missing-preposition':
			// "last weekend my parents came"
			return timesBefore.has(lowerAt(words, from - 1));
		case 'missing-to':
			return needsNoTo(words, from);
		case 'noun-number':
			return isMeantAsSeveral(words, candidate);
		case 'adverb':
			// "lately" and "hardly" mean something else.
			return /^(?:late|hard|near)$/.test(lowerAt(words, from));
		case 'agreement':
			return (
				isToldByQuantity(words, from) ||
				isSubjunctive(words, from) ||
				isInvertedCondition(words, from) ||
				isMandative(words, from) ||
				followsObject(words, from)
			);
		case 'verb-form':
			return isGoingOn(words, from) || isSubjunctive(words, from) || isInvertedCondition(words, from);
		case 'tense':
			return isSubjunctive(words, from) || isInvertedCondition(words, from);
		default:
			return false;
	}
}
