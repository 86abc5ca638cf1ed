import type { MockMark } from '@henry/contract/mock-days.ts';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aContent, aLearner, aMember, aMockDay, aSheet } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { nowMs } from './contract-data.ts';
import { aClass, aMockHandIn, dayOf, saveDay } from './mock-day-data.ts';

/** What comes out of the rooms on a mock exam day: marks, who is there, and what was said. */
export const mockRoomCases: StoreCase[] = [
	{ name: 'joins what an examiner wrote on two devices', check: joinsSheets },
	{ name: 'keeps the later word of each examiner, and of whoever notes who is there', check: keepsMarks },
	{ name: 'takes in what candidates said, once, and their recording', check: takesIn },
	{ name: 'takes no candidate whose guardian has not agreed', check: waitsForGuardians },
];

async function joinsSheets(store: Store) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await saveDay(store, academy.ownerId, day);
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

async function keepsMarks(store: Store) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await saveDay(store, academy.ownerId, day);
	const handInId = await aMockHandIn(store, teacher.accountId, day.id, lea.membershipId);
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

async function takesIn(store: Store) {
	const { academy, teacher, lea } = await aClass(store);
	const day = aMockDay(academy, [lea.membershipId]);
	await saveDay(store, academy.ownerId, day);
	const assistant = await aMember(store, academy, 'assistant');
	const handInId = await aMockHandIn(store, assistant.accountId, day.id, lea.membershipId);
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
	const places = { places: null, untilMs: nowMs, readOnlyFromMs: nowMs };
	await store.houses.setPlaces(academy.academyId, places);
	const late = {
		id: 'late',
		assignmentId: own?.assignment.id ?? '',
		replaces: [],
		atMs: nowMs,
		attention: 0,
	};
	const said = { ...late, content: aContent(), dayId: day.id, membershipId: lea.membershipId };
	const run = permissionFor('runMockRoom', teacher.accountId);
	expect(await store.mockDays.handIn(run, said)).toBe('readOnly');
}

async function waitsForGuardians(store: Store, database: TestDatabase) {
	const { academy, teacher, lea } = await aClass(store);
	const child = await aLearner(store, academy, 'Kim');
	const permission = permissionFor('makeMockDay', teacher.accountId);
	const day = aMockDay(academy, [lea.membershipId, child.membershipId]);
	expect(await saveDay(store, teacher.accountId, day)).toBe('saved');
	// Only a new account waits; one from before may.
	await database.query(
		`insert into "guardians" ("accountId", "email", "tokenHash", "askedAtMs") values ('${child.accountId}', 'parent@example.org', 'g', ${nowMs})`,
	);
	const learners = await store.mockDays.learners(permission, academy.academyId, [academy.classId]);
	expect(learners.map(({ displayName, waitsForGuardian }) => [displayName, waitsForGuardian])).toEqual([
		...[
			['Kim', true],
			['Lea', false],
			['Leo', false],
		],
	]);
	expect(await saveDay(store, teacher.accountId, day)).toBe('waits');
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
