import { apiPaths } from '@henry/contract/api-paths.ts';
import { markWrongCallsPerMinute } from '@henry/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { closeEngines, configForTests } from '#server/app-for-tests.ts';
import type { DisputedMark } from '#server/ports/disputed-marks.ts';
import { createServices } from '#server/wiring.ts';

let app: FastifyInstance;
const kept: DisputedMark[] = [];
const services = createServices(configForTests);

beforeAll(async () => {
	const disputedMarks = {
		async keep(mark: DisputedMark) {
			kept.push(mark);
		},
		removeBefore: async () => {},
	};
	app = await buildApp(configForTests, { ...services, disputedMarks, clock: { nowMs: () => 5 } });
});
afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

const tell = (payload: object) => app.inject({ method: 'POST', url: apiPaths.markWrong, payload });

it('keeps what a learner says of a mark, with the words only where they come along', async () => {
	const mark = { kind: 'correction', about: 'he-she-it-verb' };
	expect((await tell(mark)).statusCode).toBe(200);
	const words = { said: 'she live', marked: 'she lives' };
	expect((await tell({ data: { ...mark, words } })).json()).toEqual({ result: { done: true } });
	expect(kept).toEqual([
		{ ...mark, atMs: 5 },
		{ ...mark, words, atMs: 5 },
	]);
});

it('refuses what names no mark, and what is too long', async () => {
	const before = kept.length;
	expect((await tell({ kind: 'mood', about: 'sad' })).statusCode).toBe(400);
	expect((await tell({ kind: 'correction', about: 'she said: “I live here”' })).statusCode).toBe(400);
	const long = { said: 'a'.repeat(301), marked: 'b' };
	expect((await tell({ kind: 'correction', about: 'verb', words: long })).statusCode).toBe(400);
	expect(kept).toHaveLength(before);
});

it('is limited to a few calls a minute', async () => {
	const statuses: number[] = [];
	for (let call = 0; call <= markWrongCallsPerMinute; call += 1) {
		statuses.push((await tell({ kind: 'estimate', about: 'B1' })).statusCode);
	}
	expect(statuses.at(-1)).toBe(429);
});
