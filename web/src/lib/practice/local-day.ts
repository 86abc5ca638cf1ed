const dayMs = 24 * 60 * 60_000;

/** The calendar day (YYYY-MM-DD) of a moment, where this browser is. */
export function localDay(atMs: number): string {
	const date = new Date(atMs);
	const twoDigits = (value: number) => String(value).padStart(2, '0');
	return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** How many days lie from the first day to the second. */
export function daysBetween(first: string, second: string): number {
	return (Date.parse(second) - Date.parse(first)) / dayMs;
}
