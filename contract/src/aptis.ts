import './without-code-generation.ts';
import * as z from 'zod/mini';
import type { AptisQuestion } from './content.ts';
import { feedbackResponseSchema } from './feedback.ts';
import {
	aptisQuestionCount,
	aptisStatedSeconds,
	maxAptisAnswerMs,
	maxAptisAnswerWords,
	maxFeedbackTextCharacters,
	maxMessageCharacters,
} from './limits.ts';
import { transcriptWordSchema } from './transcript.ts';

/** How long answers may be: as in the exam, the specification's own durations ("quick drill"), or as long as one likes. */
export const aptisTimingSchema = z.enum(['exam', 'drill', 'untimed']);
export type AptisTiming = z.infer<typeof aptisTimingSchema>;

/** Seconds that an answer to a question may last; undefined where there is no limit. */
export function answerSeconds(
	timing: AptisTiming,
	question: Pick<AptisQuestion, 'duration'>,
): number | undefined {
	if (timing === 'untimed') return undefined;
	return timing === 'exam' ? aptisStatedSeconds : question.duration;
}

/**
 * One answer. `words` are those that were heard in its recording, of the length `durationMs`; there are none where nothing
 * was heard, or nothing recorded. `text` is the answer as the learner has put it right or written it instead: that is what
 * is corrected then, while figures and estimate rest on what was heard.
 */
const aptisAnswerSchema = z.object({
	questionId: z.number().check(z.int(), z.positive()),
	words: z.array(transcriptWordSchema).check(
		z.maxLength(maxAptisAnswerWords),
		z.refine(
			(words) => words.map(({ text }) => text).join(' ').length <= maxFeedbackTextCharacters,
			`An answer is longer than ${maxFeedbackTextCharacters} characters.`,
		),
	),
	text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageCharacters))),
	durationMs: z.number().check(z.int(), z.nonnegative(), z.lte(maxAptisAnswerMs)),
});
export type AptisAnswer = z.infer<typeof aptisAnswerSchema>;

/** `aptisReport`: the answers to all questions. */
export const aptisReportRequestSchema = z.object({
	timing: aptisTimingSchema,
	answers: z.array(aptisAnswerSchema).check(z.length(aptisQuestionCount)),
});
export type AptisReportRequest = z.infer<typeof aptisReportRequestSchema>;

/**
 * What was counted in an answer. `spokenSeconds` runs from the first to the last sound; `wordsPerMinute` is null where
 * too little was said to tell; a pause is a silence of at least 0.25 s between two words.
 */
const speechFiguresSchema = z.object({
	words: z.number().check(z.int(), z.nonnegative()),
	spokenSeconds: z.number().check(z.nonnegative()),
	wordsPerMinute: z.nullable(z.number().check(z.int(), z.nonnegative())),
	pauses: z.number().check(z.int(), z.nonnegative()),
	longestPauseSeconds: z.number().check(z.nonnegative()),
});
export type SpeechFigures = z.infer<typeof speechFiguresSchema>;

/**
 * Whether an answer is about its question, why, and the words of its topic that were said (as they were said). An answer
 * in which nothing was heard is `silent`.
 */
const topicRelevanceSchema = z.object({
	verdict: z.enum(['onTopic', 'offTopic', 'unsure', 'silent']),
	because: z.enum([
		'topicWords',
		'noTopicWords',
		'fewTopicWords',
		'onlyTheQuestion',
		'tooShort',
		'doubtedWords',
		'nothingHeard',
	]),
	topicWords: z.array(z.string()),
});
export type TopicRelevance = z.infer<typeof topicRelevanceSchema>;

/** Kinds of grammar that go beyond a simple statement in the present. */
export const structures = [
	'past',
	'perfect',
	'future',
	'modal',
	'continuous',
	'comparison',
	'verbPattern',
	'reason',
	'timeOrCondition',
	'relative',
] as const;
export type Structure = (typeof structures)[number];

const reasonValueNames = [
	'onTopic',
	'total',
	'seconds',
	'allowed',
	'mistakes',
	'doubted',
	'words',
	'verbs',
	'distinct',
	'percent',
	'wordsPerMinute',
	'needed',
	'answers',
] as const;
export type ReasonValueName = (typeof reasonValueNames)[number];

/** A reason or a doubt in codes and numbers, worded for the learner by the web app. */
export const estimateReasonSchema = z.object({
	code: z.enum([
		'onTopic',
		'timeUsed',
		'timeTaken',
		'corrections',
		'structures',
		'noStructures',
		'fewVerbs',
		'contentWords',
		'wordChoice',
		'recognised',
		'speed',
		'silences',
		'fewWords',
		'understoodTooLittle',
		'mayNotBeYou',
		'doubtedWords',
		'closeToTheLimit',
		'topicUnsure',
		'silentAnswers',
	]),
	values: z.partialRecord(z.enum(reasonValueNames), z.number()),
	structures: z._default(z.array(z.enum(structures)), []),
});
export type EstimateReason = z.infer<typeof estimateReasonSchema>;

/** What the public scale of part one tells apart, lowest first: about A1, about A2, B1 or above. */
export const languageBands = ['A1', 'A2', 'B1'] as const;
export type LanguageBand = (typeof languageBands)[number];

/** Where a level lies. Both ends are the same where it is sure, as far as these measures go. */
export const bandRangeSchema = z.object({ lowest: z.enum(languageBands), highest: z.enum(languageBands) });
export type BandRange = z.infer<typeof bandRangeSchema>;
const numberRangeSchema = z.object({
	lowest: z.number().check(z.int(), z.nonnegative()),
	highest: z.number().check(z.int(), z.nonnegative()),
});
export type NumberRange = z.infer<typeof numberRangeSchema>;

/** One criterion: where its level lies, what that rests on, and why it is not surer. */
const languageCriterionSchema = z.object({
	criterion: z.enum(['grammar', 'vocabulary', 'pronunciation', 'fluency']),
	level: bandRangeSchema,
	reasons: z.array(estimateReasonSchema),
	doubts: z.array(estimateReasonSchema),
});
export type LanguageCriterion = z.infer<typeof languageCriterionSchema>;

/**
 * An estimate on the public scale of Aptis Speaking part one, 0 to 5, with its criteria. `isSure` says that it is one
 * figure, from enough words. `task.onTopic` counts the answers that are about their question. An estimate, never a mark:
 * nobody has compared it with examiners' marks.
 */
const aptisEstimateSchema = z.object({
	overall0to5: numberRangeSchema,
	isSure: z.boolean(),
	task: z.object({
		onTopic: numberRangeSchema,
		reasons: z.array(estimateReasonSchema),
		doubts: z.array(estimateReasonSchema),
	}),
	language: z.array(languageCriterionSchema),
});
export type AptisEstimate = z.infer<typeof aptisEstimateSchema>;

/**
 * What came of one answer. `transcription` is its text where the learner wrote one, else its words joined by single
 * spaces, empty where nothing was heard. `feedback` and `topic` are about it, `figures` about the words that were heard.
 */
const aptisAnswerReportSchema = z.object({
	questionId: z.number().check(z.int(), z.positive()),
	transcription: z.string(),
	feedback: feedbackResponseSchema,
	figures: speechFiguresSchema,
	topic: topicRelevanceSchema,
});
export type AptisAnswerReport = z.infer<typeof aptisAnswerReportSchema>;

/** The answer of `aptisReport`, in the order of the questions. Nothing is estimated where nothing was heard. */
export const aptisReportSchema = z.object({
	answers: z.array(aptisAnswerReportSchema),
	estimate: z.nullable(aptisEstimateSchema),
});
export type AptisReport = z.infer<typeof aptisReportSchema>;
