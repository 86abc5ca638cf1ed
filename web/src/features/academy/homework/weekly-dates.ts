/** The same time of the same day so many weeks later by the calendar of this place, whatever its clocks do meanwhile. */
function weeksLater(atMs: number, weeks: number): number {
	const day = new Date(atMs);
	day.setDate(day.getDate() + 7 * weeks);
	return day.getTime();
}

/** When homework that is set now is set again, and is due, in each of the weeks after the first. */
export function weeklyDates(
	weeks: number,
	{ nowMs, dueAtMs }: { nowMs: number; dueAtMs: number | null },
): { opensAtMs: number; dueAtMs: number | null }[] {
	return Array.from({ length: Math.max(0, weeks - 1) }, (_, place) => ({
		opensAtMs: weeksLater(nowMs, place + 1),
		dueAtMs: dueAtMs === null ? null : weeksLater(dueAtMs, place + 1),
	}));
}
