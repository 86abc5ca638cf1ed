import { randomUUID } from 'node:crypto';
import { apiCalls, programPaths } from '@henry/contract/academy-api.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import { dayMs } from '@henry/contract/limits.ts';
import { webhookPaths } from '@henry/contract/webhooks.ts';
import { apiCallsPerTokenAndMinute, oldWebhookSecretMs } from '@henry/contract/world-limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutside } from '#server/adapters/outside/public-only.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { createStandardWebhooks } from '#server/adapters/webhooks/standard-webhooks.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { deliverWebhooks } from '#server/domain/academies/deliver-webhooks.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post as postTo } from './accounts-for-tests.ts';
import { createReceiver } from './receiver-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

type Cookies = Record<string, string>;

let opened: Awaited<ReturnType<typeof openWorld>>;
let owner: Cookies;
let learner: Cookies;
let academyId: string;
let classId: string;
const receiver = createReceiver();
const { received } = receiver;
let address: string;

const post = (url: string, payload: object, cookies?: Cookies) => postTo(opened.app, url, payload, cookies);
async function ok(url: string, payload: object, cookies: Cookies) {
	const answer = await post(url, payload, cookies);
	expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
	return answer.json();
}

beforeAll(async () => {
	address = await receiver.start();
	const outside = createOutside({ insideHosts: [new URL(address).host] });
	opened = await openWorld({
		...createServices(configForTests),
		store: createSqliteStore(':memory:'),
		webhookSender: createStandardWebhooks(outside),
	});
}, 60_000);

afterAll(async () => {
	receiver.close();
	await opened.app.close();
	await opened.services.store.close();
	await closeEngines(opened.services);
});

const look = { name: 'Sol', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };
const emails = { owner: '', learner: '' };
async function signBothIn() {
	({ cookies: owner } = await signInForTests(opened.services, emails.owner));
	({ cookies: learner } = await signInForTests(opened.services, emails.learner));
}
/** So much later, both are signed in again. */
async function later(ms: number) {
	opened.clock.time += ms;
	await signBothIn();
}

async function anAcademy(cookies: Cookies) {
	const { academyId: id } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, cookies);
	await ok(apiPaths.addClass, { academyId: id, name: 'First' }, cookies);
	const { classes } = await ok(apiPaths.academyOverview, { academyId: id }, cookies);
	return { academyId: id, class: classes[0] };
}

beforeEach(async () => {
	received.length = 0;
	receiver.status = 204;
	Object.assign(emails, { owner: `${randomUUID()}@example.org`, learner: `${randomUUID()}@example.org` });
	await later(dayMs);
	const made = await anAcademy(owner);
	({ academyId } = made);
	classId = made.class.id;
	await ok(apiPaths.joinAcademy, { ticket: { code: made.class.joinCode }, displayName: 'Lea' }, learner);
});

const assignment = () => ({
	...{ classId, title: 'Yesterday', instructions: '', dueAtMs: null, attempts: 3, release: 'afterReview' },
	task: { kind: 'question', question: 'What did you do yesterday?', seconds: 60 },
});
async function anAnswer(assignmentId: string = randomUUID(), replaces: string[] = []) {
	await ok(apiPaths.saveAssignment, { id: assignmentId, ...assignment() }, owner);
	const answer = { id: randomUUID(), assignmentId, replaces, asksForHelp: false };
	const answers = [{ question: 'Yesterday?', words: [], text: 'Yesterday I met my secret friend.' }];
	await ok(apiPaths.handIn, { ...answer, answers }, learner);
	return answer.id;
}

async function aToken(scope: 'read' | 'write', days = 30): Promise<string> {
	const wanted = { academyId, name: 'Timetable', scope, days };
	return (await ok(programPaths.addApiToken, wanted, owner)).token;
}
const call = (token: string, method: 'GET' | 'POST', path: string, payload?: object) =>
	opened.app.inject({
		...{ method, url: `${programPaths.api}${path}`, headers: { authorization: `Bearer ${token}` } },
		...(payload && { payload }),
	});

test('a program reads classes, learners, assignments and results, without anybody’s words', async () => {
	const assignmentId = randomUUID();
	const first = await anAnswer(assignmentId);
	const firstAtMs = opened.clock.time;
	opened.clock.time += 1_000;
	const answerId = await anAnswer(assignmentId, [first]);
	const token = await aToken('read');
	const read = async (path: string) => (await call(token, 'GET', path)).json();
	const news = await read(`/results?sinceMs=${opened.clock.time}`);
	expect(news.items).toMatchObject([{ id: answerId, handedInAtMs: firstAtMs }]);
	await ok(apiPaths.reviewAnswers, { reviews: [{ handInId: answerId, mark: 4, note: 'Well told' }] }, owner);
	expect(await read('/classes')).toMatchObject({ items: [{ id: classId, name: 'First' }], nextCursor: null });
	const learners = await read(`/learners?classId=${classId}`);
	expect(learners).toMatchObject({ items: [{ name: 'Lea', classIds: [classId] }] });
	expect(await read('/assignments')).toMatchObject({ items: [{ classId, title: 'Yesterday' }] });
	const results = await call(token, 'GET', '/results');
	expect(results.json().items).toMatchObject([
		{ id: answerId, learnerId: learners.items[0].id, mark: 4, highestMark: 5, attempt: 1 },
	]);
	expect(results.body).not.toMatch(/secret friend|Well told/);
	expect((await read(`/results?sinceMs=${opened.clock.time + 1}`)).items).toEqual([]);
	for (const { answer, method, path } of Object.values(apiCalls)) {
		if (method === 'GET')
			expect(answer.safeParse((await call(token, 'GET', path)).json()).success).toBe(true);
	}
});

test('a program pages through everything once', async () => {
	const names = ['Ada', 'Bel', 'Cai', 'Dan', 'Eva'];
	await ok(cardPaths.importLearners, { classId, names, guardiansAgreed: true }, owner);
	const token = await aToken('read');
	const found: string[] = [];
	let cursor: string | null = null;
	do {
		const page = await call(token, 'GET', `/learners?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
		found.push(...page.json().items.map(({ name }: { name: string }) => name));
		cursor = page.json().nextCursor;
	} while (cursor);
	expect(found.toSorted()).toEqual([...names, 'Lea']);
});

test('a program that may write adds learners and assignments; one that may not is told so', async () => {
	const wanted = { classId, name: 'Pau', guardiansAgreed: true };
	const reader = await aToken('read');
	expectError(await call(reader, 'POST', '/learners', wanted), 'permission-denied', /only read/);
	const writer = await aToken('write');
	const added = (await call(writer, 'POST', '/learners', wanted)).json();
	expect(added).toMatchObject({ name: 'Pau', pin: expect.stringMatching(/^[a-z]+( [a-z]+){3}$/) });
	const { guardiansAgreed: _, ...without } = wanted;
	expect((await call(writer, 'POST', '/learners', without)).statusCode).toBe(400);
	const { id } = (await call(writer, 'POST', '/assignments', assignment())).json();
	expect((await call(writer, 'GET', '/assignments')).json().items).toMatchObject([{ id }]);
});

test('a token counts in its academy alone, in its time, and until it is revoked', async () => {
	const other = await anAcademy(owner);
	const token = await aToken('write', 1);
	expect((await call(token, 'GET', `/learners?classId=${other.class.id}`)).json().items).toEqual([]);
	const elsewhere = { classId: other.class.id, name: 'Pau', guardiansAgreed: true };
	expect((await call(token, 'POST', '/learners', elsewhere)).statusCode).toBe(404);
	expect(
		(await call(token, 'POST', '/assignments', { ...assignment(), classId: other.class.id })).statusCode,
	).toBe(404);
	for (const wrong of ['', 'henry_nothing', token.slice(0, -1)]) {
		expectError(await call(wrong, 'GET', '/classes'), 'unauthenticated', /does not work/);
	}
	const { tokens } = await ok(programPaths.apiTokens, { academyId }, owner);
	expect(tokens).toMatchObject([{ name: 'Timetable', scope: 'write', lastUsedAtMs: opened.clock.time }]);
	expect(JSON.stringify(tokens)).not.toContain(token.slice(6));
	await later(dayMs);
	expect((await call(token, 'GET', '/classes')).statusCode).toBe(401);
	const next = await aToken('read');
	const { tokens: there } = await ok(programPaths.apiTokens, { academyId }, owner);
	await ok(programPaths.removeApiToken, { academyId, tokenId: there.at(-1).id }, owner);
	expect((await call(next, 'GET', '/classes')).statusCode).toBe(401);
	// The page's own calls take no token, and the session's cookie is none here.
	const byCookie = await opened.app.inject({ url: `${programPaths.api}/classes`, cookies: owner });
	expect(byCookie.statusCode).toBe(401);
});

test('each token may call so often in a minute', async () => {
	const [token, other] = [await aToken('read'), await aToken('read')];
	for (let calls = 0; calls < apiCallsPerTokenAndMinute; calls++) await call(token, 'GET', '/classes');
	const refused = await call(token, 'GET', '/classes');
	expectError(refused, 'resource-exhausted', /wait/);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	expect((await call(other, 'GET', '/classes')).statusCode).toBe(200);
});

test('the calls are described by OpenAPI 3.1, made of the schemas', async () => {
	const { openapi, paths, security } = (await opened.app.inject({ url: programPaths.apiDescription })).json();
	expect([openapi, security]).toEqual(['3.1.0', [{ token: [] }]]);
	expect(Object.keys(paths)).toEqual(['/classes', '/learners', '/assignments', '/results']);
	expect(Object.keys(paths['/learners'])).toEqual(['get', 'post']);
	const { schema } = paths['/learners'].post.requestBody.content['application/json'];
	expect(schema.required).toEqual(['classId', 'name', 'guardiansAgreed']);
	expect(paths['/results'].get.parameters.map(({ name }: { name: string }) => name)).toContain('cursor');
});

async function aWebhook(events = ['answer.handed_in', 'answer.released', 'member.joined', 'member.left']) {
	const id = randomUUID();
	const { secret } = await ok(webhookPaths.saveWebhook, { id, academyId, address, events }, owner);
	return { id, secret: secret as string };
}
const deliver = () => deliverWebhooks(opened.services);
const verified = (secret: string) => receiver.verified(secret, opened.clock.time);

test('a webhook is told what has happened, signed, by ids and marks alone', async () => {
	const { secret } = await aWebhook();
	const answerId = await anAnswer();
	await ok(apiPaths.reviewAnswers, { reviews: [{ handInId: answerId, mark: 4, note: 'Well told' }] }, owner);
	await ok(cardPaths.importLearners, { classId, names: ['Pau'], guardiansAgreed: true }, owner);
	const { people } = await ok(apiPaths.academyOverview, { academyId }, owner);
	const [pau, lea] = ['Pau', 'Lea'].map(
		(name) => people.find(({ displayName }: { displayName: string }) => displayName === name).id,
	);
	for (const membershipId of [pau, lea]) await ok(apiPaths.removeMember, { academyId, membershipId }, owner);
	await deliver();
	const told = verified(secret);
	expect(told.map(({ type }) => type).toSorted()).toEqual([
		'answer.handed_in',
		'answer.released',
		'member.joined',
		'member.left',
		'member.left',
	]);
	expect(told.find(({ type }) => type === 'answer.released')?.data).toMatchObject({
		...{ academyId, classId, answerId, memberId: lea, mark: 4, attempt: 1 },
	});
	expect(JSON.stringify(received)).not.toMatch(/secret friend|Well told|Pau|Lea/);
	await deliver();
	expect(received).toHaveLength(5);
});

test('what does not arrive is tried again later and then given up, and its owner sees it', async () => {
	const { id } = await aWebhook(['answer.handed_in']);
	receiver.status = 302;
	await anAnswer();
	await deliver();
	await deliver();
	expect(received).toHaveLength(1);
	const shown = async () => (await ok(webhookPaths.webhooks, { academyId }, owner)).webhooks[0].deliveries;
	expect(await shown()).toMatchObject([
		{ tries: 1, deliveredAtMs: null, failure: expect.stringContaining('302') },
	]);
	for (let tries = 0; tries < 10; tries++) {
		await later(dayMs);
		await deliver();
	}
	expect(received).toHaveLength(7);
	expect(await shown()).toMatchObject([{ tries: 7, nextTryAtMs: null }]);
	receiver.status = 200;
	await ok(webhookPaths.testWebhook, { academyId, webhookId: id }, owner);
	await deliver();
	expect(await shown()).toMatchObject([{ kind: 'test', deliveredAtMs: opened.clock.time }, { tries: 7 }]);
	receiver.status = 410;
	await anAnswer();
	await deliver();
	expect((await shown())[0]).toMatchObject({ tries: 1, nextTryAtMs: null });
});

test('a new secret signs at once, the old one as well for a day', async () => {
	const { id, secret } = await aWebhook(['answer.handed_in']);
	const changed = await ok(webhookPaths.newWebhookSecret, { academyId, webhookId: id }, owner);
	await anAnswer();
	await deliver();
	for (const each of [secret, changed.secret]) expect(verified(each)).toHaveLength(1);
	received.length = 0;
	await later(oldWebhookSecretMs);
	await anAnswer();
	await deliver();
	expect(() => verified(secret)).toThrow(/signature/);
	expect(verified(changed.secret)).toHaveLength(1);
});

test('two servers deliver each message once', async () => {
	await aWebhook(['answer.handed_in']);
	for (let answers = 0; answers < 4; answers++) await anAnswer();
	await Promise.all([deliver(), deliver(), deliver()]);
	expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
	expect(received).toHaveLength(4);
});

test('a webhook leads nowhere inside the own network', async () => {
	const id = randomUUID();
	for (const inside of ['http://127.0.0.1:1/', 'https://10.0.0.7/x', 'http://localhost/', 'https://[::1]/']) {
		await ok(webhookPaths.saveWebhook, { id, academyId, address: inside, events: ['member.joined'] }, owner);
		await ok(webhookPaths.testWebhook, { academyId, webhookId: id }, owner);
		await deliver();
		const { webhooks } = await ok(webhookPaths.webhooks, { academyId }, owner);
		const [latest] = webhooks[0].deliveries;
		expect(latest).toMatchObject({ nextTryAtMs: null, failure: expect.stringMatching(/may not be called/) });
		opened.clock.time += 1_000;
	}
});
