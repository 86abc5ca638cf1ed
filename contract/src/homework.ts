import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { draftSchema } from './drafts.ts';
import { extraTimeSchema } from './exam-report.ts';
import { correctionSchema, textSpanSchema } from './feedback.ts';
import {
	maxAnswersPerHandIn,
	maxAttempts,
	maxClassNameCharacters,
	maxConversationMessages,
	maxExamAnswerWords,
	maxMessageCharacters,
	maxPractisedSounds,
	maxRepeatedWeeks,
	maxReviewsAtOnce,
	maxTeacherNoteCharacters,
	maxTimedNoteCharacters,
	maxTimedNotes,
} from './limits.ts';
import { phones } from './phones.ts';
import { practisedSoundSchema } from './practice.ts';
import { assignmentRubricSchema } from './rubrics.ts';
import { leadNoticeSchema } from './safeguarding.ts';
import { dangerNoticeSchema } from './safety.ts';
import { insertionPlaceSchema } from './sound-mistakes.ts';
import { taskSchema } from './tasks.ts';
import { transcriptWordSchema } from './transcript.ts';

/** When marks are shown to learners: the draft at once, or nothing before a teacher has confirmed it. */
const releaseSchema = z.enum(['atOnce', 'afterReview']);

export const atMsSchema = z.number().check(z.int(), z.positive());
/** What an assignment asks for, without its dates. */
export const assignmentWords = {
	title: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxClassNameCharacters)),
	instructions: z.string().check(z.trim(), z.maxLength(maxTeacherNoteCharacters)),
	task: taskSchema,
};
const assignmentFields = {
	...assignmentWords,
	/** Learners do not see it before; left out, they see it at once. */
	opensAtMs: z.optional(atMsSchema),
	dueAtMs: z.nullable(atMsSchema),
	attempts: z.number().check(z.int(), z.positive(), z.lte(maxAttempts)),
	release: releaseSchema,
};
/**
 * `saveAssignment`: adds an assignment, or replaces the one with this id; `repeats` adds the same again for later weeks,
 * whose dates the browser knows by the calendar of whoever sets it. `rubricId`: what it is marked by.
 */
export const saveAssignmentRequestSchema = z.object({
	id: idSchema,
	classId: idSchema,
	...assignmentFields,
	rubricId: z.optional(z.string().check(z.maxLength(60))),
	repeats: z.optional(
		z
			.array(z.object({ id: idSchema, opensAtMs: atMsSchema, dueAtMs: z.nullable(atMsSchema) }))
			.check(z.maxLength(maxRepeatedWeeks - 1)),
	),
});
export type SaveAssignmentRequest = z.infer<typeof saveAssignmentRequestSchema>;
export const assignmentSchema = z.object({
	id: idSchema,
	classId: idSchema,
	createdAtMs: atMsSchema,
	...assignmentFields,
	/** Without one, a single mark is given on the scale of the task. */
	rubric: z.optional(assignmentRubricSchema),
});
export type Assignment = z.infer<typeof assignmentSchema>;
export const assignmentIdRequestSchema = z.object({ assignmentId: idSchema });

/**
 * `handIn`: what was said for an assignment, by what was asked. `words` are those that were heard, with the times of the
 * recording that may follow; `text` is the answer as the learner wrote it instead. Speakle's own score comes with it, as
 * the server told it, and how each sound was scored that is not in doubt. `replaces` are hand-ins of the same answer before
 * its text was put right. `answersId` is an earlier answer of the learner's whose note this one answers: that is one
 * attempt more.
 */
export const handInRequestSchema = z.object({
	id: idSchema,
	assignmentId: idSchema,
	replaces: z.array(idSchema).check(z.maxLength(20)),
	asksForHelp: z.boolean(),
	answersId: z.optional(idSchema),
	answers: z
		.array(
			z.object({
				question: z.string().check(z.maxLength(500)),
				words: z.array(transcriptWordSchema).check(z.maxLength(maxExamAnswerWords)),
				text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageCharacters))),
			}),
		)
		.check(z.minLength(1), z.maxLength(maxAnswersPerHandIn)),
	pronunciation0to100: z.optional(z.number().check(z.gte(0), z.lte(100))),
	sounds: z.optional(z.array(practisedSoundSchema).check(z.maxLength(maxPractisedSounds))),
});
export type HandInRequest = z.infer<typeof handInRequestSchema>;
/**
 * Where danger was spoken of, nothing of it is kept: the learner gets the notice, and whom the academy has named is told that
 * it was.
 */
export const handInResponseSchema = z.object({ danger: z.nullable(dangerNoticeSchema) });

/** Why an answer should be looked at early, the gravest first. */
export const attentionReasons = [
	'askedForHelp',
	'asksAgain',
	'answersNote',
	'nothingHeard',
	'offTopic',
	'machineDoubts',
	'draftIsWide',
	'fewWords',
	'late',
] as const;
export type AttentionReason = (typeof attentionReasons)[number];

const keptWordSchema = z.pick(transcriptWordSchema, {
	text: true,
	startMs: true,
	endMs: true,
	unsure: true,
});
const keptCorrectionSchema = z.pick(correctionSchema, {
	category: true,
	original: true,
	replacement: true,
	originalSpan: true,
	reason: true,
	reasonInSpanish: true,
	card: true,
});
export type KeptCorrection = z.infer<typeof keptCorrectionSchema>;

/** What is kept of an answer: text and figures. */
export const handInContentSchema = z.object({
	answers: z
		.array(
			z.object({
				question: z.string(),
				text: z.string(),
				isWritten: z.boolean(),
				words: z.array(keptWordSchema),
				/** Places of words in doubt in `text`. */
				doubts: z.array(textSpanSchema),
				corrections: z.array(keptCorrectionSchema),
			}),
		)
		.check(z.maxLength(maxConversationMessages)),
	figures: z.object({
		words: z.number(),
		spokenSeconds: z.number(),
		wordsPerMinute: z.nullable(z.number()),
		correctionsPer100Words: z.nullable(z.number()),
		pronunciation0to100: z.nullable(z.number()),
	}),
	draft: z.nullable(draftSchema),
	reasons: z.array(z.enum(attentionReasons)),
	/** Sounds that were clearly wrong, and how often, where an engine heard sounds. */
	wrongSounds: z.optional(
		z.array(
			z.object({
				phone: z.enum(phones),
				times: z.number().check(z.int(), z.positive()),
				/** The sound was right: a vowel was put in before it. */
				inserted: z.optional(insertionPlaceSchema),
			}),
		),
	),
});
export type HandInContent = z.infer<typeof handInContentSchema>;

/** Marks by the criteria of a rubric; those that were not given are not there. */
export const marksByCriterionSchema = z.record(
	z.string().check(z.maxLength(60)),
	z.number().check(z.nonnegative(), z.lte(100)),
);
export type MarksByCriterion = z.infer<typeof marksByCriterionSchema>;
/** A word about one moment of the recording. */
const timedNoteSchema = z.object({
	atSeconds: z.number().check(z.nonnegative(), z.lte(3_600)),
	text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTimedNoteCharacters)),
});
export type TimedNote = z.infer<typeof timedNoteSchema>;
const timedNotesSchema = z.array(timedNoteSchema).check(z.maxLength(maxTimedNotes));

/** A teacher's word on an answer. `mark` is null where only a note was given. */
export const reviewSchema = z.object({
	mark: z.nullable(z.number()),
	marks: marksByCriterionSchema,
	note: z.string(),
	timedNotes: timedNotesSchema,
	atMs: atMsSchema,
	/** Null where the teacher's account is gone. */
	by: z.nullable(z.string()),
});
export type Review = z.infer<typeof reviewSchema>;

const handInHead = {
	id: idSchema,
	assignmentId: idSchema,
	attempt: z.number().check(z.int(), z.positive()),
	atMs: atMsSchema,
	hasRecording: z.boolean(),
	hasSpokenNote: z.boolean(),
	/** The attempt whose note this one answers. */
	answersAttempt: z.nullable(z.number()),
};
/** An answer as a teacher sees it. `history` is every change of the mark, the latest first; undoing is one too. */
export const queueEntrySchema = z.object({
	...handInHead,
	learner: z.string(),
	title: z.string(),
	className: z.string(),
	task: taskSchema,
	rubric: z.optional(assignmentRubricSchema),
	content: handInContentSchema,
	review: z.nullable(reviewSchema),
	history: z.array(z.extend(reviewSchema, { isUndone: z.boolean(), isReviewed: z.boolean() })),
});
export type QueueEntry = z.infer<typeof queueEntrySchema>;
/** `reviewQueue`: answers that wait for a teacher's word, the first or another; or, with `isReviewed`, the latest that do not. */
export const queueRequestSchema = z.object({
	academyId: idSchema,
	classId: z.nullable(idSchema),
	isReviewed: z.boolean(),
});
export const queueSchema = z.object({
	entries: z.array(queueEntrySchema),
	/** How many there are in all; `entries` are the first of them. */
	total: z.number().check(z.int(), z.nonnegative()),
});

/** `reviewAnswers`: the teacher's words on one answer or on many at once. `isUnheard`: drafts confirmed as they are. */
export const reviewRequestSchema = z.object({
	reviews: z
		.array(
			z.object({
				handInId: idSchema,
				mark: z.nullable(z.number().check(z.nonnegative(), z.lte(100))),
				marks: z._default(marksByCriterionSchema, {}),
				note: z.string().check(z.trim(), z.maxLength(maxTeacherNoteCharacters)),
				timedNotes: z._default(timedNotesSchema, []),
			}),
		)
		.check(z.minLength(1), z.maxLength(maxReviewsAtOnce)),
	isUnheard: z._default(z.boolean(), false),
});
export type ReviewRequest = z.infer<typeof reviewRequestSchema>;
export type GivenReview = z.input<typeof reviewRequestSchema>['reviews'][number];
export const handInIdRequestSchema = z.object({ handInId: idSchema });

/** `undoReview`. One that comes again by its `undoId` changes nothing more: its answer may have been lost on its way. */
export const undoReviewRequestSchema = z.object({ handInId: idSchema, undoId: z.optional(idSchema) });

/** An answer as its learner sees it: the teacher's word first; the draft only where it is released. */
const ownHandInSchema = z.object({
	...handInHead,
	content: handInContentSchema,
	review: z.nullable(reviewSchema),
	/** Its learner has asked for another look, and waits for it; the word that there is stays until then. */
	isAskedAgain: z._default(z.boolean(), false),
});
export type OwnHandIn = z.infer<typeof ownHandInSchema>;

/** `GET homework`: the assignments of every class of the signed-in user, and of those whom they are guardian of. */
export const homeworkSchema = z.array(
	z.object({
		assignment: assignmentSchema,
		className: z.string(),
		academy: z.object({
			name: z.string(),
			colours: z.object({ ground: z.string(), text: z.string() }),
			logoId: z.nullable(idSchema),
		}),
		/** Who is told where the learner speaks of danger; null where the academy has named nobody. */
		leadNotice: z.optional(z.nullable(leadNoticeSchema)),
		/** Nothing can be handed in: the academy's places have ended. */
		isReadOnly: z.boolean(),
		/** By how much the learner's time to speak is longer, in percent. */
		extraTimePercent: extraTimeSchema,
		/** Whose it is, where that is not the caller. */
		ward: z.nullable(z.string()),
		isArchived: z.boolean(),
		handIns: z.array(ownHandInSchema),
	}),
);
export type Homework = z.infer<typeof homeworkSchema>;
