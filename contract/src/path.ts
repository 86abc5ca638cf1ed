import './without-code-generation.ts';
import * as z from 'zod/mini';
import {
	fewestShadowingSentences,
	mostShadowingSentences,
	pathPhrasesPerWeek,
	pathQuestionsPerWeek,
	pathWeeksPerLevel,
	storyPointsPerStory,
} from './limits.ts';

const sentence = z.string().check(z.trim(), z.minLength(1));
const talkKey = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/));

/** The levels for which there is a path of weeks. */
export const pathLevels = ['A2', 'B1', 'B2', 'C1'] as const;
export const pathLevelSchema = z.enum(pathLevels);
export type PathLevel = z.infer<typeof pathLevelSchema>;

/** What a path leads to. With `exam`, each week has a part of that exam where the others have a task of their own. */
export const pathGoals = ['exam', 'work', 'travel', 'school'] as const;
export const pathGoalSchema = z.enum(pathGoals);
export type PathGoal = z.infer<typeof pathGoalSchema>;

/**
 * The path that a learner has chosen. `examDay` is YYYY-MM-DD; `exam`, an exam's id. Both only where an exam is the goal.
 * What is done of it, practice tells.
 */
export const chosenPathSchema = z.object({
	level: pathLevelSchema,
	goal: pathGoalSchema,
	exam: z.optional(z.string().check(z.maxLength(60))),
	examDay: z.optional(z.iso.date()),
	beganAtMs: z.number(),
});
export type ChosenPath = z.infer<typeof chosenPathSchema>;

/**
 * A story to tell three times, each time in less time, with what to think of before; `questions`, answered one after the
 * other; `phrases` to hear and say, and to say again from memory; `shadowing`, the sentences of a text to speak along with;
 * `sounds`, a set of minimal pairs; `tasks`, something to say in one go, by goal.
 */
const weekSchema = z.object({
	key: talkKey,
	title: sentence,
	story: z.object({ title: sentence, points: z.array(sentence).check(z.length(storyPointsPerStory)) }),
	questions: z.array(sentence).check(z.length(pathQuestionsPerWeek)),
	phrases: z.array(sentence).check(z.length(pathPhrasesPerWeek)),
	shadowing: z
		.array(sentence)
		.check(z.minLength(fewestShadowingSentences), z.maxLength(mostShadowingSentences)),
	sounds: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
	tasks: z.object({ work: sentence, travel: sentence, school: sentence }),
});

/** A talk of the week's own: how Henry begins, and what he finds out after that. */
const ownTalkSchema = z.object({ opening: sentence, questions: z.array(sentence).check(z.minLength(4)) });

/** A week in the content folder. `talk` is the key of a talk that there is, or one of the week's own. */
const writtenWeekSchema = z.extend(weekSchema, { talk: z.union([talkKey, ownTalkSchema]) });
export type WrittenWeek = z.infer<typeof writtenWeekSchema>;
/** `content/path/<level>.json`: the weeks of one level, in their order. */
export const writtenWeeksSchema = z.array(writtenWeekSchema).check(z.length(pathWeeksPerLevel));

/** A week as it is answered: its talk by key and name. */
const pathWeekSchema = z.extend(weekSchema, { talk: z.object({ key: talkKey, label: sentence }) });
export type PathWeek = z.infer<typeof pathWeekSchema>;

/** `pathWeeks`: the weeks of one level. */
export const pathWeeksQuerySchema = z.object({ level: pathLevelSchema });
export const pathWeeksSchema = z.array(pathWeekSchema);
