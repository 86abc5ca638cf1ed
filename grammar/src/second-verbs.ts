import lexicon from '#data/words/second-verbs.json' with { type: 'json' };
import { pureVerbs } from './pure-verbs.ts';
import type { TaggedWord } from './tagged-text.ts';
import { isBareVerb } from './verb-forms.ts';
import { wordSet, wordSets } from './word-set.ts';

const { afterLive } = wordSets(lexicon);

/** Whether a bare verb stands at a place and what it is about follows: "improve their english", "go to work". */
export function isVerbWithObject(words: readonly TaggedWord[], at: number): boolean {
	const verb = words[at];
	const next = words[at + 1];
	if (!verb || !pureVerbs.has(verb.lower) || !isBareVerb(verb.lower)) return false;
	if (!/^(?:VERB|AUX|NOUN)$/.test(verb.partOfSpeech) || !next || next.afterBreak) return false;
	if (verb.lower === 'live' && !afterLive.has(next.lower)) return false;
	if (verb.lower === 'produce' && next.partOfSpeech === 'ADP') return false;
	if (/^(?:i|he|she|we|they|is|are|was|were|that|this|be|been|and|or|playing|action)$/.test(next.lower))
		return false;
	return /^(?:DET|PRON|ADJ|NOUN|PROPN|ADP|ADV|NUM|PART|VERB)$/.test(next.partOfSpeech);
}

/** Words that open a clause in which a verb may stand alone: "do what you want, have fun". */
export const openersOfClause = wordSet(lexicon.openersOfClause);

const times = /(?:day|days|week|month|year|years|morning|night|evening|time|summer|ago|today)$/;

/** Whether a subject (its last word at `at`) says which noun before it is meant: "the skills we have". */
export function isOfNounBefore(words: readonly TaggedWord[], at: number): boolean {
	const noun = words[at - 1];
	if (!noun || words[at]?.afterBreak || noun.partOfSpeech !== 'NOUN' || times.test(noun.lower)) return false;
	return words[at]?.partOfSpeech === 'PRON' || /[^s]s$|^people$/.test(noun.lower);
}
