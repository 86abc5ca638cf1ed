import type { PracticeResult } from '@henry/contract/practice.ts';
import { useState } from 'react';
import { localDay } from './practice/local-day.ts';
import { checkDueDay } from './practice/progress-check.ts';

/** The day from which the next check is offered, and whether that day has come. No day where nothing was practised. */
export function useCheckDue(results: readonly PracticeResult[]): { day: string | undefined; isDue: boolean } {
	const [today] = useState(() => localDay(Date.now()));
	const day = checkDueDay(results);
	return { day, isDue: day !== undefined && day <= today };
}
