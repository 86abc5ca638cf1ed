import lexicon from '#data/words/verb-in-use.json' with { type: 'json' };
import { pluralThings } from './countable-nouns.ts';
import type { TaggedWord } from './tagged-text.ts';
import { baseOf, verbForms } from './verb-forms.ts';
import { wordSet, wordSets } from './word-set.ts';

const { afterHave, afterBe } = wordSets(lexicon);

/** Words after which a form of a verb is a verb, not a noun: "to visit", "we answer", "cannot contact". */
const beforeVerbs: ReadonlySet<string> = wordSet(lexicon.beforeVerbs);

/** Whether the form of a verb at `at` is in use as a verb of the active voice: not a noun, not "was visited". */
export function isVerbInUse(words: readonly TaggedWord[], at: number): boolean {
	const word = words[at];
	if (!word) return false;
	const { gerund, participle, past, third } = verbForms(baseOf(word));
	const before = word.afterBreak ? '' : (words[at - 1]?.lower ?? '');
	if (afterBe.has(before)) return word.lower === gerund;
	if (afterHave.has(before)) return word.lower === participle;
	if (beforeVerbs.has(before) || pluralThings.has(before)) return true;
	if (/^(?:that|which)$/.test(before)) return word.lower === third || word.lower === past;
	if (word.lower === gerund || word.lower === past)
		return (
			word.partOfSpeech === 'VERB' &&
			!/^(?:DET|ADJ|NUM)$/.test(words[at - 1]?.partOfSpeech ?? '') &&
			!/^(?:my|your|his|her|its|our|their|the|a|an)$/.test(before)
		);
	return false;
}
