import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@henry/contract/academies.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import type { HandInRequest } from '@henry/contract/homework.ts';
import { homeworkSchema, queueSchema } from '@henry/contract/homework.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post as postTo } from './accounts-for-tests.ts';
import { houseCalls } from './house-calls-for-tests.ts';
import { mockCalls } from './mock-calls-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';
import { callsAround } from './world-calls-for-tests.ts';

let opened: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
	opened = await openWorld({ ...createServices(configForTests), store: createSqliteStore(':memory:') });
}, 60_000);

afterAll(async () => {
	await opened.app.close();
	await opened.services.store.close();
	await closeEngines(opened.services);
});

type Cookies = Record<string, string>;
let people = 0;

async function someone(): Promise<Cookies> {
	people += 1;
	return (await signInForTests(opened.services, `person${people}@example.com`)).cookies;
}

const post = (url: string, payload: object, cookies?: Cookies) => postTo(opened.app, url, payload, cookies);
const get = (url: string, cookies: Cookies = {}) => opened.app.inject({ url, cookies });

async function ok(url: string, payload: object, cookies: Cookies) {
	const answer = await post(url, payload, cookies);
	expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
	return answer.json();
}

const look = { name: 'Sol', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };

async function overviewOf(academyId: string, cookies: Cookies) {
	return ok(apiPaths.academyOverview, { academyId }, cookies);
}

type Class = { id: string; joinCode: string };

async function addClass(academyId: string, owner: Cookies, name: string): Promise<Class> {
	await ok(apiPaths.addClass, { academyId, name }, owner);
	const { classes } = await overviewOf(academyId, owner);
	return classes.find((each: { name: string }) => each.name === name);
}

/** Somebody who joined by an invitation. */
async function invited(owner: Cookies, wanted: object): Promise<Cookies> {
	const { token } = await ok(apiPaths.inviteMember, { classId: null, wardId: null, ...wanted }, owner);
	const cookies = await someone();
	await ok(apiPaths.joinAcademy, { ticket: { token }, displayName: 'Somebody' }, cookies);
	return cookies;
}

const assignment = (classId: string, id: string = randomUUID()) => ({
	id,
	classId,
	title: 'Yesterday',
	instructions: '',
	task: { kind: 'question', question: 'What did you do yesterday?', seconds: 60 },
	dueAtMs: null,
	attempts: 9,
	release: 'afterReview',
});

const said = (text: string) =>
	text.split(' ').map((word, place) => ({
		text: word,
		startMs: place * 400,
		endMs: place * 400 + 300,
		confidence0to1: 0.95,
		unsure: false,
	}));

const handIn = (assignmentId: string, change: Partial<HandInRequest> = {}): HandInRequest => ({
	id: randomUUID(),
	assignmentId,
	replaces: [],
	asksForHelp: false,
	answers: [
		{ question: 'What did you do yesterday?', words: said('yesterday he go to the beach with his friends') },
	],
	...change,
});

/** An academy with two classes; everybody but the last two belongs to the first. */
async function aWorld() {
	const owner = await someone();
	const { academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner);
	const [first, second] = [
		await addClass(academyId, owner, 'First'),
		await addClass(academyId, owner, 'Second'),
	];
	const learner = await someone();
	await ok(apiPaths.joinAcademy, { ticket: { code: first.joinCode }, displayName: 'Lea' }, learner);
	const { cards } = await ok(
		cardPaths.importLearners,
		{ classId: second.id, names: ['Carla'], guardiansAgreed: true },
		owner,
	);
	const cardId: string = cards[0].membershipId;
	await ok(apiPaths.placeMember, { classId: first.id, membershipId: cardId, isIn: true }, owner);
	await ok(apiPaths.placeMember, { classId: second.id, membershipId: cardId, isIn: false }, owner);
	const { people: all } = await overviewOf(academyId, owner);
	const wardId: string = all.find(({ displayName }: { displayName: string }) => displayName === 'Lea').id;
	const world = {
		academyId,
		first,
		second,
		wardId,
		cardId,
		by: {
			owner,
			coordinator: await invited(owner, { academyId, role: 'coordinator' }),
			teacher: await invited(owner, { academyId, role: 'teacher', classId: first.id }),
			assistant: await invited(owner, { academyId, role: 'assistant', classId: first.id }),
			learner,
			guardian: await invited(owner, { academyId, role: 'guardian', wardId, classId: first.id }),
			teacherOfSecond: await invited(owner, { academyId, role: 'teacher', classId: second.id }),
			stranger: await someone(),
		},
	};
	return world;
}

type World = Awaited<ReturnType<typeof aWorld>>;
type Person = keyof World['by'];
type Call = {
	name: string;
	/** Everybody else is told that it is not there. */
	allowed: readonly Person[];
	call: (
		world: World,
		cookies: Cookies,
		work: { assignmentId: string; handInId: string },
	) => ReturnType<typeof post>;
};

const managers = ['owner', 'coordinator'] as const;
const teachers = [...managers, 'teacher'] as const;
const staff = [...teachers, 'assistant'] as const;

const inviteOf =
	(role: Exclude<Role, 'owner'>, hasClass: boolean): Call['call'] =>
	({ academyId, first, wardId }, cookies) =>
		post(
			apiPaths.inviteMember,
			{ academyId, role, classId: hasClass ? first.id : null, wardId: role === 'guardian' ? wardId : null },
			cookies,
		);

/** Calls of what joins academies to the systems around them. */
const worldCalls = callsAround({ post, ok, inject: (call) => opened.app.inject(call) }).map(
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
			people += 1;
			const names = [`Child ${people}`];
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
	...mockCalls(post),
	{
		name: 'removeAssignment',
		allowed: teachers,
		call: async ({ first, by }, cookies) => {
			const made = assignment(first.id);
			await ok(apiPaths.saveAssignment, made, by.owner);
			return post(apiPaths.removeAssignment, { assignmentId: made.id }, cookies);
		},
	},
	...houseCalls({ post, ok, someone }),
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

test('a class’s staff alone see its queue, and learners and guardians their own work', async () => {
	const { academyId, first, by } = await aWorld();
	const made = assignment(first.id);
	await ok(apiPaths.saveAssignment, made, by.teacher);
	await ok(apiPaths.handIn, handIn(made.id, { asksForHelp: true }), by.learner);
	const wanted = { academyId, classId: null, isReviewed: false };
	for (const person of Object.keys(by) as Person[]) {
		const queue = queueSchema.parse(await ok(apiPaths.reviewQueue, wanted, by[person]));
		const sees = (staff as readonly Person[]).includes(person);
		expect([person, queue.total]).toEqual([person, sees ? 1 : 0]);
		const homework = homeworkSchema.parse((await get(apiPaths.homework, by[person])).json());
		expect([person, homework.length]).toEqual([person, ['learner', 'guardian'].includes(person) ? 1 : 0]);
	}
	const { entries } = queueSchema.parse(await ok(apiPaths.reviewQueue, wanted, by.teacher));
	expect(entries[0]).toMatchObject({
		learner: 'Lea',
		content: {
			reasons: expect.arrayContaining(['askedForHelp', 'fewWords']),
			answers: [{ corrections: [expect.objectContaining({ original: 'go' })] }],
			draft: null,
		},
	});
});

test('an answer that speaks of danger is not kept, and the learner gets the notice', async () => {
	const { academyId, first, by } = await aWorld();
	const made = assignment(first.id);
	await ok(apiPaths.saveAssignment, made, by.teacher);
	const answers = [{ question: '', words: said('my husband hits me every night') }];
	const { danger } = await ok(apiPaths.handIn, handIn(made.id, { answers }), by.learner);
	expect(danger).toMatchObject({ kind: 'abuse' });
	const wanted = { academyId, classId: null, isReviewed: false };
	expect((await ok(apiPaths.reviewQueue, wanted, by.teacher)).total).toBe(0);
});

test('marks off the scale and colours that cannot be read are refused', async () => {
	const { first, by } = await aWorld();
	const made = assignment(first.id);
	await ok(apiPaths.saveAssignment, made, by.teacher);
	const answer = handIn(made.id);
	await ok(apiPaths.handIn, answer, by.learner);
	for (const mark of [5.5, 3.25]) {
		const reviews = [{ handInId: answer.id, mark, note: '' }];
		expectError(await post(apiPaths.reviewAnswers, { reviews }, by.teacher), 'invalid-argument', /scale/);
	}
	const pale = { ...look, colours: { ground: '#ffffff', text: '#dddddd' }, ownerName: 'Olga' };
	expectError(await post(apiPaths.startAcademy, pale, by.stranger), 'invalid-argument', /too alike/);
});

test('the file of a class has the teacher’s marks, and no cell that a spreadsheet runs', async () => {
	const { first, by } = await aWorld();
	const made = { ...assignment(first.id), title: '=HYPERLINK("x")' };
	await ok(apiPaths.saveAssignment, made, by.teacher);
	const spy = await someone();
	await ok(apiPaths.joinAcademy, { ticket: { code: first.joinCode }, displayName: '@SUM(A1)' }, spy);
	const answer = handIn(made.id);
	await ok(apiPaths.handIn, answer, by.learner);
	await ok(
		apiPaths.reviewAnswers,
		{ reviews: [{ handInId: answer.id, mark: 4.5, note: 'Good' }] },
		by.teacher,
	);
	const { body } = await get(`${apiPaths.classCsv}?classId=${first.id}&language=es`, by.teacher);
	expect(body).toContain(`"'=HYPERLINK(""x"")"`);
	expect(body).toContain(`'@SUM(A1),0.0,0,0,\r\n`);
	expect(body).toMatch(/Lea,0\.1,0,0,4\.5\r\n/);
});

test('a code is forgiven its spaces and small letters, and a wrong one says what to do', async () => {
	const { first, by } = await aWorld();
	const typed = ` ${first.joinCode.slice(0, 4).toLowerCase()}-${first.joinCode.slice(4)} `;
	expect(await ok(apiPaths.lookUpTicket, { code: typed }, by.stranger)).toMatchObject({
		role: 'learner',
		className: 'First',
		academy: { name: 'Sol' },
	});
	const wrong = await post(apiPaths.lookUpTicket, { code: 'ZZZZZZZZ' }, by.stranger);
	expectError(wrong, 'not-found', /Ask your teacher/);
});
