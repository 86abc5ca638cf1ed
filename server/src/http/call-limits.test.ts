import { connect } from 'node:net';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '#server/adapters/clock/system.ts';
import { aLearner, anAcademy } from '#server/adapters/store/academy-data.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import type { Config } from '#server/config.ts';
import { createMemoryState } from '#server/domain/shared-state/memory-state.ts';
import { createServices } from '#server/wiring.ts';
import { mailedToken, openWorld, post } from './accounts-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

let services: Services;
let app: FastifyInstance | undefined;

beforeAll(() => {
	services = createServices(configForTests);
});
afterAll(() => closeEngines(services));
afterEach(async () => {
	vi.useRealTimers();
	await app?.close();
	app = undefined;
});

type Changes = Omit<Partial<Config>, 'limits'> & { limits?: Partial<Config['limits']> };
async function open({ limits, ...changes }: Changes = {}): Promise<FastifyInstance> {
	const config = { ...configForTests, ...changes, limits: { ...configForTests.limits, ...limits } };
	app = await buildApp(config, { ...services, sharedState: createMemoryState(systemClock) });
	return app;
}

type Caller = { cookies?: Record<string, string>; remoteAddress?: string; headers?: Record<string, string> };

/** A visitor's browser: it keeps the cookie that it is given on first contact. */
async function newVisitor(remoteAddress = '10.1.2.3'): Promise<Caller> {
	const answer = await app?.inject({ url: apiPaths.exercises, remoteAddress });
	const given = answer?.cookies.find(({ name }) => name === 'henry_visitor');
	return { remoteAddress, cookies: given ? { henry_visitor: given.value } : {} };
}

/** How many of these calls are refused. */
async function refusedOf(count: number, callers: Caller[], url: string = apiPaths.health): Promise<number> {
	let refused = 0;
	for (let call = 0; call < count; call++) {
		for (const caller of callers) {
			if ((await app?.inject({ url, ...caller }))?.statusCode === 429) refused++;
		}
	}
	return refused;
}

const spoken = (text: string, caller: Caller = {}) =>
	app?.inject({ method: 'POST', url: apiPaths.speech, payload: { text }, ...caller });

test('a call whose path is written in another way counts like every other', async () => {
	await open({ callsPerMinute: 3 });
	for (const url of ['/%61pi/health', '/api/%68ealth', '/api/health?a=b'])
		expect((await app?.inject(url))?.statusCode).toBe(200);
	for (const url of ['/%61pi/health', '/api/%68ealth', '/%61%70%69/health?', '/api/health'])
		expectError(await app?.inject(url), 'resource-exhausted', /Too many calls/);
});

/** The status of a call as it is written to the socket, which no client library would write. */
function statusOf(port: number, requestTarget: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () =>
			socket.write(`GET ${requestTarget} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
		);
		let answer = '';
		socket.on('data', (data) => {
			answer += data;
		});
		socket.on('end', () => resolve(answer.split(' ')[1] ?? ''));
		socket.on('error', reject);
	});
}

test('an absolute address counts like every other', async () => {
	const { server } = await open({ callsPerMinute: 2 });
	await app?.listen({ port: 0 });
	const { port } = server.address() as { port: number };
	const absolute = `http://localhost:${port}/api/health`;
	expect([await statusOf(port, absolute), await statusOf(port, absolute)]).toEqual(['200', '200']);
	expect(await statusOf(port, absolute)).toBe('429');
	expect(await statusOf(port, '/api/health')).toBe('429');
});

test('a class of 30 behind one address works, each within their own limit @whole', async () => {
	await open({ callsPerMinute: 240, engineCallsPerMinute: 60 });
	const learners = [];
	for (let learner = 0; learner < 30; learner++) learners.push(await newVisitor());
	expect(await refusedOf(60, learners)).toBe(0);
});

test('one who calls without end is refused, and the others at the same address are not', async () => {
	await open({ callsPerMinute: 50 });
	const [greedy, modest] = [await newVisitor(), await newVisitor()];
	expect(await refusedOf(80, [greedy])).toBe(30);
	expect(await refusedOf(40, [modest])).toBe(0);
});

test('whoever throws cookies away is one person of their address, and does not take it from the known ones', async () => {
	await open({ callsPerMinute: 50 });
	const known = await newVisitor();
	// The first contact of the known one counted as well.
	expect(await refusedOf(80, [{ remoteAddress: '10.1.2.3' }])).toBe(31);
	expect(await refusedOf(40, [known])).toBe(0);
	expect(await refusedOf(40, [{ remoteAddress: '10.9.9.9' }])).toBe(0);
});

test('whoever collects cookies is stopped by the ceiling of the address, and gets no more of them', async () => {
	await open({ callsPerMinute: 20, limits: { peoplePerAddress: 3 } });
	const collected = [];
	for (let visitor = 0; visitor < 20; visitor++) collected.push(await newVisitor());
	expect(await refusedOf(20, collected, apiPaths.voices)).toBe(20 * 20 - 3 * 20);
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
	for (let visitor = 0; visitor < 100; visitor++) {
		vi.advanceTimersByTime(10_000);
		collected.push(await newVisitor());
	}
	expect(collected.filter(({ cookies }) => cookies?.henry_visitor)).toHaveLength(3 * 12);
});

test('a cookie that somebody made up or that is a day old is nobody’s', async () => {
	const clock = { time: Date.now(), nowMs: () => clock.time };
	app = await buildApp({ ...configForTests, callsPerMinute: 2 }, { ...services, clock });
	const madeUp = { cookies: { henry_visitor: `visitor-me.${Math.floor(clock.time / 1000)}.c2lnbmF0dXJl` } };
	expect(await refusedOf(2, [madeUp, { cookies: { henry_visitor: 'x' } }])).toBe(2);
	const known = await newVisitor('10.4.4.4');
	expect(await refusedOf(2, [known])).toBe(0);
	clock.time += 24 * 60 * 60_000;
	expect(await refusedOf(2, [known])).toBe(1);
});

test('an account is one person in all its browsers', async () => {
	const store = createSqliteStore(':memory:');
	const world = await openWorld({ ...services, store }, { ...configForTests, callsPerMinute: 20 });
	app = world.app;
	const newBrowser = async (email: string): Promise<Caller> => {
		const token = await mailedToken(world, email);
		const { cookies } = await post(world.app, apiPaths.finishSignIn, { email, token });
		return { cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) };
	};
	const [first, second] = [await newBrowser('ana@example.org'), await newBrowser('ana@example.org')];
	expect(await refusedOf(20, [first, second])).toBe(20);
	expect(await refusedOf(20, [await newBrowser('ben@example.org')])).toBe(0);
	await store.close();
});

test('the forwarded address counts behind a proxy that is named, and behind nobody else', async () => {
	const through = (client: string, remoteAddress: string): Caller => ({
		remoteAddress,
		headers: { 'x-forwarded-for': client },
	});
	await open({ callsPerMinute: 5, limits: { trustedProxies: ['10.0.0.7'] } });
	expect(await refusedOf(5, [through('1.1.1.1', '10.0.0.7'), through('2.2.2.2', '10.0.0.7')])).toBe(0);
	expect(await refusedOf(1, [through('6.6.6.6, 1.1.1.1', '10.0.0.7')])).toBe(1);
	expect(await refusedOf(5, [through('3.3.3.3', '10.0.0.8'), through('4.4.4.4', '10.0.0.8')])).toBe(5);
});

test('who has a whole network of IPv6 addresses is at one address', async () => {
	await open({ callsPerMinute: 5 });
	const from = (remoteAddress: string): Caller => ({ remoteAddress });
	expect(await refusedOf(5, [from('2001:db8::1'), from('2001:db8:0:0:ffff::9')])).toBe(5);
	expect(await refusedOf(5, [from('2001:db8:0:1::1'), from('::ffff:10.5.5.5')])).toBe(0);
	expect(await refusedOf(1, [from('10.5.5.5')])).toBe(1);
});

test('signing in by mail is limited by the address alone', async () => {
	await open({ engineCallsPerMinute: 3 });
	const visitors = [await newVisitor(), await newVisitor(), await newVisitor(), await newVisitor()];
	const codes = [];
	for (const visitor of visitors) {
		const payload = { email: 'no address', language: 'en' };
		codes.push(
			(await app?.inject({ method: 'POST', url: apiPaths.signIn, payload, ...visitor }))?.statusCode,
		);
	}
	expect(codes).toEqual([400, 400, 400, 429]);
});

test('what a person may have spoken in a day is counted in characters, and the others have theirs', async () => {
	const { dailyBudgets } = configForTests.limits;
	await open({ limits: { dailyBudgets: { ...dailyBudgets, spokenCharacters: 20 } } });
	const [ana, ben] = [await newVisitor(), await newVisitor()];
	expect((await spoken('Good morning.', ana))?.statusCode).toBe(200);
	const refused = expectError(await spoken('Good evening.', ana), 'resource-exhausted', /./);
	expect(refused.message).toBe(refusals.budgetSpent);
	expect(refused.retryAfterSeconds).toBeGreaterThan(23 * 3_600);
	expect((await spoken('Good morning.', ben))?.statusCode).toBe(200);
});

test('a call that is refused for its form costs nothing of the budget @whole', async () => {
	const { dailyBudgets } = configForTests.limits;
	await open({ limits: { dailyBudgets: { ...dailyBudgets, corrections: 1 } } });
	const ana = await newVisitor();
	const correct = (payload: object, url: string = apiPaths.feedback) =>
		app?.inject({ method: 'POST', url, payload, ...ana });
	expectError(await correct({ text: '' }), 'invalid-argument', /./);
	expect((await correct({ data: { text: 'He go home.' } }, '/api/staging-feedback'))?.statusCode).toBe(200);
	expectError(await correct({ text: 'He go home.' }), 'resource-exhausted', /great deal/);
});

test('a class has a budget, too, which others at the same address do not use', async () => {
	const store = createSqliteStore(':memory:');
	const dailyBudgets = { ...configForTests.limits.dailyBudgets, corrections: 3 };
	const limits = { ...configForTests.limits, dailyBudgets, peoplePerClass: 1 };
	const world = await openWorld({ ...services, store }, { ...configForTests, limits });
	app = world.app;
	const browserOf = async (email: string): Promise<Caller> => {
		const token = await mailedToken(world, email);
		const { cookies } = await post(world.app, apiPaths.finishSignIn, { email, token });
		return { cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) };
	};
	const { account: owner } = await signInForTests(world.services, 'olga@example.org');
	const academy = await anAcademy(store, { ownerId: owner.id });
	const learners = [await aLearner(store, academy), await aLearner(store, academy)];
	const [ana, ben, eva] = [
		await browserOf(String(learners[0]?.email)),
		await browserOf(String(learners[1]?.email)),
		await browserOf('eva@example.org'),
	];
	const correct = (caller: Caller) =>
		world.app.inject({ method: 'POST', url: apiPaths.feedback, payload: { text: 'He go.' }, ...caller });
	for (const caller of [ana, ana, ben, eva]) expect((await correct(caller)).statusCode).toBe(200);
	const refused = expectError(await correct(ben), 'resource-exhausted', /Your class/);
	expect(refused.retryAfterSeconds).toBeGreaterThan(23 * 3_600);
	expect((await correct(eva)).statusCode).toBe(200);
	await store.close();
});

test('the server as a whole has a budget, too', async () => {
	const limits = { peoplePerDay: 1, dailyBudgets: { ...configForTests.limits.dailyBudgets, corrections: 3 } };
	await open({ limits });
	const codes = [];
	for (let call = 0; call < 4; call++) {
		const payload = { text: 'He goes home.' };
		const visitor = await newVisitor(`10.3.3.${call}`);
		codes.push(await app?.inject({ method: 'POST', url: apiPaths.feedback, payload, ...visitor }));
	}
	expect(codes.map((answer) => answer?.statusCode)).toEqual([200, 200, 200, 429]);
	expect(codes.at(-1)?.json().error.message).toBe(refusals.serverBudgetSpent);
});

test('a school of 300 behind one address works for an hour without a refusal @whole', async () => {
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
	await open({ callsPerMinute: 240, engineCallsPerMinute: 60 });
	const pupils: Caller[] = [];
	let refused = 0;
	for (let minute = 0; minute < 60; minute++) {
		// They come class after class in the first minutes.
		for (let pupil = 0; pupil < 30 && pupils.length < 300; pupil++) pupils.push(await newVisitor());
		// An engine’s call every half a minute, all of which counts for the address too.
		refused += await refusedOf(2, pupils, apiPaths.voices);
		vi.advanceTimersByTime(60_000);
	}
	expect(pupils.every(({ cookies }) => cookies?.henry_visitor)).toBe(true);
	expect(refused).toBe(0);
}, 120_000);
