import { useSyncExternalStore } from 'react';

/**
 * What the address says after `#`, kept up to date: a link to the page in view changes nothing else. Secrets that links
 * carry stand there: browsers send that part to no server, so it is in no log, and no page that is opened from here is told.
 */
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
