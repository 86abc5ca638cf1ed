import { pairDecisionSeconds, pairDiscussionSeconds } from '@henry/contract/limits.ts';
import { useState } from 'react';
import { useClock } from '#web/lib/use-clock.ts';

/** The clock of the exam, which without `isTimed` stands at infinity until the learner goes on. */
export function usePairClock(isTimed: boolean) {
	const inSeconds = (seconds: number) => (isTimed ? Date.now() + seconds * 1_000 : Number.POSITIVE_INFINITY);
	const [{ endsAtMs, decisionPlace }, setClock] = useState(() => ({
		endsAtMs: inSeconds(pairDiscussionSeconds),
		decisionPlace: -1,
	}));
	const secondsLeft = useClock(() => Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000)));
	return {
		secondsLeft,
		isTimeUp: secondsLeft === 0,
		/** Place of the question with which the decision and its minute began; -1 before that. */
		decisionPlace,
		/** Henry has asked for the decision at a place of the conversation, or the learner has taken that back (-1). */
		followDecision: (place: number) =>
			setClock({
				endsAtMs: place === -1 ? endsAtMs : inSeconds(pairDecisionSeconds),
				decisionPlace: place,
			}),
		/** The part of the exam ends now. */
		end: () => setClock({ endsAtMs: 0, decisionPlace }),
	};
}

export type PairClock = ReturnType<typeof usePairClock>;
