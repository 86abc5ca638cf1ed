import { useSyncExternalStore } from 'react';

/** Who hears what is recorded: Henry, or the browser's own recogniser on this device or at its maker's servers. */
export const recognisers = ['henry', 'browserHere', 'browserElsewhere'] as const;
export type Recogniser = (typeof recognisers)[number];

/** Name of a visitor's settings in local storage, and of the event that tells this tab of a change; others get `storage`. */
export const settingsName = 'henry.settings';

/** The recogniser among the settings, which are kept in `visitor-settings.ts`; read here without what checks all of them. */
function chosenRecogniser(): Recogniser {
	try {
		const { recogniser } = JSON.parse(localStorage.getItem(settingsName) ?? '{}');
		return recognisers.find((each) => each === recogniser) ?? 'henry';
	} catch {
		return 'henry';
	}
}

/** Calls back at every change of the settings, in this tab or another; returns what ends that. */
export function onSettings(observer: () => void): () => void {
	const events = [settingsName, 'storage'];
	for (const event of events) addEventListener(event, observer);
	return () => {
		for (const event of events) removeEventListener(event, observer);
	};
}

/** The chosen recogniser as a component sees it. */
export function useChosenRecogniser(): Recogniser {
	return useSyncExternalStore(onSettings, chosenRecogniser);
}
