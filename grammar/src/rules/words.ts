import lexicon from '#data/words/words.json' with { type: 'json' };
import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Exceptions, eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { isNoun, nounPhrase } from '#grammar/noun-phrases.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms, baseOf, formOf, verbForms } from '#grammar/verb-forms.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const { wordsBetween, wordsBeforeVerb, wordsAfterCollocation, questionWords, afterMake, timesAfterObject } =
	wordSets(lexicon);

/** Frequent misspellings, each with the word that is meant. */
const meant = new Map<string, string>();

for (const pair of lexicon.spellings) {
	const [wrong = '', ...right] = pair.split(' ');
	meant.set(wrong, right.join(' '));
}

/** Verbs that learners say, the verb that is right, and the things with which this is so. */
const wanted = new Map<string, Map<string, string>>();

for (const line of lexicon.collocations) {
	const [wrong = '', right = '', things = ''] = line.split(' ');
	for (const verb of wrong.split(',')) {
		if (verb === right) continue;
		const byThing = wanted.get(verb) ?? new Map<string, string>();
		for (const thing of things.split(',')) if (!byThing.has(thing)) byThing.set(thing, right);
		wanted.set(verb, byThing);
	}
}

const verbOfForm = new Map(
	[...wanted.keys()].flatMap((verb) => allForms(verb).map((form) => [form, verb] as const)),
);

/** "I do wish", "we do promise" */
const nounsAndVerbs = wordSet(lexicon.nounsAndVerbs);

function collocation(words: readonly TaggedWord[], index: number): Finding[] {
	const verb = verbOfForm.get(lowerAt(words, index));
	const things = verb === undefined ? undefined : wanted.get(verb);
	if (
		!verb ||
		!things ||
		(index > 0 && !words[index]?.afterBreak && !wordsBeforeVerb.has(lowerAt(words, index - 1)))
	)
		return [];
	let at = index + 1;
	while (at < index + 5 && wordsBetween.has(lowerAt(words, at)) && !things.has(lowerAt(words, at))) at++;
	const right = things.get(lowerAt(words, at));
	const next = words[at + 1];
	if (!right || !unbroken(words, index, at + 1)) return [];
	// "do friends help", "that makes homework easier", "the photo album"
	if (index === 0 && verb === 'do') return [];
	if (
		next &&
		!next.afterBreak &&
		/^(?:NOUN|ADJ|VERB|AUX|ADV)$/.test(next.partOfSpeech) &&
		!wordsAfterCollocation.has(next.lower)
	)
		return [];
	if (right === 'have' && verb === 'take' && /^(?:to|out|from|away|home|back|up)$/.test(next?.lower ?? ''))
		return [];
	if (questionWords.has(lowerAt(words, index - 2)) || afterMake.has(next?.lower ?? '')) return [];
	// "made conversation with the guests", "the teachers made an exam", "he made questions for the quiz"
	const thing = lowerAt(words, at);
	if (thing === 'conversation' && at === index + 1) return [];
	if (/^(?:question|party|sport)$/.test(thing) && next?.lower === 'of') return [];
	if (/^exams?$/.test(thing) && /^(?:he|she|they)$/.test(lowerAt(words, index - 1))) return [];
	if (/^(?:questions|friends)$/.test(thing) && /^(?:for|and)$/.test(next?.lower ?? '')) return [];
	if (thing === 'question' && next?.lower === 'and') return [];
	if (verb === 'do' && at === index + 1 && nounsAndVerbs.has(lowerAt(words, at))) return [];
	const form = formOf(lowerAt(words, index), baseOf(words[index] as TaggedWord)) ?? 'base';
	const replacement = verbForms(right)[form].replace(/^commit(ed|ing)$/, 'committ$1');
	return [oneWord(index, replacement, { word: lowerAt(words, at), right, verb: lowerAt(words, index) })];
}

export const wordsFinders: Finders = {
	// Words that are spelt wrong however they are meant.
	'frequent-misspelling': eachWord(({ lower }, index) => {
		const right = meant.get(lower);
		return right ? [oneWord(index, right, { word: lower })] : [];
	}),
	// Verbs and the things that go with them.
	'verb-of-thing': eachWord((_, index, words) => collocation(words, index)),
};

/** Whether a verb has more for its object than the thing named first: "a party trick", "his homework look easy". */
function hasOtherObject(words: readonly TaggedWord[], verb: number): boolean {
	const object = nounPhrase(words, verb + 1);
	if (!object) return false;
	const isCompound =
		object.head > verb + 1 &&
		isNoun(words[object.head - 1]) &&
		!timesAfterObject.has(lowerAt(words, object.head));
	const next = lowerAt(words, object.end);
	const isJoined = next === 'and' && isNoun(words[object.end + 1]);
	const isMockery = next === 'of' && lowerAt(words, object.head) === 'sport';
	return isCompound || isJoined || isMockery || /^(?:look|seem|sound|feel|free|into|making)$/.test(next);
}

export const wordsExceptions: Exceptions = { 'make-do': hasOtherObject, 'do-make-more': hasOtherObject };
