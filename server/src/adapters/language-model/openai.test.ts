import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
	begun,
	type ChatAnswer,
	type ChatServerForTests,
	json,
	startChatServer,
	streamed,
	turn,
} from '#server/engines/chat-server-for-tests.ts';
import { languageModelCases, request, turnSchema } from './contract.ts';
import { createOpenAiModel } from './openai.ts';

let servers: ChatServerForTests[];
beforeEach(async () => {
	servers = [await startChatServer(), await startChatServer()];
});
afterEach(() => {
	for (const server of servers) server.close();
});

const [first, second] = [() => servers[0] as ChatServerForTests, () => servers[1] as ChatServerForTests];
const create = (...of: ChatServerForTests[]) => {
	const [address = '', ...others] = of.map(({ address: one }) => one);
	return createOpenAiModel({
		addresses: [address, ...others],
		model: 'test-model',
		key: 'a-key',
		retryPauseMs: 1,
	});
};

/** Words, or what the shape of the call asks for. */
const obedient: ChatAnswer = (response, call) => {
	const { schema } = call.body.response_format?.json_schema ?? {};
	if (!schema) return streamed('You went to the cinema.')(response, call);
	if (schema.required.includes('question'))
		return streamed(turn('What did you see?', 'Nice.'))(response, call);
	if (schema.required.includes('about')) {
		const chosen = { mood: 'Lovely!', about: 'a "lost" key', reaction: 'Nice.' };
		return streamed(JSON.stringify(chosen))(response, call);
	}
	streamed('{"mood": "good", "names": ["Ana"], "isQuestion": false, "count": 2}')(response, call);
};

describe('a model that does as it is told', () => {
	test.each(languageModelCases)('$name', async ({ run }) => {
		first().answers.shift = () => obedient;
		const model = create(first());
		await run(model);
		await model.close();
	});
});

test('is asked with the shape, the bound and the warmth of the answer', async () => {
	await create(first()).ask({ ...request, schema: turnSchema, temperature: 0.5 });
	const [call] = first().calls;
	expect(call?.headers.authorization).toBe('Bearer a-key');
	expect(call?.body).toMatchObject({
		temperature: 0.5,
		response_format: { type: 'json_schema', json_schema: { schema: turnSchema } },
	});
	await create(first()).ask(request);
	expect(first().calls[1]?.body.response_format).toBeUndefined();
});

test('several addresses share the calls', async () => {
	const model = create(first(), second());
	for (let call = 0; call < 4; call++) await model.ask(request);
	expect([first().calls.length, second().calls.length]).toEqual([2, 2]);
	expect(model.health().sendsTo).toBe(`${new URL(first().address).host}, ${new URL(second().address).host}`);
});

test.each([
	['status 500', json({}, 500)],
	['status 401', json({}, 401)],
	['a connection that breaks', (response) => response.destroy()],
	['too many calls', json({}, 429, { 'retry-after': '60' })],
	['nothing to read', streamed('')],
] satisfies [string, ChatAnswer][])('%s at one address: the other one answers', async (_, answer) => {
	first().answers.shift = () => answer;
	const model = create(first(), second());
	expect((await model.ask(request)).text).not.toBe('');
	expect(model.health().state).toBe('ready');
	expect([first().calls.length, second().calls.length]).toEqual([1, 1]);
});

test('an address that failed is asked last, and has failed for good once all have', async () => {
	first().answers.shift = () => json({}, 500);
	const model = create(first(), second());
	for (let call = 0; call < 3; call++) await model.ask(request);
	expect([first().calls.length, second().calls.length]).toEqual([1, 3]);
	second().close();
	await expect(model.ask(request)).rejects.toMatchObject({ category: 'unavailable' });
	expect(model.health().state).toBe('failed');
	await model.close();
});

test('a model that thinks aloud is heard from its answer on', async () => {
	first().answers = [streamed('<think>The learner went out.</think>\nNice.'), begun('<think>I')];
	const told: string[] = [];
	expect(await create(first()).ask(request, { onText: (text) => void told.push(text) })).toEqual({
		text: 'Nice.',
	});
	expect(told.join()).not.toMatch(/think|learner/);
});
