import lexicon from '#data/words/verb-phrases.json' with { type: 'json' };
import { lowerAt } from './clauses.ts';
import { nounPhrase } from './noun-phrases.ts';
import type { TaggedWord } from './tagged-text.ts';
import { skipAdverb } from './third-person.ts';
import { baseOf, commonVerbs, formsOf, isBareVerb } from './verb-forms.ts';
import { wordSet, wordSets } from './word-set.ts';

const { objectsAndParticles } = wordSets(lexicon);

/** Prepositions that join a noun to what stands before it. */
export const prepositions = wordSet(lexicon.prepositions);

const withBareVerb = formsOf('make let help');
const personsMoved = /^(?:me|you|him|her|us|them|people|everybody|everyone|others)$/;

/** A verb with the words of grammar before it and what it is about, from `from`: where it ends. */
export function verbPhraseEnd(words: readonly TaggedWord[], from: number): number | undefined {
	let at = skipAdverb(words, from);
	const start = at;
	while (/^(?:AUX|PART)$/.test(words[at]?.partOfSpeech ?? '') && lowerAt(words, at) !== 'to') at++;
	at = skipAdverb(words, at);
	if (words[at]?.partOfSpeech === 'VERB') at++;
	else if (commonVerbs.has(baseOf(words[at] ?? { lower: '', lemma: '' })) && at === start) at++;
	else if (at === start) return undefined;
	for (let parts = 0; parts < 4; parts++) {
		const word = words[at];
		if (!word || word.afterBreak) return undefined;
		if (word.lower === 'to' && commonVerbs.has(lowerAt(words, at + 1))) at += 2;
		else if (
			prepositions.has(word.lower) &&
			commonVerbs.has(baseOf(words[at + 1] ?? word)) &&
			/ing$/.test(lowerAt(words, at + 1))
		)
			at += 2;
		else if (prepositions.has(word.lower)) {
			const inner = nounPhrase(words, at + 1);
			const isPronoun = /^(?:me|him|us|them|her)$/.test(lowerAt(words, at + 1));
			if (/^(?:it|you)$/.test(lowerAt(words, at + 1))) return undefined;
			if (isPronoun) at += 2;
			else at = inner?.end ?? at + 1;
		} else if (objectsAndParticles.has(word.lower)) at++;
		else if (word.partOfSpeech === 'ADV' && !/^(?:when|where|how|why|then|also|so)$/.test(word.lower)) at++;
		// "who makes you think"
		else if (
			withBareVerb.has(lowerAt(words, at - 2)) &&
			personsMoved.test(lowerAt(words, at - 1)) &&
			isBareVerb(word.lower)
		)
			at++;
		else if (word.partOfSpeech === 'VERB' || word.partOfSpeech === 'AUX') return at;
		else {
			const inner = nounPhrase(words, at);
			if (inner) at = inner.end;
			else if (word.partOfSpeech === 'ADJ') at++;
			else return at;
		}
	}
	return at;
}
