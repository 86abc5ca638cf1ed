import { dayMs } from './limits.ts';

/** A day (YYYY-MM-DD) so many days later, or earlier where `days` is negative. */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Place of a day in its week: 0 is Monday, 6 Sunday. */
export function weekdayOf(day: string): number {
	return (new Date(day).getUTCDay() + 6) % 7;
}
