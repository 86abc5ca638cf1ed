import lexicon from '#data/words/the.json' with { type: 'json' };
import { endsClauseBefore, lowerAt, lowerBetween, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { ReasonWords } from '#grammar/reasons.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { patternTable, wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const generalPairs: ReadonlySet<string> = new Set(lexicon.generalPairs);
const { generalNouns, verbsOfGeneralSubject, complementsOfIs, placeNames, nounsWithOf } = lists;
const { wordsBeforeQuantity, alwaysThe, nounsOfMeasure, determiners, nounsAfterWhole, superlatives } = lists;
const { singleNouns, afterHas, qualitiesOfNumbers, nounsOfNumbers, nounsOfAmounts, beforeNumberOf } = lists;
const { beforeWhole, superlativesOfOne, onesOfMany, nounsOfPrizes, beforeOnlyOne, afterOnly } = lists;

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
const isThing = (word: string) => wordLists.thing.has(word) || /^(?:people|ones|things|friends)$/.test(word);

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
	'the-before-country': eachWord((word, index, words) => {
		const name = words[index + 1];
		const isSubject = /^(?:is|has|was)$/.test(lowerAt(words, index + 2)) && startsClause(words, index);
		if (word.lower !== 'the' || !name || name.afterBreak || !placeNames.has(name.lower)) return [];
		if (!isSubject && !/^(?:in|to|from)$/.test(lowerAt(words, index - 1))) return [];
		if (!isSubject && !endsClauseBefore(words, index + 2) && lowerAt(words, index + 2) !== 'last') return [];
		if (words[index + 2]?.lower === 'of' || lowerAt(words, index + 2) === 'for') return [];
		return [{ from: index, to: index + 2, replacement: name.text }];
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
	/** "Best way", "most important thing", "only person", after a verb or preposition. */
	'the-before-any-superlative': eachWord((word, index, words) => {
		const isMost = word.lower === 'most' && words[index + 1]?.partOfSpeech === 'ADJ';
		if ((!isMost && !superlatives.has(word.lower)) || index === 0 || word.afterBreak) return [];
		const noun = words[index + (isMost ? 2 : 1)];
		const name = noun?.lower ?? '';
		if (!noun || noun.afterBreak || !unbroken(words, index - 1, index + 2)) return [];
		const before = words[index - 1];
		if (!before || determiners.has(before.lower) || /'s$|s'$/.test(before.lower)) return [];
		const isOneOf = before.lower === 'of' && lowerAt(words, index - 2) === 'one';
		if (!singleNouns.has(name) && !(isOneOf && (pluralThings.has(name) || /s$|people/.test(name)))) return [];
		if (superlativesOfOne.has(word.lower) && onesOfMany.has(name)) return [];
		if (/^(?:latest|nearest)$/.test(word.lower) && !/^(?:VERB|ADP)$/.test(before.partOfSpeech)) return [];
		if (!/^(?:VERB|AUX|ADP)$/.test(before.partOfSpeech) && !/^(?:that|think|because)$/.test(before.lower))
			return [];
		if (/^(?:by|from|voted|named|won|win|wins|as|order)$/.test(before.lower)) return [];
		if (/^(?:for|to|of)$/.test(before.lower) && nounsOfPrizes.has(lowerAt(words, index - 2))) return [];
		if (isMost && /^(?:food|weather|music)$/.test(name)) return [];
		if (/^(?:at|like|with|by|do|does|did|has|have)$/.test(before.lower) && isMost) return [];
		if (before.lower === 'at' && /^(?:time|distance|point)$/.test(name)) return [];
		return [
			withThe(words, index, {
				name: `${word.lower} ${isMost ? `${lowerAt(words, index + 1)} ` : ''}${name}`,
			}),
		];
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
	/** "He is only child who", "it was first time that". */
	'the-before-only-and-first': eachWord((word, index, words) => {
		if (!/^(?:only|first|second|third|last|main)$/.test(word.lower) || word.afterBreak) return [];
		const name = lowerAt(words, index + 1);
		const before = lowerAt(words, index - 1);
		if (!isThing(name) || !unbroken(words, index - 1, index + 2)) return [];
		if (!/^(?:is|was|were|are|be|am|been|became|it's|that's|he's|she's|i'm)$/.test(before)) return [];
		if (/^(?:there|here)$/.test(lowerAt(words, index - 2)) && word.lower === 'only') return [];
		if (word.lower === 'last' && /^(?:week|month|year|night|weekend|summer|winter|season)$/.test(name))
			return [];
		if (/^(?:first|second|third|last)$/.test(word.lower) && /^(?:choice|place|thing)$/.test(name)) return [];
		if (word.lower === 'main' && name === 'street') return [];
		if (word.lower === 'only' && /^(?:people|ones|things|friends)$/.test(name)) return [];
		if (word.lower === 'second' && /^(?:nature|language)$/.test(name)) return [];
		const after = words[index + 2];
		const tells =
			!after ||
			after.afterBreak ||
			/^(?:who|that|which|to|i|we|in|of|for|on|at|when|where|he|she|they|about|from|with)$/.test(after.lower);
		if (!tells || (word.lower === 'only' && (!after || afterOnly.has(after.lower)))) return [];
		if (/^(?:first|last|next|second|third)$/.test(word.lower) && (!after || after.afterBreak)) return [];
		if (
			/^(?:class|language)$/.test(name) ||
			(name === 'part' && word.lower === 'only') ||
			(name === 'thing' && after?.lower === 'in')
		)
			return [];
		return [withThe(words, index, { name: `${word.lower} ${name}` })];
	}),
};
