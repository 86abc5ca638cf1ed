import asked from '#data/words/asked-prepositions.json' with { type: 'json' };
import lexicon from '#data/words/prepositions.json' with { type: 'json' };
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { headFrom, isCircumstance, startsThing } from '#grammar/phrase-heads.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms, commonVerbs } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { patternTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { adverbsBeforePreposition, determiners, schoolSubjects, headsOfFixedPhrases } = lists;
const { subjectsAndModals, wordsBeforeFeeling, wordsBeforeReason, wordsBeforeRespect } = lists;
const { nounsLikeVerbs } = lists;

/** Verbs whose preposition stays the same whatever stands between: "depends a lot of", "believe strongly to". */
const verbsWithFirmPreposition = wordSet(lexicon.verbsWithFirmPreposition);
const wanted = new Map(
	asked.verbs.flatMap((line) => {
		const [verb = '', right = '', wrong = ''] = line.split(' ');
		const except = new Set(
			verbsWithFirmPreposition.has(verb)
				? wrong.split(',').filter((one) => one !== 'in' && one !== 'with')
				: [],
		);
		if (verb === 'depend') for (const one of ['in', 'with']) except.add(one);
		return except.size > 0 ? allForms(verb).map((form) => [form, { right, wrong: except }] as const) : [];
	}),
);

const depending: ReadonlySet<string> = new Set(['depend', 'rely'].flatMap(allForms));

/** What a word asks for: the preposition that is right, and those that learners say. */
type Wanted = { right: string; wrong: ReadonlySet<string> };

function readTable(table: readonly string[], formsOf: (word: string) => string[]): Map<string, Wanted> {
	const wanted = new Map<string, Wanted>();
	for (const line of table) {
		const cells = line.split(' ');
		const wrong = new Set(cells.pop()?.split(','));
		const right = cells.pop() ?? '';
		for (const form of formsOf(cells.at(-1) ?? '')) wanted.set(form, { right, wrong });
	}
	return wanted;
}

const ofVerbs = readTable(asked.verbs, allForms);
const ofAdjectives = readTable(asked.adjectives, (word) => [word]);
const ofNouns = readTable(asked.nouns, (word) => [word]);
const payForms: ReadonlySet<string> = new Set(['pay', 'show', 'give'].flatMap(allForms));
const isBe = (lower: string) => /^(?:am|is|are|was|were|be|been|being)$/.test(lower);

/** "The demand of the workers", "an increase of ten per cent", "the damage of war" are right: these need such a thing. */
const onlyOf = patternTable(lexicon.onlyOf);

/** "Focus in class" is right, "focus in my studies" is not. */
const inWhat = patternTable(lexicon.inWhat);

const stemOf = (lower: string) => Object.keys(inWhat).find((verb) => lower.startsWith(verb.slice(0, -1)));

/** "Different with children", "famous by singing": what is right besides what learners mean. */
function isRight(words: readonly TaggedWord[], at: number): boolean {
	const word = lowerAt(words, at);
	const preposition = lowerAt(words, at + 1);
	const head = lowerAt(words, headFrom(words, at + 2) ?? at + 2);
	if (word === 'married' && /^(?:kids|children|child|daughter|son|family|daughters|sons)$/.test(head))
		return true;
	if (/^(?:effect|force)$/.test(word) && lowerAt(words, at - 1) === 'into') return true;
	if (word === 'knowledge' && preposition === 'in') return !schoolSubjects.has(head);
	// "that is the reason to him", "the importance to us", "an invitation to the man"
	if (word === 'importance' && (preposition === 'to' || preposition === 'for'))
		return !/^(?:education|health|family|reading|sport|friendship|water|nature|language|learning)$/.test(
			head,
		);
	if (Object.hasOwn(onlyOf, word)) return !onlyOf[word]?.test(head);
	const verb = preposition === 'in' ? stemOf(word) : undefined;
	if (verb) return !inWhat[verb]?.test(head);
	if (/^(?:different|similar)$/.test(word) && preposition === 'with')
		return (
			(!wordLists.thing.has(head) && !/^(?:mine|yours|hers|ours|theirs)$/.test(head)) ||
			wordLists.relative.has(head) ||
			/^(?:the|this|that|these)$/.test(lowerAt(words, at + 2))
		);
	if (word === 'famous' && preposition === 'by') return !/^(?:its|the)$/.test(lowerAt(words, at + 2));
	return headsOfFixedPhrases.has(head);
}

/** "Ready to dance" is right, whatever the tagger takes "dance" for. */
const mayBeVerb = (words: readonly TaggedWord[], at: number) =>
	/^(?:VERB|AUX|ADV)$/.test(words[at]?.partOfSpeech ?? '') ||
	commonVerbs.has(lowerAt(words, at)) ||
	(words[at]?.partOfSpeech === 'NOUN' && words[at + 1]?.partOfSpeech === 'DET');

/** Whether the word at `at` has a wrong preposition after it, with a thing after that, not a time or a place. */
function hasWrong(words: readonly TaggedWord[], at: number, { right, wrong }: Wanted): boolean {
	const preposition = words[at + 1];
	if (!preposition || preposition.afterBreak || !wrong.has(preposition.lower)) return false;
	if (isRight(words, at) || /^(?:own|course|back|left|right)$/.test(lowerAt(words, at + 3))) return false;
	if (lowerAt(words, at + 2) === 'course') return false;
	if (!startsThing(words, at + 2) || isCircumstance(words, at + 1)) return false;
	// "his dependence from her on ...", "a solution of it to ..."
	const rest = [3, 4, 5, 6].map((offset) => lowerAt(words, at + offset));
	if (preposition.lower === 'to' && mayBeVerb(words, at + 2)) return false;
	return !rest.includes(right) || right === 'of' || right === 'in' || right === 'to';
}

const finding = (words: readonly TaggedWord[], at: number, right: string): Finding =>
	oneWord(at + 1, right, { word: lowerAt(words, at) });

/** Verbs that are nouns too: "graduates of this school", "the laughs of children", "the benefits of sport". */
const verbsAndNouns = wordSet(lexicon.verbsAndNouns);

/** "It was different with the girls" speaks of the girls' case. */
const isDifferentFor = (words: readonly TaggedWord[], index: number) =>
	lowerAt(words, index) === 'different' &&
	lowerAt(words, index + 1) === 'with' &&
	/^(?:the|him|her|me|us|them|it|you|people|these|those)$/.test(lowerAt(words, index + 2));

const ofOrIn: ReadonlySet<string> = new Set(['of', 'in', 'with', 'rate', 'rates', 'pay', 'paid', 'interest']);
const doing: ReadonlySet<string> = new Set(['do', 'cause'].flatMap(allForms));

export const prepositionsFinders: Finders = {
	// Prepositions that a verb asks for across an adverb.
	'preposition-after-adverb': eachWord(({ lower }, index, words) => {
		const asked = wanted.get(lower);
		if (asked) {
			let at = index + 1;
			while (at <= index + 3 && adverbsBeforePreposition.has(lowerAt(words, at))) at++;
			if (at === index + 1 || !asked.wrong.has(lowerAt(words, at)) || !unbroken(words, index, at + 2))
				return [];
			if (lowerAt(words, at - 1) === 'lot' && lowerAt(words, at) === 'of' && !depending.has(lower)) return [];
			if (!startsThing(words, at + 1) || isCircumstance(words, at)) return [];
			return [oneWord(at, asked.right, { word: lower })];
		}
		// "not only on talent but also from luck"
		if (!/^(?:from|of)$/.test(lower) || !/^(?:also|but)$/.test(lowerAt(words, index - 1))) return [];
		if (!hasBefore(words, index, 9, depending) || !startsThing(words, index + 1)) return [];
		return [oneWord(index, 'on', {}, 'preposition-after-adverb.depend')];
	}),
	// Prepositions that a verb, an adjective or a noun asks for.
	'verb-asks-for': eachWord((word, index, words) => {
		const wanted = ofVerbs.get(word.lower);
		if (!wanted || !hasWrong(words, index, wanted)) return [];
		const before = lowerAt(words, index - 1);
		const isNoun =
			!word.afterBreak &&
			(determiners.has(before) ||
				(/^(?:ADJ|NOUN)$/.test(words[index - 1]?.partOfSpeech ?? '') &&
					/^(?:focus|concentrate|deal)$/.test(word.lower) &&
					!/s$|people|men/.test(before)));
		// "graduates of this school", "the laughs of children"
		if (verbsAndNouns.has(word.lower) && !subjectsAndModals.has(before) && !pluralThings.has(before))
			return [];
		const isParticiple = /^(?:suffered|believed|devoted|applied|prepared|hidden)$/.test(word.lower);
		if (isNoun || isParticiple || (isBe(before) && /ed$/.test(word.lower) && word.lower !== 'focused'))
			return [];
		return [finding(words, index, wanted.right)];
	}),
	'adjective-asks-for': eachWord((word, index, words) => {
		const wanted = ofAdjectives.get(word.lower);
		if (!wanted || !hasWrong(words, index, wanted)) return [];
		const before = lowerAt(words, index - 1);
		if (!word.afterBreak && /^(?:an?|the|my|his|her|these|those)$/.test(before)) return [];
		if (/^(?:how|what)$/.test(before) && !word.afterBreak) return [];
		if (isDifferentFor(words, index) || (before === 'most' && lowerAt(words, index + 1) === 'of')) return [];
		return [finding(words, index, wanted.right)];
	}),
	'noun-asks-for': eachWord((word, index, words) => {
		const wanted = ofNouns.get(word.lower);
		if (!wanted || !hasWrong(words, index, wanted)) return [];
		const before = lowerAt(words, index - 1);
		if (/^(?:very|so|too|is|are|was)$/.test(before) || (before === 'of' && wanted.wrong.has('to'))) return [];
		if (word.lower === 'example' && before === 'for') return [];
		if (/^reasons?$/.test(word.lower) && !wordsBeforeReason.has(before)) return [];
		if (word.lower === 'respect' && !wordsBeforeRespect.has(before)) return [];
		if (word.lower === 'respect' && hasBefore(words, index, 4, payForms)) return [];
		if (word.lower === 'interest' && (!wordsBeforeFeeling.has(before) || hasBefore(words, index, 3, ofOrIn)))
			return [];
		if (nounsLikeVerbs.has(word.lower) && !wordsBeforeFeeling.has(before)) return [];
		if (word.lower === 'harm' && !hasBefore(words, index, 3, doing)) return [];
		if (word.lower === 'lack' && !/^(?:a|the)$/.test(before)) return [];
		if (word.lower === 'attention' && !hasBefore(words, index, 4, payForms)) return [];
		// "with respect to", "in relation to"
		if (/^(?:with|in|for|by)$/.test(lowerAt(words, index - 1)) && wanted.wrong.has('to')) return [];
		return [finding(words, index, wanted.right)];
	}),
};
