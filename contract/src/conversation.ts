import './without-code-generation.ts';
import * as z from 'zod/mini';
import { difficultySchema } from './difficulty.ts';
import { correctionSchema, suggestionSchema } from './feedback.ts';
import {
	maxConversationCharacters,
	maxConversationMessages,
	maxFeedbackTextCharacters,
	maxMessageCharacters,
} from './limits.ts';
import { rememberedSchema, toldFactSchema } from './memory.ts';
import { refusals } from './refusals.ts';
import { rolePlaySchema } from './role-play.ts';
import { dangerNoticeSchema } from './safety.ts';
import { transcriptWordSchema } from './transcript.ts';

/** One thing that was said: by Henry (`system`) or by the learner (`user`). */
export const conversationMessageSchema = z.object({
	role: z.enum(['system', 'user']),
	content: z.string().check(z.trim(), z.maxLength(maxMessageCharacters)),
	/** The learner's words with their times and confidences, where they were spoken: reports count fluency from them. */
	words: z.optional(z.array(transcriptWordSchema).check(z.maxLength(2_000))),
	/** On a message of Henry's: what his answer named as covered. It stays so, whoever speaks as Henry next. */
	covered: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20))),
});
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;

/** What a report takes of the learner: one turn more than a talk may have that goes on, and what stands between turns. */
const maxLearnersCharacters = maxFeedbackTextCharacters - maxMessageCharacters - maxConversationMessages;

const charactersOf = (messages: readonly ConversationMessage[]) =>
	messages.reduce((sum, { content }) => sum + content.length, 0);

/** Whether a talk has become so long that only its report can follow: with one turn more there could be none. */
export function isTooLongToGoOn(messages: readonly ConversationMessage[]): boolean {
	const learners = messages.filter(({ role }) => role === 'user');
	return (
		messages.length > maxConversationMessages ||
		charactersOf(messages) > maxConversationCharacters ||
		charactersOf(learners) > maxLearnersCharacters
	);
}

/** The whole conversation so far, the oldest message first; empty when Henry is to begin. */
export const fullConversationSchema = z
	.array(conversationMessageSchema)
	.check(z.refine((messages) => !isTooLongToGoOn(messages), refusals.talkTooLong));

/** A conversation that is over: with the turn to which Henry did not answer any more. */
const endedConversationSchema = z.array(conversationMessageSchema).check(
	z.maxLength(maxConversationMessages + 2),
	z.refine(
		(messages) => charactersOf(messages) <= maxConversationCharacters + 2 * maxMessageCharacters,
		refusals.reportTooLong,
	),
);

/** What the learner may ask for when stuck: a word, the start of an answer, a whole example. */
export const hintLadderSchema = z.object({ word: z.string(), starter: z.string(), example: z.string() });

/**
 * Henry's next turn. `progress` is the share of the plan that was covered, as a whole percent; at 100 the conversation
 * has ended. `covered` names what was covered: keys of the plan, or sub-topics.
 */
export const converseResponseSchema = z.object({
	question: z.string().check(z.minLength(1)),
	progress: z.number().check(z.int(), z.gte(0), z.lte(100)),
	covered: z.array(z.string()),
	hints: hintLadderSchema,
	/** The coach at work: `embedded`, or the model of an endpoint. `fallbackFor` names the one that should be, but fails. */
	coach: z.object({ name: z.string(), embedded: z.boolean(), fallbackFor: z.optional(z.string()) }),
	/**
	 * The learner has spoken of danger: nobody was asked for a reply, and this is shown instead of one. The conversation goes
	 * on from before what was said.
	 */
	danger: z.optional(dangerNoticeSchema),
});
export type ConverseResponse = z.infer<typeof converseResponseSchema>;

/** The key of a talk, as the list of talks has it. */
export const exerciseTypeSchema = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/));

export const topicSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/**
 * What a talk is about and what ends it: all of its goals (`goals`, which is usual), or the learner alone. `ownTopic` is
 * what the learner wants to talk about, or the job of an interview.
 */
export const talkSetupSchema = z.object({
	exerciseType: exerciseTypeSchema,
	ownTopic: z.optional(topicSchema),
	/** What a teacher has written, where `exerciseType` is `ownRolePlay`. */
	rolePlay: z.optional(rolePlaySchema),
	ending: z.optional(z.enum(['goals', 'learner'])),
	/** How many talks of this exercise the learner has held before: openings take turns. Left out, chance chooses. */
	talksBefore: z.optional(z.number().check(z.int(), z.nonnegative())),
	/** The learner wants to be told a better way in mid-talk: one a turn. */
	corrects: z.optional(z.boolean()),
	/** What the learner told in earlier talks and has not taken back. */
	remembered: z.optional(rememberedSchema),
});
export type TalkSetup = z.infer<typeof talkSetupSchema>;

/** `converse`: Talk to Henry. */
export const converseRequestSchema = z.extend(talkSetupSchema, { fullConversation: fullConversationSchema });
export type ConverseRequest = z.infer<typeof converseRequestSchema>;

export const optionsSchema = z.array(topicSchema).check(z.minLength(1), z.maxLength(10));

/** What is discussed, and how hard Henry is to convince (`intermediate` where left out). */
export const pairSetupShape = {
	topic: topicSchema,
	options: optionsSchema,
	difficulty: z.optional(difficultySchema),
};

/** `converseStarTopic`: the pair discussion of a central topic and its sub-topics. */
export const converseStarTopicRequestSchema = z.object({
	...pairSetupShape,
	fullConversation: fullConversationSchema,
});
export type ConverseStarTopicRequest = z.infer<typeof converseStarTopicRequestSchema>;

/**
 * What Henry says when the time of the pair discussion is over. Once it is in the conversation, partners no longer explore
 * the sub-topics: they decide between them.
 */
export const pairDecisionQuestion =
	'Thank you. Now we have about a minute to decide together. Which of these five ideas is the most important one, and why?';

/** The learner looks at an empty screen: what takes long may be missing (`unfinished`), and is asked for without it. */
const isAwaited = z.optional(z.boolean());

/** `talkCorrection`, `correctStarTopic`, `correctImageDescription`. */
export const talkCorrectionRequestSchema = z.object({ fullConversation: endedConversationSchema, isAwaited });
export const correctStarTopicRequestSchema = z.object({
	topic: topicSchema,
	options: optionsSchema,
	fullConversation: endedConversationSchema,
	isAwaited,
});
export const correctImageDescriptionRequestSchema = z.object({
	instructions: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
	descriptions: z
		.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(500)))
		.check(z.minLength(1), z.maxLength(5)),
	transcription: z
		.string()
		.check(z.trim(), z.minLength(1, 'There is no answer to correct.'), z.maxLength(maxMessageCharacters)),
	words: z.optional(z.array(transcriptWordSchema).check(z.maxLength(2_000))),
});

/** The sentence that a correction stands in, and that sentence put right. The correction's spans lie in those sentences. */
const sentencesSchema = z.object({ sentence: z.string(), correctedSentence: z.string() });
export const reportedCorrectionSchema = z.extend(correctionSchema, sentencesSchema.shape);
export type ReportedCorrection = z.infer<typeof reportedCorrectionSchema>;
/** A suggestion in its sentence; in `correctedSentence` it is done. */
const reportedSuggestionSchema = z.extend(suggestionSchema, sentencesSchema.shape);
export type ReportedSuggestion = z.infer<typeof reportedSuggestionSchema>;

/** Something that went well, with the learner's own words as evidence. */
const strengthSchema = z.object({
	code: z.enum([
		'longAnswer',
		'reasons',
		'pastTense',
		'linking',
		'opinion',
		'question',
		'richWords',
		'fluent',
		'comparison',
		'speculation',
	]),
	evidence: z.array(z.string()).check(z.minLength(1), z.maxLength(5)),
});
export type Strength = z.infer<typeof strengthSchema>;

/** Levels of the CEFR-J vocabulary profile, from the easiest. */
export const wordLevels = ['A1', 'A2', 'B1', 'B2'] as const;
const wordLevelSchema = z.enum(wordLevels);
export type WordLevel = z.infer<typeof wordLevelSchema>;

const sentencePatternSchema = z.enum([
	'thereIs',
	'presentProgressive',
	'pastTense',
	'verbToVerb',
	'verbVerbIng',
	'whenClause',
	'because',
	'whoClause',
	'erThan',
	'superlative',
	'presentPerfect',
	'pastProgressive',
	'goingTo',
	'will',
	'should',
	'haveTo',
	'ifClause',
	'moreThan',
	'passive',
	'usedTo',
	'might',
	'could',
	'beAbleTo',
	'pastPerfect',
	'indirectQuestion',
	'secondConditional',
	'asAs',
	'modalPerfect',
	'soThat',
	'whichClause',
]);
export type SentencePattern = z.infer<typeof sentencePatternSchema>;

/** Counted facts; those that need word times are null where nothing was spoken. */
const talkFactsSchema = z.object({
	words: z.number().check(z.int(), z.nonnegative()),
	turns: z.number().check(z.int(), z.nonnegative()),
	wordsPerMinute: z.nullable(z.number().check(z.int(), z.nonnegative())),
	pauses: z.nullable(z.number().check(z.int(), z.nonnegative())),
	fillers: z.array(z.object({ filler: z.string(), count: z.number().check(z.int(), z.positive()) })),
	differentWords: z.number().check(z.int(), z.nonnegative()),
	/** Words used that the CEFR-J profile puts at B1 or above, each once, with their level. */
	richWords: z.array(z.object({ word: z.string(), level: z.enum(['B1', 'B2']) })),
	/** Measure of textual lexical diversity (MTLD, McCarthy & Jarvis 2010), in words; null under 100 words. */
	lexicalDiversity: z.nullable(z.number().check(z.nonnegative())),
	/** How many of the words are of each level of the CEFR-J profile; what it does not have is not counted. */
	wordsByLevel: z.record(wordLevelSchema, z.number().check(z.int(), z.nonnegative())),
	/** Between which levels the vocabulary lies; null where under 500 words of it were used. */
	vocabularyRange: z.nullable(z.object({ from: wordLevelSchema, to: wordLevelSchema })),
	/** Patterns of the CEFR-J grammar profile that were used, with the learner's own words for each. */
	patterns: z.array(
		z.object({
			pattern: sentencePatternSchema,
			level: wordLevelSchema,
			count: z.number().check(z.int(), z.positive()),
			evidence: z.string(),
		}),
	),
});
export type TalkFacts = z.infer<typeof talkFactsSchema>;

/** How the learner dealt with a partner: how much each spoke, and the learner's words for it, heard for sure. */
const interactionSchema = z.object({
	words: z.object({ learner: z.number(), henry: z.number() }),
	turns: z.object({ learner: z.number(), henry: z.number() }),
	asking: z.array(z.string()),
	agreeing: z.array(z.string()),
	disagreeing: z.array(z.string()),
	/** Phrases for what was not done. */
	toTry: z.array(z.string()),
});
export type Interaction = z.infer<typeof interactionSchema>;

/**
 * What a conversation or description gets afterwards. The corrections that matter most come first. `isEnglish` as in
 * `feedback`.
 */
export const talkReportSchema = z.object({
	corrections: z.array(reportedCorrectionSchema),
	suggestions: z.array(reportedSuggestionSchema),
	isEnglish: z.boolean(),
	strengths: z.array(strengthSchema),
	facts: talkFactsSchema,
	/** What the learner told of themselves, heard for sure; nothing keeps it but the learner's own browser. */
	told: z.array(toldFactSchema),
	/** Only of a conversation. */
	interaction: z.optional(interactionSchema),
	/** What was said rightly, and how one says it at B2 and at C1. */
	richer: z.optional(z.array(z.object({ said: z.string(), B2: z.string(), C1: z.string() }))),
	/** Where danger was spoken of, this is shown; nothing of what was said then is in the report. */
	danger: z.optional(dangerNoticeSchema),
});
export type TalkReport = z.infer<typeof talkReportSchema>;

/** `correction` is the report as clean HTML, as the specification has it (section 7); `report` the same as data. */
export const correctionResponseSchema = z.object({
	correction: z.string(),
	report: talkReportSchema,
	/** Some of it was read by the rules alone, because it was awaited; all that is in it stays. */
	unfinished: z.optional(z.boolean()),
});
export type CorrectionResponse = z.infer<typeof correctionResponseSchema>;

/** Which of the pictures were spoken about, and the ideas of their descriptions that were named, in the learner's words. */
export const pictureCoverageSchema = z.array(
	z.object({ description: z.string(), mentioned: z.boolean(), evidence: z.array(z.string()) }),
);
export const imageCorrectionResponseSchema = z.extend(correctionResponseSchema, {
	pictures: pictureCoverageSchema,
	/** Phrases used for comparing and for speculating, and some to try where there were none. */
	comparing: z.object({ used: z.array(z.string()), toTry: z.array(z.string()) }),
	speculating: z.object({ used: z.array(z.string()), toTry: z.array(z.string()) }),
});
export type ImageCorrectionResponse = z.infer<typeof imageCorrectionResponseSchema>;
