import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** Speeds of Henry's voice to choose from; 1 is its own. */
export const voiceSpeeds = [0.75, 0.9, 1] as const;
/** Who hears what is recorded: Henry, or the browser's own recogniser on this device or at its maker's servers. */
export const recognisers = ['henry', 'browserHere', 'browserElsewhere'] as const;
export type Recogniser = (typeof recognisers)[number];

const settingsSchema = z.object({
	/** The name of a voice; left out, or not there any more, the first one speaks. */
	voice: z.string().optional(),
	speed: z.union(voiceSpeeds.map((speed) => z.literal(speed))).default(1),
	/** As the browser calls it; left out, its default is used. */
	microphoneId: z.string().optional(),
	recogniser: z.enum(recognisers).default('henry'),
});

/** What a visitor has chosen for this browser. */
export type VisitorSettings = z.infer<typeof settingsSchema>;

/** Name of the settings in local storage, and of the event that tells this tab of a change; other tabs get `storage`. */
const name = 'henry.settings';

/** As they were read last. They stand in where storage is forbidden, for as long as the page is open. */
let known: { written: string | null; settings: VisitorSettings } = read(null);

function read(written: string | null) {
	try {
		return { written, settings: settingsSchema.parse(JSON.parse(written ?? '{}')) };
	} catch {
		return { written, settings: settingsSchema.parse({}) };
	}
}

/** What holds now. */
export function visitorSettings(): VisitorSettings {
	try {
		const written = localStorage.getItem(name);
		if (written !== known.written) known = read(written);
	} catch {
		// What was chosen in this page holds.
	}
	return known.settings;
}

/** Keeps a choice for this browser. */
export function chooseSettings(choice: Partial<VisitorSettings>): void {
	const written = JSON.stringify({ ...visitorSettings(), ...choice });
	known = read(written);
	try {
		localStorage.setItem(name, written);
	} catch {
		// Storage may be forbidden; the choice then lasts for this visit.
	}
	dispatchEvent(new Event(name));
}

function observe(observer: () => void) {
	const events = [name, 'storage'];
	for (const event of events) addEventListener(event, observer);
	return () => {
		for (const event of events) removeEventListener(event, observer);
	};
}

/** The settings as a component sees them. */
export function useVisitorSettings(): VisitorSettings {
	return useSyncExternalStore(observe, visitorSettings);
}
