import { accentField, accentSchema } from '@henry/contract/accent.ts';
import * as z from 'zod/mini';
import { createBrowserStore } from './browser-store.ts';
import { recognisers, settingsName } from './chosen-recogniser.ts';

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

const store = createBrowserStore(settingsName, (kept) => settingsSchema.parse(kept ?? {}));

/** What holds now. */
export const visitorSettings = (): VisitorSettings => store.read();

/** Keeps a choice for this browser. */
export function chooseSettings(choice: Partial<VisitorSettings>): void {
	store.keep({ ...visitorSettings(), ...choice });
}

/** Adds the accent that was chosen to a call, before the recording; without it either counts. */
export function appendAccent(form: FormData): void {
	const { accent } = visitorSettings();
	if (accent !== 'either') form.append(accentField, accent);
}

/** The settings as a component sees them. */
export const useVisitorSettings = (): VisitorSettings => store.use();
