import lexicon from '#data/words/word-classes.json' with { type: 'json' };
import { adverbOf } from '#grammar/adverb-forms.ts';
import { endsClauseBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms } from '#grammar/verb-forms.ts';
import { familyOf } from '#grammar/word-families.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets, wordsIn } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';
import { be } from './adjectives-and-nouns.ts';

const lists = wordSets(lexicon);
const { manyOf, qualitiesBeforeNoun, modalsOfVerbSlot, moreThings } = lists;
const { formsWithoutManner, subjectsAndModals, wordsAfterManner } = lists;
const { objectsBeforeManner, verbsWithState, adjectivesOfState, verbsOfThought, plainQualities } = lists;

/** Verbs that are no nouns, with the noun that learners mean. */
const nounOf: ReadonlyMap<string, string> = new Map(
	lexicon.nounOf.map((pair) => pair.split(' ')).map(([verb = '', noun = '']) => [verb, noun] as const),
);

const determiner = /^(?:my|your|his|her|our|their|its|the|a|an|any|no)$/;

/** After these "her" is somebody who does something: "let her choose". */
const verbsBeforeHer = wordSet(lexicon.verbsBeforeHer);

/** What may follow a noun. */
const wordsAfterNoun = wordSet(lexicon.wordsAfterNoun);

function nounSlot(words: readonly TaggedWord[], index: number): string | undefined {
	let at = index - 1;
	const skipped = words[at];
	if (
		skipped &&
		((skipped.partOfSpeech === 'ADJ' &&
			!/^(?:own|same|other|only|first|last|next|main)$/.test(skipped.lower)) ||
			qualitiesBeforeNoun.has(skipped.lower))
	)
		at--;
	const opener = lowerAt(words, at);
	const isKind =
		opener === 'of' &&
		(/^(?:lot|lack|type)$/.test(lowerAt(words, at - 1)) ||
			(lowerAt(words, at - 1) === 'kind' && /^(?:this|that|any|some|a|all)$/.test(lowerAt(words, at - 2))));
	if (
		!determiner.test(opener) &&
		!isKind &&
		!(manyOf.has(opener) && (at < index - 1 || opener === 'different'))
	)
		return undefined;
	if (!unbroken(words, at, index + 1)) return undefined;
	// "the young believe", "the poor live"
	if (opener === 'the' && at < index - 1) return undefined;
	if (opener === 'her' && verbsBeforeHer.has(lowerAt(words, at - 1))) return undefined;
	return opener;
}

/** Words after which "to" begins a verb, as in "want to". */
const wordsBeforeTo = wordSet(lexicon.wordsBeforeTo);

/** Whether a verb in its base form must stand at a word: after "can", after "want to". */
function wantsVerb(words: readonly TaggedWord[], index: number): boolean {
	if (words[index]?.afterBreak) return false;
	let at = index - 1;
	if (/^(?:not|also|always|never|easily|really)$/.test(lowerAt(words, at))) at--;
	const before = lowerAt(words, at);
	if (modalsOfVerbSlot.has(before)) return !startsClause(words, at) || before.endsWith("'ll");
	return before === 'to' && wordsBeforeTo.has(lowerAt(words, at - 1)) && unbroken(words, at - 1, index + 1);
}

const verbOf: Record<string, string> = wordTable(lexicon.verbOf);
const moreAdjectives: Record<string, string> = wordTable(lexicon.moreAdjectives);
const adjectiveOf = (adverb: string): string | undefined =>
	moreAdjectives[adverb] ?? familyOf.adverb.get(adverb)?.adjective;

/** How something is done: adjectives and the adverbs that learners leave unmade. */
const mannerOf: Record<string, string> = wordTable({
	...lexicon.mannerOf,
	...Object.fromEntries(
		wordsIn(lexicon.adjectivesOfManner).map((adjective) => [adjective, usualAdverbOf(adjective)] as const),
	),
});

function usualAdverbOf(adjective: string): string {
	return adjective.endsWith('ic') ? `${adjective}ally` : adverbOf(adjective);
}

/** Verbs after which one says how; "look" and "taste" are none. */
const verbsWithManner: ReadonlySet<string> = new Set(
	wordsIn(lexicon.verbsWithManner)
		.flatMap(allForms)
		.filter((form) => !formsWithoutManner.has(form)),
);

/** Forms that are nouns as well: they need a subject beside them. */
const verbsAndNouns = wordSet(lexicon.verbsAndNouns);
const notBefore = /^(?:NOUN|ADJ|PROPN|VERB|NUM)$/;

export const verbsAndAdverbsFinders: Finders = {
	// Nouns where learners say verbs.
	'verb-after-determiner': eachWord((word, index, words) => {
		const noun = nounOf.get(word.lower);
		if (!noun) return [];
		const opener = nounSlot(words, index);
		if (!opener) return [];
		const next = lowerAt(words, index + 1);
		if (!endsClauseBefore(words, index + 1) && !wordsAfterNoun.has(next)) return [];
		if (/^(?:it|i|you|he|she|we|they|there)$/.test(next) && !words[index + 1]?.afterBreak) return [];
		if (
			/^(?:in|into) the know$/.test([index - 2, index - 1, index].map((at) => lowerAt(words, at)).join(' '))
		)
			return [];
		if (word.lower === 'weigh' && next === 'in') return [];
		if (/^(?:live|think)$/.test(word.lower) && !/^(?:is|was|of)$/.test(next)) return [];
		if (word.lower === 'die' && !/^(?:my|his|her|their|our)$/.test(opener)) return [];
		if (/^(?:any|no|of)$/.test(opener) && !endsClauseBefore(words, index + 1)) return [];
		const needed = manyOf.has(opener) ? plural(noun) : noun;
		const before = lowerAt(words, index - 1);
		return [oneWord(index, needed, { before })];
	}),
	'adjective-as-verb': eachWord((word, index, words) => {
		const verb = verbOf[word.lower];
		if (!verb || !wantsVerb(words, index)) return [];
		const next = lowerAt(words, index + 1);
		const opens = /^(?:the|my|your|our|their|his|her|people's|its|this)$/.test(next);
		const isClear =
			verb === 'be able'
				? next === 'to'
				: opens || (verb === 'succeed' && /^(?:|in|at|if|and|because|when|as)$/.test(next));
		if (!isClear) return [];
		return [oneWord(index, verb, { before: lowerAt(words, index - 1) })];
	}),
	'adverb-before-noun': eachWord((word, index, words) => {
		const adjective = adjectiveOf(word.lower);
		const next = words[index + 1];
		if (
			!adjective ||
			!next ||
			!(wordLists.thing.has(next.lower) || moreThings.has(next.lower)) ||
			!unbroken(words, index - 1, index + 2)
		)
			return [];
		// "i think that usually people are kind"
		if (/^(?:this|that)$/.test(lowerAt(words, index - 1)) && moreThings.has(next.lower)) return [];
		if (!/^(?:an?|the|my|your|his|her|our|their|this|that|very|most|more)$/.test(lowerAt(words, index - 1)))
			return [];
		if (/^(?:VERB|AUX|ADP)$/.test(next.partOfSpeech) && !be.test(lowerAt(words, index + 2))) return [];
		if (
			!endsClauseBefore(words, index + 2) &&
			!/^(?:VERB|AUX|ADP|PART)$/.test(words[index + 2]?.partOfSpeech ?? '')
		)
			return [];
		return [oneWord(index, adjective, { next: next.lower, word: word.lower })];
	}),
	// Adverbs where learners say adjectives.
	'manner-after-verb': eachWord((word, index, words) => {
		const manner = mannerOf[word.lower];
		if (!manner || !Object.hasOwn(mannerOf, word.lower)) return [];
		const next = words[index + 1];
		if (
			next &&
			!next.afterBreak &&
			(notBefore.test(next.partOfSpeech) ||
				!(endsClauseBefore(words, index + 1) || wordsAfterManner.has(next.lower)))
		)
			return [];
		let at = index - 1;
		while (/^(?:very|so|more|too|really|quite|as|much|not)$/.test(lowerAt(words, at))) at--;
		const isGraded = at < index - 1;
		if (/^(?:in|is|are)$/.test(next?.lower ?? '') && word.lower === 'different') return [];
		// "clear and simple stories", "it developed different from that", "treated as equal"
		if (
			/^(?:and|or|but)$/.test(next?.lower ?? '') &&
			(/^(?:ADJ|NOUN|NUM)$/.test(words[index + 2]?.partOfSpeech ?? '') ||
				Object.hasOwn(mannerOf, lowerAt(words, index + 2)))
		)
			return [];
		if (/^(?:from|than)$/.test(next?.lower ?? '') && word.lower === 'different') return [];
		if (word.lower === 'independent' && next?.lower === 'of') return [];
		if (lowerAt(words, index - 1) === 'as' && next?.lower !== 'as') return [];
		// "speak english very good"
		if (objectsBeforeManner.has(lowerAt(words, at)) && (isGraded || word.lower !== 'different'))
			at -= /^(?:piano|guitar)$/.test(lowerAt(words, at)) ? 2 : 1;
		if (at < 0 || !unbroken(words, at, index + 1)) return [];
		const verb = lowerAt(words, at);
		if (
			!verbsWithManner.has(verb) &&
			!(verbsAndNouns.has(verb) && subjectsAndModals.has(lowerAt(words, at - 1)))
		)
			return [];
		if (/^(?:an?|the|my|his|her|their|our|of|very|is|was|are|some|no)$/.test(lowerAt(words, at - 1)))
			return [];
		if (verbsWithState.has(verb) && adjectivesOfState.has(word.lower)) return [];
		// "it makes learning easy"
		if (/ing$/.test(verb) && /^(?:mak|made|find|found)/.test(lowerAt(words, at - 1))) return [];
		// "she acts very polite" is how she seems
		if (/^act(?:s|ed|ing)?$/.test(verb)) return [];
		if (/^(?:eat|eats|ate|eating|eaten)$/.test(verb) && word.lower !== 'good') return [];
		if (word.lower === 'good' && /^(?:as|for|to|at|enough|or)$/.test(next?.lower ?? '') && !isGraded)
			return [];
		if (/^(?:think|thinks)$/.test(verb) && word.lower !== 'different') return [];
		if (verbsOfThought.has(verb) && plainQualities.has(word.lower)) return [];
		return [oneWord(index, manner, { verb, word: word.lower })];
	}),
};
