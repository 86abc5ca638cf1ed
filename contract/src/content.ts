import './without-code-generation.ts';
import * as z from 'zod/mini';
import { homeworkActivities } from './activities.ts';
import { difficultySchema } from './difficulty.ts';
import {
	pairSubTopicCount,
	questionsPerTopic,
	speakleSentenceCount,
	topicCount,
	warmUpQuestionCount,
} from './limits.ts';
import { phones } from './phones.ts';

/** Shapes of the built-in content (specification, section 3). Paths of pictures and sounds are under `/content/`. */
const sentence = z.string().check(z.trim(), z.minLength(1));
const contentPath = z.string().check(z.regex(/^\/content\/[a-z0-9/-]+\.(svg|webp|opus)$/));

/** Grammar speech: a topic, which is also its unique key, and its questions. */
export const exerciseSchema = z.object({
	topic: sentence,
	questions: z.array(sentence).check(z.length(questionsPerTopic)),
});
export type Exercise = z.infer<typeof exerciseSchema>;
export const exercisesSchema = z.array(exerciseSchema).check(z.length(topicCount));

export const talkExerciseSchema = z.object({
	id: z.number().check(z.int(), z.positive()),
	key: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)),
	label: sentence,
	category: sentence,
	difficulty: difficultySchema,
	/**
	 * `topic` where left out. In a `rolePlay` Henry plays a part; a `chat` is about anything; `ownTopic` needs one named; a
	 * talk of the `path` is held where the path leads to it, and not offered elsewhere.
	 */
	kind: z.optional(z.enum(['topic', 'rolePlay', 'chat', 'ownTopic', 'path'])),
});
export type TalkExercise = z.infer<typeof talkExerciseSchema>;
export const talkExercisesSchema = z.array(talkExerciseSchema).check(z.minLength(1));

/**
 * A talk beside those with a written plan (`scenarios/`): how it may begin, and its goals in order: what to find out, and
 * a question that does, and the same `again` in other words; who says one of `told` has answered it. `role` is the part that Henry plays, `setting` what he knows in it. `{topic}` is the learner's own.
 */
export const talkTopicSchema = z.extend(z.omit(talkExerciseSchema, { id: true }), {
	kind: z.enum(['topic', 'rolePlay', 'chat', 'ownTopic', 'path']),
	openings: z.array(sentence).check(z.minLength(3)),
	goals: z
		.array(
			z.object({
				key: sentence,
				find: sentence,
				ask: sentence,
				again: z.optional(sentence),
				told: z.optional(z.array(sentence)),
			}),
		)
		.check(z.minLength(4)),
	role: z.optional(sentence),
	setting: z.optional(sentence),
});
export type TalkTopic = z.infer<typeof talkTopicSchema>;

/** All talks, as the list of them is answered: those with a written plan first. */
export function listOfTalks(talk: readonly TalkExercise[], topics: readonly TalkTopic[]): TalkExercise[] {
	const others = topics.map(({ key, label, category, difficulty, kind }, index) => ({
		id: talk.length + index + 1,
		key,
		label,
		category,
		difficulty,
		kind,
	}));
	return [...talk, ...others];
}

/** Three pictures, each also as a small image, with their descriptions (also their alternative texts), in the same order. */
export const photoExerciseSchema = z.object({
	key: sentence,
	instructions: sentence,
	images: z.array(contentPath).check(z.length(3)),
	thumbnails: z.array(contentPath).check(z.length(3)),
	descriptions: z.array(sentence).check(z.length(3)),
});
export type PhotoExercise = z.infer<typeof photoExerciseSchema>;
export const photoExercisesSchema = z.array(photoExerciseSchema).check(z.length(5));

export const mindMapExerciseSchema = z.object({
	key: sentence,
	centralTopic: sentence,
	subTopics: z.array(sentence).check(z.length(pairSubTopicCount)),
});
export type MindMapExercise = z.infer<typeof mindMapExerciseSchema>;
export const mindMapExercisesSchema = z.array(mindMapExerciseSchema).check(z.length(5));

/**
 * Questions to speak about in pairs when a lesson begins. `after` are the kinds of homework that they follow well; where there
 * is none, they follow any.
 */
export const warmUpSchema = z.object({
	key: sentence,
	after: z.array(z.enum(homeworkActivities)),
	questions: z.array(sentence).check(z.length(warmUpQuestionCount)),
});
export type WarmUp = z.infer<typeof warmUpSchema>;

/** `sound` is what a sentence is there to practise (ARPAbet), where that is one sound. */
export const speakleSentenceSchema = z.object({
	text: sentence,
	audioUrl: contentPath,
	sound: z.optional(z.enum(phones)),
});
export type SpeakleSentence = z.infer<typeof speakleSentenceSchema>;
export const speakleSentencesSchema = z.array(speakleSentenceSchema).check(z.length(speakleSentenceCount));
