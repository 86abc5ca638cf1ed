import { endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { familyOf } from '#grammar/word-families.ts';
import { wordLists, wordSet } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';
import { be, degree, isOver, linkBefore } from './adjective-slots.ts';

const furtherThings = wordSet(
	'feeling time life welcome weather work smell voice smile situation increase decrease growth development effect influence impact role atmosphere relationship education knowledge belief man person woman people things reasons problems',
);

const moreAdjectives: Record<string, string> = wordTable({
	nicely: 'nice',
	quietly: 'quiet',
	amazingly: 'amazing',
	wonderfully: 'wonderful',
	strongly: 'strong',
	really: 'real',
	mainly: 'main',
	usually: 'usual',
	normally: 'normal',
	completely: 'complete',
	totally: 'total',
	generally: 'general',
	specially: 'special',
	especially: 'special',
	actually: 'actual',
	probably: 'probable',
	perfectly: 'perfect',
	currently: 'current',
	recently: 'recent',
	finally: 'final',
	originally: 'original',
	mostly: 'main',
});
const adjectiveOf = (adverb: string): string | undefined =>
	moreAdjectives[adverb] ?? familyOf.adverb.get(adverb)?.adjective;

/** Adjectives where learners say adverbs. */
export const adjectivesForAdverbsFinders: Finders = {
	'adverb-as-quality': (words) =>
		words.flatMap((word, index): Finding[] => {
			const family = familyOf.adverb.get(word.lower);
			if (
				!family?.adjective ||
				/^(?:really|truly|possibly|certainly|simply|poorly|privately|clearly|naturally|freely|strangely|luckily)$/.test(
					word.lower,
				)
			)
				return [];
			const link = linkBefore(words, index);
			if (link === undefined || !degree.test(lowerAt(words, index - 1))) return [];
			if (/^(?:get|gets|got|getting|look|looks|looked)$/.test(lowerAt(words, link))) return [];
			if (/^feel|^felt/.test(lowerAt(words, link)) && /^(?:strongly|differently|badly)$/.test(word.lower))
				return [];
			if (
				/^(?:how|as|than|what)$/.test(lowerAt(words, link - 1)) ||
				hasBefore(words, link, 3, wordSet('how what'))
			)
				return [];
			if (!isOver(words, index + 1)) return [];
			return [oneWord(index, family.adjective, { link: lowerAt(words, link) })];
		}),
	'adverb-before-noun'(words) {
		return words.flatMap((word, index): Finding[] => {
			const adjective = adjectiveOf(word.lower);
			const next = words[index + 1];
			if (
				!adjective ||
				!next ||
				!(wordLists.thing.has(next.lower) || furtherThings.has(next.lower)) ||
				!unbroken(words, index - 1, index + 2)
			)
				return [];
			// "i think that usually people are kind"
			if (/^(?:this|that)$/.test(lowerAt(words, index - 1)) && furtherThings.has(next.lower)) return [];
			if (!/^(?:an?|the|my|your|his|her|our|their|this|that|very|most|more)$/.test(lowerAt(words, index - 1)))
				return [];
			if (/^(?:VERB|AUX|ADP)$/.test(next.partOfSpeech) && !be.test(lowerAt(words, index + 2))) return [];
			if (
				!endsClauseBefore(words, index + 2) &&
				!/^(?:VERB|AUX|ADP|PART)$/.test(words[index + 2]?.partOfSpeech ?? '')
			)
				return [];
			return [oneWord(index, adjective, { next: next.lower, word: word.lower })];
		});
	},
};
