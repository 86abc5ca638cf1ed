import type { Structure } from '@henry/contract/exam-reasons.ts';
import type { Correction } from '@henry/contract/feedback.ts';
import { pauseMs, speechRate } from '@henry/contract/speech-figures.ts';
import { lexicalDiversity } from '#server/domain/talk-report/lexical-diversity.ts';
import type { LevelOf } from '#server/domain/talk-report/vocabulary.ts';
import { dictionaryForm, isContentWord, lookUpForm } from './content-words.ts';
import type { HeardAnswer } from './heard-speech.ts';
import { type ConnectiveKind, connectivesIn, countLinkedClauses } from './linking-words.ts';
import { countVerbs, rangeOf, structuresIn } from './structures.ts';

/** What is counted in a text: all that was heard, or only what the recogniser is sure of. */
export type TextMeasures = {
	words: number;
	grammarMistakes: number;
	wordChoices: number;
	/** As they are likely to be in many words. */
	grammarMistakesPer100: number;
	wordChoicesPer100: number;
	structures: Structure[];
	/** The range of these kinds, and the score of linking words, as they are in a hundred words (means of windows). */
	range: number;
	linking: number;
	linkedClausesPer100: number;
	/** How much is said with one verb: long phrases instead of further clauses. */
	wordsPerVerb: number;
	/** Words of meaning learned at B1 or above, as a share of those whose level is known; and some of them. */
	richSeen0to1: number;
	/** The same share as it is likely to be in many words. */
	richShare0to1: number;
	richWords: string[];
	/** MTLD; undefined under 100 words. */
	diversity: number | undefined;
	connectives: Record<ConnectiveKind, string[]>;
};

/** What is counted in the time of speaking. Undefined where too little was said to tell. */
export type TimeMeasures =
	| { wordsPerMinute: number; silentShare0to1: number; wordsPerRun: number }
	| undefined;

/** That no mistake was found in a few words does not mean that there would be none in many: one is added (Laplace's rule). */
const unseenMistakes = 1;
/** Few words are counted as if so many more had been said, as rich as an answer at B1 to B2 usually is. */
const usualWords = 10;
const usualRichShare = 0.08;

/** In fewer words fewer kinds of structures have room; past this number of words there are few new ones. */
const wordsForAllStructures = 150;
const rangeIn = (text: string, words: number) =>
	rangeOf(structuresIn(text)) * Math.min(1.5, Math.max(1, wordsForAllStructures / words));

/** Different linking words, the rarer the more they count. */
function linkingIn(text: string, words: number): number {
	const { simple, ordinary, strong } = connectivesIn(text);
	return (0.5 * simple.length + ordinary.length + 1.5 * strong.length) / Math.sqrt(words / 200);
}

/** What is different of its kind grows with a text: it is counted in windows of so many words, as diversity is in MATTR. */
const windowWords = 100;

/** The mean over windows of a text (after Covington & McFall 2010), so that a long exam shows no more than a short one. */
function meanOfWindows(text: string, measure: (window: string, words: number) => number): number {
	const words = text.split(' ');
	const count = Math.max(1, Math.round(words.length / windowWords));
	const ends = Array.from({ length: count + 1 }, (_, index) => Math.round((index * words.length) / count));
	const values = ends.slice(1).map((end, index) => {
		const window = words.slice(ends[index], end);
		return measure(window.join(' '), Math.max(window.filter((word) => word !== '…').length, 1));
	});
	return values.reduce((sum, value) => sum + value, 0) / count;
}

const isWordChoice = ({ category }: Correction) => category === 'word choice';

/** Counts a text. `words` are its words, `corrections` what is wrong in it. */
export function measureText(
	text: string,
	words: readonly string[],
	corrections: readonly Correction[],
	levelOf: LevelOf,
): TextMeasures {
	const per100 = (count: number) => (100 * count) / Math.max(words.length, 1);
	const wordChoices = corrections.filter(isWordChoice).length;
	const levels = words.flatMap((word) => (isContentWord(word) ? (levelOf(word) ?? []) : []));
	const rich = levels.filter(({ level }) => level === 'B1' || level === 'B2');
	const mistakesPer100 = (count: number) => per100(count + unseenMistakes);
	return {
		words: words.length,
		grammarMistakes: corrections.length - wordChoices,
		wordChoices,
		grammarMistakesPer100: mistakesPer100(corrections.length - wordChoices),
		wordChoicesPer100: mistakesPer100(wordChoices),
		structures: structuresIn(text),
		range: meanOfWindows(text, rangeIn),
		linking: meanOfWindows(text, linkingIn),
		linkedClausesPer100: per100(countLinkedClauses(text)),
		wordsPerVerb: words.length / Math.max(countVerbs(text), 1),
		richSeen0to1: rich.length / Math.max(levels.length, 1),
		richShare0to1: (rich.length + usualRichShare * usualWords) / (levels.length + usualWords),
		richWords: [...new Set(rich.map(({ word }) => word))],
		diversity: lexicalDiversity(words.map(lookUpForm).map(dictionaryForm)),
		connectives: connectivesIn(text),
	};
}

/**
 * Speed, pauses and the mean length of what is said between two pauses: measures with fixed signs that told ratings of
 * fluency apart without being fitted to them (arXiv 2608.26137; Tavakoli, Nakatsuhara & Hunter 2017 for Aptis).
 */
export function measureTime(answers: readonly HeardAnswer[]): TimeMeasures {
	const rate = speechRate(answers.map(({ words }) => words));
	if (!rate) return undefined;
	const heard = answers.filter(({ words }) => words.length > 0);
	const runs = heard.reduce((sum, { words }) => sum + 1 + pausesIn(words), 0);
	const words = heard.reduce((sum, answer) => sum + answer.words.length, 0);
	return { ...rate, wordsPerRun: words / Math.max(runs, 1) };
}

function pausesIn(words: HeardAnswer['words']): number {
	return words.filter(({ startMs }, index) => startMs - (words[index - 1]?.endMs ?? startMs) >= pauseMs)
		.length;
}
