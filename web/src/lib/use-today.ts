import { useState } from 'react';
import { localDay } from './practice/local-day.ts';
import { useClock } from './use-clock.ts';

/** The calendar day (YYYY-MM-DD) that it is, also in a page that stays open over midnight. */
export function useToday(): string {
	return useClock(() => localDay(Date.now()));
}

/** A moment of that day, in milliseconds: it stays the same until the next day begins. */
export function useTodayMs(): number {
	const today = useToday();
	const [nowMs, setNowMs] = useState(Date.now);
	if (localDay(nowMs) !== today) setNowMs(Date.now);
	return nowMs;
}
