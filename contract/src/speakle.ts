import './without-code-generation.ts';
import * as z from 'zod/mini';
import { accentSchema } from './accent.ts';
import { maxSpeakleTextCharacters, maxSpeakleWords, maxWeakSounds } from './limits.ts';
import { refusals } from './refusals.ts';
import { hasEnglishLetters } from './sentence-letters.ts';
import { insertionPlaceSchema } from './sound-mistakes.ts';
import { speakerProfileSchema } from './speaker.ts';

const score = z.number().check(z.gte(0), z.lte(100));
const timeMs = z.number().check(z.int(), z.nonnegative());

/**
 * `speakle`: multipart; the sentence in the field `text`, what is known of the speaker, if anything, in `speaker`, then the
 * recording in the field `file` (WAV).
 */
export const speakleTextField = 'text';
export const speakleTextSchema = z.string().check(
	z.trim(),
	z.minLength(1, refusals.sentenceMissing),
	z.maxLength(maxSpeakleTextCharacters, refusals.sentenceTooLong),
	z.refine((text) => text.split(/\s+/).length <= maxSpeakleWords, refusals.sentenceOfTooManyWords),
	z.refine(hasEnglishLetters, refusals.sentenceNotEnglish),
);

/** A sound of English: ARPAbet without stress, and its sign in the International Phonetic Alphabet. */
const soundNameSchema = z.object({
	phone: z.string().check(z.minLength(1)),
	ipa: z.string().check(z.minLength(1)),
});

/**
 * One sound of a word. `unsure`: the engine cannot tell, which is shown as doubt (grey), not as a mistake. `heardInstead`
 * is there where another sound was clearly heard in its place, `dropped` where nothing was, `insertedBefore` where one was put
 * in before it that does not belong there ("eschool", "walk-ed").
 */
export const assessedSoundSchema = z.extend(soundNameSchema, {
	startMs: timeMs,
	endMs: timeMs,
	score0to100: score,
	unsure: z.boolean(),
	heardInstead: z.optional(soundNameSchema),
	dropped: z.optional(z.literal(true)),
	insertedBefore: z.optional(soundNameSchema),
});
export type AssessedSound = z.infer<typeof assessedSoundSchema>;

/**
 * A word that was stressed on another part than usual: the numbers, from 0, of the syllable that usually is the strong one and
 * of the one that sounded strong, of so many; how the word is written in syllables, where that is known. `unsure`: it may have
 * been as usual.
 */
export const otherStressSchema = z.object({
	syllables: z.number().check(z.int(), z.gte(2)),
	spelled: z.optional(z.array(z.string())),
	usual: z.number().check(z.int(), z.nonnegative()),
	heard: z.number().check(z.int(), z.nonnegative()),
	unsure: z.boolean(),
});
export type OtherStress = z.infer<typeof otherStressSchema>;

/**
 * One word of the text, as it is written, or speech that belongs to no word (`insertion`, with empty `text`). A word that
 * was left out (`omission`) has score 0, no sounds and no times.
 */
export const assessedWordSchema = z.object({
	text: z.string(),
	error: z.enum(['none', 'mispronunciation', 'omission', 'insertion']),
	score0to100: score,
	unsure: z.boolean(),
	startMs: z.nullable(timeMs),
	endMs: z.nullable(timeMs),
	sounds: z.array(assessedSoundSchema),
	/** Left out where the stress was as usual, and where the engine does not judge it. */
	stress: z.optional(otherStressSchema),
	/** Of an insertion: words of the text that are said in it once more, and whether it is the sentence begun anew. */
	repeats: z.optional(z.object({ words: z.string(), isAnew: z.boolean() })),
});
export type AssessedWord = z.infer<typeof assessedWordSchema>;

/**
 * A sound that was surely wrong, the word in which it was so most plainly, as it is written without marks, and what is known
 * of the mistake. With a vowel too many before it (`insertedBefore`) the sound itself was right; `inserted` is where.
 */
export const weakSoundSchema = z.extend(soundNameSchema, {
	word: z.string(),
	...{ heardInstead: z.optional(soundNameSchema), dropped: z.optional(z.literal(true)) },
	...{ insertedBefore: z.optional(soundNameSchema), inserted: z.optional(insertionPlaceSchema) },
});
export type WeakSound = z.infer<typeof weakSoundSchema>;

/** How a sentence was said. `overall` is the mean of the four others (specification, section 9). */
export const pronunciationReportSchema = z.object({
	engine: z.string(),
	/** What it was measured by; left out where the engine has one standard of its own. */
	accent: z.optional(accentSchema),
	text: z.string(),
	accuracy0to100: score,
	fluency0to100: score,
	completeness0to100: score,
	pronunciation0to100: score,
	overall0to100: score,
	words: z.array(assessedWordSchema),
	/** The sounds that are most worth practising, the first one most; none where none was clearly wrong. */
	weakSounds: z.array(weakSoundSchema).check(z.maxLength(maxWeakSounds)),
});
export type PronunciationReport = z.infer<typeof pronunciationReportSchema>;

/** The shape that the specification knows (section 3), as Azure Speech documents it. */
const privPronJsonSchema = z.object({
	Display: z.string(),
	Words: z.array(
		z.object({
			Word: z.string(),
			Offset: z.number().check(z.int()),
			Duration: z.number().check(z.int()),
			PronunciationAssessment: z.object({
				AccuracyScore: score,
				ErrorType: z.enum(['None', 'Mispronunciation', 'Omission', 'Insertion']),
			}),
			Phonemes: z.array(
				z.object({
					Phoneme: z.string(),
					Offset: z.number().check(z.int()),
					Duration: z.number().check(z.int()),
					PronunciationAssessment: z.object({ AccuracyScore: score }),
				}),
			),
		}),
	),
	PronunciationAssessment: z.object({
		AccuracyScore: score,
		FluencyScore: score,
		CompletenessScore: score,
		PronScore: score,
	}),
});
export type PrivPronJson = z.infer<typeof privPronJsonSchema>;

export const speakleResponseSchema = z.object({
	transcription: z.object({ privPronJson: privPronJsonSchema }),
	report: pronunciationReportSchema,
	/** What is known of the speaker after it, where the engine at work gets used to speakers. */
	speaker: z.optional(speakerProfileSchema),
});
export type SpeakleResponse = z.infer<typeof speakleResponseSchema>;
