import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	mindMapExercisesSchema,
	photoExercisesSchema,
	talkExercisesSchema,
} from '@henry/contract/content.ts';
import {
	type ConversationMessage,
	converseResponseSchema,
	correctionResponseSchema,
	imageCorrectionResponseSchema,
} from '@henry/contract/conversation.ts';
import { maxConversationMessages, maxMessageCharacters } from '@henry/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createMemoryState } from '#server/domain/shared-state/memory-state.ts';
import { createServices } from '#server/wiring.ts';

let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	services = { ...createServices(configForTests), store: createSqliteStore(':memory:') };
	await services.store.start();
	app = await buildApp(configForTests, services);
}, 60_000);

afterAll(async () => {
	await app.close();
	await services.store.close();
	await closeEngines(services);
});

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const user = (content: string): ConversationMessage => ({ role: 'user', content });
const pair = {
	topic: 'How can busy people stay healthy?',
	options: ['Joining a gym', 'Getting enough sleep'],
};

describe('the exercises', () => {
	test('come as the specification has them, and without what their reports look for', async () => {
		const talk = (await app.inject(apiPaths.talkExercises)).json();
		expect(talkExercisesSchema.parse(talk)).toEqual(talk);
		const topics = (await app.inject(apiPaths.pairTopics)).json();
		expect(mindMapExercisesSchema.parse(topics)).toEqual(topics);
		const photos = (await app.inject(apiPaths.photoExercises)).json();
		expect(photoExercisesSchema.parse(photos)).toEqual(photos);
		expect(Object.keys(photos[0])).toEqual(['key', 'instructions', 'images', 'thumbnails', 'descriptions']);
	});
});

describe('converse', () => {
	test('leads a conversation to its end, in both forms of the call', async () => {
		const fullConversation: ConversationMessage[] = [];
		const progress: number[] = [];
		while (progress.at(-1) !== 100 && progress.length < 40) {
			const answer = await post(apiPaths.converse, { exerciseType: 'talkAboutYou', fullConversation });
			const turn = converseResponseSchema.parse(answer.json());
			const payload = { data: { exerciseType: 'talkAboutYou', fullConversation } };
			expect((await post('/api/staging-converse', payload)).json().result).toEqual(turn);
			fullConversation.push({ role: 'system', content: turn.question }, user('i like it because it is fun'));
			progress.push(turn.progress);
		}
		expect(progress.at(-1)).toBe(100);
		expect(progress).toEqual(progress.toSorted((one, other) => one - other));
	});

	test.each([
		['an exercise that there is not', { exerciseType: 'holidays', fullConversation: [] }],
		['no conversation', { exerciseType: 'howWasYourDay' }],
		['another role', { exerciseType: 'howWasYourDay', fullConversation: [{ role: 'coach', content: 'hi' }] }],
		['a message without content', { exerciseType: 'howWasYourDay', fullConversation: [{ role: 'user' }] }],
		[
			'too many messages',
			{
				exerciseType: 'howWasYourDay',
				fullConversation: Array.from({ length: maxConversationMessages + 1 }, () => user('hi')),
			},
		],
		[
			'too long a message',
			{ exerciseType: 'howWasYourDay', fullConversation: [user('a'.repeat(maxMessageCharacters + 1))] },
		],
		['a body that is no object', []],
	])('refuses %s', async (_, payload) => {
		expectError(await post(apiPaths.converse, payload), 'invalid-argument', /./);
	});

	test.each([
		['turns', Array.from({ length: maxConversationMessages + 1 }, () => user('I like tea.'))],
		['words', Array.from({ length: 20 }, () => user('I like tea and bread. '.repeat(45)))],
	])('a talk of too many %s to go on still gets its report @whole', async (_, fullConversation) => {
		const next = await post(apiPaths.converse, { exerciseType: 'howWasYourDay', fullConversation });
		expectError(next, 'invalid-argument', /Finish it to get your report/);
		const report = await post(apiPaths.talkCorrection, { fullConversation });
		expect(correctionResponseSchema.parse(report.json()).report.facts.words).toBeGreaterThan(500);
	});

	test('takes silence, signs and markup as they come', async () => {
		for (const content of ['', '   ', '???', '<b>hi</b>', '{noun} $& \\', '😀', 'ё'.repeat(500)]) {
			const answer = await post(apiPaths.converse, {
				exerciseType: 'howWasYourDay',
				fullConversation: [user(content)],
			});
			expect(answer.statusCode, content).toBe(200);
			expect(answer.json().question, content).toMatch(/\?/);
		}
	});
});

describe('converseStarTopic', () => {
	test('discusses one sub-topic after the other', async () => {
		const first = converseResponseSchema.parse(
			(await post(apiPaths.converseStarTopic, { ...pair, fullConversation: [] })).json(),
		);
		expect(first).toMatchObject({ progress: 0, covered: [] });
		const fullConversation = [
			{ role: 'system', content: first.question },
			user('a gym is too expensive for me'),
		];
		const second = (await post(apiPaths.converseStarTopic, { ...pair, fullConversation })).json();
		expect(second).toMatchObject({ progress: 33, covered: ['Joining a gym'] });
		const callable = await post('/api/staging-converseStarTopic', { data: { ...pair, fullConversation } });
		expect(callable.json().result).toEqual(second);
	});

	test.each([
		['no topic', { ...pair, topic: ' ' }],
		['no sub-topics', { ...pair, options: [] }],
		['too many sub-topics', { ...pair, options: Array.from({ length: 11 }, (_, index) => `Idea ${index}`) }],
	])('refuses %s', async (_, wrong) => {
		expectError(
			await post(apiPaths.converseStarTopic, { ...wrong, fullConversation: [] }),
			'invalid-argument',
			/./,
		);
	});
});

describe('the reports', () => {
	const fullConversation = [
		{ role: 'system', content: 'How was your day?' },
		user('it was good because yesterday i go to the beach because she like it'),
	];

	test('talkCorrection answers with HTML and data, in both forms', async () => {
		const answer = (await post(apiPaths.talkCorrection, { fullConversation })).json();
		expect(correctionResponseSchema.parse(answer)).toEqual(answer);
		expect(answer.correction).toContain('<del>go</del>');
		expect(answer.report.corrections.map(({ replacement }: { replacement: string }) => replacement)).toEqual([
			'went',
			'likes',
		]);
		const callable = await post('/api/staging-talkCorrection', { data: { fullConversation } });
		expect(callable.json().result).toEqual(answer);
	});

	test('correctStarTopic answers in the same shape', async () => {
		const discussion = {
			...pair,
			fullConversation: [...fullConversation, user('i liked it because the sea was warm')],
		};
		const answer = (await post(apiPaths.correctStarTopic, discussion)).json();
		expect(correctionResponseSchema.parse(answer)).toEqual(answer);
		expect(answer.report.strengths.map(({ code }: { code: string }) => code)).toContain('reasons');
		const callable = await post('/api/staging-correctStarTopic', { data: discussion });
		expect(callable.json().result).toEqual(answer);
	});

	test('correctImageDescription says which pictures were spoken about', async () => {
		const [{ instructions, descriptions }] = (await app.inject(apiPaths.photoExercises)).json();
		const payload = { instructions, descriptions, transcription: 'a woman is reading a book on the sofa' };
		const answer = (await post(apiPaths.correctImageDescription, payload)).json();
		expect(imageCorrectionResponseSchema.parse(answer)).toEqual(answer);
		expect(answer.pictures.map(({ mentioned }: { mentioned: boolean }) => mentioned)).toEqual([
			false,
			true,
			false,
		]);
		const callable = await post('/api/staging-correctImageDescription', { data: payload });
		expect(callable.json().result).toEqual(answer);
	});

	test('a description without words, and a talk too long for a report, are refused with words for it @whole', async () => {
		const empty = { instructions: 'Compare.', descriptions: ['A dog.'], transcription: '  ' };
		expectError(
			await post(apiPaths.correctImageDescription, empty),
			'invalid-argument',
			/no answer to correct/,
		);
		const long = Array.from({ length: 6 }, () => user('i like tea and coffee '.repeat(200)));
		expectError(
			await post(apiPaths.talkCorrection, { fullConversation: long }),
			'invalid-argument',
			/too long/,
		);
	});

	test('a talk without a word has an empty report', async () => {
		const answer = (await post(apiPaths.talkCorrection, { fullConversation: [] })).json();
		expect(answer.report).toMatchObject({ corrections: [], strengths: [] });
	});
});

test('an address that calls too often is asked to wait, for each call by itself', async () => {
	const fresh = { ...services, sharedState: createMemoryState(services.clock) };
	const strict = await buildApp({ ...configForTests, engineCallsPerMinute: 2 }, fresh);
	const call = () =>
		strict.inject({
			method: 'POST',
			url: apiPaths.converse,
			payload: { exerciseType: 'howWasYourDay', fullConversation: [] },
		});
	expect((await call()).statusCode).toBe(200);
	expect((await call()).statusCode).toBe(200);
	const refused = await call();
	expect(expectError(refused, 'resource-exhausted', /wait/).retryAfterSeconds).toBeGreaterThan(0);
	const other = await strict.inject({
		method: 'POST',
		url: apiPaths.talkCorrection,
		payload: { fullConversation: [] },
	});
	expect(other.statusCode).toBe(200);
	await strict.close();
});
