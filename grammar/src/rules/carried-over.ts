import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders } from '#grammar/grammar-rule.ts';
import { startsThing } from '#grammar/phrase-heads.ts';
import { formsOf } from '#grammar/verb-forms.ts';

const spending = formsOf('spend waste');

/** Objects that a relative clause names twice, and the preposition after "spend". */
export const carriedOverFinders: Finders = {
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
