import './without-code-generation.ts';
import * as z from 'zod/mini';
import { textByLanguageSchema } from './text-by-language.ts';

/**
 * Speaking exams as data (`content/exams/`). An exam is parts, a part is steps, and a step is one or more answers that
 * share what is on the screen. A form holds what is asked: one item for each step.
 */
const sentence = z.string().check(z.trim(), z.minLength(1));
const seconds = z.number().check(z.int(), z.positive());
const contentPath = z.string().check(z.regex(/^\/content\/[a-z0-9/-]+\.(svg|webp|opus)$/));
const name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** Levels of the Common European Framework of Reference, lowest first. */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const cefrLevelSchema = z.enum(cefrLevels);
export type CefrLevel = z.infer<typeof cefrLevelSchema>;

/**
 * Where a fact comes from. `V`: read at the maker's or an official page; `S`: second-hand; `own`: made here, after no exam.
 * What is none of these is left out.
 */
const examSourceSchema = z.object({ mark: z.enum(['V', 'S', 'own']), where: sentence });

/**
 * What kinds of steps there are. `questions`: each asked once and answered. `shortQuestions`: the same, where one word is
 * enough and right or wrong. `talk`: one long turn on a card, a picture or both. `repeat`: sentences heard once and said
 * again. `readAloud`: texts read aloud. `mediation`: a text told on to a listener. `retell`: something heard and told again.
 * `exchange`: Henry as the other candidate, who says his lines.
 */
export const examStepKinds = [
	'questions',
	'shortQuestions',
	'talk',
	'repeat',
	'readAloud',
	'mediation',
	'retell',
	'exchange',
] as const;
export type ExamStepKind = (typeof examStepKinds)[number];
/** Steps in which the words to be said are given. */
export const givenWordsKinds: readonly ExamStepKind[] = ['repeat', 'readAloud'];

/**
 * How a step goes when two or three candidates take the exam together. `byTurns`: its questions go round; a third candidate
 * gets those of another form, or, where they go on with what was talked about (`goesOn`), is asked the first ones again. `own`: a long turn each, the first on this form's item, the others on the same step of another
 * form each; where there is `listener`, the next candidate is then asked that about the same item. `together`: they talk
 * with each other in one stretch, begun by `ask`. `leftOut`: another step stands in for it.
 */
const stepForPairSchema = z.discriminatedUnion('way', [
	z.object({ way: z.literal('byTurns'), goesOn: z.optional(z.literal(true)) }),
	z.object({ way: z.literal('own'), listener: z.optional(z.object({ ask: sentence, seconds })) }),
	z.object({ way: z.literal('together'), ask: sentence, seconds }),
	z.object({ way: z.literal('leftOut') }),
]);

/**
 * One step: `count` answers, each with its own preparation and clock. `answerSeconds` is one number for all or one an
 * answer. `drillSeconds` are shorter times that may be chosen in place of the exam's. `notes`: the learner may write while
 * preparing. `pictures`: how many are on the screen. `prompt`: how the learner is asked. `unmarked`: so many of its answers,
 * from the first on, the real exam does not mark.
 */
const examStepSchema = z.object({
	kind: z.enum(examStepKinds),
	count: z._default(z.number().check(z.int(), z.positive()), 1),
	preparationSeconds: z._default(z.number().check(z.int(), z.nonnegative()), 0),
	answerSeconds: z.union([seconds, z.array(seconds)]),
	drillSeconds: z.optional(z.array(seconds)),
	notes: z._default(z.boolean(), false),
	pictures: z._default(z.number().check(z.int(), z.nonnegative()), 0),
	prompt: z._default(z.enum(['spoken', 'shown', 'both']), 'both'),
	unmarked: z.optional(z.number().check(z.int(), z.positive())),
	pair: z.optional(stepForPairSchema),
});
export type ExamStep = z.infer<typeof examStepSchema>;

/**
 * One part, which can be taken alone. `introduction` is spoken before it. `tellsUpTo`: the highest level that this part
 * can show by itself, where that is not the exam's highest. `pairIntroduction`: what is spoken before it where two or three
 * candidates take the exam together; then every step says how it goes (`pair`).
 */
const examPartSchema = z.object({
	id: name,
	title: textByLanguageSchema,
	introduction: z.object({ text: sentence, audioUrl: z.optional(contentPath) }),
	pairIntroduction: z.optional(sentence),
	tellsUpTo: z.optional(cefrLevelSchema),
	source: examSourceSchema,
	steps: z.array(examStepSchema).check(z.minLength(1)),
});
export type ExamPart = z.infer<typeof examPartSchema>;

/**
 * The scale that an exam reports on: from `lowest` to `highest` in `step`s, and where each level begins on it (`cuts`).
 * Null where an exam reports levels, or where its scale is not known for sure: then levels are all that is told.
 */
const examScaleSchema = z.nullable(
	z.object({
		name: textByLanguageSchema,
		lowest: z.number(),
		highest: z.number(),
		step: z.number().check(z.positive()),
		cuts: z.partialRecord(cefrLevelSchema, z.number()),
		source: examSourceSchema,
	}),
);
export type ExamScale = z.infer<typeof examScaleSchema>;

/** What an answer is judged by. */
export const examCriteria = [
	'task',
	'grammar',
	'vocabulary',
	'pronunciation',
	'fluency',
	'coherence',
	'interaction',
] as const;
export const examCriterionSchema = z.enum(examCriteria);
export type ExamCriterionName = z.infer<typeof examCriterionSchema>;

/**
 * An exam: `content/exams/<id>.json`. `minutes` is what its maker says; `differs` tells what is not as in the real one.
 * What has the form of an exam and is none, as the placement, is not listed with the exams. Where the forms are to stay
 * unseen (`staysUnseen`), nothing of them is practised: no answer is shown or corrected, and nothing comes back for review.
 */
export const examSchema = z.object({
	id: name,
	isListed: z._default(z.boolean(), true),
	staysUnseen: z._default(z.boolean(), false),
	family: sentence,
	name: sentence,
	owner: sentence,
	levels: z.array(cefrLevelSchema).check(z.minLength(1)),
	minutes: z.number().check(z.positive()),
	checked: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
	differs: textByLanguageSchema,
	criteria: z.array(examCriterionSchema).check(z.minLength(1)),
	scale: examScaleSchema,
	parts: z.array(examPartSchema).check(z.minLength(1)),
});
export type Exam = z.infer<typeof examSchema>;
/** The five-minute placement: data of the same form as an exam. */
export const placementId = 'placement';
/** The six-minute check of progress, which is taken every four weeks: data of the same form as an exam. */
export const progressCheckId = 'progress-check';

/**
 * One answer of an item. `ask` is the question, the sentence to repeat, the text to read or Henry's line. `points` are
 * shown with it. Where the words are not given: `model` is a model answer at the level aimed at, `phrases` are useful
 * words from it, `hints` are ideas; `topicWords` are further words that show that an answer is on topic, in their
 * dictionary forms, a line of words parted by spaces each. `key`, of a short question: every answer that is right, first the
 * one that is shown.
 */
const examAskSchema = z.object({
	ask: sentence,
	audioUrl: z.optional(contentPath),
	points: z._default(z.array(sentence), []),
	model: z.optional(sentence),
	phrases: z._default(z.array(sentence), []),
	hints: z._default(z.array(sentence), []),
	topicWords: z._default(z.array(sentence), []),
	key: z.optional(z.array(sentence).check(z.minLength(1))),
});
export type ExamAsk = z.infer<typeof examAskSchema>;

/**
 * What a step is about. `pictures` are names of pictures; `situation` says where one is and to whom one speaks; `options`
 * are ideas to talk about; `heard` is what is played before it is told again; `text` is what is mediated.
 */
const examItemSchema = z.object({
	pictures: z._default(z.array(name), []),
	situation: z.optional(sentence),
	options: z._default(z.array(sentence), []),
	heard: z.optional(sentence),
	text: z.optional(
		z.object({
			language: z.enum(['en', 'es']),
			title: sentence,
			paragraphs: z.array(sentence).check(z.minLength(1)),
		}),
	),
	answers: z.array(examAskSchema).check(z.minLength(1)),
});
export type ExamItem = z.infer<typeof examItemSchema>;

/** A form: `content/exams/forms/<exam>/<id>.json`. `parts` holds, by the part's id, one item for each of its steps. */
export const examFormSchema = z.object({
	id: name,
	exam: name,
	title: textByLanguageSchema,
	parts: z.record(name, z.array(examItemSchema).check(z.minLength(1))),
});
export type ExamForm = z.infer<typeof examFormSchema>;

/** An exam's file. Forms may stand in it, as those of their own files but for the exam's name: then one file is an exam. */
export const examFileSchema = z.extend(examSchema, {
	forms: z._default(z.array(z.omit(examFormSchema, { exam: true })), []),
});
export type ExamFile = z.infer<typeof examFileSchema>;

/** A drawing that exams may show besides those of `pictures.json`: `content/exams/pictures.json`. */
export const examPicturesSchema = z.array(z.object({ name, image: contentPath, description: sentence }));
export type ExamPicture = z.infer<typeof examPicturesSchema>[number];
