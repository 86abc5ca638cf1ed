import lexicon from '#data/words/be-and-verbs.json' with { type: 'json' };
import type { TaggedWord } from './tagged-text.ts';
import { wordSet, wordSets } from './word-set.ts';

const { notObjectStarts } = wordSets(lexicon);

/** Verbs that tell how things are: they take no "be" before them. */
export const stativeVerbs = wordSet(lexicon.stativeVerbs);
/** What goes on without doing something to something: "it is rain", "animals are die". */
export const verbsOfProcess = wordSet(lexicon.verbsOfProcess);
/** What is done to something: without an object after it, it is done by somebody. */
export const transitiveVerbs = wordSet(lexicon.transitiveVerbs);
/** Where "is go" is right: "all you do is go", "what it does is help". */
export const wordsBeforeIsVerb = wordSet(lexicon.wordsBeforeIsVerb);

/** Nouns whose "is" a bare verb may follow: "my tip is start early". */
export const pieceOfAdvice =
	/^(?:rules?|secret|tips?|trick|key|point|motto|message|answer|solution|steps?|lesson|moral|recommendation|suggestion|slogan|principle|strategy|option|alternative|deal|course|hobbies|life|method)$/;
/** Verbs that are nouns as well. */
export const nounToo =
	/^(?:change|control|damage|respect|cause|help|work|influence|study|walk|sleep|play|travel|dance|waste|talk)$/;

/** Whether what a verb is about begins at a word. */
export const isObjectStart = (words: readonly TaggedWord[], index: number) => {
	const word = words[index];
	if (!word || word.afterBreak) return false;
	if (notObjectStarts.has(word.lower)) return false;
	return (
		/^(?:DET|PRON|NOUN|ADJ|NUM|PROPN)$/.test(word.partOfSpeech) &&
		!/^(?:i|he|she|we|they|who|which)$/.test(word.lower)
	);
};
