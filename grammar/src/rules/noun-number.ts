import lexicon from '#data/words/noun-number.json' with { type: 'json' };
import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings, qualitiesFrom, singularThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { plural, singular } from '#grammar/noun-forms.ts';
import { endsPhrase } from '#grammar/phrase-end.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { unitsBeforeNoun } = lists;
const { onlyPlural, pluralsAfterA } = lists;

// "The new one of my sister" is hers.
const ofMany =
	/(?:^|(?<!\b(?:the|this|that|other|new|old|red|blue|black|white|big|small|first|second|last)) )\b(one|many|few|several|both|each|two|three) of (?:the|my|our|his|her|your|their|these|those)(?: most \w+| (?:best|biggest|worst|important|favorite|favourite|old|close|good|main|oldest|greatest|largest|easiest))?$/;

const isBeforeNoun = (word: TaggedWord | undefined) =>
	!!word && !word.afterBreak && /^(?:NOUN|PROPN|ADJ)$/.test(word.partOfSpeech);

export const nounNumberFinders: Finders = {
	// Singular and plural after numbers, "one of", "every", "these".
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
	'five-star-hotel': eachWord((word, index, words) => {
		const unit = lowerAt(words, index + 1);
		if (word.partOfSpeech !== 'NUM' || !/^an?$/.test(lowerAt(words, index - 1))) return [];
		if (!unitsBeforeNoun.has(unit)) return [];
		if (!isBeforeNoun(words[index + 2]) || !unbroken(words, index - 1, index + 3)) return [];
		const one = singular(unit);
		return [oneWord(index + 1, one, { word: word.lower })];
	}),
	/** "A shoes", "an advertisements". */
	'a-with-plural': eachWord((word, index, words) => {
		if (!pluralThings.has(word.lower) && !onlyPlural.has(word.lower)) return [];
		if (!endsPhrase(words, index + 1) || pluralsAfterA.has(word.lower)) return [];
		const from = qualitiesFrom(words, index);
		const article = words[from - 1];
		if (!article || !/^an?$/.test(article.lower) || !unbroken(words, from - 1, index + 1)) return [];
		const opener = lowerAt(words, from - 2);
		if (/^(?:peg|basket|shop|store|only)$/.test(lowerAt(words, index + 1))) return [];
		if (/^(?:such|many|half|what|quite)$/.test(opener)) return [];
		const isOne =
			/^(?:is|was|it's|he's|she's|that's|this|become|became|be|i'm|am|like)$/.test(opener) &&
			!onlyPlural.has(word.lower);
		if (isOne || /^(?:children|women|men)$/.test(word.lower)) {
			const one = singular(word.lower);
			return [oneWord(index, one, { article: article.lower })];
		}
		if (!onlyPlural.has(word.lower)) return [];
		const next = words[from]?.text ?? '';
		return [
			someWords(
				from - 1,
				from + 1,
				next,
				{ word: word.lower, article: article.lower },
				'a-with-plural.plural',
			),
		];
	}),
};
