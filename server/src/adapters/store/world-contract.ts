import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aHandIn, aLearner, anAcademy, anAssignment } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { aSession, nowMs, signIn } from './contract-data.ts';
import { anArrival, aPlatform, someMost } from './world-data.ts';

export const worldCases: StoreCase[] = [
	{ name: 'keeps one key for platforms, however many servers make one at once', check: keepsOneKey },
	{ name: 'gives whoever a platform sends one place, and to its own academy alone', check: givesOnePlace },
	{ name: 'registers a platform once by a link, within its limits', check: registersOnce },
	{ name: 'tells which marks a platform does not have', check: tellsDueMarks },
	{ name: 'lets a token be used in its time, and reads one academy by pages', check: readsByToken },
	{ name: 'gives each delivery to one server, and no more than may wait', check: deliversOnce },
	{ name: 'notes what has happened with the change that did it, or not at all', check: notesHappenings },
	{ name: 'applies a roster as a whole or not at all', check: appliesRosters },
];

async function someone(store: Store) {
	const { id: ownerId } = await signIn(store, `${randomUUID()}@example.org`);
	const world = await anAcademy(store, { ownerId });
	return { ...world, owner: (deed: Parameters<typeof permissionFor>[0]) => permissionFor(deed, ownerId) };
}

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
	if (!first || first === 'full') throw new Error('full');
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
	if (arrival === 'full') throw new Error('full');
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
	const learners = [await aLearner(store, world, 'Ada'), await aLearner(store, world, 'Bel')];
	const assignment = await anAssignment(store, world);
	const answers = [];
	for (const learner of learners) answers.push(await aHandIn(store, learner, assignment.id));
	const reading = owner('readProgram');
	const [one] = await store.programs.results(reading, academyId, { limit: 1 });
	const rest = await store.programs.results(reading, academyId, { limit: 5, cursor: one?.id });
	expect([one?.id, ...rest.map(({ id }) => id)]).toEqual(answers.toSorted());
	expect(await store.programs.results(reading, academyId, { limit: 5, sinceMs: nowMs + 1 })).toEqual([]);
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
	expect(await store.programs.removeToken(owner('managePrograms'), academyId, token.id)).toBe(true);
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
	await store.academies.removeMember(owner('removeMember'), academyId, learner.membershipId);
	expect(await kinds()).toEqual(['answer.handed_in', 'answer.released', 'member.left']);
	expect(await store.academies.remove(owner('removeAcademy'), academyId, world.marker)).toBe('removed');
	expect(await kinds()).toEqual([]);
}

async function appliesRosters(store: Store) {
	const { academyId, owner } = await someone(store);
	const { id: teacherId } = await signIn(store, 'teacher@example.org');
	const [classId, membershipId] = [randomUUID(), randomUUID()];
	const person = { membershipId, accountId: randomUUID(), displayName: 'Lea' };
	const changes = {
		newClasses: [{ sourcedId: 'c', classId, name: 'C', joinCode: 'CODE' }],
		changedClasses: [],
		newPeople: [
			{ ...person, sourcedId: 'l', role: 'learner' as const, nameKey: 'lea', pinHash: 'hash' },
			{
				...{ sourcedId: 't', membershipId: 'of the teacher', accountId: 'unused', displayName: 'T' },
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
	expect((await store.rosters.known(permission, academyId))?.classes.size).toBe(0);
	expect(await store.rosters.apply(permission, academyId, changes, limits)).toBe('applied');
	expect(await store.cards.find('CODE', 'lea')).toMatchObject([
		{ accountId: person.accountId, pinHash: 'hash' },
	]);
	expect(await store.academies.mine(teacherId)).toMatchObject([{ me: { role: 'teacher' } }]);
	const ended = {
		...{ newClasses: [], newPeople: [] },
		changedClasses: [{ classId, name: 'D', isArchived: true }],
		renamed: [{ membershipId, displayName: 'Lea V', nameKey: 'lea v' }],
		places: [{ classId, membershipId, isIn: false }],
	};
	await store.rosters.apply(permission, academyId, ended, limits);
	const known = await store.rosters.known(permission, academyId);
	expect(known?.classes.get('c')).toMatchObject({ name: 'D', isArchived: true });
	expect(known?.people.get('l')).toEqual({ membershipId, displayName: 'Lea V', role: 'learner' });
	expect(known?.places).toEqual(new Set([`${classId} of the teacher`]));
	expect(await store.rosters.known(permission, (await someone(store)).academyId)).toBeUndefined();
}
