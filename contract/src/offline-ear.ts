import './without-code-generation.ts';
import * as z from 'zod/mini';

/** A file of an ear for the browser: what it is asked for by and checked against, and how long it is. */
const offlineEarFileSchema = z.object({
	sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
	bytes: z.number().check(z.int(), z.positive()),
});

/**
 * What a browser needs to hear without a network, as the server hears: Whisper's networks without their weights, the
 * weights as they are laid out there, its tokenizer, a detector of speech, and `settings`, a JSON file of what else is known
 * of the model (`WhisperSettings` of the room ear). Each file is at `offlineEar` of the API's paths, a slash and its SHA-256.
 */
export const offlineEarSchema = z.object({
	/** What the ear is called. */
	name: z.string().check(z.minLength(1)),
	files: z.object({
		encoder: offlineEarFileSchema,
		decoder: offlineEarFileSchema,
		weights: offlineEarFileSchema,
		tokenizer: offlineEarFileSchema,
		speechDetector: offlineEarFileSchema,
		settings: offlineEarFileSchema,
	}),
});
export type OfflineEar = z.infer<typeof offlineEarSchema>;
export type OfflineEarFile = z.infer<typeof offlineEarFileSchema>;
