import lexicon from '#data/words/second-verbs.json' with { type: 'json' };
import { isObjectStart } from '#grammar/be-and-verbs.ts';
import { afterPause, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import { isVerbWithObject } from '#grammar/second-verbs.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { complementsOfIs, clauseTakers, aims, wordsWithPrepositionTo, gerundsAsNouns, clauseWords } = lists;
const { wordsBeforeTo, openersBeforeAction, qualitiesOfTheOne, verbsOfPlans, objectsAfterPast } = lists;
const { pastsLikeNouns } = lists;

/** What makes "you can to ..." right: "all you can to help". */
const limitsOfCan = wordSet(lexicon.limitsOfCan);

/** Whether what stands before "can to" makes it right; "that" does after a noun only. */
function isLimited(words: readonly TaggedWord[], index: number): boolean {
	if (hasBefore(words, index, 7, limitsOfCan)) return true;
	for (let at = index - 1; at >= Math.max(1, index - 7); at--)
		if (lowerAt(words, at) === 'that') return !/^(?:VERB|ADJ)$/.test(words[at - 1]?.partOfSpeech ?? '');
	return false;
}

/** Verbs that take no clause of their own ("think life is hard"), and are hardly ever orders before "is". */
const actionVerbs = wordSet(lexicon.actionVerbs);

/** Those that are nouns or adjectives too: "work experience", "travel by train", "live music". */
const actionsAndNouns = wordSet(lexicon.actionsAndNouns);
const hobbies = /^(?:hobby|hobbies|pastime|passion|habit|weakness|addiction|specialty)$/;

export const actionsAndAimsFinders: Finders = {
	// A second verb after another word: with "to" or bare.
	'modal-to-anywhere': eachWord((word, index, words) => {
		if (!wordLists.modal.has(word.lower) || /^(?:may|might|would)$/.test(word.lower)) return [];
		if (lowerAt(words, index + 1) !== 'to' || !unbroken(words, index - 1, index + 3)) return [];
		const verb = words[index + 2];
		if (!verb || !commonVerbs.has(verb.lower)) return [];
		if (!/^(?:PRON|NOUN|PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '')) return [];
		if (verb.lower === 'be' && /^(?:honest|fair|sure|safe|frank|on)$/.test(lowerAt(words, index + 3)))
			return [];
		if (isLimited(words, index) || /^(?:can|will)$/.test(lowerAt(words, index - 1))) return [];
		if (/^(?:trash|garbage|tin|soda|beer|watering|good|the)$/.test(lowerAt(words, index - 1))) return [];
		return [{ from: index, to: index + 2, replacement: word.lower, words: { verb: verb.lower } }];
	}),
	'modal-ending': eachWord((word, index, words) => {
		if (!wordLists.modal.has(word.lower) || word.lower === 'may' || !unbroken(words, index - 1, index + 2))
			return [];
		const at = skipAdverb(words, lowerAt(words, index + 1) === 'not' ? index + 2 : index + 1);
		const verb = words[at];
		const subject = words[index - 1];
		if (!verb || !subject || !/^(?:PRON|NOUN)$/.test(subject.partOfSpeech)) return [];
		if (/^(?:what|which|where|how|who)$/.test(subject.lower)) return [];
		if (
			word.lower === 'will' &&
			subject.partOfSpeech === 'NOUN' &&
			!/s$|^(?:people|children)$/.test(subject.lower)
		)
			return [];
		if (/^(?:the|a|that|can|could|as|than)$/.test(lowerAt(words, index - 2)) && word.lower === 'can')
			return [];
		const base = baseOf(verb);
		const form = formOf(verb.lower, base);
		if (verb.lower === 'has') return [oneWord(at, 'have', { word: word.lower })];
		if (verb.partOfSpeech !== 'VERB' || !commonVerbs.has(base) || base === 'have' || base === 'be') return [];
		if (form !== 'gerund' && form !== 'third' && !(word.lower === 'will' && form === 'past')) return [];
		if (/^(?:found|left|meaning|works|replied|returned|cried|said|asked|thought)$/.test(verb.lower))
			return [];
		return [oneWord(at, base, { word: word.lower }, 'modal-ending.verb')];
	}),
	// What we do as a subject, an aim or a purpose.
	'action-as-subject': eachWord((word, index, words) => {
		if (!actionVerbs.has(word.lower) || !isBareVerb(word.lower)) return [];
		const opener = lowerAt(words, index - 1);
		const isStart = afterPause(words, index);
		if (!isStart && !openersBeforeAction.has(opener)) return [];
		if (
			/^(?:that|say|if)$/.test(opener) &&
			!/^(?:VERB|NOUN)$/.test(words[index - 2]?.partOfSpeech ?? '') &&
			opener !== 'if'
		)
			return [];
		if (
			opener === 'that' &&
			words[index - 2]?.partOfSpeech === 'NOUN' &&
			!/^(?:fact|opinion|idea|view|belief|statement)$/.test(lowerAt(words, index - 2))
		)
			return [];
		if (
			(!isVerbWithObject(words, index) &&
				!/^(?:DET|PRON|ADP|ADJ|NOUN)$/.test(words[index + 1]?.partOfSpeech ?? '')) ||
			lists.notAfterAction.has(lowerAt(words, index + 1)) ||
			words[index + 1]?.partOfSpeech === 'VERB' ||
			(words[index + 1]?.partOfSpeech === 'ADP'
				? !/^(?:live|go|speak|grow|become)$/.test(word.lower)
				: actionsAndNouns.has(word.lower) && words[index + 1]?.partOfSpeech !== 'DET')
		)
			return [];
		for (let at = index + 2; at <= index + 8; at++) {
			const other = words[at];
			if (!other || other.afterBreak || clauseWords.has(other.lower)) return [];
			if (!/^(?:VERB|AUX)$/.test(other.partOfSpeech)) continue;
			if (!/^(?:is|was|are|isn't)$/.test(other.lower) || !complementsOfIs.has(lowerAt(words, at + 1)))
				return [];
			const before = words[at - 1];
			if (!before || !/^(?:NOUN|PROPN|ADV|PRON)$/.test(before.partOfSpeech)) return [];
			const isSingular = /^(?:is|was|isn't)$/.test(other.lower);
			const isMany = pluralThings.has(before.lower) || /^(?:people|children)$/.test(before.lower);
			// "know english is important" may be "know that english is".
			if (clauseTakers.has(word.lower) && !(isMany && isSingular)) return [];
			if (
				!isSingular &&
				(!isMany ||
					(isStart && words.slice(index + 1, at).every(({ partOfSpeech }) => partOfSpeech !== 'ADP')))
			)
				return [];
			if (isStart && isSingular && !isMany && !/^(?:ADP|DET|ADJ)$/.test(words[index + 1]?.partOfSpeech ?? ''))
				return [];
			const noun = nounPhrase(words, index + 1);
			if (
				noun &&
				noun.end < at &&
				words[noun.end]?.partOfSpeech !== 'ADP' &&
				words[noun.end]?.partOfSpeech !== 'ADV' &&
				lowerAt(words, noun.end) !== 'every'
			)
				return [];
			const { gerund } = verbForms(word.lower);
			return [oneWord(index, gerund)];
		}
		return [];
	}),
	'aim-is-to-verb': eachWord((word, index, words) => {
		const isHobby = hobbies.test(word.lower);
		if (!isHobby && !aims.has(word.lower)) return [];
		if (
			!wordLists.possessive.has(lowerAt(words, index - 1)) &&
			!qualitiesOfTheOne.has(lowerAt(words, index - 1))
		)
			return [];
		let at = index + 1;
		if (/^(?:in|for|of)$/.test(lowerAt(words, at)))
			at += /^(?:the|my|this)$/.test(lowerAt(words, at + 1)) ? 3 : 2;
		if (!/^(?:is|was|are)$/.test(lowerAt(words, at))) return [];
		const verb = words[at + 1];
		const next = words[at + 2];
		if (!verb || !isBareVerb(verb.lower) || !next || next.afterBreak || !unbroken(words, index - 1, at + 3))
			return [];
		if (
			(verb.partOfSpeech === 'NOUN' || !pureVerbs.has(verb.lower)) &&
			!/^(?:DET|PRON)$/.test(next.partOfSpeech) &&
			!/^(?:people|children|others|around|abroad)$/.test(next.lower)
		)
			return [];
		if (
			!(pureVerbs.has(verb.lower) || verb.partOfSpeech === 'VERB') ||
			/^(?:like|look|work|love)$/.test(verb.lower) ||
			(verb.lower === 'live' && next.partOfSpeech === 'NOUN') ||
			next.lower === 'music'
		)
			return [];
		if (!isObjectStart(words, at + 2) && !/^(?:ADP|PART|ADV)$/.test(next.partOfSpeech)) return [];
		const fixed = isHobby ? verbForms(verb.lower).gerund : `to ${verb.lower}`;
		return [oneWord(at + 1, fixed, { word: word.lower, be: lowerAt(words, at) })];
	}),
	'to-with-any-form': eachWord((word, index, words) => {
		if (word.lower !== 'to' || word.afterBreak || index === 0) return [];
		const verb = words[index + 1];
		const next = words[index + 2];
		if (!verb || !next || next.afterBreak || !unbroken(words, index - 1, index + 3)) return [];
		const base = verb.lower === 'thanks' ? 'thank' : baseOf(verb);
		const isPlan =
			lowerAt(words, index - 1) === 'going' &&
			/^(?:am|is|are|was|were|i'm|we're|they're|he's|she's)$/.test(lowerAt(words, index - 2));
		if (!pureVerbs.has(base) && !/^(?:thank|get)$/.test(base) && !(isPlan && verbsOfPlans.has(base)))
			return [];
		const form = formOf(verb.lower, base);
		const before = lowerAt(words, index - 1);
		if (verb.lower === 'has' || verb.lower === 'had') return [];
		if (form === 'third') {
			if (
				verb.lower === 'thanks'
					? !/^(?:you|him|her|them|my|your|the|everyone)$/.test(next.lower) || before !== 'like'
					: verb.partOfSpeech !== 'VERB'
			)
				return [];
			if (wordsWithPrepositionTo.has(before) || !/^(?:DET|PRON|ADJ|ADV|ADP|NUM)$/.test(next.partOfSpeech))
				return [];
			if (/^(?:i|he|she|we|they|is|are|of)$/.test(next.lower)) return [];
		} else if (form === 'past') {
			if (!objectsAfterPast.has(next.lower) || pastsLikeNouns.has(verb.lower)) return [];
			if (
				verb.partOfSpeech !== 'VERB' ||
				wordsWithPrepositionTo.has(before) ||
				/^(?:PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '')
			)
				return [];
			if (words[index - 1]?.partOfSpeech === 'PRON' && /^(?:i|he|she|we|they)$/.test(before)) return [];
		} else if (form === 'gerund') {
			if (!isPlan && !wordsBeforeTo.has(before)) return [];
			if (!/^(?:DET|PRON|ADP|ADV)$/.test(next.partOfSpeech)) return [];
			if (isPlan && gerundsAsNouns.has(verb.lower)) return [];
		} else return [];
		return [oneWord(index + 1, base)];
	}),
};
