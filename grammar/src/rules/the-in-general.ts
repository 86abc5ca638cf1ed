import lexicon from '#data/words/the.json' with { type: 'json' };
import { endsClauseBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, type Finding, oneWord, someWords } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { generalAdjectives, wordsAfterGeneral, clearlyGeneral, wordsOfLiking } = lists;
const { wordsBeforeNoun, adjectivesOfJudgement, generalVerbs, notAsSubject, notBeforeAuxiliary } = lists;
const { wordsAfterNoun, notAfterLiking, afterGeneralNoun } = lists;

/** What is known or only one, after these words: "in sky". */
const knownThings: Record<string, string> = wordTable(lexicon.knownThings);
const knownOneOpeners = new Map(
	Object.entries(knownThings).map(([noun, before]) => [noun, new Set(before.split('|'))]),
);

/** What is hardly ever "the" in talk about the world. */
const abstractNouns = wordSet(lexicon.abstractNouns);
const drop = (text: readonly TaggedWord[], at: number): Finding => {
	const noun = text[at + 1]?.text ?? '';
	return someWords(at, at + 2, noun);
};

export const theInGeneralFinders: Finders = {
	// "The" before what is meant in general.
	'generic-the': eachWord((word, index, words) => {
		const noun = lowerAt(words, index + 1);
		if (word.lower !== 'the' || !wordLists.general.has(noun) || lowerAt(words, index + 2) !== 'is') return [];
		if (!startsClause(words, index) || !unbroken(words, index, index + 4)) return [];
		const skip = /^(?:very|so|too|really|more|always|not)$/.test(lowerAt(words, index + 3)) ? 1 : 0;
		const says = lowerAt(words, index + 3 + skip);
		if (!generalAdjectives.has(says)) return [];
		// "the traffic is bad today"
		if (/^(?:today|tonight|now|again)$/.test(lowerAt(words, index + 4 + skip))) return [];
		const replacement = words[index + 1]?.text ?? noun;
		return [{ from: index, to: index + 2, replacement, words: { noun } }];
	}),
	// "The" before what there is one of.
	'the-before-known-one': eachWord((word, index, words) => {
		const before = knownOneOpeners.get(word.lower);
		if (!before || word.text !== word.lower || word.afterBreak) return [];
		if (!before.has(lowerAt(words, index - 1))) return [];
		if (lowerAt(words, index - 1) === 'from' && lowerAt(words, index + 1) === 'to') return [];
		if (lowerAt(words, index - 1) === 'to' && lowerAt(words, index - 2) === word.lower) return [];
		const next = words[index + 1];
		if (!endsClauseBefore(words, index + 1) && !wordsAfterGeneral.has(next?.lower ?? '')) return [];
		if (
			/^(?:and|or|to)$/.test(next?.lower ?? '') &&
			/^(?:NOUN|ADJ)$/.test(words[index + 2]?.partOfSpeech ?? '')
		)
			return [];
		if (
			word.lower === 'light' &&
			lowerAt(words, index - 2) !== 'turn' &&
			lowerAt(words, index - 2) !== 'turned'
		)
			return [];
		if (word.lower === 'station' && lowerAt(words, index - 2) === 'station') return [];
		if (/^(?:rain|news)$/.test(word.lower) && /^(?:or|of|and)$/.test(next?.lower ?? '')) return [];
		if (word.lower === 'rich' && next?.lower !== 'and') return [];
		if (word.lower === 'world' && /^(?:where|which|that|war|cup|wide)$/.test(next?.lower ?? '')) return [];
		return [oneWord(index, `the ${word.text}`, { word: word.lower })];
	}),
	// "The" before what is meant in general, in more places.
	'the-before-what-is-general': (text) =>
		text.flatMap((word, index): Finding[] => {
			const noun = lowerAt(text, index + 1);
			if (word.lower !== 'the' || !abstractNouns.has(noun) || !unbroken(text, index, index + 2)) return [];
			const after = text[index + 2];
			const before = lowerAt(text, index - 1);
			const isSubject =
				startsClause(text, index) || /^(?:that|conclusion|opinion|nowadays|addition)$/.test(before);
			if (isSubject) {
				if (!after || after.afterBreak) return [];
				if (/^(?:today|here|now|tonight|outside)$/.test(lowerAt(text, index + 4))) return [];
				const isGeneral =
					(generalVerbs.has(after.lower) &&
						!(
							/^(?:has|have|will)$/.test(after.lower) &&
							!clearlyGeneral.has(noun) &&
							!/^(?:a|an|many|become|changed|some)$/.test(lowerAt(text, index + 3))
						)) ||
					(after.lower === 'is' && adjectivesOfJudgement.has(lowerAt(text, index + 3)));
				if (notAsSubject.has(noun)) return [];
				if (notBeforeAuxiliary.has(noun) && /^(?:can|can't|doesn't|will|is|has|have)$/.test(after.lower))
					return [];
				return isGeneral ? [drop(text, index)] : [];
			}
			if (word.afterBreak || !wordsBeforeNoun.has(before)) return [];
			if (!endsClauseBefore(text, index + 2)) return [];
			if (wordsAfterNoun.has(after?.lower ?? '') && !after?.afterBreak) {
				if (!(clearlyGeneral.has(noun) && afterGeneralNoun.has(after?.lower ?? '') && noun !== 'society'))
					return [];
			}
			if (/^(?:and|or)$/.test(after?.lower ?? '') && !clearlyGeneral.has(noun)) return [];
			if (
				noun === 'society' &&
				/^(?:members?|president|chairman|secretary|head|founder)$/.test(lowerAt(text, index - 2))
			)
				return [];
			if (clearlyGeneral.has(noun)) return [drop(text, index)];
			return wordsOfLiking.has(before) && !notAfterLiking.has(noun) ? [drop(text, index)] : [];
		}),
};
