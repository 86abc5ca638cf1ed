const dayMs = 24 * 60 * 60_000;

/** The calendar day (YYYY-MM-DD) of a moment, where this browser is. */
export function localDay(atMs: number): string {
	const date = new Date(atMs);
	const twoDigits = (value: number) => String(value).padStart(2, '0');
	return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** A day so many days later, or earlier where `days` is negative. */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days lie from the first day to the second. */
export function daysBetween(first: string, second: string): number {
	return (Date.parse(second) - Date.parse(first)) / dayMs;
}

/** Place of a day in its week: 0 is Monday, 6 Sunday. */
export function weekdayOf(day: string): number {
	return (new Date(day).getUTCDay() + 6) % 7;
}
