import { maxTurnPauseMs } from '@henry/contract/limits.ts';
import { clauseEnd, isReply, wordCount } from './clause-end.ts';

/** What tells whether somebody who pauses has finished. */
export type TurnEvidence = {
	/** What was said up to the pause; undefined until it is understood. */
	readonly understood: string | undefined;
	/** How likely it sounds finished, from 0 to 1; undefined where that has not been judged. */
	readonly completeness0to1: number | undefined;
	/** An earlier pause of the turn was in the middle of a sentence. */
	readonly hasHesitated: boolean;
};

/** Nobody is answered sooner than after such a pause, and nobody who has not finished need wait longer than that. */
const shortestPauseMs = 400;
const longestPauseMs = 2_500;
/** How long is waited, in pauses as the learner has set them. */
const pauses = { finished: 0.4, uncertain: 1.5, unfinished: 2.5 };

/** So unlikely finished by its sound, a turn goes on whatever its words are, unless they end one that paused in its middle. */
const soundsUnfinishedBelow0to1 = 0.05;
/**
 * A sentence between them that is no mere reply ("No, I have not decided yet") is often the beginning of a longer one: "I like
 * my job … because I meet people". Shorter and longer ones that are as likely finished as this, or more, are.
 */
const shortAnswer = { words: 3, wordsOfReply: 6, completeFrom0to1: 0.8 };
const longAnswer = { words: 10, completeFrom0to1: 0.5 };

/**
 * Whether a turn has come to its end, by its words and its sound; 'uncertain' where one of them is missing. Thresholds from
 * the development turns of `bench/turns`.
 */
export function turnEnd(evidence: TurnEvidence): 'finished' | 'uncertain' | 'unfinished' {
	const { understood, completeness0to1, hasHesitated } = evidence;
	if (understood === undefined || completeness0to1 === undefined) return 'uncertain';
	const clause = clauseEnd(understood);
	if (clause === 'open') return 'unfinished';
	// What follows a pause in the middle of a sentence is short: its sound tells little.
	if (completeness0to1 < soundsUnfinishedBelow0to1) return hasHesitated ? 'uncertain' : 'unfinished';
	if (clause === 'phrase') return 'uncertain';
	if (clause === 'question' || hasHesitated) return 'finished';
	const words = wordCount(understood);
	const mostWords = isReply(understood) ? shortAnswer.wordsOfReply : shortAnswer.words;
	const isShort = words <= mostWords && completeness0to1 >= shortAnswer.completeFrom0to1;
	const isLong = words >= longAnswer.words && completeness0to1 >= longAnswer.completeFrom0to1;
	return isShort || isLong ? 'finished' : 'uncertain';
}

/**
 * The pause that ends a turn, in milliseconds; `pauseMs` is the learner's own. Where nobody judges the sound, that one ends
 * it, and twice as much where the words are those of a sentence that goes on.
 */
export function pauseNeededMs(pauseMs: number, evidence: TurnEvidence): number {
	const { understood, completeness0to1 } = evidence;
	if (completeness0to1 === undefined || understood === undefined) {
		const isOpen = understood !== undefined && clauseEnd(understood) === 'open';
		return isOpen ? Math.min(2 * pauseMs, maxTurnPauseMs) : pauseMs;
	}
	const neededMs = pauses[turnEnd(evidence)] * pauseMs;
	return Math.min(Math.max(neededMs, shortestPauseMs), Math.max(longestPauseMs, pauseMs));
}
