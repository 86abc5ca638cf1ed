import './without-code-generation.ts';
import * as z from 'zod/mini';

/** A file of an engine for the browser: what it is asked for by and checked against, and how long it is. */
const offlineFileSchema = z.object({
	sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
	bytes: z.number().check(z.int(), z.positive()),
});
export type OfflineFile = z.infer<typeof offlineFileSchema>;

/**
 * An engine that a browser can keep, to work without a network: its name, and its files. Each is at the engine's address of
 * the API's paths, a slash and its SHA-256.
 */
export type OfflineEngine = { name: string; files: Record<string, OfflineFile> };

const nameSchema = z.string().check(z.minLength(1));

/**
 * What hears as the server hears (`offlineEar` of the API's paths): Whisper's networks without their weights, the
 * weights as they are laid out there, its tokenizer, a detector of speech, and `settings`, a JSON file of what else is known
 * of the model (`WhisperSettings` of the room ear).
 */
export const offlineEarSchema = z.object({
	name: nameSchema,
	files: z.object({
		encoder: offlineFileSchema,
		decoder: offlineFileSchema,
		weights: offlineFileSchema,
		tokenizer: offlineFileSchema,
		speechDetector: offlineFileSchema,
		settings: offlineFileSchema,
	}),
});
export type OfflineEar = z.infer<typeof offlineEarSchema>;

/** Our own judge of readings (`offlineJudge` of the API's paths): its files are those of models/ear that it is made of. */
export const offlineJudgeSchema = z.object({
	name: nameSchema,
	files: z.object({
		acoustic: offlineFileSchema,
		judge: offlineFileSchema,
		lexicon: offlineFileSchema,
		british: offlineFileSchema,
		stress: offlineFileSchema,
		letterToSound: offlineFileSchema,
	}),
});
export type OfflineJudge = z.infer<typeof offlineJudgeSchema>;
