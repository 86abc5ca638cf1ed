import lexicon from '#data/words/second-verbs.json' with { type: 'json' };
import { isObjectStart } from '#grammar/be-and-verbs.ts';
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { commonVerbs, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { aims } = lists;
const { qualitiesOfTheOne } = lists;
/** What makes "you can to ..." right: "all you can to help". */
const limitsOfCan = wordSet(lexicon.limitsOfCan);

/** Whether what stands before "can to" makes it right; "that" does after a noun only. */
function isLimited(words: readonly TaggedWord[], index: number): boolean {
	if (hasBefore(words, index, 7, limitsOfCan)) return true;
	for (let at = index - 1; at >= Math.max(1, index - 7); at--)
		if (lowerAt(words, at) === 'that') return !/^(?:VERB|ADJ)$/.test(words[at - 1]?.partOfSpeech ?? '');
	return false;
}

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
};
