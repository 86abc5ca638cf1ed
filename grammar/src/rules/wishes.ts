import lexicon from '#data/words/second-verbs.json' with { type: 'json' };
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, someWords } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { type TaggedWord, textOf } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';

const { verbsWithoutSubject } = wordSets(lexicon);

const objectOf: Record<string, string> = wordTable(lexicon.objectOf);
const wordsBeforePerson =
	/^(?:my|your|his|her|our|their|the|all|everybody|everyone|everything|somebody|someone|nobody|people|children)$/;
/** "All i want that you have": what is wanted stands before. */
const wordsBeforeWanted = wordSet('what whatever all everything thing things which one');

/** Whether a verb tells what somebody wants of others: "i want", "my mother needs", "i would like". */
function isWish(words: readonly TaggedWord[], at: number): boolean {
	const verb = lowerAt(words, at);
	let before = at - 1;
	if (/^(?:really|also|only|just|always|still)$/.test(lowerAt(words, before))) before--;
	const subject = words[before];
	if (!subject || hasBefore(words, at, 5, wordsBeforeWanted)) return false;
	if (verb === 'like')
		return /^(?:would|wouldn't)$|'d$/.test(subject.lower) || lowerAt(words, before - 1) === 'would';
	if (!/^(?:wants?|wanted|needs?|needed)$/.test(verb)) return false;
	return (
		/^(?:i|you|we|they|he|she|don't|doesn't|didn't|people)$/.test(subject.lower) ||
		wordLists.relative.has(subject.lower) ||
		pluralThings.has(subject.lower)
	);
}

export const wishesFinders: Finders = {
	// What somebody wants others to do.
	'want-that': eachWord((word, index, words) => {
		if (lowerAt(words, index + 1) !== 'that' || !isWish(words, index)) return [];
		const subject = lowerAt(words, index + 2);
		const isRelative = wordLists.possessive.has(subject) && wordLists.relative.has(lowerAt(words, index + 3));
		const noun = wordsBeforePerson.test(subject) ? nounPhrase(words, index + 2) : undefined;
		const at = isRelative ? index + 4 : (noun?.end ?? index + 3);
		const object = noun || isRelative ? textOf(words, index + 2, at) : objectOf[subject];
		const isNot = /^(?:don't|doesn't|didn't)$/.test(lowerAt(words, at));
		const place = isNot ? at + 1 : at;
		const verb = words[place];
		if (!object || !verb || !commonVerbs.has(baseOf(verb)) || !unbroken(words, index, place + 1)) return [];
		const isVerb =
			verb.partOfSpeech === 'VERB' ||
			(verb.partOfSpeech === 'AUX' ? !!noun || isNot || /^(?:am|is|are)$/.test(verb.lower) : !!noun);
		if (!isVerb) return [];
		if (!noun && verbsWithoutSubject.has(verb.lower)) return [];
		if (/ing$/.test(verb.lower)) return [];
		const base = baseOf(verb);
		const person = isNot ? `${object} not` : object;
		return [someWords(index + 1, place + 1, `${person} to ${base}`, { word: word.lower, person, base })];
	}),
};
