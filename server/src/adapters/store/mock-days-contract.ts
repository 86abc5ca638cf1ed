import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { SavedMockDay } from '#server/ports/mock-day-store.ts';
import type { Store } from '#server/ports/store.ts';
import { aHandIn, aLearner, aMember, aMockDay, anAcademy, anAssignment, aSheet } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { aResult, nowMs, signIn } from './contract-data.ts';
import { aClass, aMockHandIn, dayOf, saveDay } from './mock-day-data.ts';

export const mockDayCases: StoreCase[] = [
	{ name: 'keeps a mock exam day, and what stands in it when it is made anew', check: keepsDays },
	{ name: 'gives a mock exam day to the staff of its classes alone', check: hidesDays },
	{ name: 'takes no slot of another day', check: takesNoForeignSlot },
	{ name: 'keeps candidates who have changed class since, or whose class is archived', check: keepsMoved },
	{ name: 'groups by levels, whatever scale an exam was marked on', check: tellsLevels },
	{ name: 'tells learners and their guardians when and where they are examined', check: tellsTimes },
	{ name: 'knows which form somebody has taken', check: knowsTakenForms },
	{ name: 'shows a named examiner the candidates of that day alone', check: letsExamine },
	{ name: 'removes a mock exam day with everything of it', check: removes },
];

async function keepsDays(store: Store) {
	const { academy, teacher, lea, leo } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId, leo.membershipId]);
	expect(await saveDay(store, teacher.accountId, day)).toBe('saved');
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
	expect(await saveDay(store, teacher.accountId, moved)).toBe('saved');
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
	expect(
		await saveDay(store, teacher.accountId, { ...moved, slots: [{ ...slot, candidates: [first] }] }),
	).toBe('saved');
	expect((await dayOf(store, teacher.accountId, day.id))?.slots).toHaveLength(1);
	const listed = await store.mockDays.days(
		permissionFor('readMockDay', teacher.accountId),
		academy.academyId,
	);
	expect(listed).toMatchObject([{ title: 'Later', examName: 'B2 First', candidates: 1 }]);
	expect(await saveDay(store, teacher.accountId, aMockDay(academy, [lea.membershipId]))).toBe('saved');
	expect(await saveDay(store, teacher.accountId, aMockDay(academy, [lea.membershipId]))).toBe('full');
}

/** Slots are named by whoever makes a day: one of another day, in another academy, is not taken. */
async function takesNoForeignSlot(store: Store, { query }: TestDatabase) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await saveDay(store, teacher.accountId, day);
	const { id: strangerId } = await signIn(store, 'stranger@example.org');
	const elsewhere = await anAcademy(store, { ownerId: strangerId, marker: 'elsewhere' });
	const own = await aLearner(store, elsewhere);
	const [slot] = day.slots;
	if (!slot) throw new Error('There is no slot.');
	const theirs = aMockDay(elsewhere, [own.membershipId]);
	const [ownSlot] = theirs.slots;
	if (!ownSlot) throw new Error('There is no slot.');
	const reaching = { ...theirs, slots: [{ ...ownSlot, id: slot.id }] };
	expect(await saveDay(store, strangerId, reaching)).toBe('notFound');
	expect(await store.mockDays.days(permissionFor('readMockDay', strangerId), elsewhere.academyId)).toEqual(
		[],
	);
	// Nor does one reach anything where it was taken before.
	expect(await saveDay(store, strangerId, theirs)).toBe('saved');
	await query(`update "mockCandidates" set "slotId" = '${slot.id}' where "dayId" = '${theirs.id}'`);
	const inRoom = permissionFor('runMockRoom', strangerId);
	expect(await store.mockDays.placeOf(inRoom, day.id, lea.membershipId)).toBeUndefined();
}

async function keepsMoved(store: Store) {
	const { academy, teacher, lea, leo } = await aClass(store);
	const { academyId, classId, ownerId } = academy;
	const day = aMockDay(academy, [lea.membershipId]);
	expect(await saveDay(store, ownerId, day)).toBe('saved');
	const place = { classId, isIn: false, roles: ['learner'] as const, atMs: nowMs };
	for (const { membershipId } of [lea, leo])
		await store.academies.placeMember(permissionFor('placeLearner', ownerId), { ...place, membershipId });
	const [slot] = day.slots;
	const withLeo = [{ ...slot, candidates: [{ membershipId: leo.membershipId, classId }] }];
	expect(await saveDay(store, ownerId, { ...day, title: 'Renamed' })).toBe('saved');
	expect(await saveDay(store, ownerId, { ...day, slots: withLeo as typeof day.slots })).toBe('notFound');
	const archived = { archivedAtMs: nowMs };
	await store.academies.changeClass(permissionFor('changeClass', ownerId), classId, archived);
	expect(await saveDay(store, teacher.accountId, { ...day, title: 'Archived' })).toBe('saved');
	expect((await dayOf(store, ownerId, day.id))?.title).toBe('Archived');
	await store.houses.setPlaces(academyId, { places: null, untilMs: nowMs, readOnlyFromMs: nowMs });
	expect(await saveDay(store, ownerId, day)).toBe('readOnly');
}

async function tellsLevels(store: Store) {
	const { academy, lea, leo } = await aClass(store);
	const scale = (highest: number, cuts: object) => ({
		lowest: 0 as const,
		highest,
		step: 0.5 as const,
		cuts,
	});
	const mark = async ({ accountId }: { accountId: string }, given: number, rubricScale?: object) => {
		const { id } = await anAssignment(store, academy, {
			task: { kind: 'exam', exam: 'b2-first', name: 'B2 First' },
			...(rubricScale && {
				rubric: { id: 'r', name: { en: 'R' }, scale: rubricScale, criteria: [] } as never,
			}),
		});
		const handInId = await aHandIn(store, { accountId }, id);
		const review = { id: `review ${id}`, handInId, mark: given, note: '' };
		await store.homework.review(permissionFor('review', academy.ownerId), [review], nowMs);
	};
	// Three of five of B2 First, and of B1 Preliminary: the first is B2, the second B1.
	await mark(lea, 3, scale(5, { B1: 2, B2: 3, C1: 4.5 }));
	await mark(leo, 3, scale(5, { A2: 2, B1: 3, B2: 4.5 }));
	await mark(leo, 2);
	const permission = permissionFor('makeMockDay', academy.ownerId);
	const learners = await store.mockDays.learners(permission, academy.academyId, [academy.classId]);
	expect(learners.map(({ displayName, level }) => [displayName, level])).toEqual([
		['Lea', 4],
		['Leo', 2.5],
	]);
}

async function hidesDays(store: Store) {
	const { academy, lea, leo } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId, leo.membershipId]);
	await saveDay(store, academy.ownerId, day);
	const outsider = await aMember(store, academy, 'teacher', { hasPlace: false });
	const assistant = await aMember(store, academy, 'assistant');
	expect(await dayOf(store, outsider.accountId, day.id)).toBeUndefined();
	expect(await dayOf(store, lea.accountId, day.id)).toBeUndefined();
	expect((await dayOf(store, assistant.accountId, day.id))?.slots).toHaveLength(1);
	for (const { accountId } of [outsider, assistant, lea]) {
		expect(await saveDay(store, accountId, day)).toBe('notFound');
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
	expect(await saveDay(store, academy.ownerId, { ...day, academyId: elsewhere.academyId })).toBe('notFound');
}

async function letsExamine(store: Store) {
	const { academy, lea, leo } = await aClass(store);
	const examiner = await aMember(store, academy, 'assistant', { hasPlace: false });
	const examinerIds = [examiner.membershipId];
	const day = aMockDay(academy, [lea.membershipId], { examinerIds });
	expect(await saveDay(store, academy.ownerId, { ...day, examinerIds: [lea.membershipId] })).toBe('notFound');
	expect(await saveDay(store, academy.ownerId, day)).toBe('saved');
	const other = aMockDay(academy, [leo.membershipId]);
	await saveDay(store, academy.ownerId, other);
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
	await aMockHandIn(store, examiner.accountId, day.id, lea.membershipId);
	// An examiner changes nothing of the day, and sees nothing of the class.
	expect(await saveDay(store, examiner.accountId, day)).toBe('notFound');
	const queue = await store.homework.queue(permissionFor('readQueue', examiner.accountId), {
		...{ academyId: academy.academyId, classId: null, isReviewed: false, nowMs, atMost: 9 },
	});
	expect(queue.total).toBe(0);
	await saveDay(store, academy.ownerId, { ...day, examinerIds: [] });
	expect(await dayOf(store, examiner.accountId, day.id)).toBeUndefined();
}

async function tellsTimes(store: Store) {
	const { academy, lea, leo } = await aClass(store);
	const guardian = await aMember(store, academy, 'guardian', { wardId: lea.membershipId });
	const day = aMockDay(academy, [lea.membershipId]);
	await saveDay(store, academy.ownerId, day);
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
	await saveDay(store, academy.ownerId, day);
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

async function removes(store: Store, database: { query(statement: string): Promise<unknown[]> }) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await saveDay(store, academy.ownerId, day);
	const handInId = await aMockHandIn(store, teacher.accountId, day.id, lea.membershipId);
	const run = permissionFor('runMockRoom', teacher.accountId);
	const recording = { handInId, expiresAtMs: nowMs + 1, wav: new Uint8Array([1]) };
	await store.mockDays.addRecording(run, recording);
	await store.mockDays.mark(permissionFor('markMock', teacher.accountId), aSheet(day.id, lea.membershipId));
	expect(await store.mockDays.remove(permissionFor('makeMockDay', teacher.accountId), day.id)).toBe(true);
	const tables = ['mockDays', 'mockSlots', 'mockCandidates', 'mockMarks', 'handIns', 'handInRecordings'];
	for (const table of tables) expect(await database.query(`select * from "${table}"`)).toEqual([]);
}
