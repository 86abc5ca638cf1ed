import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { singularThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

const ofMany =
	/\b(one|many|few|several|both|each|two|three) of (?:the|my|our|his|her|your|their|these|those)(?: most \w+| (?:best|biggest|worst|important|favorite|favourite|old|close|good|main|oldest|greatest|largest|easiest))?$/;

/** Singular and plural after numbers, "one of", "every", "these". */
export const nounNumberFinders: Finders = {
	'number-plural': (words) =>
		singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const count = lowerAt(words, index - 1);
			const before = lowerAt(words, index - 2);
			if (!unbroken(words, index - 1, index + 1) || /^(?:person|part|way|type|kind|class|sport)$/.test(noun))
				return [];
			const startsPhrase =
				index === 1 ||
				words[index - 1]?.afterBreak ||
				/^(?:VERB|AUX|ADP|SCONJ)$/.test(words[index - 2]?.partOfSpeech ?? '') ||
				/^(?:least|about|around|only|almost|nearly|over)$/.test(before);
			const counted =
				wordLists.smallNumber.has(count) &&
				(startsPhrase || /^(?:my|his|her|our|and)$/.test(before)) &&
				!/^(?:at|to|of|or|by)$/.test(before);
			const many = /^(?:many|several)$/.test(count) && !/^(?:as|so|too)$/.test(before);
			if (!counted && !many) return [];
			const word = plural(noun);
			return [oneWord(index, word, { count })];
		}),
	'one-of-plural': (words) =>
		singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const before = [5, 4, 3, 2, 1].map((back) => lowerAt(words, index - back)).join(' ');
			const counted = before.match(ofMany)?.[1];
			if (!counted || /^(?:team|group|class|family|crew|staff)$/.test(noun)) return [];
			if (!unbroken(words, index - 3, index + 1)) return [];
			const word = plural(noun);
			return [oneWord(index, word, { counted })];
		}),
};
