import {
	listOfTalks,
	mindMapExercisesSchema,
	photoExercisesSchema,
	talkExercisesSchema,
} from '@henry/contract/content.ts';
import {
	converseRequestSchema,
	converseResponseSchema,
	converseStarTopicRequestSchema,
	correctImageDescriptionRequestSchema,
	correctionResponseSchema,
	correctStarTopicRequestSchema,
	imageCorrectionResponseSchema,
	talkCorrectionRequestSchema,
} from '@henry/contract/conversation.ts';
import type { FastifyInstance } from 'fastify';
import type { Content } from '#server/content.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import { reportOnPictures } from '#server/domain/talk-report/picture-report.ts';
import { createRicherWays } from '#server/domain/talk-report/richer-ways.ts';
import { reportOnTalk } from '#server/domain/talk-report/talk-report.ts';
import { createLevelOf } from '#server/domain/talk-report/vocabulary.ts';
import type { Coach } from '#server/ports/coach.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { registerJsonCall } from './callable.ts';

type CallOptions = { callablePrefix: string; maxCallsPerMinute: number };

/**
 * The conversations (specification, section 7): the exercises of Talk to Henry, Pair topic and Pictures, Henry's turns in
 * the first two, and the reports on all three.
 */
export function registerConversation(
	app: FastifyInstance,
	services: { coach: Coach; content: Content; grammarChecker: GrammarChecker; danger: DangerWatch },
	options: CallOptions,
): void {
	registerExercises(app, services.content);
	registerTurns(app, services.coach, options);
	registerReports(app, services, options);
}

function registerExercises(app: FastifyInstance, { talk, topics, pairTopic, pictures }: Content): void {
	const all = listOfTalks(talk, topics);
	app.get(
		'/api/talkExercises',
		{ schema: { summary: 'The conversations', response: { 200: talkExercisesSchema } } },
		async () => all,
	);
	app.get(
		'/api/pairTopics',
		{ schema: { summary: 'Central topics and sub-topics', response: { 200: mindMapExercisesSchema } } },
		async () => pairTopic,
	);
	app.get(
		'/api/photoExercises',
		{ schema: { summary: 'Pictures to compare', response: { 200: photoExercisesSchema } } },
		async () => pictures,
	);
}

function registerTurns(app: FastifyInstance, coach: Coach, options: CallOptions): void {
	const { callablePrefix, maxCallsPerMinute } = options;
	registerJsonCall(app, callablePrefix, {
		name: 'converse',
		summary: "Henry's next turn in a conversation",
		payload: converseRequestSchema,
		answer: converseResponseSchema,
		maxCallsPerMinute,
		handle: (request, signal) => coach.converse(request, { signal }),
	});
	registerJsonCall(app, callablePrefix, {
		name: 'converseStarTopic',
		summary: "Henry's next turn in a discussion",
		payload: converseStarTopicRequestSchema,
		answer: converseResponseSchema,
		maxCallsPerMinute,
		handle: (request, signal) => coach.converseStarTopic(request, { signal }),
	});
}

function registerReports(
	app: FastifyInstance,
	{
		content,
		grammarChecker,
		danger,
	}: { content: Content; grammarChecker: GrammarChecker; danger: DangerWatch },
	options: CallOptions,
): void {
	const { callablePrefix, maxCallsPerMinute } = options;
	const tools = {
		checker: grammarChecker,
		levelOf: createLevelOf(content.vocabularyLevels),
		richerWays: createRicherWays(content.richerWords),
		danger,
	};
	const reportTalk = reportOnTalk(tools, 'talk');
	const reportDiscussion = reportOnTalk(tools, 'discussion');
	const reportPictures = reportOnPictures(tools, content.pictures);
	registerJsonCall(app, callablePrefix, {
		name: 'talkCorrection',
		summary: 'What came of a conversation: as HTML, and as data',
		payload: talkCorrectionRequestSchema,
		answer: correctionResponseSchema,
		maxCallsPerMinute,
		handle: ({ fullConversation, isAwaited }, signal) => reportTalk(fullConversation, { signal, isAwaited }),
	});
	registerJsonCall(app, callablePrefix, {
		name: 'correctStarTopic',
		summary: 'What came of a discussion: as HTML, and as data',
		payload: correctStarTopicRequestSchema,
		answer: correctionResponseSchema,
		maxCallsPerMinute,
		handle: ({ fullConversation, isAwaited }, signal) =>
			reportDiscussion(fullConversation, { signal, isAwaited }),
	});
	registerJsonCall(app, callablePrefix, {
		name: 'correctImageDescription',
		summary: 'What was said about pictures: as HTML, and as data',
		payload: correctImageDescriptionRequestSchema,
		answer: imageCorrectionResponseSchema,
		maxCallsPerMinute,
		handle: (request, signal) => reportPictures(request, { signal }),
	});
}
