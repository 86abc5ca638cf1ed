import './without-code-generation.ts';
import * as z from 'zod/mini';
import { takenTogetherSchema } from './exam-pair.ts';
import { examReasonSchema } from './exam-reasons.ts';
import {
	cefrLevelSchema,
	examCriterionSchema,
	examFormSchema,
	examPicturesSchema,
	examSchema,
} from './exams.ts';
import { feedbackResponseSchema } from './feedback.ts';
import { freeSoundsSchema } from './free-sounds.ts';
import {
	maxExamAnswerMs,
	maxExamAnswers,
	maxExamAnswerWords,
	maxFeedbackTextCharacters,
	maxMessageCharacters,
	maxStretches,
} from './limits.ts';
import { transcriptWordSchema } from './transcript.ts';

const name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const count = z.number().check(z.int(), z.nonnegative());

/** `exams`: what there is, with the time that each part needs, in seconds. */
export const examListSchema = z.array(
	z.object({
		...z.pick(examSchema, { id: true, family: true, name: true, owner: true, levels: true, minutes: true })
			.shape,
		parts: z.array(
			z.object({
				id: name,
				title: examSchema.shape.parts.def.element.shape.title,
				seconds: z.number().check(z.positive()),
			}),
		),
		forms: z.array(z.pick(examFormSchema, { id: true, title: true })),
		/** How long two and three candidates need together, in minutes; null where it is taken alone. */
		minutesTogether: z.nullable(z.object({ two: z.number(), three: z.number() })),
	}),
);
export type ExamListing = z.infer<typeof examListSchema>[number];

/** `exam`: one exam, one of its forms, and the pictures in it. */
export const examQuerySchema = z.object({ exam: name, form: name });
export const examPaperSchema = z.object({
	exam: examSchema,
	form: examFormSchema,
	pictures: examPicturesSchema,
});
export type ExamPaper = z.infer<typeof examPaperSchema>;

/** How long answers may be: as in the exam (perhaps with extra time), the part's shorter drill, or without an end. */
export const examTimingSchema = z.enum(['exam', 'drill', 'untimed']);
export type ExamTiming = z.infer<typeof examTimingSchema>;

/** Extra time that may be chosen, in percent. */
export const extraTimes = [0, 25, 50] as const;
export const extraTimeSchema = z.union(extraTimes.map((percent) => z.literal(percent)));
export type ExtraTimePercent = z.infer<typeof extraTimeSchema>;

/** Seconds that an answer may last; undefined where there is no limit. */
export function answerSeconds(
	{ timing, extraTimePercent }: { timing: ExamTiming; extraTimePercent: ExtraTimePercent },
	turn: { answerSeconds: number; drillSeconds: number | undefined },
): number | undefined {
	if (timing === 'untimed') return undefined;
	if (timing === 'drill' && turn.drillSeconds !== undefined) return turn.drillSeconds;
	return withExtraTime(turn.answerSeconds, extraTimePercent);
}

/** A time with the extra time, in whole seconds. */
export function withExtraTime(seconds: number, extraTimePercent: ExtraTimePercent): number {
	return Math.round(seconds * (1 + extraTimePercent / 100));
}

/**
 * One answer, to the turn `turn` (`2.0.1`). `words` are those that were heard in its recording, of the length
 * `durationMs`; there are none where nothing was heard, or nothing recorded. `text` is the answer as the learner has put
 * it right or written it instead: that is what is corrected then, while figures and marks rest on what was heard.
 * `accuracy0to100`: how well its sounds were said, by the judge of sounds, where its words were given; `sounds`: what the
 * same judge found (`freeSounds`) where they were the learner's own. `stretchStartsMs`: in a talk of candidates with each
 * other, where in the recording of what this one said each stretch begins. `isUnasked`: the exam was ended before this
 * question, so that nothing of it counts.
 */
const examAnswerSchema = z.object({
	turn: z.string().check(z.regex(/^[a-z0-9-]{1,60}\.\d{1,2}\.\d{1,2}$/)),
	words: z.array(transcriptWordSchema).check(
		z.maxLength(maxExamAnswerWords),
		z.refine(
			(words) => words.map(({ text }) => text).join(' ').length <= maxFeedbackTextCharacters,
			`An answer is longer than ${maxFeedbackTextCharacters} characters.`,
		),
	),
	text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageCharacters))),
	durationMs: z.number().check(z.int(), z.nonnegative(), z.lte(maxExamAnswerMs)),
	accuracy0to100: z.optional(z.number().check(z.gte(0), z.lte(100))),
	sounds: z.optional(freeSoundsSchema),
	stretchStartsMs: z.optional(
		z.array(z.number().check(z.int(), z.nonnegative())).check(z.maxLength(maxStretches)),
	),
	isUnasked: z.optional(z.literal(true)),
});
export type ExamAnswerSent = z.infer<typeof examAnswerSchema>;

/**
 * `examReport`: the answers to all turns of the parts that were taken. Where it was taken `together`, those of one candidate;
 * the talks with the others may be left out, where nobody knows who said what.
 */
export const examReportRequestSchema = z.object({
	exam: name,
	form: name,
	parts: z.array(name).check(z.minLength(1), z.maxLength(maxExamAnswers)),
	timing: examTimingSchema,
	extraTimePercent: z._default(extraTimeSchema, 0),
	together: z.optional(takenTogetherSchema),
	answers: z.array(examAnswerSchema).check(z.minLength(1), z.maxLength(maxExamAnswers)),
});
export type ExamReportRequest = z.infer<typeof examReportRequestSchema>;

/**
 * What was counted in an answer. `spokenSeconds` runs from the first to the last sound; `wordsPerMinute` is null where
 * too little was said to tell; a pause is a silence of at least 0.25 s between two words.
 */
const speechFiguresSchema = z.object({
	words: count,
	spokenSeconds: z.number().check(z.nonnegative()),
	wordsPerMinute: z.nullable(count),
	pauses: count,
	longestPauseSeconds: z.number().check(z.nonnegative()),
});
export type SpeechFigures = z.infer<typeof speechFiguresSchema>;

/**
 * Whether an answer is about its question, why, and the words of its topic that were said (as they were said). An answer
 * in which nothing was heard is `silent`, one whose question was never put `notAsked`. `meaning`: its sentences were
 * compared with the question by what they mean.
 */
const topicRelevanceSchema = z.object({
	verdict: z.enum(['onTopic', 'offTopic', 'unsure', 'silent', 'notAsked']),
	because: z.enum([
		'meaning',
		'otherMeaning',
		'topicWords',
		'noTopicWords',
		'fewTopicWords',
		'onlyTheQuestion',
		'tooShort',
		'doubtedWords',
		'nothingHeard',
		'learntByHeart',
		'notEnglish',
		'notAsked',
	]),
	topicWords: z.array(z.string()),
});
export type TopicRelevance = z.infer<typeof topicRelevanceSchema>;

/**
 * Where something lies on the levels of the Common European Framework: A1 begins at 1, A2 at 2, up to C2 at 6, which ends
 * at 7; below 1 is below A1. An interval that should hold four times in five.
 */
const levelIntervalSchema = z.object({
	lowest: z.number().check(z.gte(0), z.lte(7)),
	highest: z.number().check(z.gte(0), z.lte(7)),
});
export type LevelInterval = z.infer<typeof levelIntervalSchema>;

/** The same on the exam's own scale. */
const bandIntervalSchema = z.object({ lowest: z.number(), highest: z.number() });

/** What can be heard in the recording of an answer (by its place in the report) that a criterion rests on. */
export const examEvidenceSchema = z.object({
	answer: count,
	startMs: count,
	endMs: count,
	/** What is said there; empty for a silence. */
	said: z.string(),
	kind: z.enum(['mistake', 'pause', 'strength', 'sound', 'offTopic']),
	/** How it would be right, or which sound was meant; and which one was heard in its place, or before it and too many. */
	better: z.optional(z.string()),
	heardInstead: z.optional(z.string()),
	insertedBefore: z.optional(z.string()),
});
export type ExamEvidence = z.infer<typeof examEvidenceSchema>;
/** So many pieces of evidence does a criterion show. */
export const mostEvidence = 4;

/**
 * One criterion: where it lies, what that rests on, and what would lift it by half a level. `level` is null where the
 * evidence is too thin; then `missing` says how much more is needed. `evidence` is what can be played.
 */
const examCriterionReportSchema = z.object({
	criterion: examCriterionSchema,
	level: z.nullable(levelIntervalSchema),
	band: z.nullable(bandIntervalSchema),
	reasons: z.array(examReasonSchema),
	evidence: z.array(examEvidenceSchema).check(z.maxLength(mostEvidence)),
	missing: z.optional(examReasonSchema),
	lift: z.optional(examReasonSchema),
});
export type ExamCriterionReport = z.infer<typeof examCriterionReportSchema>;

/**
 * An estimate, never a mark: nobody has compared it with examiners' marks (`uncalibrated`). `chances0to1`: how likely each
 * level is, by the estimate's own spread. `tellsUpTo`: the highest level that the parts taken can show, where the whole exam
 * can show more. Answers that are not marked, or to what was not asked, are none of the `total`.
 */
const examEstimateSchema = z.object({
	uncalibrated: z.literal(true),
	level: levelIntervalSchema,
	band: z.nullable(bandIntervalSchema),
	chances0to1: z.array(
		z.object({ level: z.enum(['below', ...cefrLevelSchema.options]), chance: z.number() }),
	),
	tellsUpTo: z.optional(cefrLevelSchema),
	criteria: z.array(examCriterionReportSchema),
	/** Answers that count for nothing, since they are about something else, or silent. */
	notCounted: z.object({ offTopic: count, silent: count, unsure: count, total: count }),
	/** What to do first, at most three things. */
	actions: z.array(examReasonSchema).check(z.maxLength(3)),
});
export type ExamEstimate = z.infer<typeof examEstimateSchema>;

/** How much of given words was said again: `mark0to5` as in the exam's rubric, lowest where doubted words count as wrong. */
const repeatedWordsSchema = z.object({
	mark0to5: bandIntervalSchema,
	missing: z.array(z.string()),
});

/** Whether a short question was answered right, and how it is. */
const keyedAnswerSchema = z.object({ verdict: z.enum(['right', 'wrong', 'unsure']), answer: z.string() });

/**
 * What came of one answer. `transcription` is its text where the learner wrote one, else its words joined by single
 * spaces. `feedback` and `topic` are about it, `figures` about the words that were heard. `repeated` is there where its
 * words were given; then nothing is corrected. `keyed` is there where it is one to a short question.
 */
const examAnswerReportSchema = z.object({
	turn: z.string(),
	transcription: z.string(),
	feedback: feedbackResponseSchema,
	figures: speechFiguresSchema,
	topic: topicRelevanceSchema,
	repeated: z.optional(repeatedWordsSchema),
	keyed: z.optional(keyedAnswerSchema),
});
export type ExamAnswerReport = z.infer<typeof examAnswerReportSchema>;

/**
 * The answer of `examReport`, in the order of the turns. Nothing is estimated where too little was heard: `missing`. Where the
 * tasks ask for too few skills to estimate a level, `criteria` are those of them that have a mark.
 */
export const examReportSchema = z.object({
	answers: z.array(examAnswerReportSchema),
	estimate: z.nullable(examEstimateSchema),
	missing: z.optional(examReasonSchema),
	criteria: z.optional(z.array(examCriterionReportSchema)),
});
export type ExamReport = z.infer<typeof examReportSchema>;
