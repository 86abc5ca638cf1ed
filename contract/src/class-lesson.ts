import './without-code-generation.ts';
import * as z from 'zod/mini';
import { correctionSchema } from './feedback.ts';
import { lessonSentenceCount, warmUpQuestionCount } from './limits.ts';
import { phones } from './phones.ts';
import { insertionPlaceSchema } from './sound-mistakes.ts';
import { textByLanguageSchema } from './text-by-language.ts';

const text = z.string().check(z.minLength(1));
const minutes = z.number().check(z.int(), z.positive());
const count = z.number().check(z.int(), z.positive());

/** How much of a class's work a part is made of: its last seven days, or four weeks where those hold too little. */
const periodSchema = z.enum(['week', 'fourWeeks']);

/**
 * `classLesson`: a lesson of 15 minutes from what a class has handed in. `sentences` are what learners said, each with one
 * thing that is wrong, and put right (`better`); nothing tells whose they are. There are fewer where fewer were found, and
 * none where nothing was corrected; `sound` is null where no sound was wrong. All texts but `howToMake` and `hint` are
 * English.
 */
export const classLessonSchema = z.object({
	className: z.string(),
	warmUp: z.object({ minutes, questions: z.array(text).check(z.length(warmUpQuestionCount)) }),
	sentences: z.object({
		minutes,
		period: periodSchema,
		items: z
			.array(z.object({ category: correctionSchema.shape.category, said: text, better: text }))
			.check(z.maxLength(lessonSentenceCount)),
	}),
	sound: z.object({
		minutes,
		period: periodSchema,
		found: z.nullable(
			z.object({
				phone: z.enum(phones),
				ipa: text,
				keyWord: text,
				words: z.array(text),
				howToMake: textByLanguageSchema,
				/** How many learners it went wrong for, and how often. */
				learners: count,
				times: count,
				/** The sound is right: a vowel is put in before it. */
				inserted: z.optional(insertionPlaceSchema),
				/** Two words that differ in this sound alone, the first of a set that trains the difference. */
				minimalPair: z.nullable(z.object({ words: z.tuple([text, text]), hint: textByLanguageSchema })),
			}),
		),
	}),
	pairTask: z.object({ minutes, centralTopic: text, subTopics: z.array(text) }),
});
export type ClassLesson = z.infer<typeof classLessonSchema>;
