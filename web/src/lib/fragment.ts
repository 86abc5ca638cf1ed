import { useSyncExternalStore } from 'react';

/**
 * Secrets that links carry come after `#`: browsers send that part to no server, so it stands in no log, and no page that is
 * opened from here is told of it.
 */
export const fragmentNow = (): URLSearchParams => new URLSearchParams(window.location.hash.slice(1));

/** What the address says after `#`, kept up to date: a link to the page in view changes nothing else. */
export function useFragment(): URLSearchParams {
	return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.hash.slice(1)));
}

function subscribe(listener: () => void): () => void {
	const events = ['hashchange', 'popstate'];
	for (const event of events) addEventListener(event, listener);
	return () => {
		for (const event of events) removeEventListener(event, listener);
	};
}
