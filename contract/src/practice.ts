import './without-code-generation.ts';
import * as z from 'zod/mini';
import { practisedActivities } from './activities.ts';
import { cefrLevelSchema } from './exams.ts';
import { correctionSchema } from './feedback.ts';
import { maxPracticeItems, maxPractisedSounds, maxWordCharacters } from './limits.ts';
import { soundMistakeSchema } from './sound-mistakes.ts';

/** What a practice result came from. */
export const activitySchema = z.enum(practisedActivities);
export type Activity = z.infer<typeof activitySchema>;

/**
 * Measured figures of one practice, each left out where the activity does not measure it: seconds from the first to the
 * last sound, words heard, words a minute, corrections per 100 words, lexical diversity (MTLD, in words), words of level
 * B1 and above per 100 words, a score of pronunciation (0 to 100), an exam estimate (0 to 5), and the share of review cards answered right (0 to 100).
 */
export const measuresSchema = z.object({
	spokenSeconds: z.optional(z.number().check(z.nonnegative(), z.lte(3_600))),
	words: z.optional(z.number().check(z.int(), z.nonnegative(), z.lte(20_000))),
	wordsPerMinute: z.optional(z.number().check(z.nonnegative(), z.lte(1_000))),
	correctionsPer100Words: z.optional(z.number().check(z.nonnegative(), z.lte(1_000))),
	lexicalDiversity: z.optional(z.number().check(z.nonnegative(), z.lte(20_000))),
	richWordsPer100Words: z.optional(z.number().check(z.nonnegative(), z.lte(100))),
	pronunciation0to100: z.optional(z.number().check(z.gte(0), z.lte(100))),
	estimate0to5: z.optional(z.number().check(z.gte(0), z.lte(5))),
	reviewRight0to100: z.optional(z.number().check(z.gte(0), z.lte(100))),
});
export type Measures = z.infer<typeof measuresSchema>;

const idSchema = z.uuid();
const atMsSchema = z.number().check(z.int(), z.positive());
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

/**
 * A correction of a practice, with the sentence that it stood in and that sentence put right; `card` is what is reviewed of
 * it, where it can be (see `correctionSchema`).
 */
export const practisedCorrectionSchema = z.extend(z.pick(correctionSchema, { rule: true, category: true }), {
	original: z.string().check(z.maxLength(300)),
	replacement: z.string().check(z.maxLength(300)),
	reason: shortText,
	reasonInSpanish: z.optional(shortText),
	sentence: shortText,
	correctedSentence: shortText,
	card: z.optional(z.object({ prompt: shortText, answer: shortText })),
});
export type PractisedCorrection = z.infer<typeof practisedCorrectionSchema>;

/** Where in its word a sound is. The only sound of a word is its start. */
export const soundPositionSchema = z.enum(['start', 'inside', 'end']);
export type SoundPosition = z.infer<typeof soundPositionSchema>;

/**
 * One sound (ARPAbet) of a practice and how it was scored by an engine that hears sounds, and what was wrong with it, where
 * that is known. `position`: in free speech.
 * `place`: the word that it is in, and where that is in the recording of the practice, in milliseconds; left out where that
 * is not known.
 */
export const practisedSoundSchema = z.extend(soundMistakeSchema, {
	phone: z.string().check(z.minLength(1), z.maxLength(4)),
	score0to100: z.number().check(z.gte(0), z.lte(100)),
	position: z.optional(soundPositionSchema),
	place: z.optional(
		z.object({
			word: z.string().check(z.minLength(1), z.maxLength(maxWordCharacters)),
			startMs: z.number().check(z.int(), z.nonnegative()),
			endMs: z.number().check(z.int(), z.nonnegative()),
		}),
	),
});
export type PractisedSound = z.infer<typeof practisedSoundSchema>;

const examPartName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const interval = z.object({ lowest: z.number(), highest: z.number() });
/**
 * Which exam was taken, or which parts of it, and its estimate: intervals on the line of levels (`levelIntervalSchema`) and
 * on the exam's own scale; null where there was too little to tell, or no scale, and where it was ended early. `tellsUpTo`:
 * the highest level that these parts can show, where the whole exam can show more. `criteria`: the intervals of the criteria
 * that have a mark (`examCriteria`), by their names. `mode`: as in the exam, or with hints, pauses and answers again; left out
 * in what was remembered before that was kept.
 */
const practisedExamSchema = z.object({
	exam: examPartName,
	form: examPartName,
	parts: z.array(examPartName).check(z.minLength(1), z.maxLength(20)),
	mode: z.optional(z.enum(['exam', 'practice'])),
	level: z.nullable(interval),
	band: z.nullable(interval),
	tellsUpTo: z.optional(cefrLevelSchema),
	criteria: z.optional(z.record(examPartName, interval)),
});
export type PractisedExam = z.infer<typeof practisedExamSchema>;

/**
 * One finished practice. `day` is the learner's own calendar day (YYYY-MM-DD). `weakWords` are words that the recogniser
 * or the pronunciation engine doubted.
 */
export const practiceResultSchema = z.object({
	id: idSchema,
	activity: activitySchema,
	title: z.string().check(z.trim(), z.maxLength(200)),
	atMs: atMsSchema,
	day: z.iso.date(),
	measures: measuresSchema,
	corrections: z.array(practisedCorrectionSchema).check(z.maxLength(100)),
	weakWords: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(100)),
	sounds: z.array(practisedSoundSchema).check(z.maxLength(maxPractisedSounds)),
	exam: z.optional(practisedExamSchema),
});
export type PracticeResult = z.infer<typeof practiceResultSchema>;

/** State of a card in the FSRS schedule (Ye et al. 2022, the ts-fsrs library's own fields, times in milliseconds). */
export const scheduleSchema = z.object({
	dueAtMs: atMsSchema,
	stability: z.number().check(z.nonnegative()),
	difficulty: z.number().check(z.nonnegative()),
	scheduledDays: z.number().check(z.nonnegative()),
	learningSteps: z.number().check(z.int(), z.nonnegative()),
	repetitions: z.number().check(z.int(), z.nonnegative()),
	lapses: z.number().check(z.int(), z.nonnegative()),
	state: z.number().check(z.int(), z.gte(0), z.lte(3)),
	lastReviewAtMs: z.nullable(atMsSchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/**
 * Something to say again: a correction (`prompt` is the learner's sentence, `answer` the corrected one) or a weak word
 * (`prompt` and `answer` are the word). `mistake` is what a correction's card is about: no two cards are about the same. A
 * card without it was made before cards were whole sentences. `changedAtMs` decides which of two versions is the newer.
 */
export const reviewCardSchema = z.object({
	id: idSchema,
	kind: z.enum(['correction', 'word']),
	activity: activitySchema,
	prompt: shortText,
	answer: shortText,
	mistake: z.optional(shortText),
	reason: z.string().check(z.maxLength(300)),
	reasonInSpanish: z.optional(z.string().check(z.maxLength(300))),
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
	bytes: z.number().check(z.int(), z.positive()),
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
	results: z.array(practiceResultSchema).check(z.maxLength(maxPracticeItems)),
	cards: z.array(reviewCardSchema).check(z.maxLength(maxPracticeItems)),
});
export type SavePracticeRequest = z.infer<typeof savePracticeRequestSchema>;

/** `forgetPractice`: deletes these results (with their recordings), cards and recordings. */
export const forgetPracticeRequestSchema = z.object({
	results: z._default(z.array(idSchema).check(z.maxLength(maxPracticeItems)), []),
	cards: z._default(z.array(idSchema).check(z.maxLength(maxPracticeItems)), []),
	recordings: z._default(z.array(idSchema).check(z.maxLength(maxPracticeItems)), []),
});
export type ForgetPracticeRequest = z.infer<typeof forgetPracticeRequestSchema>;
