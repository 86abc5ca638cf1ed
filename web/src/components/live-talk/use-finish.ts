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

/** Finishes a talk, once what is being said has been taken in, and then has all of it reported on. */
export function useFinish({ turns, isTakingIn, hasFailed, end }: OngoingTalk) {
	const [awaiting, setAwaiting] = useState<Report>();
	const hasCome = awaiting !== undefined && !isTakingIn;
	function finish(report: Report) {
		if (isTakingIn) return setAwaiting(() => report);
		end();
		report(turns);
	}
	const goOn = useEffectEvent(() => {
		setAwaiting(undefined);
		if (awaiting && !hasFailed) finish(awaiting);
	});
	useEffect(() => {
		if (hasCome) goOn();
	}, [hasCome]);
	return { isFinishing: awaiting !== undefined, finish };
}
