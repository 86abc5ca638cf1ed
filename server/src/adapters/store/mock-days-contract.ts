import { randomUUID } from 'node:crypto';
import type { MockMark } from '@henry/contract/mock-days.ts';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { SavedMockDay } from '#server/ports/mock-day-store.ts';
import type { Store } from '#server/ports/store.ts';
import { aContent, aLearner, aMember, aMockDay, anAcademy, aSheet } from './academy-data.ts';
import type { StoreCase } from './contract.ts';
import { aLink, aResult, aSession, noLimit, nowMs, signIn } from './contract-data.ts';

export const mockDayCases: StoreCase[] = [
	{ name: 'keeps a mock exam day, and what stands in it when it is made anew', check: keepsDays },
	{ name: 'gives a mock exam day to the staff of its classes alone', check: hidesDays },
	{ name: 'tells learners and their guardians when and where they are examined', check: tellsTimes },
	{ name: 'knows which form somebody has taken', check: knowsTakenForms },
	{ name: 'shows a named examiner the candidates of that day alone', check: letsExamine },
	{ name: 'joins what an examiner wrote on two devices', check: joinsSheets },
	{ name: 'keeps the later word of each examiner, and of whoever notes who is there', check: keepsMarks },
	{ name: 'takes in what candidates said, once, and their recording', check: takesIn },
	{ name: 'takes no candidate whose guardian has not agreed', check: waitsForGuardians },
	{ name: 'removes a mock exam day with everything of it', check: removes },
];

/** An academy with a class of two learners, and its teacher. */
async function aClass(store: Store) {
	const { id: ownerId } = await signIn(store, 'olga@example.org');
	const academy = await anAcademy(store, { ownerId });
	const teacher = await aMember(store, academy, 'teacher');
	const [lea, leo] = [await aLearner(store, academy), await aLearner(store, academy, 'Leo')];
	return { academy, teacher, lea, leo };
}

const save = (store: Store, accountId: string, day: SavedMockDay) =>
	store.mockDays.save(permissionFor('makeMockDay', accountId), day, 2);
const dayOf = (store: Store, accountId: string, dayId: string) =>
	store.mockDays.day(permissionFor('readMockDay', accountId), dayId);

async function keepsDays(store: Store) {
	const { academy, teacher, lea, leo } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId, leo.membershipId]);
	expect(await save(store, teacher.accountId, day)).toBe('saved');
	expect(await dayOf(store, teacher.accountId, day.id)).toMatchObject({
		...{ title: 'Mock academy', exam: 'b2-first', examName: 'B2 First', form: 'a', furtherForms: ['b'] },
		slots: [
			{
				...{ room: 'Room 1', startsAtMs: nowMs, minutes: 14 },
				candidates: [
					{ displayName: 'Lea', className: 'academy', status: 'expected', isHandedIn: false, marks: 0 },
					{ displayName: 'Leo' },
				],
			},
		],
	});
	const note = { dayId: day.id, membershipId: lea.membershipId, status: 'late', atMs: nowMs } as const;
	expect(await store.mockDays.note(permissionFor('runMockRoom', teacher.accountId), note)).toBe(true);
	const [slot] = day.slots;
	if (!slot) throw new Error('There is no slot.');
	const [first, second] = slot.candidates;
	if (!first || !second) throw new Error('There are no candidates.');
	const moved: SavedMockDay = {
		...day,
		title: 'Later',
		slots: [
			{ ...slot, startsAtMs: nowMs + 1, candidates: [second] },
			{ ...slot, id: `other ${randomUUID()}`, room: 'Room 2', candidates: [first] },
		],
	};
	expect(await save(store, teacher.accountId, moved)).toBe('saved');
	const shown = await dayOf(store, teacher.accountId, day.id);
	expect(shown?.title).toBe('Later');
	expect(
		shown?.slots.map(({ room, startsAtMs, candidates }) => [
			...[room, startsAtMs - nowMs, candidates.map(({ displayName, status }) => [displayName, status])],
		]),
	).toEqual([
		['Room 2', 0, [['Lea', 'late']]],
		['Room 1', 1, [['Leo', 'expected']]],
	]);
	expect(await save(store, teacher.accountId, { ...moved, slots: [{ ...slot, candidates: [first] }] })).toBe(
		'saved',
	);
	expect((await dayOf(store, teacher.accountId, day.id))?.slots).toHaveLength(1);
	const listed = await store.mockDays.days(
		permissionFor('readMockDay', teacher.accountId),
		academy.academyId,
	);
	expect(listed).toMatchObject([{ title: 'Later', examName: 'B2 First', candidates: 1 }]);
	expect(await save(store, teacher.accountId, aMockDay(academy, [lea.membershipId]))).toBe('saved');
	expect(await save(store, teacher.accountId, aMockDay(academy, [lea.membershipId]))).toBe('full');
}

async function hidesDays(store: Store) {
	const { academy, lea, leo } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId, leo.membershipId]);
	await save(store, academy.ownerId, day);
	const outsider = await aMember(store, academy, 'teacher', { hasPlace: false });
	const assistant = await aMember(store, academy, 'assistant');
	expect(await dayOf(store, outsider.accountId, day.id)).toBeUndefined();
	expect(await dayOf(store, lea.accountId, day.id)).toBeUndefined();
	expect((await dayOf(store, assistant.accountId, day.id))?.slots).toHaveLength(1);
	for (const { accountId } of [outsider, assistant, lea]) {
		expect(await save(store, accountId, day)).toBe('notFound');
		expect(await store.mockDays.remove(permissionFor('makeMockDay', accountId), day.id)).toBe(false);
		const sheet = aSheet(day.id, lea.membershipId);
		expect(await store.mockDays.mark(permissionFor('markMock', accountId), sheet)).toBe(false);
	}
	const listed = ({ accountId }: { accountId: string }) =>
		store.mockDays.days(permissionFor('readMockDay', accountId), academy.academyId);
	expect(await Promise.all([outsider, lea, assistant].map(listed))).toEqual([[], [], [expect.anything()]]);
	const able = ({ accountId }: { accountId: string }) =>
		store.mockDays.learners(permissionFor('makeMockDay', accountId), academy.academyId, [academy.classId]);
	expect(await Promise.all([outsider, lea, assistant].map(able))).toEqual([[], [], []]);
	const elsewhere = await anAcademy(store, { ownerId: academy.ownerId, marker: 'other' });
	expect(await save(store, academy.ownerId, { ...day, academyId: elsewhere.academyId })).toBe('notFound');
}

async function letsExamine(store: Store) {
	const { academy, lea, leo } = await aClass(store);
	const examiner = await aMember(store, academy, 'assistant', { hasPlace: false });
	const examinerIds = [examiner.membershipId];
	const day = aMockDay(academy, [lea.membershipId], { examinerIds });
	expect(await save(store, academy.ownerId, { ...day, examinerIds: [lea.membershipId] })).toBe('notFound');
	expect(await save(store, academy.ownerId, day)).toBe('saved');
	const other = aMockDay(academy, [leo.membershipId]);
	await save(store, academy.ownerId, other);
	expect(await dayOf(store, examiner.accountId, day.id)).toMatchObject({
		examiners: [{ displayName: 'assistant of academy' }],
		slots: [{ candidates: [{ displayName: 'Lea' }] }],
	});
	expect(await dayOf(store, examiner.accountId, other.id)).toBeUndefined();
	const days = await store.mockDays.days(permissionFor('readMockDay', examiner.accountId), academy.academyId);
	expect(days.map(({ id }) => id)).toEqual([day.id]);
	const mark = (dayId: string, { membershipId }: { membershipId: string }) =>
		store.mockDays.mark(permissionFor('markMock', examiner.accountId), aSheet(dayId, membershipId));
	expect([await mark(day.id, lea), await mark(other.id, leo)]).toEqual([true, false]);
	await handIn(store, examiner.accountId, day.id, lea.membershipId);
	// An examiner changes nothing of the day, and sees nothing of the class.
	expect(await save(store, examiner.accountId, day)).toBe('notFound');
	const queue = await store.homework.queue(permissionFor('readQueue', examiner.accountId), {
		...{ academyId: academy.academyId, classId: null, isReviewed: false, nowMs, atMost: 9 },
	});
	expect(queue.total).toBe(0);
	await save(store, academy.ownerId, { ...day, examinerIds: [] });
	expect(await dayOf(store, examiner.accountId, day.id)).toBeUndefined();
}

async function joinsSheets(store: Store) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await save(store, academy.ownerId, day);
	const mark = (sheet: Partial<MockMark>) =>
		store.mockDays.mark(permissionFor('markMock', teacher.accountId), {
			...aSheet(day.id, lea.membershipId, '', nowMs),
			...sheet,
		});
	await mark({ overall: 4, times: { grammar: nowMs, overall: nowMs + 5 }, atMs: nowMs + 5 });
	// Another device had no network: its note is later, its overall mark earlier.
	await mark({
		...{ overall: 2, note: 'Calm.', criteria: { fluency: 3 }, atMs: nowMs + 6 },
		times: { overall: nowMs + 1, note: nowMs + 6, fluency: nowMs + 2 },
	});
	const sheet = {
		...{ overall: 4, note: 'Calm.', incident: '', criteria: { grammar: 3.5, fluency: 3 } },
		times: { grammar: nowMs, overall: nowMs + 5, note: nowMs + 6, fluency: nowMs + 2 },
	};
	const kept = { ...sheet, dayId: day.id, membershipId: lea.membershipId, atMs: nowMs + 6 };
	expect((await dayOf(store, teacher.accountId, day.id))?.ownSheets).toEqual([kept]);
	expect((await dayOf(store, academy.ownerId, day.id))?.ownSheets).toEqual([]);
}

async function tellsTimes(store: Store) {
	const { academy, lea, leo } = await aClass(store);
	const guardian = await aMember(store, academy, 'guardian', { wardId: lea.membershipId });
	const day = aMockDay(academy, [lea.membershipId]);
	await save(store, academy.ownerId, day);
	const timesOf = (accountId: string, sinceMs = nowMs) =>
		store.mockDays.times(permissionFor('readMockTimes', accountId), sinceMs);
	const time = { title: 'Mock academy', examName: 'B2 First', room: 'Room 1', startsAtMs: nowMs };
	expect(await timesOf(lea.accountId)).toMatchObject([
		{ ...time, minutes: 14, className: 'academy', academyName: 'academy', ward: null },
	]);
	expect(await timesOf(guardian.accountId)).toMatchObject([{ ...time, ward: 'Lea' }]);
	expect(await timesOf(lea.accountId, nowMs + 1)).toEqual([]);
	expect(await timesOf(leo.accountId)).toEqual([]);
	expect(await timesOf(academy.ownerId)).toEqual([]);
	expect(await store.homework.homework(permissionFor('readHomework', lea.accountId), nowMs)).toEqual([]);
	expect(await store.accounts.traces({ id: lea.accountId, email: lea.email })).toMatchObject({
		mockExams: [{ room: 'Room 1', startsAtMs: nowMs, status: 'expected' }],
	});
}

async function knowsTakenForms(store: Store) {
	const { academy, lea, leo } = await aClass(store);
	const permission = permissionFor('makeMockDay', academy.ownerId);
	const taken = (form: string, exam = 'b2-first') =>
		aResult({ activity: 'exam', exam: { exam, form, parts: ['1'], level: null, band: null } });
	await store.practice.save(lea.accountId, {
		results: [taken('c'), taken('d', 'c1-advanced'), aResult()],
		cards: [],
	});
	const day = aMockDay(academy, [leo.membershipId]);
	await save(store, academy.ownerId, day);
	const wanted = { membershipIds: [lea.membershipId, leo.membershipId], exam: 'b2-first', exceptDayId: null };
	expect(await store.mockDays.takenForms(permission, wanted)).toEqual([
		{ membershipId: leo.membershipId, form: 'a' },
		{ membershipId: leo.membershipId, form: 'b' },
		{ membershipId: lea.membershipId, form: 'c' },
	]);
	const except = { ...wanted, exceptDayId: day.id };
	expect(await store.mockDays.takenForms(permission, except)).toEqual([
		{ membershipId: lea.membershipId, form: 'c' },
	]);
	expect(await store.mockDays.takenForms(permissionFor('makeMockDay', lea.accountId), wanted)).toEqual([]);
	const classIds = [academy.classId];
	expect(await store.mockDays.learners(permission, academy.academyId, classIds)).toMatchObject([
		{ displayName: 'Lea', className: 'academy', level: null, waitsForGuardian: false },
		{ displayName: 'Leo' },
	]);
}

async function keepsMarks(store: Store) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await save(store, academy.ownerId, day);
	const handInId = await handIn(store, teacher.accountId, day.id, lea.membershipId);
	const sheet = (note: string, atMs: number) => aSheet(day.id, lea.membershipId, note, atMs);
	const mark = (accountId: string, note: string, atMs: number) =>
		store.mockDays.mark(permissionFor('markMock', accountId), sheet(note, atMs));
	await mark(teacher.accountId, 'second', nowMs + 2);
	await mark(teacher.accountId, 'first, arrived late', nowMs + 1);
	await mark(academy.ownerId, 'another examiner', nowMs + 3);
	const marks = await store.mockDays.marks(permissionFor('readQueue', teacher.accountId), handInId);
	expect(marks).toEqual([
		{
			...{ by: 'teacher of academy', note: 'second', atMs: nowMs + 2, incident: '' },
			...{ overall: 4, criteria: { grammar: 3.5 } },
		},
		expect.objectContaining({ by: 'Owner academy', note: 'another examiner' }),
	]);
	expect(await store.mockDays.marks(permissionFor('readQueue', lea.accountId), handInId)).toEqual([]);
	const note = (status: 'late' | 'absent' | 'expected', atMs: number) =>
		store.mockDays.note(permissionFor('runMockRoom', teacher.accountId), {
			...{ dayId: day.id, membershipId: lea.membershipId, status, atMs },
		});
	await note('late', nowMs + 2);
	await note('absent', nowMs + 1);
	const shown = await dayOf(store, teacher.accountId, day.id);
	expect(shown?.slots[0]?.candidates).toMatchObject([{ status: 'late', isHandedIn: true, marks: 2 }]);
	expect(await store.accounts.traces({ id: lea.accountId, email: lea.email })).toMatchObject({
		mockMarks: [{ note: 'second', overall: 4 }, { note: 'another examiner' }],
	});
}

async function handIn(store: Store, accountId: string, dayId: string, membershipId: string) {
	const permission = permissionFor('runMockRoom', accountId);
	const place = await store.mockDays.placeOf(permission, dayId, membershipId);
	const id = `answer ${randomUUID()}`;
	const answer = { id, assignmentId: place?.assignmentId ?? '', replaces: [], atMs: nowMs, attention: 0 };
	const said = { ...answer, content: aContent(), dayId, membershipId };
	expect([
		await store.mockDays.handIn(permission, said),
		await store.mockDays.handIn(permission, said),
	]).toEqual(['added', 'added']);
	return id;
}

async function takesIn(store: Store) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await save(store, academy.ownerId, day);
	const assistant = await aMember(store, academy, 'assistant');
	const handInId = await handIn(store, assistant.accountId, day.id, lea.membershipId);
	const wav = new Uint8Array([1, 2, 3]);
	const addRecording = (accountId: string) =>
		store.mockDays.addRecording(permissionFor('runMockRoom', accountId), {
			...{ handInId, expiresAtMs: nowMs + 1, wav },
		});
	expect(await addRecording(lea.accountId)).toBe(false);
	expect(await addRecording(assistant.accountId)).toBe(true);
	const hear = permissionFor('hearRecording', teacher.accountId);
	expect(await store.homework.recording(hear, handInId, nowMs)).toEqual(wav);
	const wanted = { academyId: academy.academyId, classId: null, isReviewed: false, nowMs, atMost: 9 };
	const { entries } = await store.homework.queue(permissionFor('readQueue', teacher.accountId), wanted);
	expect(entries).toMatchObject([
		{
			...{ id: handInId, learner: 'Lea', title: 'Mock academy', hasRecording: true },
			task: { kind: 'exam', exam: 'b2-first', mockDayId: day.id },
		},
	]);
	const [own] = await store.homework.homework(permissionFor('readHomework', lea.accountId), nowMs);
	expect(own?.handIns).toMatchObject([{ id: handInId, content: { draft: null } }]);
	const stranger = permissionFor('runMockRoom', lea.accountId);
	expect(await store.mockDays.placeOf(stranger, day.id, lea.membershipId)).toBeUndefined();
}

async function waitsForGuardians(store: Store) {
	const { academy, teacher, lea } = await aClass(store);
	const child = await aLearner(store, academy, 'Kim');
	const permission = permissionFor('makeMockDay', teacher.accountId);
	const day = aMockDay(academy, [lea.membershipId, child.membershipId]);
	expect(await save(store, teacher.accountId, day)).toBe('saved');
	const link = aLink({ email: child.email, guardianEmail: 'parent@example.org' });
	await store.accounts.addSignInLink(link, noLimit);
	const used = {
		tokenHash: link.tokenHash,
		email: child.email,
		newAccountId: '',
		guardianTokenHash: 'g',
		nowMs,
	};
	await store.accounts.finishSignIn(used, aSession());
	const learners = await store.mockDays.learners(permission, academy.academyId, [academy.classId]);
	expect(learners.map(({ displayName, waitsForGuardian }) => [displayName, waitsForGuardian])).toEqual([
		...[
			['Kim', true],
			['Lea', false],
			['Leo', false],
		],
	]);
	expect(await save(store, teacher.accountId, day)).toBe('waits');
	const run = permissionFor('runMockRoom', teacher.accountId);
	const place = await store.mockDays.placeOf(run, day.id, child.membershipId);
	expect(place?.waitsForGuardian).toBe(true);
	const answer = {
		id: 'x',
		assignmentId: place?.assignmentId ?? '',
		replaces: [],
		atMs: nowMs,
		attention: 0,
	};
	const said = { ...answer, content: aContent(), dayId: day.id, membershipId: child.membershipId };
	expect(await store.mockDays.handIn(run, said)).toBe('notFound');
}

async function removes(store: Store, database: { query(statement: string): Promise<unknown[]> }) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await save(store, academy.ownerId, day);
	const handInId = await handIn(store, teacher.accountId, day.id, lea.membershipId);
	const run = permissionFor('runMockRoom', teacher.accountId);
	const recording = { handInId, expiresAtMs: nowMs + 1, wav: new Uint8Array([1]) };
	await store.mockDays.addRecording(run, recording);
	await store.mockDays.mark(permissionFor('markMock', teacher.accountId), aSheet(day.id, lea.membershipId));
	expect(await store.mockDays.remove(permissionFor('makeMockDay', teacher.accountId), day.id)).toBe(true);
	const tables = ['mockDays', 'mockSlots', 'mockCandidates', 'mockMarks', 'handIns', 'handInRecordings'];
	for (const table of tables) expect(await database.query(`select * from "${table}"`)).toEqual([]);
}
