import { accentField, accentSchema } from '@henry/contract/accent.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { onSettings, recognisers, settingsName } from './chosen-recogniser.ts';

/** Speeds of Henry's voice to choose from; 1 is its own. */
export const voiceSpeeds = [0.75, 0.9, 1] as const;

const settingsSchema = z.object({
	/** The name of a voice; left out, or not there any more, the first one speaks. */
	voice: z.optional(z.string()),
	speed: z._default(z.union(voiceSpeeds.map((speed) => z.literal(speed))), 1),
	/** As the browser calls it; left out, its default is used. */
	microphoneId: z.optional(z.string()),
	recogniser: z._default(z.enum(recognisers), 'henry'),
	/** By which standard what is read aloud is measured. */
	accent: z._default(accentSchema, 'either'),
	/** Nothing is counted down, and no recording ends by itself but at its largest size. */
	untimed: z._default(z.boolean(), false),
	/** What is only heard in an exam stands on the screen as well. */
	captions: z._default(z.boolean(), false),
});

/** What a visitor has chosen for this browser. */
export type VisitorSettings = z.infer<typeof settingsSchema>;

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
		const written = localStorage.getItem(settingsName);
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
		localStorage.setItem(settingsName, written);
	} catch {
		// Storage may be forbidden; the choice then lasts for this visit.
	}
	dispatchEvent(new Event(settingsName));
}

/** Adds the accent that was chosen to a call, before the recording; without it either counts. */
export function appendAccent(form: FormData): void {
	const { accent } = visitorSettings();
	if (accent !== 'either') form.append(accentField, accent);
}

/** The settings as a component sees them. */
export function useVisitorSettings(): VisitorSettings {
	return useSyncExternalStore(onSettings, visitorSettings);
}
