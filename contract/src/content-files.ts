import './without-code-generation.ts';
import * as z from 'zod/mini';
import { activitiesFileSchema } from './activity.ts';
import { simulatedCheckErrorsSchema } from './check-errors.ts';
import {
	exercisesSchema,
	mindMapExercisesSchema,
	photoExerciseSchema,
	speakleSentencesSchema,
	talkExerciseSchema,
	talkTopicSchema,
	warmUpSchema,
} from './content.ts';
import { correctionKindsSchema } from './correction-kinds.ts';
import { minimalPairSetsSchema } from './minimal-pairs.ts';
import { neuralModelsSchema } from './neural-models.ts';
import { writtenWeeksSchema } from './path.ts';
import { conversationPromptSchema, correctionPromptSchema } from './prompts.ts';
import { builtInRubricsSchema } from './rubrics.ts';
import { safetyContentSchema } from './safety.ts';
import {
	coachPhrasesSchema,
	pairPhrasesSchema,
	pairViewsSchema,
	phrasesSchema,
	reactionsSchema,
	scenarioSchema,
	wordSetsSchema,
} from './scenarios.ts';
import { answeredQuestionsSchema, followUpsSchema, situationsSchema } from './situations.ts';
import { soundsSchema } from './sounds.ts';

/** Shapes of content that the server alone reads; what learners are shown of it is in `content.ts`. */
const sentence = z.string().check(z.trim(), z.minLength(1));

/** In the content folder each picture comes with its ideas: what may be said for each of them. */
const photoContentSchema = z
	.array(
		z.extend(photoExerciseSchema, {
			ideas: z.array(z.array(phrasesSchema).check(z.minLength(2))).check(z.length(3)),
		}),
	)
	.check(z.length(5));
export type PhotoContent = z.infer<typeof photoContentSchema>;

const wordsOnOneLine = z.pipe(
	z.string(),
	z.transform((line) => line.split(' ')),
);
/** Single words by their level in the CEFR-J Vocabulary Profile, which `source` cites. */
const vocabularyLevelsSchema = z.object({
	source: sentence,
	A1: wordsOnOneLine,
	A2: wordsOnOneLine,
	B1: wordsOnOneLine,
	B2: wordsOnOneLine,
});
export type VocabularyLevels = z.infer<typeof vocabularyLevelsSchema>;

/**
 * Words that learners use at any level, with what one says for them at B2 and at C1 in the same place of a sentence; not
 * where one of the words of `notBefore` comes next.
 */
const richerWordsSchema = z.array(
	z.object({
		said: z.string(),
		B2: z.string(),
		C1: z.string(),
		notBefore: z._default(z.array(z.string()), []),
	}),
);
export type RicherWords = z.infer<typeof richerWordsSchema>;

/** Every content file by its name in `content/`, with its shape. */
export const contentFiles = {
	'activities.json': activitiesFileSchema,
	'grammar-speech.json': exercisesSchema,
	'talk.json': z.array(talkExerciseSchema).check(z.length(3)),
	'topics.json': z.array(talkTopicSchema),
	'pictures.json': photoContentSchema,
	'pair-topic.json': mindMapExercisesSchema,
	'warm-ups.json': z.array(warmUpSchema).check(z.minLength(1)),
	'rubrics.json': builtInRubricsSchema,
	'speakle.json': speakleSentencesSchema,
	'sounds.json': soundsSchema,
	'minimal-pairs.json': minimalPairSetsSchema,
	'path/a2.json': writtenWeeksSchema,
	'path/b1.json': writtenWeeksSchema,
	'path/b2.json': writtenWeeksSchema,
	'path/c1.json': writtenWeeksSchema,
	'check-errors.json': simulatedCheckErrorsSchema,
	'vocabulary-levels.json': vocabularyLevelsSchema,
	'models.json': neuralModelsSchema,
	'safety.json': safetyContentSchema,
	'richer-words.json': richerWordsSchema,
	'translations.json': z.record(z.string(), z.string()),
	'correction-kinds.json': correctionKindsSchema,
	'scenarios/how-was-your-day.json': scenarioSchema,
	'scenarios/talk-about-you.json': scenarioSchema,
	'scenarios/job-interview.json': scenarioSchema,
	'scenarios/reactions.json': reactionsSchema,
	'scenarios/words.json': wordSetsSchema,
	'scenarios/phrases.json': coachPhrasesSchema,
	'scenarios/pair-views.json': pairViewsSchema,
	'scenarios/pair-phrases.json': pairPhrasesSchema,
	'prompts/conversation.md': conversationPromptSchema,
	'prompts/correction.md': correctionPromptSchema,
} as const;

/** What Henry knows by its meaning: half of all content, and of use only where an engine can tell meanings. */
export const knownFiles = {
	'scenarios/answers.json': answeredQuestionsSchema,
	'scenarios/situations.json': situationsSchema,
	'scenarios/follow-ups.json': followUpsSchema,
} as const;
