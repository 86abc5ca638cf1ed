import type { PracticeResult } from '@henry/contract/practice.ts';
import { checkDueDay, retestFrom } from './practice/progress-check.ts';
import { useToday } from './use-today.ts';

/** When the check can be taken: `day` is undefined where nothing was practised. */
type CheckDays = {
	/** The day from which the next check is offered. */
	day: string | undefined;
	isDue: boolean;
	/** The days on which the first one may be taken once more, as long as these are not over. */
	retest: { first: string; last: string; isNow: boolean } | undefined;
};

export function useCheckDue(results: readonly PracticeResult[]): CheckDays {
	const today = useToday();
	const day = checkDueDay(results);
	const retest = retestFrom(results);
	return {
		day,
		isDue: day !== undefined && day <= today,
		retest: retest && today <= retest.last ? { ...retest, isNow: today >= retest.first } : undefined,
	};
}
