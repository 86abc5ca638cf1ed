import lexicon from '#data/words/confusions.json' with { type: 'json' };
import { lowerAt } from '#grammar/clauses.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf } from '#grammar/verb-forms.ts';
import type { Candidate } from './candidates.ts';

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

/**
 * Whether the text is right, or has a meaning of its own, without the candidate: "few friends" is not "a few friends", and
 * some verbs rightly do not agree (Huddleston & Pullum 2002, Cambridge Grammar, sections 1.4 and 11.4 on subjunctive and
 * mandative clauses, 5.8 on few and little).
 */
export function isRightAsItIs(words: readonly TaggedWord[], { kind, from }: Candidate): boolean {
	switch (kind) {
		case 'missing-article':
			return /^(?:few|fewer|little|less)$/.test(lowerAt(words, from));
		case 'other-preposition':
			return isOneOfSeveral(words, from);
		case 'agreement':
			return (
				isSubjunctive(words, from) ||
				isInvertedCondition(words, from) ||
				isMandative(words, from) ||
				followsObject(words, from)
			);
		case 'tense':
		case 'verb-form':
			return isSubjunctive(words, from) || isInvertedCondition(words, from);
		default:
			return false;
	}
}
