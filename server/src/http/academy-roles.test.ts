import { randomUUID } from 'node:crypto';
import { roles } from '@henry/contract/academies.ts';
import { programPaths } from '@henry/contract/academy-api.ts';
import { housePaths } from '@henry/contract/academy-house.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { invitationPaths } from '@henry/contract/mailed-invitations.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import { mockPaths } from '@henry/contract/mock-days.ts';
import { rosterPath } from '@henry/contract/rosters.ts';
import { safeguardingPaths } from '@henry/contract/safeguarding.ts';
import { libraryPaths } from '@henry/contract/task-library.ts';
import { webhookPaths } from '@henry/contract/webhooks.ts';
import { beforeAll, expect, test } from 'vitest';

import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import {
	assignment,
	aWorld,
	type Cookies,
	calledPaths,
	get,
	handIn,
	ok,
	openAcademies,
	type Person,
	post,
	sendSound,
	staff,
	teachers,
} from './academies-for-tests.ts';
import { academyCalls } from './academy-calls-for-tests.ts';
import { mockAnswer, mockDayRequest, mockSheet } from './mock-calls-for-tests.ts';

// Tests of other files, in the same process, call others.
beforeAll(() => calledPaths.clear());
openAcademies(() => ({ ...createServices(configForTests), store: createSqliteStore(':memory:') }));

test('every role may do what the policy says in every call, and nothing else', async () => {
	const world = await aWorld();
	const made = assignment(world.first.id);
	await ok(apiPaths.saveAssignment, made, world.by.owner);
	const answer = handIn(made.id);
	await ok(apiPaths.handIn, answer, world.by.learner);
	const work = { assignmentId: made.id, handInId: answer.id };
	const everybody = Object.keys(world.by) as Person[];
	expect(everybody).toEqual(expect.arrayContaining([...roles]));
	for (const { name, allowed, call } of academyCalls) {
		// Those who may do it come last, so that what is removed was there for all others.
		const order = everybody.toSorted(
			(one, other) => Number(allowed.includes(one)) - Number(allowed.includes(other)),
		);
		for (const person of order) {
			const { statusCode } = await call(world, world.by[person], work);
			expect(`${name} by ${person}: ${statusCode}`).toBe(
				`${name} by ${person}: ${allowed.includes(person) ? 200 : 404}`,
			);
		}
		expect((await call(world, {}, work)).statusCode).toBe(401);
	}
}, 120_000);

test('lists that answer everybody show what the policy lets see, and nobody else anything', async () => {
	const { academyId, first, wardId, by } = await aWorld();
	const [made, day] = [assignment(first.id), mockDayRequest({ academyId, first, wardId }, 'a')];
	await ok(apiPaths.saveAssignment, made, by.owner);
	const answer = handIn(made.id);
	await ok(apiPaths.handIn, answer, by.learner);
	const marked = handIn(made.id);
	await ok(apiPaths.handIn, marked, by.learner);
	const reviews = [{ handInId: marked.id, mark: 3, note: '' }];
	await ok(apiPaths.reviewAnswers, { reviews }, by.coordinator);
	await ok(mockPaths.saveMockDay, day, by.owner);
	const mock = mockAnswer(day.id, wardId);
	await ok(mockPaths.handInMock, mock, by.owner);
	await ok(mockPaths.saveMockMark, mockSheet(day.id, wardId), by.owner);
	const emails = [`${randomUUID()}@example.com`];
	const invited = { academyId, role: 'learner', classId: first.id, wardId: null, emails };
	await ok(invitationPaths.inviteByMail, invited, by.owner);
	const exam = { classIds: [first.id], exam: day.exam, exceptDayId: null };
	const lists: [url: string, payload: object, allowed: readonly Person[]][] = [
		[apiPaths.reviewQueue, { academyId, classId: null, isReviewed: false }, staff],
		[apiPaths.reviewQueue, { academyId, classId: null, isReviewed: true }, staff],
		// Nobody marks again what they have confirmed themselves.
		[markingPaths.secondMarkQueue, { academyId }, ['owner', 'teacher']],
		[mockPaths.mockDays, { academyId }, staff],
		// Whoever makes days of another class sees the staff, but none of these learners.
		[mockPaths.mockLearners, { academyId, ...exam }, [...teachers, 'teacherOfSecond']],
		[mockPaths.mockMarks, { handInId: mock.id }, staff],
		[invitationPaths.mailedInvitations, { academyId }, teachers],
	];
	for (const [url, payload, allowed] of lists) {
		const shown = await Promise.all(
			(Object.keys(by) as Person[]).map(async (person) => {
				const { statusCode, body } = await post(url, payload, by[person]);
				expect(`${url} by ${person}: ${statusCode}`).toBe(`${url} by ${person}: 200`);
				return [person, body] as const;
			}),
		);
		const nothing = Object.fromEntries(shown).stranger;
		if (url === mockPaths.mockLearners)
			expect(Object.fromEntries(shown).teacherOfSecond).not.toContain(wardId);
		const seeing = shown.filter(([, body]) => body !== nothing).map(([person]) => person);
		expect([url, ...seeing.toSorted()]).toEqual([url, ...allowed.toSorted()]);
		expect((await post(url, payload, {})).statusCode).toBe(401);
	}
}, 60_000);

test('recordings are sent and heard by whom the policy lets', async () => {
	const { academyId, first, wardId, by } = await aWorld();
	const [made, day] = [assignment(first.id), mockDayRequest({ academyId, first, wardId }, 'a')];
	const [answer, mock] = [handIn(made.id), mockAnswer(day.id, wardId)];
	await ok(apiPaths.saveAssignment, made, by.owner);
	await ok(apiPaths.handIn, answer, by.learner);
	await ok(mockPaths.saveMockDay, day, by.owner);
	await ok(mockPaths.handInMock, mock, by.owner);
	const [own, ofMock] = [
		`${apiPaths.handInRecordings}/${answer.id}`,
		`${mockPaths.mockRecordings}/${mock.id}`,
	];
	const calls: [
		what: string,
		call: (cookies: Cookies) => ReturnType<typeof get>,
		allowed: readonly Person[],
	][] = [
		['sends', (cookies) => sendSound(own, cookies), ['learner']],
		['sends of a mock exam', (cookies) => sendSound(ofMock, cookies), staff],
		['hears', (cookies) => get(own, cookies), [...staff, 'learner']],
		[
			'hears of a mock exam',
			(cookies) => get(`${apiPaths.handInRecordings}/${mock.id}`, cookies),
			[...staff, 'learner'],
		],
	];
	for (const [what, call, allowed] of calls) {
		for (const person of Object.keys(by) as Person[]) {
			const { statusCode } = await call(by[person]);
			expect(`${person} ${what}: ${statusCode}`).toBe(
				`${person} ${what}: ${allowed.includes(person) ? 200 : 404}`,
			);
		}
		expect((await call({})).statusCode).toBe(401);
	}
}, 60_000);

/** What is shown to whoever is signed in is their own; what these calls go by is no role but a link, a card, a key or a picture. */
const withoutRole = [
	...['myAcademies', 'homework', 'myTermReports', 'mockTimes'],
	...['lookUpTicket', 'academyDoor', 'academyImages', 'signInByCard'],
	...['keys', 'login', 'launch', 'register', 'finishLaunch', 'api', 'apiDescription'],
	// Refused to whoever may not invite that role: `academies.test.ts`.
	'sendInvitationAgain',
];

test('no call of academies is left out', () => {
	const names = Object.keys(apiPaths);
	// Those of academies stand last.
	const ofAcademies = Object.entries(apiPaths).slice(names.indexOf('myAcademies'));
	const others = [
		...[cardPaths, invitationPaths, markingPaths, mockPaths, safeguardingPaths, libraryPaths],
		...[ltiPaths, housePaths, webhookPaths, programPaths, { roster: rosterPath }],
	].flatMap((paths) => Object.entries(paths));
	const missing = [...ofAcademies, ...others]
		.filter(([, path]) => ![...calledPaths].some((called) => `${called}/`.startsWith(`${path}/`)))
		.map(([name]) => name);
	expect(missing.toSorted()).toEqual(withoutRole.toSorted());
});
