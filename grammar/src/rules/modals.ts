import lexicon from '#data/words/questions-and-negation.json' with { type: 'json' };
import { isObjectStart, transitiveVerbs } from '#grammar/be-and-verbs.ts';
import { afterPause, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { isOwnVerb } from '#grammar/exceptions.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const { persons, wordsAfterVerb, participlesOfOthers } = wordSets(lexicon);

/** What may stand before "did you ..." in a question. */
const questionOpeners = /^(?:what|where|why|when|how|who|which|and|but|so|or|oh|yeah|well)$/;

/** Whether "said" tells who spoke ("yes you can said Alice") and does not go with the words before. */
function tellsWhoSpoke(words: readonly TaggedWord[], index: number): boolean {
	const verb = lowerAt(words, index);
	if (/^(?:replied|returned|cried|continued|repeated|answered|began|asked)$/.test(verb)) return true;
	return (
		verb === 'said' &&
		!/^(?:anything|nothing|something|that|it|to|yes|no|hello|goodbye)$/.test(lowerAt(words, index + 1))
	);
}

const unrealReach = 16;

/** Whether a condition beside a modal verb tells of what did not happen: "if i had studied", "if it hadn't rained". */
function isUnrealPast(words: readonly TaggedWord[], modal: number): boolean {
	const near = words.slice(Math.max(0, modal - unrealReach), modal + unrealReach);
	const condition = near.findIndex(({ lower }) => lower === 'if');
	if (condition < 0) return false;
	return near.slice(condition, condition + unrealReach / 2).some(({ lower }, place) => {
		if (!/^(?:had|hadn't|\w+'d)$/.test(lower)) return false;
		const at =
			condition +
			place +
			(/^(?:not|never|ever|already|just|only|really)$/.test(near[condition + place + 1]?.lower ?? '')
				? 2
				: 1);
		const verb = near[at];
		return (
			!!verb && /^(?:VERB|AUX)$/.test(verb.partOfSpeech) && verbForms(baseOf(verb)).participle === verb.lower
		);
	});
}

export const modalsFinders: Finders = {
	'modal-then-participle': eachWord((word, index, words) => {
		if (!wordLists.modal.has(word.lower) || word.afterBreak || index === 0) return [];
		const at = skipAdverb(words, lowerAt(words, index + 1) === 'not' ? index + 2 : index + 1);
		const verb = words[at];
		if (!verb || !unbroken(words, index - 1, at + 1)) return [];
		const base = baseOf(verb);
		const { participle } = verbForms(base);
		if (!commonVerbs.has(base) || verb.lower !== participle || participle === base) return [];
		if (
			!transitiveVerbs.has(base) ||
			base === 'have' ||
			(formOf(verb.lower, base) === 'past' &&
				!verb.lower.endsWith('d') &&
				!participlesOfOthers.has(verb.lower))
		)
			return [];
		const next = words[at + 1];
		if (isObjectStart(words, at + 1) || (next && !next.afterBreak && !wordsAfterVerb.has(next.lower)))
			return [];
		const subject = words[index - 1];
		if (
			!subject ||
			/^(?:the|a|an|tin|trash|soda|beer|spray|garbage)$/.test(subject.lower) ||
			wordLists.possessive.has(subject.lower) ||
			persons.has(subject.lower) ||
			wordLists.relative.has(subject.lower) ||
			wordLists.job.has(subject.lower)
		)
			return [];
		if (!/^(?:NOUN|PRON|DET)$/.test(subject.partOfSpeech)) return [];
		if (
			hasBefore(words, index, 6, new Set(['what', 'which', 'things', 'thing', 'all', 'everything'])) &&
			/^(?:it|this|that)$/.test(subject.lower)
		)
			return [];
		const isRelative = words
			.slice(at + 1, at + 7)
			.some(({ lower }) => /^(?:is|are|was|were|has|will)$/.test(lower));
		if (isRelative && word.lower === 'can') return [];
		const isActive = /^(?:help|change|use|read|finish|close|spread|stop|learn|cause)$/.test(base) && !next;
		if (isActive && !/^(?:this|these|it|that)$/.test(subject.lower) && base === 'help') return [];
		return [oneWord(at, `be ${participle}`)];
	}),
	// The verb after "do", after modal verbs and after "not".
	'did-base': eachWord((word, index, words) => {
		if (!/^(?:did|does|do|didn't|doesn't|don't)$/.test(word.lower)) return [];
		const negative = word.lower.endsWith("n't");
		let at = index + 1;
		if (lowerAt(words, at) === 'not') at++;
		else if (!negative || word.lower !== "don't") {
			const asks = afterPause(words, index) || questionOpeners.test(lowerAt(words, index - 1));
			if (
				asks &&
				wordLists.subject.has(lowerAt(words, at)) &&
				(word.lower !== 'do' || /^(?:you|we|they)$/.test(lowerAt(words, at)))
			)
				at++;
		}
		if (at === index + 1 && !negative) return [];
		if (/^(?:really|ever|even|also)$/.test(lowerAt(words, at))) at++;
		const verb = words[at];
		if (!verb || !unbroken(words, index, at + 1) || !/^(?:VERB|AUX)$/.test(verb.partOfSpeech)) return [];
		const base = baseOf(verb);
		const form = formOf(verb.lower, base);
		if (!commonVerbs.has(base) || base === 'be' || (form !== 'past' && form !== 'third')) return [];
		if (
			tellsWhoSpoke(words, at) ||
			(verb.lower === 'used' && lowerAt(words, at + 1) === 'to') ||
			verb.lower === 'got'
		)
			return [];
		// "he doesn't came": an irregular past shows the time
		if (/^do(?:es)?n't$/.test(word.lower) && form === 'past' && at === index + 1 && !/ed$/.test(verb.lower)) {
			const replacement = `didn't ${base}`;
			return [{ from: index, to: at + 1, replacement }];
		}
		return [oneWord(at, base, { word: word.lower }, 'did-base.verb')];
	}),
	'modal-base': eachWord((word, index, words) => {
		if (!wordLists.modal.has(word.lower) || word.lower === 'may' || word.lower === 'will') return [];
		let at = index + 1;
		const asks = afterPause(words, index) || questionOpeners.test(lowerAt(words, index - 1));
		if (/^(?:not|also|never|always|really)$/.test(lowerAt(words, at))) at++;
		else if (asks && wordLists.subject.has(lowerAt(words, at))) at++;
		const verb = words[at];
		if (!verb || !unbroken(words, index, at + 1) || verb.partOfSpeech !== 'VERB') return [];
		const base = baseOf(verb);
		const form = formOf(verb.lower, base);
		if (!commonVerbs.has(base) || (form !== 'past' && form !== 'third') || isOwnVerb(words, at)) return [];
		if (tellsWhoSpoke(words, at)) return [];
		if (/^(?:has|had|is|are|was|were)$/.test(verb.lower)) return [];
		// "What should shops change?", "could shops do more": a noun that is spelled like a verb
		if (
			asks &&
			at === index + 1 &&
			(pluralThings.has(verb.lower) || /^(?:what|where|when|why|how)$/.test(lowerAt(words, index - 1))) &&
			(isBareVerb(lowerAt(words, at + 1)) || lowerAt(words, at + 1) === 'do')
		)
			return [];
		// "Should phones be banned?": a noun that is spelled like a verb, before the verb itself.
		if (asks && /^(?:be|have|not)$/.test(lowerAt(words, at + 1))) return [];
		if (form === 'past' && isUnrealPast(words, index)) {
			const replacement = `have ${verbForms(base).participle}`;
			return [oneWord(at, replacement, { word: word.lower }, 'modal-base.unreal')];
		}
		return [oneWord(at, base, { word: word.lower })];
	}),
};
