import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { SavedMockDay } from '#server/ports/mock-day-store.ts';
import type { Store } from '#server/ports/store.ts';
import { aContent, aLearner, aMember, anAcademy } from './academy-data.ts';
import { nowMs, signIn } from './contract-data.ts';

/** An academy with a class of two learners, and its teacher. */
export async function aClass(store: Store) {
	const { id: ownerId } = await signIn(store, 'olga@example.org');
	const academy = await anAcademy(store, { ownerId });
	const teacher = await aMember(store, academy, 'teacher');
	const [lea, leo] = [await aLearner(store, academy), await aLearner(store, academy, 'Leo')];
	return { academy, teacher, lea, leo };
}

/** Makes a mock exam day, or makes it anew; an academy of a test has two of them at most. */
export const saveDay = (store: Store, accountId: string, day: SavedMockDay) =>
	store.mockDays.save(permissionFor('makeMockDay', accountId), day, 2);

/** A mock exam day, as somebody sees it. */
export const dayOf = (store: Store, accountId: string, dayId: string) =>
	store.mockDays.day(permissionFor('readMockDay', accountId), dayId);

/** What a candidate said, handed in twice as a room with a bad network does; the id of the one answer. */
export async function aMockHandIn(store: Store, accountId: string, dayId: string, membershipId: string) {
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
