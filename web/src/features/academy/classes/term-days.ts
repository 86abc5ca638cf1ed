import { localDay } from '#web/lib/practice/local-day.ts';

/** The first and the last day, as `2026-09-01`. */
type Days = { from: string; to: string };

/** Months in which Spanish school terms begin: September, January and April. */
const firstMonths = [8, 3, 0];

/** The days of the term that a moment is in, up to that moment. */
export function termOf(nowMs: number): Days {
	const now = new Date(nowMs);
	const month = firstMonths.find((first) => first <= now.getMonth()) ?? 0;
	return { from: localDay(new Date(now.getFullYear(), month, 1).getTime()), to: localDay(nowMs) };
}

/** From the first moment of the first day to the last of the last, where the browser is. */
export function dayOf({ from, to }: Days): { fromMs: number; toMs: number } {
	return {
		fromMs: new Date(`${from}T00:00:00`).getTime(),
		toMs: new Date(`${to}T23:59:59.999`).getTime(),
	};
}
