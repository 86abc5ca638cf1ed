import { addDays, weekdayOf } from '@henry/contract/calendar-day.ts';
import { groupBy } from './group-by.ts';

/** A day of the calendar and how often there was practice on it; undefined for days that are still to come. */
export type CalendarDay = { day: string; practices: number } | undefined;

const daysPerWeek = 7;

/**
 * The last weeks up to the one of today as a calendar's rows: one for each weekday, Monday first, with one day for each
 * week, the oldest first.
 */
export function calendarRows(
	practisedDays: readonly string[],
	today: string,
	weeks: number,
): CalendarDay[][] {
	const practicesOf = groupBy(practisedDays, (day) => day);
	const firstMonday = addDays(today, -weekdayOf(today) - (weeks - 1) * daysPerWeek);
	return Array.from({ length: daysPerWeek }, (_, weekday) =>
		Array.from({ length: weeks }, (_, week) => {
			const day = addDays(firstMonday, week * daysPerWeek + weekday);
			return day > today ? undefined : { day, practices: practicesOf.get(day)?.length ?? 0 };
		}),
	);
}
