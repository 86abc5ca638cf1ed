import { maxTurnPauseMs } from '@henry/contract/limits.ts';
import { clauseEnd, wordCount } from './clause-end.ts';

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

/** It sounds unfinished, whatever was said; less likely finished than not; finished. */
const soundsUnfinished0to1 = 0.1;
const soundsAskedBelow0to1 = 0.2;
const soundsCompleteFrom0to1 = 0.5;
const soundsFinishedFrom0to1 = 0.8;
/** Sentences between them are often the beginning of longer ones: "I like my job … because I meet people." */
const shortAnswerWords = 3;
const longAnswerWords = 10;

/**
 * Whether a turn has come to its end, by its words and its sound; 'uncertain' where one of them is missing. Thresholds from
 * the development turns of `bench/turns`.
 */
export function turnEnd(evidence: TurnEvidence): 'finished' | 'uncertain' | 'unfinished' {
	const { understood, completeness0to1, hasHesitated } = evidence;
	if (understood === undefined || completeness0to1 === undefined) return 'uncertain';
	const clause = clauseEnd(understood);
	if (clause === 'open') return 'unfinished';
	if (clause === 'question') return completeness0to1 < soundsAskedBelow0to1 ? 'uncertain' : 'finished';
	if (completeness0to1 < soundsUnfinished0to1) return 'unfinished';
	if (hasHesitated && completeness0to1 >= soundsCompleteFrom0to1) return 'finished';
	const words = wordCount(understood);
	const isWhole = words <= shortAnswerWords || words >= longAnswerWords;
	return isWhole && completeness0to1 >= soundsFinishedFrom0to1 ? 'finished' : 'uncertain';
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
