import { dayMs } from '@henry/contract/limits.ts';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aContent, aHandIn, aLearner, aMember, anAssignment } from './academy-data.ts';
import type { StoreCase } from './contract.ts';
import { nowMs } from './contract-data.ts';
import { aClass, homeworkOf, queueOf } from './homework-data.ts';

export const homeworkCases: StoreCase[] = [
	{ name: 'gives assignments to the learners of a class, and takes their attempts', check: takesAttempts },
	{ name: 'hides the draft until a teacher has confirmed it', check: hidesDrafts },
	{ name: 'puts a corrected answer in the place of the one before', check: replaces },
	{
		name: 'sorts the queue by who needs it, and takes many words at once, all or none',
		check: sortsTheQueue,
	},
	{ name: 'shows a learner the homework of a whole class, however old', check: showsOldHomework },
	{ name: 'gives a recording to the class’s staff and its learner, until it ends', check: givesRecordings },
	{ name: 'shows a guardian the work of their ward alone', check: showsWards },
	{ name: 'takes nothing in for a class that is archived', check: refusesArchived },
	{ name: 'tells what a class did', check: tellsOfWork },
	{ name: 'tells what a class said since a moment, to its staff alone', check: tellsOfAnswers },
];

async function takesAttempts(store: Store) {
	const { academy, teacher, learner, assignment } = await aClass(store);
	expect(assignment.outcome).toBe('saved');
	expect(await homeworkOf(store, learner.accountId)).toMatchObject([
		{ assignment: { title: 'Homework academy', attempts: 2 }, className: 'academy', ward: null, handIns: [] },
	]);
	expect(await homeworkOf(store, teacher.accountId)).toEqual([]);
	const permission = permissionFor('handIn', learner.accountId);
	expect(await store.homework.openAssignment(permission, assignment.id, nowMs)).toEqual({
		task: assignment.task,
		dueAtMs: null,
		academyId: academy.academyId,
	});
	const answer = {
		assignmentId: assignment.id,
		replaces: [],
		atMs: nowMs,
		attention: 0,
		content: aContent(),
	};
	const handIn = (id: string) => store.homework.handIn(permission, { id, ...answer });
	expect([await handIn('1'), await handIn('1'), await handIn('2'), await handIn('3')]).toEqual([
		'added',
		'added',
		'added',
		'noAttemptsLeft',
	]);
	const [work] = await homeworkOf(store, learner.accountId);
	expect(work?.handIns.map(({ attempt }) => attempt)).toEqual([1, 2]);
	expect(await store.accounts.traces({ id: learner.accountId, email: learner.email })).toMatchObject({
		memberships: [{ academy: 'academy', role: 'learner', displayName: 'Lea' }],
		handIns: [{ content: aContent() }, { content: aContent() }],
	});
	const strange = permissionFor('handIn', teacher.accountId);
	expect(await store.homework.handIn(strange, { id: '4', ...answer })).toBe('notFound');
	const remove = (accountId: string) =>
		store.homework.removeAssignment(permissionFor('writeAssignment', accountId), assignment.id);
	expect(await remove(learner.accountId)).toBe(false);
	expect(await remove(teacher.accountId)).toBe(true);
	expect((await queueOf(store, academy.ownerId, academy.academyId)).total).toBe(0);
}

async function hidesDrafts(store: Store) {
	const { academy, learner, assignment } = await aClass(store);
	const open = await anAssignment(store, academy, { release: 'atOnce' });
	const handInId = await aHandIn(store, learner, assignment.id);
	await aHandIn(store, learner, open.id);
	const draftsOf = async () => {
		const homework = await homeworkOf(store, learner.accountId);
		const of = (id: string) => homework.find(({ assignment: { id: other } }) => other === id)?.handIns[0];
		return [of(assignment.id)?.content.draft, of(open.id)?.content.draft];
	};
	expect(await draftsOf()).toEqual([null, aContent().draft]);
	const review = { id: 'r', handInId, mark: 3, note: 'Well done' };
	await store.homework.review(permissionFor('review', academy.ownerId), [review], nowMs + 5);
	expect(await draftsOf()).toEqual([aContent().draft, aContent().draft]);
	const [, confirmed] = (await homeworkOf(store, learner.accountId)).toReversed();
	const said = { mark: 3, marks: {}, note: 'Well done', timedNotes: [] };
	const word = { ...said, atMs: nowMs + 5, by: 'Owner academy' };
	expect([confirmed, ...(await homeworkOf(store, learner.accountId))]).toContainEqual(
		expect.objectContaining({ handIns: [expect.objectContaining({ review: word })] }),
	);
}

async function replaces(store: Store) {
	const { learner, academy, assignment } = await aClass(store);
	const first = await aHandIn(store, learner, assignment.id);
	const second = await aHandIn(store, learner, assignment.id, { replaces: [first] });
	const { entries } = await queueOf(store, academy.ownerId, academy.academyId);
	expect(entries.map(({ id, attempt }) => [id, attempt])).toEqual([[second, 1]]);
	const review = { id: 'r', handInId: second, mark: 1, note: '' };
	await store.homework.review(permissionFor('review', academy.ownerId), [review], nowMs);
	const third = await aHandIn(store, learner, assignment.id, { replaces: [second], atMs: nowMs + 7 });
	expect((await queueOf(store, academy.ownerId, academy.academyId, true)).total).toBe(1);
	const permission = permissionFor('handIn', learner.accountId);
	const replaced = (accountId: string) =>
		store.homework.replacedAtMs(permissionFor('handIn', accountId), {
			...{ assignmentId: assignment.id, replaces: [third, second] },
		});
	expect([await replaced(learner.accountId), await replaced(academy.ownerId)]).toEqual([nowMs + 7, null]);
	const refused = { id: 'refused', assignmentId: assignment.id, replaces: [third], answersId: 'nothing' };
	const kept = { atMs: nowMs, attention: 0, content: aContent() };
	expect(await store.homework.handIn(permission, { ...refused, ...kept })).toBe('noAttemptsLeft');
	const ended = { places: null, untilMs: nowMs + 10, readOnlyFromMs: nowMs + 10 };
	await store.houses.setPlaces(academy.academyId, ended);
	const late = { ...refused, ...kept, answersId: undefined, putRightAtMs: nowMs + 10 };
	expect(await store.homework.handIn(permission, late), 'though it was handed in before').toBe('readOnly');
	expect((await queueOf(store, academy.ownerId, academy.academyId)).entries[0]?.id).toBe(third);
}

async function sortsTheQueue(store: Store) {
	const { academy, teacher, learner, assignment } = await aClass(store);
	const other = await aLearner(store, academy, 'Leo');
	const calm = await aHandIn(store, learner, assignment.id, { attention: 0 });
	const needy = await aHandIn(store, other, assignment.id, { attention: 100, atMs: nowMs + 1 });
	const idsOf = async (isReviewed = false) =>
		(await queueOf(store, teacher.accountId, academy.academyId, isReviewed)).entries.map(({ id }) => id);
	expect(await idsOf()).toEqual([needy, calm]);
	expect((await queueOf(store, learner.accountId, academy.academyId)).total).toBe(0);
	const reviews = [needy, calm].map((handInId) => ({ id: `r ${handInId}`, handInId, mark: 4, note: '' }));
	const byLearner = permissionFor('review', learner.accountId);
	expect(await store.homework.review(byLearner, reviews, nowMs)).toBe(false);
	const permission = permissionFor('review', teacher.accountId);
	const strange = { id: 'x', handInId: 'of nobody', mark: 1, note: '' };
	expect(await store.homework.review(permission, [...reviews, strange], nowMs)).toBe(false);
	expect(await idsOf()).toEqual([needy, calm]);
	expect(await store.homework.review(permission, reviews, nowMs)).toBe(true);
	expect([await idsOf(), (await idsOf(true)).toSorted()]).toEqual([[], [needy, calm].toSorted()]);
	expect((await store.homework.tasksOf(permission, [calm])).get(calm)).toEqual({ task: assignment.task });
	expect((await store.homework.tasksOf(byLearner, [calm])).size).toBe(0);
}

async function showsOldHomework(store: Store) {
	const { academy, learner } = await aClass(store);
	const { id: _, classId, ...homework } = await anAssignment(store, academy);
	const many = Array.from({ length: 301 }, (_each, place) => ({ ...homework, id: `older ${place}` }));
	const permission = permissionFor('writeAssignment', academy.ownerId);
	expect(await store.homework.saveAssignments(permission, classId, many, 500)).toBe('saved');
	expect(await homeworkOf(store, learner.accountId)).toHaveLength(303);
}

async function givesRecordings(store: Store) {
	const { academy, teacher, learner, assignment } = await aClass(store);
	const handInId = await aHandIn(store, learner, assignment.id);
	const mine = permissionFor('handIn', learner.accountId);
	const wav = new Uint8Array([1, 2, 3]);
	const kept = { handInId, expiresAtMs: nowMs + dayMs, wav };
	expect(await store.homework.addRecording(permissionFor('handIn', teacher.accountId), kept)).toBe(false);
	expect(await store.homework.addRecording(mine, kept)).toBe(true);
	const hear = (accountId: string, atMs = nowMs) =>
		store.homework.recording(permissionFor('hearRecording', accountId), handInId, atMs);
	const other = await aLearner(store, academy, 'Leo');
	expect(await hear(teacher.accountId)).toEqual(wav);
	expect(await hear(learner.accountId)).toEqual(wav);
	expect(await hear(other.accountId)).toBeUndefined();
	expect(await hear(teacher.accountId, nowMs + dayMs)).toBeUndefined();
	expect(await store.homework.withdrawRecording(permissionFor('handIn', other.accountId), handInId)).toBe(
		false,
	);
	expect(await store.homework.withdrawRecording(mine, handInId)).toBe(true);
	expect(await hear(teacher.accountId)).toBeUndefined();
}

async function showsWards(store: Store) {
	const { academy, learner, assignment } = await aClass(store);
	const other = await aLearner(store, academy, 'Leo');
	const guardian = await aMember(store, academy, 'guardian', { wardId: learner.membershipId });
	await aHandIn(store, learner, assignment.id);
	await aHandIn(store, other, assignment.id);
	const seen = await homeworkOf(store, guardian.accountId);
	expect(seen.map(({ ward, handIns }) => [ward, handIns.length])).toEqual([['Lea', 1]]);
}

async function refusesArchived(store: Store) {
	const { academy, learner, assignment } = await aClass(store);
	const permission = permissionFor('changeClass', academy.ownerId);
	await store.academies.changeClass(permission, academy.classId, { archivedAtMs: nowMs });
	await expect(aHandIn(store, learner, assignment.id)).rejects.toThrow('notFound');
	expect((await anAssignment(store, academy)).outcome).toBe('notFound');
	expect((await homeworkOf(store, learner.accountId))[0]?.isArchived).toBe(true);
}

async function tellsOfWork(store: Store) {
	const { academy, teacher, learner, assignment } = await aClass(store);
	await aHandIn(store, learner, assignment.id);
	const work = (accountId: string) =>
		store.homework.classWork(permissionFor('readClass', accountId), academy.classId);
	expect(await work(teacher.accountId)).toMatchObject({
		learners: [{ membershipId: learner.membershipId, displayName: 'Lea', cameAtMs: nowMs }],
		assignments: [{ id: assignment.id }],
		work: [
			{
				spokenSeconds: 12.5,
				mark: null,
				isReviewed: false,
				mistakes: [{ category: 'tense', original: 'go', replacement: 'went' }],
			},
		],
	});
	expect(await work(learner.accountId)).toBeUndefined();
}

async function tellsOfAnswers(store: Store) {
	const { academy, teacher, learner, assignment } = await aClass(store);
	const leo = await aLearner(store, academy, 'Leo');
	await aHandIn(store, learner, assignment.id, { marker: 'old', atMs: nowMs - 10 });
	await aHandIn(store, learner, assignment.id, { marker: 'new', atMs: nowMs });
	await aHandIn(store, leo, assignment.id, { marker: 'newer', atMs: nowMs + 1 });
	const said = (accountId: string, atMost = 9) =>
		store.homework.classAnswers(permissionFor('readClass', accountId), {
			...{ classId: academy.classId, sinceMs: nowMs, atMost },
		});
	const answer = { atMs: nowMs, task: assignment.task };
	const found = await said(teacher.accountId);
	expect(found).toEqual({
		name: 'academy',
		names: expect.arrayContaining(['Lea', 'Leo', 'teacher of academy']),
		answers: [
			{ ...answer, atMs: nowMs + 1, membershipId: leo.membershipId, content: aContent('newer') },
			{ ...answer, membershipId: learner.membershipId, content: aContent('new') },
		],
	});
	expect((await said(teacher.accountId, 1))?.answers).toHaveLength(1);
	expect(await said(learner.accountId)).toBeUndefined();
}
