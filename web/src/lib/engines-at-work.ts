import { type EnginesAtWork, enginesElementId } from '@henry/contract/engines-at-work.ts';
import { useSyncExternalStore } from 'react';

let engines = readEngines();
const observers = new Set<() => void>();

/** As the server wrote them into the document; undefined in one that was kept for when there is no server. */
function readEngines(): EnginesAtWork | undefined {
	const written = document.getElementById(enginesElementId)?.textContent;
	return written ? JSON.parse(written) : undefined;
}

/** Keeps what the server has said since. */
export function noteEngines(latest: EnginesAtWork): void {
	engines = latest;
	for (const observer of observers) observer();
}

function subscribe(observer: () => void) {
	observers.add(observer);
	return () => observers.delete(observer);
}

/** Who hears and who speaks, as far as it is known. */
export function useEnginesAtWork(): EnginesAtWork | undefined {
	return useSyncExternalStore(subscribe, () => engines);
}
