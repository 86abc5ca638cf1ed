import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpenAiModel } from '#server/adapters/language-model/openai.ts';
import { loadContent } from '#server/content.ts';
import {
	begun,
	type ChatServerForTests,
	json,
	startChatServer,
	streamed,
	turn,
} from '#server/engines/chat-server-for-tests.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import { coachForTests } from './coach-for-tests.ts';
import { createCoachWithFallback } from './coach-with-fallback.ts';
import { createModelCoach } from './model-coach.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const refusal = json({ error: { message: 'wrong key' } }, 401);
let server: ChatServerForTests;
let coach: Coach;
let nowMs: number;
let lines: string[];

beforeEach(async () => {
	server = await startChatServer();
	nowMs = 0;
	lines = [];
	coach = createCoachWithFallback({
		engine: createModelCoach(
			createOpenAiModel({ addresses: [server.address], model: 'test-model', key: 'a-key' }),
			content,
		),
		fallback: coachForTests,
		clock: { nowMs: () => nowMs },
		tell: (line) => lines.push(line),
	});
});
afterEach(() => server.close());

const soFar: ConversationMessage[] = [
	{ role: 'system', content: 'How was your day?', covered: ['plans'] },
	{ role: 'user', content: 'it was good' },
];
const converse = (options?: ConverseOptions) =>
	coach.converse({ exerciseType: 'howWasYourDay', fullConversation: soFar }, options);

test('where a model fails the embedded coach answers that turn, says so, and the next one is the model’s again', async () => {
	server.answers = [refusal];
	const answer = await converse();
	expect(answer.coach).toEqual({ name: 'Henry', embedded: true, fallbackFor: 'test-model' });
	expect(answer.question).toMatch(/\?$/);
	expect(answer.covered).toContain('plans');
	expect(lines).toEqual(['Henry stands in for test-model: The language model refuses the key.']);
	expect(coach.health()).toMatchObject({ name: 'Henry', state: 'ready', insteadOf: 'test-model' });
	expect((await converse()).coach).toEqual({ name: 'test-model', embedded: false });
	expect(lines.at(-1)).toBe('test-model is at work again.');
	expect(coach.health()).toMatchObject({ model: 'test-model', state: 'ready' });
	server.answers = [refusal];
	const said: ConversationMessage[] = [
		{ role: 'system', content: 'What do you think of sleep?' },
		{ role: 'user', content: 'it is good for me' },
	];
	const discussion = { topic: 'Health', options: ['Sleep', 'Sport'], fullConversation: said };
	expect((await coach.converseStarTopic(discussion)).coach.fallbackFor).toBe('test-model');
});

test('after three failures in a row a model is left alone for a minute', async () => {
	server.answers = Array.from({ length: 4 }, () => refusal);
	for (let count = 0; count < 5; count++) expect((await converse()).coach.fallbackFor).toBe('test-model');
	expect(server.calls).toHaveLength(3);
	nowMs = 60_000;
	expect((await converse()).coach.fallbackFor).toBe('test-model');
	nowMs = 119_999;
	await converse();
	expect(server.calls).toHaveLength(4);
	nowMs = 120_000;
	expect((await converse()).coach.name).toBe('test-model');
	server.answers = [refusal, refusal];
	await converse();
	await converse();
	expect((await converse()).coach.name).toBe('test-model');
	expect(server.calls).toHaveLength(8);
});

test('nobody answers a caller who has left', async () => {
	for (let count = 0; count < 3; count++) {
		const controller = new AbortController();
		server.answers = [() => controller.abort()];
		await expect(converse({ signal: controller.signal })).rejects.toMatchObject({ category: 'cancelled' });
	}
	expect(lines).toEqual([]);
	expect((await converse()).coach.name).toBe('test-model');
});

test('an answer that breaks off gives way to a whole one', async () => {
	const breaks: typeof refusal = (response, call) => {
		begun(turn('What then?', 'Now tell me.').slice(0, 45))(response, call);
		response.end();
	};
	server.answers = [breaks, breaks];
	const told: string[] = [];
	const { question } = await converse({ onQuestion: (words) => told.push(words) });
	expect(told.join()).toContain('Now tell me.');
	expect(question).not.toContain('Now tell me.');
	server.answers = [streamed(turn('What then?', 'Fine.'))];
	expect((await converse()).question).toBe('Fine. What then?');
});

test('the sound of what either coach begins with is made ahead, at the level of the exercise', async () => {
	const beginnings = coach.beginnings?.({ type: 'talk', exerciseType: 'howWasYourDay' }) ?? [];
	expect(beginnings).toContain('Lovely!');
	expect(new Set(beginnings).size).toBe(beginnings.length);
	const own = coachForTests.beginnings?.({ type: 'talk', exerciseType: 'howWasYourDay' }) ?? [];
	expect(beginnings).toEqual(expect.arrayContaining([...own]));
	// What the written plan answers with.
	server.answers = [refusal];
	const { question } = await converse();
	expect(own.some((sentence) => question.startsWith(sentence))).toBe(true);
	expect(coachForTests.beginnings?.({ type: 'talk', exerciseType: 'jobInterview' })).not.toEqual(own);
	expect(coachForTests.beginnings?.({ type: 'talk', exerciseType: 'noSuchTalk' })).toEqual([]);
});
