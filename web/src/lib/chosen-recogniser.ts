import { useSyncExternalStore } from 'react';
import { keptText } from './kept-text.ts';

/** Who hears what is recorded: Henry, or the browser's own recogniser on this device or at its maker's servers. */
export const recognisers = ['henry', 'browserHere', 'browserElsewhere'] as const;
export type Recogniser = (typeof recognisers)[number];

/** Name of a visitor's settings in local storage. */
export const settingsName = 'henry.settings';
const kept = keptText(settingsName);

/** The recogniser among the settings, which are kept in `visitor-settings.ts`; read here without what checks all of them. */
function chosenRecogniser(): Recogniser {
	try {
		const { recogniser } = JSON.parse(kept.read() ?? '{}');
		return recognisers.find((each) => each === recogniser) ?? 'henry';
	} catch {
		return 'henry';
	}
}

/** The chosen recogniser as a component sees it. */
export function useChosenRecogniser(): Recogniser {
	return useSyncExternalStore(kept.onChange, chosenRecogniser);
}
