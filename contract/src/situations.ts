import './without-code-generation.ts';
import * as z from 'zod/mini';

/** Shapes of what Henry knows by its meaning, where a language model leads (`content/scenarios/`). Nothing of it crosses the wire. */
const sentence = z.string().check(z.trim(), z.minLength(1));
const sentences = z.array(sentence).check(z.minLength(1));

/** How a part of a turn begins, which a model writes on, or, with its mark, all of it. */
const waysToBegin = (mark: '.' | '?') =>
	z
		.array(z.string().check(z.regex(new RegExp(`^[A-Z0-9][\\p{L}\\d',: £-]*[\\p{L}\\d',:]\\${mark}?$`, 'u'))))
		.check(z.minLength(1));

/**
 * What learners tell of their lives, in the words of several of them (`told`), with reactions to it and questions about it.
 * With an `exercise`, the key of a talk, only there.
 */
const situationSchema = z.object({
	exercise: z.optional(sentence),
	told: sentences,
	reactions: waysToBegin('.'),
	questions: waysToBegin('?'),
});
export type Situation = z.infer<typeof situationSchema>;
export const situationsSchema = z.array(situationSchema);

/**
 * Reactions and questions that fit much of what learners tell, whatever it is about. `signs`: regular expressions, in what Python
 * and JavaScript share, on a turn in lower case, that help tell which fit. `glad`: reactions to nothing that is bad.
 */
export const followUpsSchema = z.object({
	signs: z.array(sentence),
	reactions: z.array(z.string().check(z.regex(/^[A-Z][\p{L}' -]*\.$/u))).check(z.minLength(1)),
	questions: z.array(z.string().check(z.regex(/^[A-Z][\p{L}', -]*\?$/u))).check(z.minLength(1)),
	glad: z.array(sentence),
});
export type FollowUpTexts = z.infer<typeof followUpsSchema>;

/**
 * What learners ask Henry, in the words of several of them (`asked`), and what he answers: one of `answers`, each of which is
 * whole. With an `exercise`, the key of a talk in which he plays a part, only there.
 */
const answeredQuestionSchema = z.object({
	exercise: z.optional(sentence),
	asked: sentences,
	answers: z.array(z.string().check(z.regex(/^[A-Z0-9£][\p{L}\d',. £-]*\.$/u))).check(z.minLength(2)),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>;
export const answeredQuestionsSchema = z.array(answeredQuestionSchema);
