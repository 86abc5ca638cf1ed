import lexicon from '#data/words/carried-over.json' with { type: 'json' };
import { endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, someWords } from '#grammar/grammar-rule.ts';
import { startsThing } from '#grammar/phrase-heads.ts';
import { formsOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const { furtherThings, afterDoubledObject } = wordSets(lexicon);

/** Verbs that may be followed by a clause about someone: "I told my mother that I love her". */
const reportingVerbs = formsOf(lexicon.reportingVerbs);
const transitiveVerbs = formsOf(lexicon.transitiveVerbs);
const notThings =
	/^(?:day|time|moment|year|way|reason|fact|idea|feeling|hour|week|month|opinion|situation|place|chance|problem|question|kind|type)s?$/;
const spending = formsOf('spend waste');

/** Objects that a relative clause names twice, and the preposition after "spend". */
export const carriedOverFinders: Finders = {
	'doubled-object': eachWord((word, index, words) => {
		const noun = lowerAt(words, index - 1);
		if (!/^(?:that|which|who|whom)$/.test(word.lower) || word.afterBreak || notThings.test(noun)) return [];
		if (!wordLists.thing.has(noun) && !pluralThings.has(noun) && !furtherThings.has(noun)) return [];
		if (!wordLists.subject.has(lowerAt(words, index + 1)) || !transitiveVerbs.has(lowerAt(words, index + 2)))
			return [];
		const object = lowerAt(words, index + 3);
		if (!/^(?:it|them|him)$/.test(object) || !unbroken(words, index - 1, index + 4)) return [];
		if (!endsClauseBefore(words, index + 4) && !afterDoubledObject.has(lowerAt(words, index + 4))) return [];
		if (hasBefore(words, index, 6, reportingVerbs) || hasBefore(words, index, 5, new Set(['so', 'such'])))
			return [];
		const verb = words[index + 2];
		if (!verb) return [];
		return [someWords(index + 2, index + 4, verb.text, { word: word.lower, noun, verb: verb.lower, object })];
	}),
	'spend-on-things': eachWord((word, index, words) => {
		if (!spending.has(word.lower)) return [];
		let at = index + 1;
		while (at < index + 6 && !/^(?:money|time|hours|euros|dollars)$/.test(lowerAt(words, at))) at++;
		const preposition = lowerAt(words, at + 1);
		if (at >= index + 6 || !/^(?:in|for)$/.test(preposition) || !unbroken(words, index, at + 3)) return [];
		if (!startsThing(words, at + 2) || /ing$|^front$/.test(lowerAt(words, at + 2))) return [];
		const things = [2, 3, 4].map((offset) => lowerAt(words, at + offset));
		const isThing = things.some((thing) =>
			/^(?:phones?|clothes|shoes|food|games?|books?|things?|products?|advertis\w+|internet|education|studies|hobby|hobbies|sports?|travel|trips?|technology|computers?|homework|social|entertainment)$/.test(
				thing,
			),
		);
		if (!isThing) return [];
		return [{ from: at + 1, to: at + 2, replacement: 'on', words: { word: word.lower } }];
	}),
};
