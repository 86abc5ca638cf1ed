import lexicon from '#data/words/third-person.json' with { type: 'json' };
import { lowerAt } from './clauses.ts';
import { type Finding, oneWord } from './grammar-rule.ts';
import type { ReasonKey } from './reasons.ts';
import type { TaggedWord } from './tagged-text.ts';
import { baseOf, commonVerbs, isBareVerb, verbForms } from './verb-forms.ts';
import { wordSet, wordSets } from './word-set.ts';
import { wordTable } from './word-table.ts';

const { nounsOrQualities } = wordSets(lexicon);

const adverbs = new Set('always usually often sometimes never also just really still only'.split(' '));

/** Words before which a bare verb may be right: "they suggested he go", "I asked whether". */
export const wordsBeforeBareVerb = wordSet(lexicon.wordsBeforeBareVerb);

/** Those of them that have no say in the next clause: "i prefer tea and my wife ..." */
const endsWithClause = new Set(
	'whether does did do would will could can should may might must prefer preferred'.split(' '),
);
const clauseOpeners = wordSet(lexicon.clauseOpeners);

/** Whether a verb may be bare after the subject that begins at `from`: a wish or a question stands close before. */
export function isWishedOrAsked(words: readonly TaggedWord[], from: number, reach: number): boolean {
	let isNewClause = false;
	for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
		const lower = lowerAt(words, at);
		// "did you and your husband": one subject
		const joinsPronoun = lower === 'and' && words[at - 1]?.partOfSpeech === 'PRON';
		if (words[at + 1]?.afterBreak || (clauseOpeners.has(lower) && !joinsPronoun)) isNewClause = true;
		if (wordsBeforeBareVerb.has(lower) && !(isNewClause && endsWithClause.has(lower))) return true;
		// "I would like that somebody repair it": what is wrong there is no ending.
		if (lower === 'that' && /^(?:like|want|need|prefer)$/.test(lowerAt(words, at - 1))) return true;
	}
	return false;
}

/** The place after an adverb that may stand between subject and verb. */
export function skipAdverb(words: readonly TaggedWord[], index: number): number {
	const isManner = words[index]?.partOfSpeech === 'ADV' && lowerAt(words, index).endsWith('ly');
	return isManner || adverbs.has(lowerAt(words, index)) ? index + 1 : index;
}

/** Whether a bare verb is surely one here: "she like the", not "and he like went". */
export function actsAsVerb(words: readonly TaggedWord[], index: number): boolean {
	const word = words[index];
	if (!word || !isBareVerb(word.lower) || nounsOrQualities.has(word.lower)) return false;
	const next = words[index + 1];
	if (word.lower === 'need' && next?.lower === 'not') return false;
	if (word.lower === 'use' && next?.lower === 'to') return false;
	if (word.lower !== 'like') return true;
	if (next?.partOfSpeech === 'NOUN') return !/^(?:DET|PRON)$/.test(words[index + 2]?.partOfSpeech ?? '');
	return (
		!!next && /^(?:DET|PRON|PART)$/.test(next.partOfSpeech) && !/^(?:i|he|she|we|they)$/.test(next.lower)
	);
}

/**
 * The bare verb at `index` with the ending that a third-person subject asks for; `withoutEnding` is the reason where that
 * is no -s.
 */
export function thirdPersonEdit(
	words: readonly TaggedWord[],
	index: number,
	subject: string,
	withoutEnding: ReasonKey,
): Finding {
	const word = words[index]?.lower ?? '';
	const fixed = word === "don't" ? "doesn't" : word === "haven't" ? "hasn't" : verbForms(word).third;
	const takesS = word !== 'have' && word !== 'do' && !word.endsWith("n't");
	return oneWord(index, fixed, { subject }, takesS ? undefined : withoutEnding);
}

/** What auxiliaries are with a plural subject, from those with a singular one; and the other way. */
export const pluralOf: Record<string, string> = wordTable(lexicon.pluralOf);
export const singularOf: Record<string, string> = wordTable(
	Object.fromEntries(Object.entries(pluralOf).map(([one, many]) => [many, one])),
);

/** A verb as it is with a plural subject, where it has the form for a singular one. */
export function pluralVerb(verb: TaggedWord): string | undefined {
	const base = baseOf(verb);
	const isThird = commonVerbs.has(base) && verb.lower === verbForms(base).third;
	return pluralOf[verb.lower] ?? (isThird ? base : undefined);
}

/** A verb as it is with a singular subject, where it has the form for a plural one. */
export function singularVerb({ lower }: TaggedWord): string | undefined {
	return singularOf[lower] ?? (isBareVerb(lower) ? verbForms(lower).third : undefined);
}
