import { useEffect } from 'react';
import { judgeTurnsLater } from '#web/lib/judge-later.ts';
import type { Turn } from './conversation.ts';

/** Has the sounds of what the learner says judged as the talk goes on. */
export function useJudgedTurns(turns: readonly Turn[]): void {
	useEffect(() => {
		if (turns.length > 1) judgeTurnsLater(turns);
	}, [turns]);
}
