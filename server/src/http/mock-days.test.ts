import { randomUUID } from 'node:crypto';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { queueSchema } from '@henry/contract/homework.ts';
import { mockDaySchema, mockLearnersSchema, mockMarksSchema, mockPaths } from '@henry/contract/mock-days.ts';
import { safeguardingPaths } from '@henry/contract/safeguarding.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post } from './accounts-for-tests.ts';
import { mockAnswer, mockDayRequest, mockSheet } from './mock-calls-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

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
const call = (url: string, payload: object, cookies?: Cookies) => post(opened.app, url, payload, cookies);

async function ok(url: string, payload: object, cookies: Cookies) {
	const answer = await call(url, payload, cookies);
	expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
	return answer.json();
}

/** An academy with a class of three learners, by their names. */
async function aClass() {
	const someone = async () => (await signInForTests(opened.services, `${randomUUID()}@example.org`)).cookies;
	const owner = await someone();
	const look = { name: 'Sol', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };
	const { academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner);
	await ok(apiPaths.addClass, { academyId, name: 'First' }, owner);
	const { classes } = await ok(apiPaths.academyOverview, { academyId }, owner);
	const { id: classId, joinCode } = classes[0];
	const learners: Record<string, Cookies> = {};
	for (const name of ['Ana', 'Ben', 'Cai']) {
		const cookies = await someone();
		await ok(apiPaths.joinAcademy, { ticket: { code: joinCode }, displayName: name }, cookies);
		learners[name] = cookies;
	}
	const wanted = { academyId, classIds: [classId], exam: 'b2-first', exceptDayId: null };
	const able = mockLearnersSchema.parse(await ok(mockPaths.mockLearners, wanted, owner));
	const [ana, ben, cai] = able.learners.map(({ membershipId }) => ({ membershipId, classId }));
	if (!ana || !ben || !cai) throw new Error('Somebody is missing.');
	return { owner, academyId, classId, learners, ana, ben, cai, wanted };
}

type Class = Awaited<ReturnType<typeof aClass>>;

/** A day of pairs: each with its room and its minute after nine. */
function aDay({ academyId, classId, ana }: Class, groups: [Class['ana'][], string, number][], form = 'a') {
	const day = mockDayRequest({ academyId, first: { id: classId }, wardId: ana.membershipId }, form);
	const slots = groups.map(([candidates, room, minute]) => ({
		...{ id: randomUUID(), room, startsAtMs: day.startsAtMs + minute * 60_000, candidates },
	}));
	return { ...day, groupSize: 2, furtherForms: ['b', 'c'].filter((each) => each !== form), slots };
}

async function sendRecording(handInId: string, cookies: Cookies) {
	const form = new FormData();
	const wav = encodeWav(new Int16Array(16_000), 16_000);
	form.append(transcriptFileField, new Blob([wav], { type: 'audio/wav' }), 'recording.wav');
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return opened.app.inject({
		...{ method: 'POST', url: `${mockPaths.mockRecordings}/${handInId}`, cookies },
		headers: { 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	});
}

test('a day has no room twice at once, by the exam’s own length, and no candidate twice', async () => {
	const world = await aClass();
	const { owner, ana, ben, cai } = world;
	const refused = async (groups: [Class['ana'][], string, number][], message: RegExp) =>
		expectError(await call(mockPaths.saveMockDay, aDay(world, groups), owner), 'invalid-argument', message);
	await refused(
		[
			[[ana, ben], 'One', 0],
			[[cai], 'One', 13],
		],
		/one room at the same time/,
	);
	await refused(
		[
			[[ana, ben], 'One', 0],
			[[ana], 'Two', 60],
		],
		/one room at the same time/,
	);
	await ok(
		mockPaths.saveMockDay,
		aDay(world, [
			[[ana, ben], 'One', 0],
			[[cai], 'One', 14],
		]),
		owner,
	);
	const alone = { ...aDay(world, [[[ana, ben], 'One', 0]]), exam: 'ielts', furtherForms: ['b'] };
	expectError(await call(mockPaths.saveMockDay, alone, owner), 'invalid-argument', /no such exam/);
	const oneForm = { ...aDay(world, [[[ana, ben], 'One', 0]], 'd'), furtherForms: ['d'] };
	expectError(await call(mockPaths.saveMockDay, oneForm, owner), 'invalid-argument', /no such form/);
});

test('no form is given that a candidate has taken, and nobody is told who it was', async () => {
	const world = await aClass();
	const { owner, ana, ben, learners, wanted } = world;
	const result = {
		...{
			id: randomUUID(),
			activity: 'exam',
			title: 'B2 First',
			atMs: Date.UTC(2026, 1, 1),
			day: '2026-02-01',
		},
		...{ measures: {}, corrections: [], weakWords: [], sounds: [] },
		exam: { exam: 'b2-first', form: 'a', parts: ['1'], level: null, band: null },
	};
	await ok(apiPaths.savePractice, { results: [result], cards: [] }, learners.Ben as Cookies);
	const able = mockLearnersSchema.parse(await ok(mockPaths.mockLearners, wanted, owner));
	expect(able.takenForms).toEqual([{ form: 'a', learners: 1 }]);
	const day = aDay(world, [[[ana, ben], 'One', 0]]);
	expectError(await call(mockPaths.saveMockDay, day, owner), 'aborted', /another form/);
	await ok(mockPaths.saveMockDay, aDay(world, [[[ana], 'One', 0]]), owner);
	await ok(mockPaths.saveMockDay, aDay(world, [[[ben], 'One', 0]], 'd'), owner);
});

test('what a candidate said comes into the queue with the examiner’s marks beside the draft', async () => {
	const world = await aClass();
	const { owner, ana, ben, academyId, learners } = world;
	const day = aDay(world, [[[ana, ben], 'One', 0]]);
	await ok(mockPaths.saveMockDay, day, owner);
	await ok(mockPaths.saveMockMark, mockSheet(day.id, ana.membershipId), owner);
	const answer = mockAnswer(day.id, ana.membershipId);
	expect(await ok(mockPaths.handInMock, answer, owner)).toEqual({ isKept: true });
	expect((await sendRecording(answer.id, learners.Ana as Cookies)).statusCode).toBe(404);
	expect((await sendRecording(answer.id, owner)).statusCode).toBe(200);
	const queue = queueSchema.parse(
		await ok(apiPaths.reviewQueue, { academyId, classId: null, isReviewed: false }, owner),
	);
	expect(queue.entries).toMatchObject([
		{ id: answer.id, learner: 'Ana', title: 'Mock exam', hasRecording: true },
	]);
	const marks = mockMarksSchema.parse(await ok(mockPaths.mockMarks, { handInId: answer.id }, owner));
	expect(marks).toMatchObject([{ by: 'Olga', overall: 4.5, criteria: { grammar: 4 } }]);
	expect(await ok(mockPaths.mockMarks, { handInId: answer.id }, learners.Ana as Cookies)).toEqual([]);
	const shown = mockDaySchema.parse(await ok(mockPaths.mockDay, { dayId: day.id }, owner));
	expect(shown.slots[0]?.candidates).toMatchObject([
		{ displayName: 'Ana', isHandedIn: true, marks: 1 },
		{ displayName: 'Ben', isHandedIn: false, marks: 0 },
	]);
	const atHome = { ...answer, id: randomUUID(), replaces: [], asksForHelp: false };
	const [entry] = queue.entries;
	const asHomework = { id: atHome.id, assignmentId: entry?.assignmentId, replaces: [], asksForHelp: false };
	const mine = await call(
		apiPaths.handIn,
		{ ...asHomework, answers: answer.answers },
		learners.Ana as Cookies,
	);
	expectError(mine, 'not-found', /not yours/);
});

test('where danger was spoken of nothing is kept, and whoever ran the room is told so only where nobody else is', async () => {
	const world = await aClass();
	const { owner, ana, academyId } = world;
	const day = aDay(world, [[[ana], 'One', 0]]);
	await ok(mockPaths.saveMockDay, day, owner);
	const answer = mockAnswer(day.id, ana.membershipId, 'my husband hits me every night');
	expect(await ok(mockPaths.handInMock, answer, owner)).toEqual({ isKept: false });
	// Whom the academy has named is told, and whoever ran the room is not.
	const { me } = await ok(apiPaths.academyOverview, { academyId }, owner);
	await ok(safeguardingPaths.nameLeads, { academyId, leadId: me.id, standInId: null }, owner);
	expect(await ok(mockPaths.handInMock, { ...answer, id: randomUUID() }, owner)).toEqual({ isKept: true });
	expect(await ok(safeguardingPaths.dangerAlerts, { academyId }, owner)).toMatchObject([
		{ learner: 'Ana', kind: 'abuse' },
	]);
	const wanted = { academyId, classId: null, isReviewed: false };
	expect((await ok(apiPaths.reviewQueue, wanted, owner)).total).toBe(0);
});
