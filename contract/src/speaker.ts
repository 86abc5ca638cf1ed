import './without-code-generation.ts';
import * as z from 'zod/mini';
import { maxSpeakerCharacters, maxSpeakerReadings } from './limits.ts';

/** Name of the multipart field that carries what is known of the speaker, as JSON; it may be left out. */
export const speakerField = 'speaker';

/**
 * What the recogniser has learned of how one speaker sounds, from texts that were read aloud. The browser keeps it and
 * sends it along, so that the next words are understood better; the server keeps nothing of it. Only the `model` that
 * learned it can read it: numbers, in base 64.
 */
export const speakerProfileSchema = z.object({
	model: z.string().check(z.maxLength(64)),
	readings: z.number().check(z.int(), z.positive(), z.lte(maxSpeakerReadings)),
	values: z.base64().check(z.maxLength(maxSpeakerCharacters)),
});
export type SpeakerProfile = z.infer<typeof speakerProfileSchema>;
