import './without-code-generation.ts';
import * as z from 'zod/mini';
import { maxExamAnswerWords, maxPractisedSounds, maxSoundExamples, maxWordCharacters } from './limits.ts';
import { practisedSoundSchema } from './practice.ts';
import { transcriptWordSchema } from './transcript.ts';

const count = z.number().check(z.int(), z.nonnegative());

/**
 * What the judge of sounds found in free speech, in words that were surely heard: how many words and sounds it judged,
 * their mean score, how many sounds were surely wrong, and the plainest of these. Times are of the recording.
 */
export const freeSoundsSchema = z.object({
	words: count,
	sounds: count,
	accuracy0to100: z.number().check(z.gte(0), z.lte(100)),
	wrong: count,
	examples: z
		.array(
			z.object({
				word: z.string().check(z.minLength(1), z.maxLength(maxWordCharacters)),
				startMs: count,
				endMs: count,
				ipa: z.string().check(z.maxLength(8)),
				heardInstead: z.optional(z.string().check(z.maxLength(8))),
				/** The vowel that was put in before it, which itself was right. */
				insertedBefore: z.optional(z.string().check(z.maxLength(8))),
			}),
		)
		.check(z.maxLength(maxSoundExamples)),
});
export type FreeSounds = z.infer<typeof freeSoundsSchema>;

/** What `freeSounds` answers: besides, every sound that the judge was sure of, in the order in which they were judged. */
export const judgedFreeSoundsSchema = z.extend(freeSoundsSchema, {
	judged: z.array(practisedSoundSchema).check(z.maxLength(maxPractisedSounds)),
});
export type JudgedFreeSounds = z.infer<typeof judgedFreeSoundsSchema>;

/**
 * `freeSounds`: multipart; the words that were heard in an answer, as JSON, in the field `words`, then its recording in the
 * field `file` (WAV). Answers what its sounds show: nothing where danger is spoken of. `background`: nobody waits for it, so
 * that less is judged, and it is refused as `resource-exhausted` while an engine has other things to do.
 */
export const freeSoundsQuerySchema = z.object({ background: z.optional(z.literal('yes')) });
export const freeSoundsWordsField = 'words';
export const freeSoundsWordsSchema = z
	.array(transcriptWordSchema)
	.check(z.minLength(1), z.maxLength(maxExamAnswerWords));
