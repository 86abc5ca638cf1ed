import { useSyncExternalStore } from 'react';

/** How often the clock is read: often enough to show each second as it begins. */
const readingMs = 250;

function subscribe(onReading: () => void): () => void {
	const clock = setInterval(onReading, readingMs);
	return () => clearInterval(clock);
}

/** What `read` takes from the clock, such as the day or the seconds that remain, always as it is now. */
export function useClock<Value extends string | number>(read: () => Value): Value {
	return useSyncExternalStore(subscribe, read);
}
