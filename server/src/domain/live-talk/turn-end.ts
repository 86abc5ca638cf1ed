import { maxTurnPauseMs } from '@henry/contract/limits.ts';

/** What tells whether somebody who pauses has finished. */
export type TurnEvidence = {
	/** What was said up to the pause; undefined until it is understood. */
	readonly understood: string | undefined;
	/** How likely it sounds finished, from 0 to 1; undefined where that has not been judged. */
	readonly completeness0to1: number | undefined;
};

/** Words after which a sentence goes on: whoever stops there is looking for the next word. */
const unfinishedEnding =
	/(?:^|\s)(?:and|or|but|because|which|who|if|when|while|than|the|an?|my|your|his|her|our|their|to|of|in|on|at|for|from|with|about|very|is|are|was|were|i|um|uh|er|erm)$/i;

/** The pause that ends a turn by its words alone: twice as long where the sentence has not come to its end. */
function pauseByWordsMs(pauseMs: number, understood: string | undefined): number {
	return understood && unfinishedEnding.test(understood) ? Math.min(2 * pauseMs, maxTurnPauseMs) : pauseMs;
}

/**
 * The pause that ends a turn, in milliseconds. `pauseMs` is the learner's own setting.
 */
export function pauseNeededMs(pauseMs: number, { understood, completeness0to1 }: TurnEvidence): number {
	if (completeness0to1 === undefined) return pauseByWordsMs(pauseMs, understood);
	return pauseByWordsMs(pauseMs, understood);
}
