import type { VocabularyLevels } from '@henry/contract/content-files.ts';
import { type TalkFacts, type WordLevel, wordLevels } from '@henry/contract/conversation.ts';
import { dictionaryForm, isContentWord, lookUpForm } from '#server/domain/exams/content-words.ts';

/** A word as the vocabulary profile has it, with the level at which it is learned; undefined where it has none. */
export type LevelOf = (word: string) => { word: string; level: WordLevel } | undefined;

/** Looks words up in the vocabulary profile: as they are, and else in their dictionary form. */
export function createLevelOf(levels: VocabularyLevels): LevelOf {
	const known = new Map<string, WordLevel>();
	for (const level of wordLevels.toReversed()) for (const word of levels[level]) known.set(word, level);
	return (text) => {
		const word = [lookUpForm(text), dictionaryForm(text)].find((form) => known.has(form));
		const level = word === undefined ? undefined : known.get(word);
		return word === undefined || level === undefined ? undefined : { word, level };
	};
}

type RichWord = TalkFacts['richWords'][number];

/** Words of meaning that are learned at B1 or above, each once. */
export function richWordsIn(words: readonly string[], levelOf: LevelOf): RichWord[] {
	const rich = new Map<string, RichWord>();
	for (const text of words) {
		const found = isContentWord(text) ? levelOf(text) : undefined;
		if (found?.level === 'B1' || found?.level === 'B2')
			rich.set(found.word, { word: found.word, level: found.level });
	}
	return [...rich.values()];
}

/** How many of the words are of each level; those that the profile does not have, such as names, are left out. */
export function wordsByLevel(words: readonly string[], levelOf: LevelOf): TalkFacts['wordsByLevel'] {
	const counts = { A1: 0, A2: 0, B1: 0, B2: 0 };
	for (const text of words) {
		const found = levelOf(text);
		if (found) counts[found.level] += 1;
	}
	return counts;
}

/** Fewer words show nothing of a vocabulary. */
const fewestWords = 500;
/** Whoever knows so many of a text's words follows it (Laufer & Ravenhorst-Kalovski 2010). */
const coverage0to1 = 0.95;
/** 95 % of a normal distribution. */
const normalQuantile = 1.96;

/** The interval of 95 % around a share of `count` cases (Wilson 1927). */
function wilsonInterval(share: number, count: number) {
	const squared = normalQuantile ** 2;
	const middle = share + squared / (2 * count);
	const half = normalQuantile * Math.sqrt((share * (1 - share)) / count + squared / (4 * count ** 2));
	const scale = 1 + squared / count;
	return { from: (middle - half) / scale, to: (middle + half) / scale };
}

/**
 * Between which levels a vocabulary lies: the lowest level whose words, with those below it, may make up 95 % of the
 * text, and the lowest that surely does, by the interval around the share. Null under 500 words.
 */
export function vocabularyRange(counts: TalkFacts['wordsByLevel']): TalkFacts['vocabularyRange'] {
	const total = wordLevels.reduce((sum, level) => sum + counts[level], 0);
	if (total < fewestWords) return null;
	let covered = 0;
	const intervals = wordLevels.map((level) => {
		covered += counts[level];
		return { level, ...wilsonInterval(covered / total, total) };
	});
	const from = intervals.find((interval) => interval.to >= coverage0to1)?.level ?? 'B2';
	return { from, to: intervals.find((interval) => interval.from >= coverage0to1)?.level ?? 'B2' };
}
