import { useEffect } from 'react';
import type { Turn } from './conversation.ts';

/** Has the sounds of what the learner says judged as the talk goes on; nobody waits for that, and nobody misses it. */
export function useJudgedTurns(turns: readonly Turn[]): void {
	useEffect(() => {
		if (turns.length < 2) return;
		void import('#web/lib/background-sounds.ts').then(
			({ judgeTurns }) => judgeTurns(turns),
			() => {},
		);
	}, [turns]);
}
