import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { permissionFor, rolesFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aHandIn, aLearner, aMember, anAssignment } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { nowMs, signIn } from './contract-data.ts';
import { someone } from './world-data.ts';

export const worldCases: StoreCase[] = [
	{ name: 'lets a token be used in its time, and reads one academy by pages', check: readsByToken },
	{ name: 'gives each delivery to one server, and no more than may wait', check: deliversOnce },
	{ name: 'notes what has happened with the change that did it, or not at all', check: notesHappenings },
	{ name: 'applies a roster as a whole or not at all', check: appliesRosters },
	{ name: 'has the place of a roster’s teacher wait until they agree', check: waitsForTeachers },
];

async function readsByToken(store: Store) {
	const world = await someone(store);
	const { academyId, classId, owner, ownerId } = world;
	const times = { createdAtMs: nowMs, expiresAtMs: nowMs + 9 };
	const token = { id: randomUUID(), academyId, name: 'T', scope: 'write' as const, tokenHash: 'h', ...times };
	expect(await store.programs.addToken(owner('managePrograms'), token, 1)).toBe('added');
	const second = { ...token, id: randomUUID(), tokenHash: 'other' };
	expect(await store.programs.addToken(owner('managePrograms'), second, 1)).toBe('full');
	expect(await store.programs.useToken('h', nowMs)).toEqual({
		id: token.id,
		academyId,
		accountId: ownerId,
		scope: 'write',
	});
	expect(await store.programs.useToken('h', nowMs + 9)).toBeUndefined();
	expect(await store.programs.tokens(owner('managePrograms'), academyId)).toMatchObject([
		{ lastUsedAtMs: nowMs },
	]);
	const [ada, bel] = [await aLearner(store, world, 'Ada'), await aLearner(store, world, 'Bel')];
	const assignment = await anAssignment(store, world);
	const answers = [await aHandIn(store, ada, assignment.id), await aHandIn(store, bel, assignment.id)];
	const reading = owner('readProgram');
	const [one] = await store.programs.results(reading, academyId, { limit: 1 });
	const rest = await store.programs.results(reading, academyId, { limit: 5, cursor: one?.id });
	expect([one?.id, ...rest.map(({ id }) => id)]).toEqual(answers.toSorted());
	const changedSince = async (sinceMs: number) =>
		(await store.programs.results(reading, academyId, { limit: 5, sinceMs })).map(({ id }) => id);
	expect(await changedSince(nowMs + 1)).toEqual([]);
	const putRight = { replaces: answers.slice(0, 1), putRightAtMs: nowMs + 1 };
	const replacement = await aHandIn(store, ada, assignment.id, putRight);
	expect(await changedSince(nowMs + 1)).toEqual([replacement]);
	expect(await store.programs.learners(reading, academyId, { limit: 5, classId })).toMatchObject([
		{ classIds: [classId] },
		{ classIds: [classId] },
	]);
	expect(await store.programs.assignments(reading, academyId, { limit: 5 })).toMatchObject([
		{ id: assignment.id },
	]);
	const other = await someone(store);
	expect(await store.programs.classes(reading, other.academyId, { limit: 5 })).toEqual([]);
	expect(await store.programs.removeToken(other.owner('managePrograms'), academyId, token.id)).toBe(false);
	const heir = await aMember(store, world, 'coordinator', { hasPlace: false });
	const change = { academyId, toMembershipId: heir.membershipId, roles: rolesFor.handOverAcademy };
	expect(await store.houses.handOverAcademy(owner('handOverAcademy'), change, 9)).toBe('handedOver');
	expect(await store.programs.useToken('h', nowMs), 'its owner owns the academy no more').toBeUndefined();
	const managing = permissionFor('managePrograms', heir.accountId);
	expect(await store.programs.removeToken(managing, academyId, token.id)).toBe(true);
}

async function deliversOnce(store: Store, { otherStore, query }: TestDatabase) {
	const world = await someone(store);
	const { academyId, owner } = world;
	const webhook = {
		id: 'w',
		academyId,
		address: 'https://w',
		events: ['member.joined' as const],
		createdAtMs: nowMs,
	};
	const managing = owner('managePrograms');
	expect(await store.webhooks.save(managing, webhook, 'whsec_1', 1)).toBe('added');
	expect(await store.webhooks.save(managing, { ...webhook, id: 'v' }, 'whsec_2', 1)).toBe('full');
	expect(await store.webhooks.save(managing, { ...webhook, address: 'https://v' }, 'x', 1)).toBe('changed');
	await store.webhooks.replaceSecret(managing, academyId, 'w', { secret: 'whsec_3', oldUntilMs: nowMs + 1 });
	// Noted by the database with each change; what the webhook does not want is told to nobody.
	const gone = await aLearner(store, world, 'Gone');
	await store.academies.removeMember(owner('removeMember'), academyId, gone.membershipId);
	for (const name of ['Lea', 'Leo']) await aLearner(store, world, name);
	const round = { nowMs, atMost: 9 };
	await Promise.all([store, otherStore].map((one) => one.webhooks.queueHappenings(round, randomUUID, 2)));
	expect(await query('select * from "happenings"')).toEqual([]);
	const times = { nowMs, claimMs: 5 };
	const claims = await Promise.all([store, otherStore].map((one) => one.webhooks.claimDue(times, 5)));
	const claimed = claims.flat();
	expect(claimed).toMatchObject([{ address: 'https://v', tries: 1 }, { tries: 1 }]);
	expect(claimed[0]?.secrets).toEqual([
		{ secret: 'whsec_3', untilMs: null },
		{ secret: 'whsec_1', untilMs: nowMs + 1 },
	]);
	expect(await store.webhooks.claimDue(times, 5)).toEqual([]);
	await store.webhooks.note(claimed[0]?.id ?? '', { deliveredAtMs: nowMs + 1 });
	expect(await store.webhooks.claimDue({ nowMs: nowMs + 5, claimMs: 5 }, 5)).toMatchObject([{ tries: 2 }]);
	const stranger = await someone(store);
	expect(await store.webhooks.remove(stranger.owner('managePrograms'), stranger.academyId, 'w')).toBe(false);
	expect(await store.webhooks.addTest(managing, academyId, 'w', { id: 'test', atMs: nowMs + 2 })).toBe(true);
	const shown = await store.webhooks.list(managing, academyId, 5);
	expect(shown?.[0]?.deliveries.map(({ kind }) => kind)).toEqual(['test', 'member.joined', 'member.joined']);
}

async function notesHappenings(store: Store, { query }: TestDatabase) {
	const world = await someone(store);
	const { academyId, owner } = world;
	const kinds = async () =>
		(await query('select "kind" from "happenings" order by "place"')).map(({ kind }) => kind);
	const learner = await aLearner(store, world);
	expect(await kinds()).toEqual([]);
	const events = ['answer.handed_in' as const];
	const webhook = { id: 'w', academyId, address: 'https://w', events, createdAtMs: nowMs };
	await store.webhooks.save(owner('managePrograms'), webhook, 'whsec_1', 1);
	const assignment = await anAssignment(store, world);
	const handInId = await aHandIn(store, learner, assignment.id);
	const review = (reviewed: string) => ({ id: randomUUID(), handInId: reviewed, mark: 3, note: '' });
	// The second of them is not there, so that the first is not reviewed either.
	expect(await store.homework.review(owner('review'), [review(handInId), review('nothing')], nowMs)).toBe(
		false,
	);
	expect(await kinds()).toEqual(['answer.handed_in']);
	await store.homework.review(owner('review'), [review(handInId)], nowMs);
	expect(await kinds()).toEqual(['answer.handed_in', 'answer.released']);
	const place = (sourcedId: string) => ({
		...{ sourcedId, membershipId: `place of ${sourcedId}`, displayName: sourcedId },
		...{ role: 'teacher' as const, email: `${sourcedId}@example.org` },
	});
	await store.rosters.apply(
		owner('importRoster'),
		academyId,
		{ newClasses: [], changedClasses: [], newPeople: [place('t'), place('u')], renamed: [], places: [] },
		{ nowMs, maxClasses: 5, maxMembers: 9 },
	);
	const invitation = { academyId, role: 'teacher' as const, classId: null, wardId: null, id: 't' };
	await store.academies.inviteByMail(
		owner('inviteTeacher'),
		{
			...{ ...invitation, email: 't@example.org', membershipId: 'place of t' },
			...{ tokenHash: 'link of t', sentAtMs: nowMs, expiresAtMs: nowMs + 1 },
		},
		{ maxWaiting: 9, sentBeforeMs: nowMs, maxTimes: 9 },
	);
	await store.academies.removeMember(owner('removeMember'), academyId, 'place of u');
	expect(await kinds(), 'nobody is there yet').toHaveLength(2);
	const { id: accountId } = await signIn(store, 't@example.org');
	const joining = { membershipId: randomUUID(), accountId, displayName: 'T' };
	await store.academies.join({ tokenHash: 'link of t' }, joining, nowMs, 9);
	expect((await kinds()).slice(2)).toEqual(['member.joined']);
	await store.academies.removeMember(owner('removeMember'), academyId, learner.membershipId);
	expect((await kinds()).slice(2)).toEqual(['member.joined', 'member.left']);
	expect(await store.academies.remove(owner('removeAcademy'), academyId, world.marker, async () => {})).toBe(
		'removed',
	);
	expect(await kinds()).toEqual([]);
}

async function appliesRosters(store: Store) {
	const { academyId, owner } = await someone(store);
	const { id: teacherId } = await signIn(store, 'teacher@example.org');
	const [classId, membershipId] = [randomUUID(), randomUUID()];
	const person = { membershipId, displayName: 'Lea' };
	const card = { accountId: randomUUID(), nameKey: 'lea', pinHash: 'hash' };
	const changes = {
		newClasses: [{ sourcedId: 'c', classId, name: 'C', joinCode: 'CODE' }],
		changedClasses: [],
		newPeople: [
			{ ...person, ...card, sourcedId: 'l', role: 'learner' as const },
			{
				...{ sourcedId: 't', membershipId: 'of the teacher', displayName: 'T' },
				...{ role: 'teacher' as const, email: 'teacher@example.org' },
			},
		],
		renamed: [],
		places: [
			{ classId, membershipId, isIn: true },
			{ classId, membershipId: 'of the teacher', isIn: true },
		],
	};
	const permission = owner('importRoster');
	const limits = { nowMs, maxClasses: 5, maxMembers: 2 };
	expect(await store.rosters.apply(permission, academyId, changes, { ...limits, maxMembers: 1 })).toBe(
		'full',
	);
	expect((await store.rosters.known(permission, academyId, nowMs))?.classes.size).toBe(0);
	expect(await store.rosters.apply(permission, academyId, changes, limits)).toBe('applied');
	expect(await store.cards.find('CODE', 'lea')).toMatchObject([
		{ accountId: card.accountId, pinHash: 'hash' },
	]);
	// The teacher is nobody there until they agree.
	expect(await store.academies.mine(teacherId)).toEqual([]);
	const more = (sourcedId: string, name: string) => ({
		...{ newClasses: [], changedClasses: [], renamed: [], places: [] },
		newPeople: [
			{
				...{ sourcedId, membershipId: randomUUID(), displayName: name, role: 'learner' as const },
				...{ accountId: randomUUID(), nameKey: name, pinHash: '' },
			},
		],
	});
	const bought = { places: 1, untilMs: nowMs, readOnlyFromMs: nowMs + 1 };
	await store.houses.setPlaces(academyId, bought);
	const addAt = (atMs: number) =>
		store.rosters.apply(permission, academyId, more('m', 'Max'), { ...limits, nowMs: atMs });
	expect([await addAt(nowMs), await addAt(nowMs + 1)]).toEqual(['placesTaken', 'readOnly']);
	await store.houses.setPlaces(academyId, { places: null, untilMs: null, readOnlyFromMs: null });
	const ended = {
		...{ newClasses: [], newPeople: [] },
		changedClasses: [{ classId, name: 'D', isArchived: true }],
		renamed: [{ membershipId, displayName: 'Lea V', nameKey: 'lea v' }],
		places: [{ classId, membershipId, isIn: false }],
	};
	await store.rosters.apply(permission, academyId, ended, limits);
	const known = await store.rosters.known(permission, academyId, nowMs);
	expect(known?.classes.get('c')).toMatchObject({ name: 'D', isArchived: true });
	expect(known?.people.get('l')).toEqual({ membershipId, displayName: 'Lea V', role: 'learner' });
	expect(known?.places).toEqual(new Set([`${classId} of the teacher`]));
	expect(await store.rosters.known(permission, (await someone(store)).academyId, nowMs)).toBeUndefined();
}

/** Teachers agree by an invitation to the place that waits for them. */
async function waitsForTeachers(store: Store) {
	const { academyId, owner } = await someone(store);
	const { id: teacherId } = await signIn(store, 'teacher@example.org');
	const permission = owner('importRoster');
	const classId = randomUUID();
	const teacher = (sourcedId: string, email: string) => ({
		...{ sourcedId, membershipId: `place of ${sourcedId}`, displayName: sourcedId.toUpperCase() },
		...{ role: 'teacher' as const, email },
	});
	await store.rosters.apply(
		permission,
		academyId,
		{
			...{ changedClasses: [], renamed: [] },
			newClasses: [{ sourcedId: 'c', classId, name: 'C', joinCode: 'CODE' }],
			newPeople: [
				teacher('t', 'teacher@example.org'),
				teacher('u', 'u@example.org'),
				teacher('v', 'v@example.org'),
			],
			places: [{ classId, membershipId: 'place of u', isIn: true }],
		},
		{ nowMs, maxClasses: 5, maxMembers: 9 },
	);
	const known = async (atMs = nowMs) => {
		const found = await store.rosters.known(permission, academyId, atMs);
		if (!found) throw new Error('Nothing is known.');
		return found;
	};
	const uninvited = async (atMs?: number) =>
		(await known(atMs)).uninvited.map(({ sourcedId }) => sourcedId).toSorted();
	expect(await uninvited()).toEqual(['t', 'u', 'v']);
	const invite = (sourcedId: string, email: string) =>
		store.academies.inviteByMail(
			owner('inviteTeacher'),
			{
				...{ academyId, role: 'teacher', classId: null, wardId: null, id: sourcedId, email },
				...{ tokenHash: `link of ${sourcedId}`, sentAtMs: nowMs, expiresAtMs: nowMs + 1 },
				membershipId: `place of ${sourcedId}`,
			},
			{ maxWaiting: 9, sentBeforeMs: nowMs, maxTimes: 9 },
		);
	await invite('t', 'teacher@example.org');
	await invite('u', 'u@example.org');
	await invite('v', 'v@example.org');
	expect([await uninvited(), await uninvited(nowMs + 1)]).toEqual([[], ['t', 'u', 'v']]);
	const join = (sourcedId: string) =>
		store.academies.join(
			{ tokenHash: `link of ${sourcedId}` },
			{ membershipId: randomUUID(), accountId: teacherId, displayName: 'Typed' },
			...([nowMs, 9] as const),
		);
	expect(await join('t')).toEqual({ academyId, role: 'teacher' });
	const mine = async () => (await store.academies.mine(teacherId))[0];
	expect(await mine()).toMatchObject({ me: { role: 'teacher', displayName: 'T' } });
	expect([await join('t'), (await known()).places.size]).toEqual(['unknown', 1]);
	// Who is here already has what another place brings beside their own; one that nobody takes goes with its address.
	expect(await join('u')).toEqual({ academyId, role: 'teacher' });
	expect(await mine(), 'under the name that the next import would give').toMatchObject({
		me: { displayName: 'U' },
	});
	await store.accounts.erase(await signIn(store, 'v@example.org'));
	const { people, places } = await known();
	expect(places).toEqual(new Set([`${classId} place of t`]));
	const placeOf = [...people].map(([sourcedId, { membershipId }]) => `${sourcedId} in ${membershipId}`);
	expect(placeOf.toSorted()).toEqual(['t in place of t', 'u in place of t']);
	// So is somebody whom the roster finds by their address.
	const found = {
		...{ newClasses: [], changedClasses: [], renamed: [], places: [] },
		newPeople: [{ ...teacher('w', 'teacher@example.org'), displayName: 'Wim' }],
	};
	await store.rosters.apply(permission, academyId, found, { nowMs, maxClasses: 5, maxMembers: 9 });
	expect(await mine()).toMatchObject({ me: { role: 'teacher', displayName: 'Wim' } });
}
