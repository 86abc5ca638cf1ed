import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aContent, aHandIn } from './academy-data.ts';
import type { StoreCase } from './contract.ts';
import { nowMs } from './contract-data.ts';
import { aClass, homeworkOf, queueOf } from './homework-data.ts';

export const reviewCases: StoreCase[] = [
	{ name: 'keeps every change of a mark, and undoes the last', check: keepsHistory },
	{ name: 'keeps a teacher’s word while its learner waits for another look', check: keepsWord },
];

async function keepsHistory(store: Store) {
	const { academy, teacher, learner, assignment } = await aClass(store);
	const handInId = await aHandIn(store, learner, assignment.id);
	const permission = permissionFor('review', teacher.accountId);
	await store.homework.review(permission, [{ id: 'a', handInId, mark: 2, note: 'two' }], nowMs + 1);
	await store.homework.review(permission, [{ id: 'b', handInId, mark: 3, note: 'three' }], nowMs + 2);
	expect(await store.homework.undoReview(permission, { id: 'c', handInId, atMs: nowMs + 3 })).toBe(true);
	const [entry] = (await queueOf(store, teacher.accountId, academy.academyId, true)).entries;
	expect(entry?.review).toMatchObject({ mark: 2, note: 'two', atMs: nowMs + 3, by: 'teacher of academy' });
	expect(entry?.history.map(({ mark, isUndone }) => [mark, isUndone])).toEqual([
		[2, true],
		[3, false],
		[2, false],
	]);
	expect(entry?.content.draft).toEqual(aContent().draft);
	const again = { id: 'c', handInId, atMs: nowMs + 4 };
	expect(await store.homework.undoReview(permission, again), 'its answer was lost').toBe(true);
	const [still] = (await queueOf(store, teacher.accountId, academy.academyId, true)).entries;
	expect(still).toEqual(entry);
	const other = await aHandIn(store, learner, assignment.id);
	await store.homework.review(permission, [{ id: 'e', handInId: other, mark: 1, note: '' }], nowMs + 5);
	expect(await store.homework.undoReview(permission, { ...again, handInId: other })).toBe(false);
	const own = permissionFor('review', learner.accountId);
	expect(await store.homework.undoReview(own, { id: 'd', handInId, atMs: nowMs })).toBe(false);
}

async function keepsWord(store: Store) {
	const { academy, teacher, learner, assignment } = await aClass(store);
	const handInId = await aHandIn(store, learner, assignment.id);
	const permission = permissionFor('review', teacher.accountId);
	const review = (mark: number, atMs: number) =>
		store.homework.review(permission, [{ id: `r ${mark}`, handInId, mark, note: 'Well' }], atMs);
	const undo = (atMs: number) => store.homework.undoReview(permission, { id: `u ${atMs}`, handInId, atMs });
	const ask = ({ accountId }: { accountId: string }) =>
		store.homework.askForAnotherLook(permissionFor('handIn', accountId), {
			...{ handInId, attention: 90, atMs: nowMs + 2 },
		});
	const standing = async () => {
		const [waits] = (await queueOf(store, teacher.accountId, academy.academyId)).entries;
		const [done] = (await queueOf(store, teacher.accountId, academy.academyId, true)).entries;
		const [own] = (await homeworkOf(store, learner.accountId))[0]?.handIns ?? [];
		return [own?.review?.mark, own?.isAskedAgain, waits?.content.reasons[0], done?.id];
	};
	expect(await ask(learner), 'nothing is said yet').toBe(false);
	await review(2, nowMs + 1);
	expect(await standing()).toEqual([2, false, undefined, handInId]);
	expect([await ask(teacher), await ask(learner)]).toEqual([false, true]);
	expect(await standing()).toEqual([2, true, 'asksAgain', undefined]);
	const overview = permissionFor('readOverview', teacher.accountId);
	expect((await store.academies.overview(overview, academy.academyId))?.classes[0]?.waiting).toBe(1);
	await review(4, nowMs + 3);
	expect(await standing()).toEqual([4, false, undefined, handInId]);
	await undo(nowMs + 4);
	expect(await standing(), 'the request comes back with the word').toEqual([2, true, 'asksAgain', undefined]);
	await undo(nowMs + 5);
	expect(await standing()).toEqual([4, false, undefined, handInId]);
	const other = await aHandIn(store, learner, assignment.id);
	await store.homework.review(permission, [{ id: 'other', handInId: other, mark: 1, note: '' }], nowMs);
	const asked = { handInId: other, attention: 90, atMs: nowMs };
	await store.homework.askForAnotherLook(permissionFor('handIn', learner.accountId), asked);
	await store.homework.undoReview(permission, { id: 'undone', handInId: other, atMs: nowMs });
	const [entry] = (await queueOf(store, teacher.accountId, academy.academyId)).entries;
	expect([entry?.review, entry?.content.reasons[0]]).toEqual([null, 'asksAgain']);
}
