import lexicon from '#data/words/phrase-heads.json' with { type: 'json' };
import { lowerAt } from './clauses.ts';
import { type TaggedWord, textOf } from './tagged-text.ts';
import { wordSets } from './word-set.ts';

const { nounPhraseOpeners, pronounsAlone, timesAndPlaces } = wordSets(lexicon);

/** Whether a word stands before a noun: "my", "very", "old", "two". */
const opensThing = (word: TaggedWord | undefined): boolean =>
	nounPhraseOpeners.has(word?.lower ?? '') || /^(?:ADJ|NUM)$/.test(word?.partOfSpeech ?? '');

/** Where the thing that begins at a word has its noun, "my very old [house]", or where its pronoun is. */
export function headFrom(words: readonly TaggedWord[], from: number): number | undefined {
	let index = from;
	const continues = () => index === from || (index < words.length && !words[index]?.afterBreak);
	while (continues() && opensThing(words[index])) index++;
	let head: number | undefined;
	while (continues() && /^(?:NOUN|PROPN)$/.test(words[index]?.partOfSpeech ?? '')) head = index++;
	if (head !== undefined) return head;
	return pronounsAlone.has(lowerAt(words, from)) ? from : undefined;
}

/** The words of a quote that begins at `from`, up to the noun: "my very old house", not "my". */
export function quoteFrom(words: readonly TaggedWord[], from: number): string {
	const isEachOther = lowerAt(words, from) === 'each' && lowerAt(words, from + 1) === 'other';
	const isDegree = /^(?:very|really|so|quite)$/.test(lowerAt(words, from));
	const head = isEachOther ? from + 1 : (headFrom(words, isDegree ? from + 1 : from) ?? from);
	const quote = textOf(words, from, head + 1);
	const isLot = /^lots?$/.test(lowerAt(words, head)) && lowerAt(words, head + 1) === 'of';
	return isLot ? `${quote} of ${quoteFrom(words, head + 2)}` : quote;
}

/** Whether a preposition and what follows say when, where or in what way, rather than what another word asks for. */
export function isCircumstance(words: readonly TaggedWord[], preposition: number): boolean {
	if (timesAndPlaces.has(lowerAt(words, preposition + 1))) return true;
	const head = headFrom(words, preposition + 1);
	return head !== undefined && timesAndPlaces.has(lowerAt(words, head));
}

/** Whether a thing may begin at a word: "the", "my", "him", "old", "people", "doing", "what". */
export function startsThing(words: readonly TaggedWord[], index: number): boolean {
	const word = words[index];
	if (!word || word.afterBreak) return false;
	if (nounPhraseOpeners.has(word.lower) || pronounsAlone.has(word.lower) || word.lower === 'her') return true;
	if (/^(?:what|which|who|how|where|whether)$/.test(word.lower)) return true;
	if (/^(?:i|he|she|we|they|there|here)$/.test(word.lower)) return false;
	return /^(?:NOUN|PROPN|ADJ)$/.test(word.partOfSpeech) || /..ing$/.test(word.lower);
}
