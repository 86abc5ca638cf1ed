import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@henry/contract/academies.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import { invitationPaths } from '@henry/contract/mailed-invitations.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import { mockPaths } from '@henry/contract/mock-days.ts';
import { expect, test } from 'vitest';

import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import {
	assignment,
	aWorld,
	get,
	handIn,
	inject,
	look,
	managers,
	ok,
	openAcademies,
	overviewOf,
	type Person,
	post,
	someone,
	staff,
	teachers,
} from './academies-for-tests.ts';
import { houseCalls } from './house-calls-for-tests.ts';
import { type Call, markingCalls } from './marking-calls-for-tests.ts';
import { mockAnswer, mockCalls, mockDayRequest, mockSheet } from './mock-calls-for-tests.ts';
import { safeguardingCalls } from './safeguarding-calls-for-tests.ts';
import { callsAround } from './world-calls-for-tests.ts';

openAcademies(() => ({ ...createServices(configForTests), store: createSqliteStore(':memory:') }));

const inviteOf =
	(role: Exclude<Role, 'owner'>, hasClass: boolean): Call['call'] =>
	({ academyId, first, wardId }, cookies) =>
		post(
			apiPaths.inviteMember,
			{ academyId, role, classId: hasClass ? first.id : null, wardId: role === 'guardian' ? wardId : null },
			cookies,
		);

/** Calls of what joins academies to the systems around them. */
const worldCalls = callsAround({ post, ok, inject }).map(
	({ allowed, ...call }): Call => ({ ...call, allowed: allowed === 'managers' ? managers : allowed }),
);

const calls: Call[] = [
	{
		name: 'academyOverview',
		allowed: [...staff, 'teacherOfSecond'],
		call: ({ academyId }, cookies) => post(apiPaths.academyOverview, { academyId }, cookies),
	},
	{
		name: 'changeAcademy',
		allowed: managers,
		call: ({ academyId }, cookies) => post(apiPaths.changeAcademy, { academyId, ...look }, cookies),
	},
	{
		name: 'addClass',
		allowed: managers,
		call: ({ academyId }, cookies) => post(apiPaths.addClass, { academyId, name: 'Third' }, cookies),
	},
	{
		name: 'changeClass',
		allowed: teachers,
		call: ({ first }, cookies) => post(apiPaths.changeClass, { classId: first.id, name: 'First' }, cookies),
	},
	{ name: 'inviteMember coordinator', allowed: ['owner'], call: inviteOf('coordinator', false) },
	{ name: 'inviteMember teacher', allowed: managers, call: inviteOf('teacher', true) },
	{ name: 'inviteMember assistant', allowed: teachers, call: inviteOf('assistant', true) },
	{ name: 'inviteMember learner', allowed: teachers, call: inviteOf('learner', true) },
	{ name: 'inviteMember guardian', allowed: teachers, call: inviteOf('guardian', true) },
	{
		name: 'importLearners',
		allowed: teachers,
		call: ({ first }, cookies) => {
			const names = [`Child ${randomUUID().slice(0, 8)}`];
			return post(cardPaths.importLearners, { classId: first.id, names, guardiansAgreed: true }, cookies);
		},
	},
	{
		name: 'newPins',
		allowed: teachers,
		call: ({ first, cardId }, cookies) =>
			post(cardPaths.newPins, { classId: first.id, membershipIds: [cardId] }, cookies),
	},
	{
		name: 'placeMember learner',
		allowed: teachers,
		call: ({ first, wardId }, cookies) =>
			post(apiPaths.placeMember, { classId: first.id, membershipId: wardId, isIn: true }, cookies),
	},
	{
		name: 'saveAssignment',
		allowed: teachers,
		call: ({ first }, cookies) => post(apiPaths.saveAssignment, assignment(first.id), cookies),
	},
	{
		name: 'handIn',
		allowed: ['learner'],
		call: (_, cookies, { assignmentId }) => post(apiPaths.handIn, handIn(assignmentId), cookies),
	},
	{
		name: 'classView',
		allowed: staff,
		call: ({ first }, cookies) => post(apiPaths.classView, { classId: first.id }, cookies),
	},
	{
		name: 'classLesson',
		allowed: staff,
		call: ({ first }, cookies) => post(apiPaths.classLesson, { classId: first.id }, cookies),
	},
	{
		name: 'classCsv',
		allowed: teachers,
		call: ({ first }, cookies) => get(`${apiPaths.classCsv}?classId=${first.id}&language=en`, cookies),
	},
	{
		name: 'reviewAnswers',
		allowed: teachers,
		call: (_, cookies, { handInId }) =>
			post(apiPaths.reviewAnswers, { reviews: [{ handInId, mark: 3.5, note: '' }] }, cookies),
	},
	{
		name: 'undoReview',
		allowed: teachers,
		call: (_, cookies, { handInId }) => post(apiPaths.undoReview, { handInId }, cookies),
	},
	{
		name: 'askForAnotherLook',
		allowed: ['learner'],
		call: async (world, cookies, { handInId }) => {
			await ok(apiPaths.reviewAnswers, { reviews: [{ handInId, mark: 3, note: '' }] }, world.by.owner);
			return post(apiPaths.askForAnotherLook, { handInId }, cookies);
		},
	},
	{
		name: 'withdrawRecording',
		allowed: ['learner'],
		call: (_, cookies, { handInId }) => post(apiPaths.withdrawRecording, { handInId }, cookies),
	},
	...markingCalls,
	...mockCalls(post),
	...houseCalls({ post, ok, someone }),
	...safeguardingCalls({ post, ok }),
	{
		name: 'removeAssignment',
		allowed: teachers,
		call: async ({ first, by }, cookies) => {
			const made = assignment(first.id);
			await ok(apiPaths.saveAssignment, made, by.owner);
			return post(apiPaths.removeAssignment, { assignmentId: made.id }, cookies);
		},
	},
	{
		name: 'removeMember',
		allowed: managers,
		call: async ({ academyId, first, by }, cookies) => {
			const leaver = await someone();
			await ok(apiPaths.joinAcademy, { ticket: { code: first.joinCode }, displayName: 'Leaver' }, leaver);
			const { people: all } = await overviewOf(academyId, by.owner);
			const { id } = all.findLast(({ displayName }: { displayName: string }) => displayName === 'Leaver');
			return post(apiPaths.removeMember, { academyId, membershipId: id }, cookies);
		},
	},
	...worldCalls,
	{
		name: 'removeAcademy',
		allowed: ['owner'],
		call: ({ academyId }, cookies) =>
			post(apiPaths.removeAcademy, { academyId, typedName: look.name }, cookies),
	},
];

test('every role may do what the policy says in every call, and nothing else', async () => {
	const world = await aWorld();
	const made = assignment(world.first.id);
	await ok(apiPaths.saveAssignment, made, world.by.owner);
	const answer = handIn(made.id);
	await ok(apiPaths.handIn, answer, world.by.learner);
	const work = { assignmentId: made.id, handInId: answer.id };
	const everybody = Object.keys(world.by) as Person[];
	expect(everybody).toEqual(expect.arrayContaining([...roles]));
	for (const { name, allowed, call } of calls) {
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
