import lexicon from '#data/words/the.json' with { type: 'json' };
import { endsClauseBefore, lowerAt, lowerBetween, startsClause, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { ReasonWords } from '#grammar/reasons.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { patternTable, wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const generalPairs: ReadonlySet<string> = new Set(lexicon.generalPairs);
const { generalNouns, verbsOfGeneralSubject, complementsOfIs, nounsWithOf } = lists;
const { wordsBeforeQuantity, alwaysThe, nounsOfMeasure, determiners, nounsAfterWhole } = lists;
const { afterHas, qualitiesOfNumbers, nounsOfNumbers, nounsOfAmounts, beforeNumberOf } = lists;
const { beforeWhole, beforeOnlyOne } = lists;

/** What needs no article in a phrase: "in place of", "at end of play". */
const bareAfter = patternTable(lexicon.bareAfter);

const withThe = (words: readonly TaggedWord[], at: number, filled: ReasonWords): Finding =>
	oneWord(at, `the ${words[at]?.text ?? ''}`, filled);

/** What there is one of: it needs "the" after any of these words, if its phrase ends there. */
const uniqueThings: Record<string, string> = wordTable(lexicon.uniqueThings);
const openersOfUnique = new Map(
	Object.entries(uniqueThings).map(([noun, before]) => [noun, new Set(before.split('|'))]),
);

const isNoun = (word: TaggedWord | undefined) => !!word && !word.afterBreak && word.partOfSpeech === 'NOUN';

/** "Problem is that", "reason why". */
const factNouns = wordSet(lexicon.factNouns);
export const theOfOneFinders: Finders = {
	// "The" where English has none.
	'the-before-general-subject': eachWord((word, index, words) => {
		if (word.lower !== 'the' || !startsClause(words, index)) return [];
		const isPair = generalPairs.has(`${lowerAt(words, index + 1)} ${lowerAt(words, index + 2)}`);
		const end = index + (isPair ? 3 : 2);
		if (!isPair && !generalNouns.has(lowerAt(words, index + 1))) return [];
		if (!verbsOfGeneralSubject.has(lowerAt(words, end)) || !unbroken(words, index, end + 2)) return [];
		if (lowerAt(words, end) === 'is' && !complementsOfIs.has(lowerAt(words, end + 1))) return [];
		if (lowerAt(words, end) === 'has' && !afterHas.has(lowerAt(words, end + 1))) return [];
		if (/^(?:today|tonight|again)$/.test(lowerAt(words, end + 2))) return [];
		const noun = lowerBetween(words, index + 1, end);
		return [{ from: index, to: end, replacement: noun }];
	}),
	// "The" with what there is one of, and before nouns with "of".
	/** "Number of cars is growing", "know importance of health". */
	'the-before-noun-of': eachWord((word, index, words) => {
		if (!nounsWithOf.has(word.lower) || lowerAt(words, index + 1) !== 'of' || word.text !== word.lower)
			return [];
		const after = words[index + 2];
		if (
			!after ||
			after.lower === 'town' ||
			(word.lower === 'quality' && after.lower === 'life') ||
			!unbroken(words, index, index + 3)
		)
			return [];
		let from = index;
		if (qualitiesOfNumbers.has(lowerAt(words, index - 1)) && !word.afterBreak) from--;
		if (from === 0 && !words.some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech))) return [];
		const opener = lowerAt(words, from - 1);
		const starts =
			startsClause(words, from) &&
			(from === 0 ||
				wordsBeforeQuantity.has(opener) ||
				/^(?:that|because|if|when|so|but|think|since|although|while)$/.test(opener));
		if (words[from]?.afterBreak && from > 0) return [];
		if (!starts && !wordsBeforeQuantity.has(opener)) return [];
		if (opener === 'that' && /^(?:number|amount|quantity|level|size|price|rate)$/.test(word.lower)) return [];
		if (bareAfter[opener]?.test(word.lower)) return [];
		if (starts && !nounsOfMeasure.has(word.lower)) return [];
		if (
			nounsOfNumbers.has(word.lower) &&
			from < index &&
			!/^(?:total|exact|average)$/.test(lowerAt(words, from))
		)
			return [];
		if (nounsOfAmounts.has(word.lower) && beforeNumberOf.has(opener)) return [];
		return [withThe(words, from, { example: `${word.lower} of ...` })];
	}),
	'the-before-only-one': eachWord((word, index, words) => {
		const before = openersOfUnique.get(word.lower);
		if (!before || word.text !== word.lower || word.partOfSpeech === 'VERB') return [];
		if (word.lower === 'world' && /^(?:where|which)$/.test(lowerAt(words, index + 1))) return [];
		if (!before.has(lowerAt(words, index - 1)) || !unbroken(words, index - 1, index + 1)) return [];
		// "an open door": what opens may be an adjective.
		if (/^(?:an?|the|this|that|every|each|no|any|my|your|his|her|our|their)$/.test(lowerAt(words, index - 2)))
			return [];
		if (lowerAt(words, index - 1) === 'from' && lowerAt(words, index + 1) === 'to') return [];
		if (lowerAt(words, index + 2) === word.lower) return [];
		if (
			!endsClauseBefore(words, index + 1) &&
			!(alwaysThe.has(word.lower) && !/^(?:NOUN|PROPN|ADJ)$/.test(words[index + 1]?.partOfSpeech ?? '')) &&
			!/^(?:of|to|near|where|around|about)$/.test(lowerAt(words, index + 1))
		)
			return [];
		if (
			/^(?:and|or)$/.test(lowerAt(words, index + 1)) &&
			/^(?:NOUN|ADJ)$/.test(words[index + 2]?.partOfSpeech ?? '')
		)
			return [];
		return [oneWord(index, `the ${word.text}`, { word: word.lower })];
	}),
	// "The" before what is known or the only one, whatever the noun.
	/** "Same", "whole": which one is known. */
	'the-before-same-and-whole': eachWord((word, index, words) => {
		if (!/^(?:same|whole)$/.test(word.lower) || index === 0 || word.afterBreak) return [];
		const noun = words[index + 1];
		const before = words[index - 1];
		if (!isNoun(noun) || !before || determiners.has(before.lower) || /'s$|s'$/.test(before.lower)) return [];
		const name = noun?.lower ?? '';
		if (word.lower === 'whole' && (!nounsAfterWhole.has(name) || beforeWhole.has(before.lower))) return [];
		if (word.lower === 'same' && (/^(?:sex|gender|love)$/.test(name) || startsClause(words, index)))
			return [];
		if (
			word.lower === 'same' &&
			(/^(?:NOUN|PRON)$/.test(before.partOfSpeech) ||
				(name === 'day' && words[index + 2] && !words[index + 2]?.afterBreak))
		)
			return [];
		const next = words[index + 2];
		if (next && !next.afterBreak && /^(?:NOUN|PROPN)$/.test(next.partOfSpeech)) return [];
		if (!/^(?:VERB|AUX|ADP|ADV|NOUN|PRON|CCONJ|SCONJ|PART)$/.test(before.partOfSpeech)) return [];
		return [withThe(words, index, { name: `${word.lower} ${name}` })];
	}),
	'the-before-what-is-that': eachWord((word, index, words) => {
		if (!factNouns.has(word.lower) || !startsClause(words, index) || word.text !== word.lower) return [];
		const is = lowerAt(words, index + 1);
		const that = lowerAt(words, index + 2);
		const isThat = /^(?:is|was)$/.test(is) && /^(?:that|to)$/.test(that);
		const isWhy = word.lower === 'reason' && is === 'why';
		if (!isThat && !isWhy) return [];
		if (that === 'to' && !/^(?:aim|goal|purpose|solution)$/.test(word.lower)) return [];
		if (beforeOnlyOne.has(lowerAt(words, index - 1)) && !word.afterBreak) return [];
		return [withThe(words, index, { name: `${word.lower} is that ...` })];
	}),
};
