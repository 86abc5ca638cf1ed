import lexicon from '#data/words/phrase-heads.json' with { type: 'json' };
import { lowerAt } from './clauses.ts';
import type { TaggedWord } from './tagged-text.ts';
import { wordSet } from './word-set.ts';

const nounPhraseOpeners = wordSet(lexicon.nounPhraseOpeners);
const pronounsAlone = wordSet(lexicon.pronounsAlone);

/** Where the thing that begins at a word has its noun, "my very old [house]", or where its pronoun is. */
export function headFrom(words: readonly TaggedWord[], from: number): number | undefined {
	let index = from;
	const continues = () => index === from || (index < words.length && !words[index]?.afterBreak);
	while (
		continues() &&
		(nounPhraseOpeners.has(lowerAt(words, index)) || /^(?:ADJ|NUM)$/.test(words[index]?.partOfSpeech ?? ''))
	)
		index++;
	let head: number | undefined;
	while (continues() && /^(?:NOUN|PROPN)$/.test(words[index]?.partOfSpeech ?? '')) head = index++;
	if (head !== undefined) return head;
	return pronounsAlone.has(lowerAt(words, from)) ? from : undefined;
}

const timesAndPlaces = wordSet(lexicon.timesAndPlaces);

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
