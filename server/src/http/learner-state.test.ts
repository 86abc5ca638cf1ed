import { randomUUID } from 'node:crypto';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { LearnerState } from '@henry/contract/learner-state.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { signInForTests } from './signed-in-for-tests.ts';

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

type Cookies = Record<string, string>;
const save = (payload: Partial<LearnerState>, cookies: Cookies = {}) =>
	app.inject({ method: 'POST', url: apiPaths.saveLearnerState, payload, cookies });
const load = (cookies: Cookies = {}) => app.inject({ url: apiPaths.learnerState, cookies });

const fact = (text: string) => ({ kind: 'family' as const, text, id: randomUUID(), isTakenUp: false });

test('what Henry remembers and the path come back as they were saved, each by itself, and go where they are erased', async () => {
	const { cookies } = await signInForTests(services, 'ana@example.com');
	expect((await load(cookies)).json()).toEqual({ memory: null, path: null, begunChecks: null });
	const memory = { isOn: true, facts: [fact('I have two sisters')] };
	const path = {
		level: 'B1',
		goal: 'exam',
		exam: 'aptis-general',
		examDay: '2027-02-01',
		beganAtMs: 1,
	} as const;
	expect((await save({ memory }, cookies)).json()).toEqual({ done: true });
	await save({ path }, cookies);
	const answer = await load(cookies);
	expect(answer.json()).toEqual({ memory, path, begunChecks: null });
	expect(answer.headers['cache-control']).toBe('private, no-store');
	await save({ path: null }, cookies);
	expect((await load(cookies)).json()).toEqual({ memory, path: null, begunChecks: null });
});

test('nothing that speaks of danger is kept', async () => {
	const { cookies } = await signInForTests(services, 'ben@example.com');
	const harmless = fact('My brother lives in Cádiz');
	await save({ memory: { isOn: true, facts: [fact('my father hits my mother'), harmless] } }, cookies);
	expect((await load(cookies)).json().memory.facts).toEqual([harmless]);
});

test('visitors and learners whose guardian has not agreed keep nothing here', async () => {
	const memory = { isOn: true, facts: [] };
	expectError(await load(), 'unauthenticated', new RegExp(refusals.notSignedIn));
	expectError(await save({ memory }), 'unauthenticated', new RegExp(refusals.notSignedIn));
	const { cookies } = await signInForTests(services, 'child@example.com', 'parent@example.com');
	expectError(await save({ memory }, cookies), 'permission-denied', new RegExp(refusals.guardianPending));
	expect((await load(cookies)).json()).toEqual({ memory: null, path: null, begunChecks: null });
});

test('what is no memory, or too much of it, is refused with what is wrong', async () => {
	const { cookies } = await signInForTests(services, 'eva@example.com');
	const facts = Array.from({ length: 21 }, (_, count) => fact(`I like ${count}`));
	expect((await save({ memory: { isOn: true, facts } }, cookies)).statusCode).toBe(400);
	expect((await load(cookies)).json().memory).toBeNull();
});
