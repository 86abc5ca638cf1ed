import { addDays } from '@henry/contract/calendar-day.ts';
import { daysBetween } from './local-day.ts';

/** One day off in this many days in a row does not end a streak. */
const restEveryDays = 7;

/**
 * How today stands: `practised`; `rest`: a day off today would cost nothing; `last-chance`: it would shorten the streak;
 * `start`: there is no streak to keep.
 */
type Today = 'practised' | 'rest' | 'last-chance' | 'start';

/** A forgiving streak: on how many days of it there was practice, and how today stands. */
export type Streak = { days: number; today: Today };

/** Days with practice in the longest run up to and with `last` in which no seven days in a row have two days off. */
function daysInRun(practised: ReadonlySet<string>, last: string): number {
	let days = 0;
	let dayOff: string | undefined;
	for (let day = last; ; day = addDays(day, -1)) {
		if (practised.has(day)) days += 1;
		else if (!dayOff || daysBetween(day, dayOff) >= restEveryDays) dayOff = day;
		else return days;
	}
}

/**
 * The streak of someone who practised on these days (YYYY-MM-DD). Today counts as a day off only when it is over. Days
 * after today, as a traveller may have, are of no account.
 */
export function streakOf(practisedDays: Iterable<string>, today: string): Streak {
	const practised = new Set(practisedDays);
	if (practised.has(today)) return { days: daysInRun(practised, today), today: 'practised' };
	const days = daysInRun(practised, addDays(today, -1));
	if (days === 0) return { days, today: 'start' };
	return { days, today: daysInRun(practised, today) === days ? 'rest' : 'last-chance' };
}
