import lexicon from '#data/words/noun-number.json' with { type: 'json' };
import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings, qualitiesFrom } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { endsPhrase } from '#grammar/phrase-end.ts';
import { verbForms } from '#grammar/verb-forms.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { isLastOfPhrase } from './agreement-of-people.ts';

const lists = wordSets(lexicon);
const { able, wordsBeforeTo, kindsOfObjects, wordsAfterKindOfThing, notBeforeGeneralGerund } = lists;
const { pluralsAndVerbs, wordsBeforeThis } = lists;

/**
 * What one does and to what, in general and more than once: "solve problems", "pay bills". By the forms of the verb that tell
 * what is done in general.
 */
const objects = new Map<string, Set<string>>();
for (const line of lexicon.usualObjects) {
	const [verb = '', nouns = ''] = line.split(': ');
	for (const form of [verb, verbForms(verb).gerund]) {
		const known = objects.get(form) ?? new Set();
		for (const noun of nouns.split(' ')) known.add(noun);
		objects.set(form, known);
	}
}

/** Who does it more than once. */
const severalDoers = wordSet(lexicon.severalDoers);

export const usualPluralsFinders: Finders = {
	// What is done in general is done to many.
	'plural-of-usual-object': eachWord((word, at, words) => {
		const nouns = objects.get(word.lower);
		if (!nouns) return [];
		let noun = at + 1;
		if (kindsOfObjects.has(lowerAt(words, noun)) && !/^(?:same|own)$/.test(lowerAt(words, noun))) noun++;
		const name = lowerAt(words, noun);
		if (!nouns.has(name) || !unbroken(words, at, noun + 1) || !isLastOfPhrase(words, noun)) return [];
		if (/^(?:to|by|after|for|in)$/.test(lowerAt(words, noun + 1)) && lowerAt(words, noun + 2) === name)
			return [];
		if (wordsAfterKindOfThing.has(lowerAt(words, noun + 1))) return [];
		const before = lowerAt(words, at - 1);
		const isGerund = word.lower.endsWith('ing');
		const isGeneral = isGerund
			? !/^(?:ADJ|ADV|NOUN|PROPN)$/.test(words[at - 1]?.partOfSpeech ?? '') &&
				!notBeforeGeneralGerund.has(before)
			: severalDoers.has(before) ||
				before === 'i' ||
				(able.has(before) &&
					(before !== 'to' || wordsBeforeTo.has(lowerAt(words, at - 2)) || at === 1) &&
					!(before === 'to' && /^i$/.test(lowerAt(words, at - 3))));
		if (!isGeneral) return [];
		// "you drive car number two", "did you watch film"
		if (/^(?:did|will)$/.test(lowerAt(words, at - 2))) return [];
		const many = plural(name);
		return [
			{
				from: at + 1,
				to: noun + 1,
				replacement: [...words.slice(at + 1, noun).map(({ text }) => text), many].join(' '),
				words: { word: word.lower, many },
			},
		];
	}),
	// "These" before a plural.
	/** "This products". */
	'these-with-plural': eachWord((word, index, words) => {
		if (!pluralThings.has(word.lower) || !endsPhrase(words, index + 1)) return [];
		const from = qualitiesFrom(words, index);
		const this_ = words[from - 1];
		if (this_?.lower !== 'this' || !unbroken(words, from - 1, index + 1)) return [];
		const before = words[from - 2];
		if (before && !this_.afterBreak && wordsBeforeThis.has(before.lower)) return [];
		const isAfterPreposition = before?.partOfSpeech === 'ADP' && !this_.afterBreak;
		if (
			pluralsAndVerbs.has(word.lower) &&
			!isAfterPreposition &&
			!/^(?:are|were|have)$/.test(lowerAt(words, index + 1))
		)
			return [];
		return [oneWord(from - 1, 'these', { word: word.lower })];
	}),
};
