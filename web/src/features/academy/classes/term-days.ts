import { localDay } from '#web/lib/practice/local-day.ts';

/** The first and the last day, as `2026-09-01`. */
export type Days = { from: string; to: string };

/** Months in which Spanish school terms begin: September, January and April. */
const firstMonths = [8, 3, 0];

/** The days of the term that a moment is in, up to that moment. */
export function termOf(nowMs: number): Days {
	const now = new Date(nowMs);
	const month = firstMonths.find((first) => first <= now.getMonth()) ?? 0;
	return { from: localDay(new Date(now.getFullYear(), month, 1).getTime()), to: localDay(nowMs) };
}

/**
 * The days that reports are about to begin with: those that were given last, as long as their term lasts, so that what was
 * given is found and put right in its place; else this term so far.
 */
export function daysToBegin(given: { fromMs: number; toMs: number } | null, nowMs: number): Days {
	const term = termOf(nowMs);
	if (!given || localDay(given.toMs) < term.from) return term;
	return { from: localDay(given.fromMs), to: localDay(given.toMs) };
}

/** From the first moment of the first day to the last of the last, where the browser is. */
export function dayOf({ from, to }: Days): { fromMs: number; toMs: number } {
	return {
		fromMs: new Date(`${from}T00:00:00`).getTime(),
		toMs: new Date(`${to}T23:59:59.999`).getTime(),
	};
}
