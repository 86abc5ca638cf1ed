import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { activityRow, homeworkActivities } from './activities.ts';
import { maxSpeakleSetSentences, maxTaskTextCharacters } from './limits.ts';
import { rolePlaySchema } from './role-play.ts';

const english = (maxCharacters: number) =>
	z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCharacters));
/** A question of the teacher's own, and the time for its answer. */
const questionFields = {
	question: english(500),
	seconds: z.union([z.literal(30), z.literal(60), z.literal(120)]),
};

/** What learners are asked to do: an activity of Henry's, or a question that the teacher has written. */
export const taskSchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('grammarSpeech'), topic: z.string().check(z.minLength(1), z.maxLength(200)) }),
	z.object({
		kind: z.literal('talk'),
		exercise: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)),
		label: z.string().check(z.minLength(1), z.maxLength(200)),
	}),
	z.object({
		kind: z.literal('speakle'),
		sentence: z.string().check(z.trim(), z.minLength(1), z.maxLength(400)),
	}),
	z.object({ kind: z.literal('aptis') }),
	z.object({
		kind: z.literal('exam'),
		exam: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
		name: z.string().check(z.minLength(1), z.maxLength(200)),
		/** A mock exam day, on which it is taken in a room: nobody can do it at home. */
		mockDayId: z.optional(idSchema),
	}),
	z.object({ kind: z.literal('question'), ...questionFields }),
	/** A picture of the academy's, with what stands for it where it cannot be seen. */
	z.object({ kind: z.literal('picture'), imageId: idSchema, alt: english(300), ...questionFields }),
	z.object({ kind: z.literal('text'), text: english(maxTaskTextCharacters), ...questionFields }),
	z.extend(rolePlaySchema, { kind: z.literal('rolePlay') }),
	z.object({
		kind: z.literal('speakleSet'),
		sentences: z.array(english(400)).check(z.minLength(2), z.maxLength(maxSpeakleSetSentences)),
	}),
]);
export type Task = z.infer<typeof taskSchema>;
/** Every kind of task, in the order in which teachers choose. */
export const taskKinds = homeworkActivities as readonly Task['kind'][];
/** Tasks that the learner answers in the homework's own screen. */
export type QuestionTask = Extract<Task, { kind: 'question' | 'picture' | 'text' }>;
export const isQuestionTask = (task: Task): task is QuestionTask => 'question' in task;

/** Whether what is said is written down beforehand, so that its sounds alone are judged. */
export const isReading = ({ kind }: Task): boolean => activityRow(kind).judged === 'reading';
