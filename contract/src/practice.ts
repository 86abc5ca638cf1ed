import './without-code-generation.ts';
import { z } from 'zod';
import { correctionSchema } from './feedback.ts';
import { maxPracticeItems } from './limits.ts';

/** What a practice result came from. */
export const activitySchema = z.enum([
	'talk',
	'speakle',
	'grammarSpeech',
	'pairTopic',
	'pictures',
	'aptis',
	'review',
]);
export type Activity = z.infer<typeof activitySchema>;

/**
 * Measured figures of one practice, each left out where the activity does not measure it: seconds from the first to the
 * last sound, words heard, words a minute, corrections per 100 words, lexical diversity (MTLD, in words), words of level
 * B1 and above per 100 words, a score of pronunciation (0 to 100), an exam estimate (0 to 5), and the share of review cards answered right (0 to 100).
 */
export const measuresSchema = z.object({
	spokenSeconds: z.number().nonnegative().max(3_600).optional(),
	words: z.number().int().nonnegative().max(20_000).optional(),
	wordsPerMinute: z.number().nonnegative().max(1_000).optional(),
	correctionsPer100Words: z.number().nonnegative().max(1_000).optional(),
	lexicalDiversity: z.number().nonnegative().max(20_000).optional(),
	richWordsPer100Words: z.number().nonnegative().max(100).optional(),
	pronunciation0to100: z.number().min(0).max(100).optional(),
	estimate0to5: z.number().min(0).max(5).optional(),
	reviewRight0to100: z.number().min(0).max(100).optional(),
});
export type Measures = z.infer<typeof measuresSchema>;

const idSchema = z.uuid();
const atMsSchema = z.number().int().positive();
const shortText = z.string().trim().min(1).max(300);

/** A correction of a practice, with the sentence that it stood in and that sentence put right. */
export const practisedCorrectionSchema = correctionSchema.pick({ rule: true, category: true }).extend({
	original: z.string().max(300),
	replacement: z.string().max(300),
	reason: shortText,
	reasonInSpanish: shortText.optional(),
	sentence: shortText,
	correctedSentence: shortText,
});
export type PractisedCorrection = z.infer<typeof practisedCorrectionSchema>;

/** One sound (ARPAbet) of a practice and how it was scored by an engine that hears sounds. */
export const practisedSoundSchema = z.object({
	phone: z.string().min(1).max(4),
	score0to100: z.number().min(0).max(100),
});
export type PractisedSound = z.infer<typeof practisedSoundSchema>;

/**
 * One finished practice. `day` is the learner's own calendar day (YYYY-MM-DD). `weakWords` are words that the recogniser
 * or the pronunciation engine doubted.
 */
export const practiceResultSchema = z.object({
	id: idSchema,
	activity: activitySchema,
	title: z.string().trim().max(200),
	atMs: atMsSchema,
	day: z.iso.date(),
	measures: measuresSchema,
	corrections: z.array(practisedCorrectionSchema).max(100),
	weakWords: z.array(z.string().trim().min(1).max(60)).max(100),
	sounds: z.array(practisedSoundSchema).max(400),
});
export type PracticeResult = z.infer<typeof practiceResultSchema>;

/** State of a card in the FSRS schedule (Ye et al. 2022, the ts-fsrs library's own fields, times in milliseconds). */
export const scheduleSchema = z.object({
	dueAtMs: atMsSchema,
	stability: z.number().nonnegative(),
	difficulty: z.number().nonnegative(),
	scheduledDays: z.number().nonnegative(),
	learningSteps: z.number().int().nonnegative(),
	repetitions: z.number().int().nonnegative(),
	lapses: z.number().int().nonnegative(),
	state: z.number().int().min(0).max(3),
	lastReviewAtMs: atMsSchema.nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/**
 * Something to say again: a correction (`prompt` is the learner's sentence, `answer` the corrected one) or a weak word
 * (`prompt` and `answer` are the word). `changedAtMs` decides which of two versions of a card is the newer.
 */
export const reviewCardSchema = z.object({
	id: idSchema,
	kind: z.enum(['correction', 'word']),
	activity: activitySchema,
	prompt: shortText,
	answer: shortText,
	reason: z.string().max(300),
	reasonInSpanish: z.string().max(300).optional(),
	createdAtMs: atMsSchema,
	changedAtMs: atMsSchema,
	schedule: scheduleSchema,
});
export type ReviewCard = z.infer<typeof reviewCardSchema>;

/** A recording that the learner asked to keep, for as long as `expiresAtMs` says. */
export const keptRecordingSchema = z.object({
	id: idSchema,
	resultId: idSchema,
	atMs: atMsSchema,
	expiresAtMs: atMsSchema,
	bytes: z.number().int().positive(),
});
export type KeptRecording = z.infer<typeof keptRecordingSchema>;

/** Everything that is remembered of a learner's practice, newest first. */
export const practiceSchema = z.object({
	results: z.array(practiceResultSchema),
	cards: z.array(reviewCardSchema),
	recordings: z.array(keptRecordingSchema),
});
export type Practice = z.infer<typeof practiceSchema>;

/** `savePractice`: adds results and adds or replaces cards, by id; saving the same twice changes nothing. */
export const savePracticeRequestSchema = z.object({
	results: z.array(practiceResultSchema).max(maxPracticeItems),
	cards: z.array(reviewCardSchema).max(maxPracticeItems),
});
export type SavePracticeRequest = z.infer<typeof savePracticeRequestSchema>;

/** `forgetPractice`: deletes these results (with their recordings), cards and recordings. */
export const forgetPracticeRequestSchema = z.object({
	results: z.array(idSchema).max(maxPracticeItems).default([]),
	cards: z.array(idSchema).max(maxPracticeItems).default([]),
	recordings: z.array(idSchema).max(maxPracticeItems).default([]),
});
export type ForgetPracticeRequest = z.infer<typeof forgetPracticeRequestSchema>;
