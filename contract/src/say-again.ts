import './without-code-generation.ts';
import * as z from 'zod/mini';
import { practisedSoundSchema } from './practice.ts';
import { speakerProfileSchema } from './speaker.ts';

/** `sayAgain`: multipart; the recording in the field `file`, and before it the text that was to be said in `text`. */
export const sayAgainTextField = 'text';
export const sayAgainTextSchema = z
	.string()
	.check(
		z.trim(),
		z.minLength(1, 'There is no text to say.'),
		z.maxLength(300, 'The text is longer than 300 characters.'),
	);

/**
 * How a known text was said. `heard` is the free transcript. Of each word of the text: whether it was heard, and whether
 * that is in doubt (`unsure`: shown as doubt, never as a mistake). `sounds` are scores of the sounds of words that were
 * heard, empty where the engine at work does not judge sounds.
 */
export const sayAgainResponseSchema = z.object({
	heard: z.string(),
	words: z.array(z.object({ text: z.string(), said: z.boolean(), unsure: z.boolean() })),
	sounds: z.array(practisedSoundSchema),
	/** What is known of the speaker after it, where the engine at work gets used to speakers. */
	speaker: z.optional(speakerProfileSchema),
});
export type SayAgainResponse = z.infer<typeof sayAgainResponseSchema>;
