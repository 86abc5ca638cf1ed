import { useEffect, useEffectEvent, useState } from 'react';
import type { Turn } from '#web/lib/conversation/conversation.ts';

type OngoingTalk = {
	turns: readonly Turn[];
	/** Something is being said, or was said and is not understood yet. */
	isTakingIn: boolean;
	/** That could not be understood: the learner decides what becomes of it. */
	hasFailed: boolean;
	end: () => void;
};
type Report = (turns: readonly Turn[]) => void;

/**
 * `takeIn` goes on with all that was said, once what is being said has been taken in; `finish` ends the talk then, and has
 * it reported on.
 */
export function useFinish({ turns, isTakingIn, hasFailed, end }: OngoingTalk) {
	const [awaiting, setAwaiting] = useState<Report>();
	const hasCome = awaiting !== undefined && !isTakingIn;
	function takeIn(then: Report) {
		if (isTakingIn) setAwaiting(() => then);
		else then(turns);
	}
	function finish(report: Report) {
		takeIn((allTurns) => {
			end();
			report(allTurns);
		});
	}
	const goOn = useEffectEvent(() => {
		setAwaiting(undefined);
		if (awaiting && !hasFailed) awaiting(turns);
	});
	useEffect(() => {
		if (hasCome) goOn();
	}, [hasCome]);
	return { isFinishing: awaiting !== undefined, takeIn, finish };
}
