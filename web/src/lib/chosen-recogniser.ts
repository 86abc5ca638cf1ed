import { createBrowserStore } from './browser-store.ts';

/** Who hears what is recorded: Henry, or the browser's own recogniser on this device or at its maker's servers. */
export const recognisers = ['henry', 'browserHere', 'browserElsewhere'] as const;
export type Recogniser = (typeof recognisers)[number];

/** Name of a visitor's settings in local storage. */
export const settingsName = 'henry.settings';

/** The recogniser among the settings, which are kept in `visitor-settings.ts`; read here without what checks all of them. */
const store = createBrowserStore(settingsName, (kept) => {
	const settings = kept as { recogniser?: unknown } | undefined;
	return recognisers.find((each) => each === settings?.recogniser) ?? 'henry';
});

/** The chosen recogniser as a component sees it. */
export const useChosenRecogniser = (): Recogniser => store.use();
