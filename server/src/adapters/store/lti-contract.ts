import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aHandIn, anAssignment } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { aSession, nowMs, signIn } from './contract-data.ts';
import { anArrival, aPlatform, someMost, someone } from './world-data.ts';

/** Learning platforms: whom they send, and the marks that go back to them. */
export const ltiCases: StoreCase[] = [
	{ name: 'keeps one key for platforms, however many servers make one at once', check: keepsOneKey },
	{ name: 'gives whoever a platform sends one place, and to its own academy alone', check: givesOnePlace },
	{ name: 'registers a platform once by a link, within its limits', check: registersOnce },
	{ name: 'tells which marks a platform does not have', check: tellsDueMarks },
];

async function keepsOneKey(store: Store, { otherStore }: TestDatabase) {
	const key = (id: string) => ({ id, privateKey: `{"of":"${id}"}`, createdAtMs: nowMs });
	await Promise.all(
		[store, otherStore, store].map((one, place) => one.lti.addKey(key(`${place}`), nowMs - 1)),
	);
	const [kept, ...others] = await store.lti.keys();
	expect([kept?.privateKey, others]).toEqual([`{"of":"${kept?.id}"}`, []]);
	await store.lti.addKey({ ...key('later'), createdAtMs: nowMs + 9 }, nowMs);
	expect((await otherStore.lti.keys()).map(({ id }) => id)).toEqual(['later', kept?.id]);
}

async function givesOnePlace(store: Store, { otherStore }: TestDatabase) {
	const world = await someone(store);
	const { id } = await aPlatform(store, world);
	const arrivals = await Promise.all(
		[store, otherStore, store].map((one) => anArrival(one, id, { subject: 'lea' })),
	);
	const [first] = arrivals;
	if (!first || typeof first === 'string') throw new Error(first);
	expect(arrivals).toEqual([first, first, first]);
	expect(await store.lti.platform(id)).toMatchObject({ deploymentId: 'deployment', language: 'en' });
	const session = aSession();
	expect(await store.lti.signIn(first.accountId, session)).toMatchObject({
		...{ id: first.accountId, displayName: 'lea', email: null, consent: 'given' },
	});
	expect(await store.lti.signIn('nobody', aSession())).toBeUndefined();
	const teacher = await anArrival(store, id, { subject: 'lea', role: 'teacher', course: 'other' });
	expect(teacher).not.toMatchObject({ membershipId: first.membershipId });
	// Another academy's platform means somebody else by the same name.
	const { id: otherId } = await aPlatform(store, await someone(store));
	expect(await anArrival(store, otherId, { subject: 'lea' })).not.toMatchObject({
		accountId: first.accountId,
	});

	const full = { ...someMost, members: 1 };
	expect(await anArrival(store, id, { subject: 'max' }, full)).toBe('full');
	expect(await anArrival(store, id, { subject: 'max', course: 'third' }, { ...someMost, classes: 3 })).toBe(
		'full',
	);
	const course = await store.lti.course(world.owner('fetchMembers'), first.classId);
	expect(course).toMatchObject({ platform: { id }, membersAddress: 'https://m/members' });
	const member = (subject: string, isActive = true) => ({
		...{ subject, name: subject, role: 'learner' as const, isActive },
		...{ accountId: randomUUID(), membershipId: randomUUID() },
	});
	const where = { platformId: id, classId: first.classId, nowMs };
	const members = [member('max'), member('eva'), member('lea', false)];
	expect(await store.lti.setMembers(where, members, 20)).toEqual({ added: 2, left: 1 });
	expect(await store.lti.setMembers(where, members, 1)).toBe('full');

	const stranger = permissionFor('connectPlatforms', (await signIn(store, 'x@example.org')).id);
	expect(await store.lti.platforms(stranger, world.academyId)).toBeUndefined();
	expect(await store.lti.removePlatform(stranger, world.academyId, id)).toBe(false);
	expect(await store.lti.platforms(world.owner('connectPlatforms'), world.academyId)).toMatchObject([
		{ id, people: 4, waitingMarks: 0, failure: null },
	]);
	expect(await store.lti.removePlatform(world.owner('connectPlatforms'), world.academyId, id)).toBe(true);
}

async function registersOnce(store: Store) {
	const { academyId, owner } = await someone(store);
	const registration = { tokenHash: 'hash', academyId, expiresAtMs: nowMs + 1 };
	await store.lti.addRegistration(owner('connectPlatforms'), registration);
	const platform = (id: string) => ({
		...{ id, name: 'M', issuer: 'i', clientId: 'c', deploymentId: null },
		...{ authAddress: 'a', tokenAddress: 't', keysAddress: 'k' },
	});
	expect(await store.lti.isRegistrationOpen('hash', nowMs + 1)).toBe(false);
	expect(await store.lti.register('hash', platform('1'), nowMs, 0)).toBe('full');
	const twice = [
		store.lti.register('hash', platform('2'), nowMs, 5),
		store.lti.register('hash', platform('3'), nowMs, 5),
	];
	expect((await Promise.all(twice)).toSorted()).toEqual(['notFound', 'registered']);
	const other = await someone(store);
	const stolen = { ...platform('2'), academyId: other.academyId, createdAtMs: nowMs };
	expect(await store.lti.savePlatform(other.owner('connectPlatforms'), stolen, 5)).toBe('notFound');
}

async function tellsDueMarks(store: Store) {
	const world = await someone(store);
	const platform = await aPlatform(store, world);
	const arrival = await anArrival(store, platform.id, { subject: 'lea' });
	if (typeof arrival === 'string') throw new Error(arrival);
	const assignment = await anAssignment(store, { ...world, classId: arrival.classId });
	const link = { platformId: platform.id, id: 'link', assignmentId: assignment.id };
	expect(await store.lti.assignmentOf(link, world.classId)).toBeUndefined();
	expect(await store.lti.assignmentOf(link, arrival.classId)).toEqual({ id: assignment.id, isLinked: false });
	const added = { title: 'T', task: { kind: 'aptis' as const }, createdAtMs: nowMs };
	await store.lti.linkAssignment(
		{ ...link, id: 'added', lineItem: null, lineItems: null },
		{ id: 'made', classId: arrival.classId, added },
	);
	await store.lti.linkAssignment(
		{ ...link, lineItem: null, lineItems: 'https://m/columns' },
		{ id: assignment.id, classId: arrival.classId, added: null },
	);
	expect((await store.lti.pickable(arrival.classId, 5)).map(({ id }) => id).toSorted()).toEqual(
		['made', assignment.id].toSorted(),
	);
	await store.lti.noteLineItem(platform.id, 'link', 'https://m/column');
	const times = { nowMs, sinceMs: nowMs - 1 };
	const due = async (changed = {}) =>
		(await store.lti.dueMarks({ ...times, ...changed }, 5)).map(({ mark, failures }) => [mark, failures]);
	const handInId = await aHandIn(store, arrival, assignment.id);
	expect(await due()).toEqual([]);
	const review = (mark: number) =>
		store.homework.review(world.owner('review'), [{ id: randomUUID(), handInId, mark, note: '' }], nowMs);
	await review(3.5);
	expect(await due({ sinceMs: nowMs })).toEqual([]);
	const [first] = await store.lti.dueMarks(times, 5);
	if (!first) throw new Error('nothing is due');
	expect(first).toMatchObject({
		subject: 'lea',
		mark: 3.5,
		lineItem: 'https://m/column',
		platform: { id: platform.id },
	});
	await store.lti.noteMark(first, { nextTryAtMs: nowMs + 5, failure: 'down' });
	expect([await due(), await due({ nowMs: nowMs + 5, sinceMs: nowMs })]).toEqual([[], [[3.5, 1]]]);
	await store.lti.noteMark(first, { sentAtMs: nowMs + 5 });
	expect(await due({ nowMs: nowMs + 5 })).toEqual([]);
	await review(4);
	expect(await due({ nowMs: nowMs + 5 })).toEqual([[4, 0]]);
	for (const id of ['a', 'b']) {
		await store.homework.undoReview(world.owner('review'), { id, handInId, atMs: nowMs });
		if (id === 'a') expect(await due({ nowMs: nowMs + 5 })).toEqual([]);
	}
}
