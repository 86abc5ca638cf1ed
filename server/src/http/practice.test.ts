import { apiPaths } from '@henry/contract/api-paths.ts';
import { checkErrorsSchema } from '@henry/contract/check-errors.ts';
import { maxPracticeItems, sessionTokenMs } from '@henry/contract/limits.ts';
import { practiceSchema } from '@henry/contract/practice.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { aCard, aResult } from './practice-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

const clock = { time: Date.UTC(2026, 2, 1, 12), nowMs: () => clock.time };
let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	services = { ...createServices(configForTests), store: createSqliteStore(':memory:'), clock };
	await services.store.start();
	app = await buildApp(configForTests, services);
}, 60_000);

afterAll(async () => {
	await app.close();
	await services.store.close();
	await closeEngines(services);
});

type Cookies = Record<string, string>;
let people = 0;

/** Someone who has never practised; the answer holds their cookie. */
async function someone(): Promise<Cookies> {
	people += 1;
	return (await signInForTests(services, `person${people}@example.com`)).cookies;
}

const post = (url: string, payload: object, cookies: Cookies = {}) =>
	app.inject({ method: 'POST', url, payload, cookies });
const save = (payload: object, cookies?: Cookies) => post(apiPaths.savePractice, payload, cookies);
const forget = (payload: object, cookies?: Cookies) => post(apiPaths.forgetPractice, payload, cookies);
const load = (cookies: Cookies = {}) => app.inject({ url: apiPaths.practice, cookies });

async function practiceOf(cookies: Cookies) {
	const answer = await load(cookies);
	expect(answer.statusCode).toBe(200);
	return practiceSchema.parse(answer.json());
}

describe('what is remembered', () => {
	test('results and cards come back as they were saved, the newest first', async () => {
		const cookies = await someone();
		const [older, newer] = [aResult(), aResult({ atMs: Date.UTC(2026, 2, 2), day: '2026-03-02' })];
		const card = aCard();
		expect((await save({ results: [older, newer], cards: [card] }, cookies)).json()).toEqual({ done: true });
		expect(await practiceOf(cookies)).toEqual({ results: [newer, older], cards: [card], recordings: [] });
	});

	test('saving the same twice changes nothing', async () => {
		const cookies = await someone();
		const request = { results: [aResult()], cards: [aCard()] };
		await save(request, cookies);
		await save(request, cookies);
		expect(await practiceOf(cookies)).toEqual({ ...request, recordings: [] });
	});

	test('the newer version of a card stays, whichever came last', async () => {
		const cookies = await someone();
		const card = aCard();
		const reviewed = { ...card, changedAtMs: card.changedAtMs + 1, reason: 'reviewed' };
		await save({ results: [], cards: [reviewed] }, cookies);
		await save({ results: [], cards: [card] }, cookies);
		expect((await practiceOf(cookies)).cards).toEqual([reviewed]);
	});

	test('two checks within days tell once how exact the check is, of nobody', async () => {
		const checkOn = (day: number, form: string, place: number) =>
			aResult({
				atMs: Date.UTC(2026, 2, day, 12),
				day: `2026-03-${String(day).padStart(2, '0')}`,
				exam: {
					...{ exam: 'progress-check', form, parts: ['read'], band: null },
					level: { lowest: place, highest: place + 1 },
				},
			});
		const [first, second] = [checkOn(1, 'a', 3), checkOn(6, 'b', 3.5)];
		const began = clock.time;
		const emails = Array.from({ length: 30 }, (_, place) => `checked${place}@example.com`);
		for (const email of emails) await signInForTests(services, email);
		/** Somebody who signed in on the first day, on the last. */
		const later = async (email: string) => (await signInForTests(services, email)).cookies;
		const [ana] = emails as [string];
		// Days that have not passed are made up.
		await save({ results: [first, second], cards: [] }, await later(ana));
		expect(await services.store.practice.retests()).toEqual([]);
		await forget({ results: [first.id, second.id] }, await later(ana));
		clock.time = Date.UTC(2026, 2, 12, 13);
		const cookies = await later(ana);
		const sameId = { ...second, id: first.id };
		for (const results of [[first], [sameId], [second], [second], [checkOn(12, 'c', 1)]])
			await save({ results, cards: [] }, cookies);
		await forget({ results: [first.id, second.id] }, cookies);
		await Promise.all([first, second].map((result) => save({ results: [result], cards: [] }, cookies)));
		expect(await services.store.practice.retests()).toEqual([{ skill: 'level', pairs: 1, squaredSum: 0.25 }]);
		const answer = checkErrorsSchema.parse((await app.inject(apiPaths.checkErrors)).json());
		expect(answer.level).toMatchObject({ from: 'simulated' });
		for (const email of emails.slice(1))
			await save({ results: [first, second], cards: [] }, await later(email));
		expect((await app.inject(apiPaths.checkErrors)).json().level).toEqual({
			levels: expect.closeTo(Math.sqrt(0.125) * 1.274, 2),
			pairs: 30,
			from: 'learners',
		});
		clock.time = began;
	});

	test('what is forgotten is gone, and the rest stays', async () => {
		const cookies = await someone();
		const [result, other] = [aResult(), aResult()];
		const card = aCard();
		await save({ results: [result, other], cards: [card] }, cookies);
		expect((await forget({ results: [result.id], cards: [card.id] }, cookies)).json()).toEqual({
			done: true,
		});
		expect(await practiceOf(cookies)).toEqual({ results: [other], cards: [], recordings: [] });
	});

	test('it is never kept by a cache in between', async () => {
		expect((await load(await someone())).headers['cache-control']).toBe('private, no-store');
	});

	test('the calls answer in the callable form too', async () => {
		const cookies = await someone();
		const result = aResult();
		const saved = await post(apiPaths.savePractice, { data: { results: [result], cards: [] } }, cookies);
		expect(saved.json()).toEqual({ result: { done: true } });
		expect((await practiceOf(cookies)).results).toEqual([result]);
	});
});

describe('whose it is', () => {
	test('nobody reads, replaces or forgets what someone else has saved, also under the same ids', async () => {
		const [ana, luis] = [await someone(), await someone()];
		const [result, card] = [aResult(), aCard()];
		await save({ results: [result], cards: [card] }, ana);
		expect((await practiceOf(luis)).results).toEqual([]);

		const luisCard = { ...card, answer: 'of Luis', changedAtMs: card.changedAtMs + 1 };
		await save({ results: [{ ...result, title: 'Of Luis' }], cards: [luisCard] }, luis);
		await forget({ results: [result.id], cards: [card.id] }, luis);
		expect(await practiceOf(luis)).toEqual({ results: [], cards: [], recordings: [] });
		expect(await practiceOf(ana)).toEqual({ results: [result], cards: [card], recordings: [] });
	});

	test('who is not signed in is refused', async () => {
		for (const cookies of [{}, { henry_session: 'made-up' }, { henry_session: "' OR 1=1 --" }] as Cookies[]) {
			expectError(await load(cookies), 'unauthenticated', /sign in again/);
			expectError(await save({ results: [], cards: [] }, cookies), 'unauthenticated', /sign in again/);
			expectError(await forget({}, cookies), 'unauthenticated', /sign in again/);
		}
	});

	test('a session that has expired is refused', async () => {
		const cookies = await someone();
		clock.time += sessionTokenMs;
		expectError(await load(cookies), 'unauthenticated', /sign in again/);
	});

	test('the page of another site cannot call with the cookie', async () => {
		const cookies = await someone();
		const answer = await app.inject({
			method: 'POST',
			url: apiPaths.forgetPractice,
			payload: {},
			cookies,
			headers: { 'sec-fetch-site': 'cross-site' },
		});
		expectError(answer, 'permission-denied', /own page/);
	});
});

describe('what is refused', () => {
	const statement = `'); DROP TABLE results; --`;

	test('SQL in every text is kept as text', async () => {
		const cookies = await someone();
		const correction = aResult().corrections[0];
		const result = aResult({
			title: statement,
			weakWords: [statement],
			corrections: correction && [
				{
					...correction,
					rule: statement,
					original: statement,
					replacement: statement,
					reason: statement,
					sentence: statement,
					correctedSentence: statement,
				},
			],
			sounds: [{ phone: `';--`, score0to100: 1 }],
		});
		const card = aCard({ prompt: statement, answer: statement, reason: statement });
		await save({ results: [result], cards: [card] }, cookies);
		expect(await practiceOf(cookies)).toEqual({ results: [result], cards: [card], recordings: [] });
	});

	test('ids, days, numbers and texts that are none are refused, and nothing is saved', async () => {
		const cookies = await someone();
		const wrongResults = [
			{ ...aResult(), id: statement },
			{ ...aResult(), activity: statement },
			{ ...aResult(), day: '2026-02-30' },
			{ ...aResult(), day: statement },
			{ ...aResult(), atMs: statement },
			{ ...aResult(), atMs: -1 },
			{ ...aResult(), measures: { words: 1e9 } },
			{ ...aResult(), title: 'a'.repeat(201) },
			{ ...aResult(), weakWords: Array.from({ length: 101 }, () => 'word') },
		];
		for (const wrong of wrongResults) {
			const answer = await save({ results: [aResult(), wrong], cards: [] }, cookies);
			expectError(answer, 'invalid-argument', /./);
		}
		const wrongCards = [
			{ ...aCard(), prompt: '' },
			{ ...aCard(), answer: 'a'.repeat(301) },
			{ ...aCard(), schedule: { ...aCard().schedule, state: 9 } },
		];
		for (const wrong of wrongCards) {
			expectError(await save({ results: [], cards: [wrong] }, cookies), 'invalid-argument', /./);
		}
		expectError(await forget({ results: [statement] }, cookies), 'invalid-argument', /./);
		expect(await practiceOf(cookies)).toEqual({ results: [], cards: [], recordings: [] });
	});

	test('one call carries so many items and no more', async () => {
		const cookies = await someone();
		const results = Array.from({ length: maxPracticeItems + 1 }, () => aResult());
		expectError(await save({ results, cards: [] }, cookies), 'invalid-argument', /./);
		const sent = await save({ results: results.slice(1), cards: [] }, cookies);
		expect(sent.statusCode).toBe(200);
		expect((await practiceOf(cookies)).results).toHaveLength(maxPracticeItems);
	});

	test('too many calls in a minute are told when to come again', async () => {
		const patient = await buildApp({ ...configForTests, callsPerMinute: 2 }, services);
		const call = () => patient.inject({ url: apiPaths.practice });
		await call();
		await call();
		expect(expectError(await call(), 'resource-exhausted', /wait/).retryAfterSeconds).toBeGreaterThan(0);
		await patient.close();
	});
});
