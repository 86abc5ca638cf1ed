import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aHandIn, aLearner, aMember, anAcademy, anAssignment } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { nowMs, signIn } from './contract-data.ts';

export const academyCases: StoreCase[] = [
	{ name: 'starts an academy and tells its owner of it', check: startsAnAcademy },
	{ name: 'leaves nothing of an academy that is removed, in any table', check: removesAcademies },
	{
		name: 'lets people in by code and by link, a link once, a code until the class is archived',
		check: lets,
	},
	{ name: 'makes nobody something else by a code or a link, and keeps the link', check: keepsRoles },
	{ name: 'has anybody be the guardian of several learners, and go with the last', check: hasWards },
	{ name: 'shows a teacher their own classes and people alone', check: showsOwnClasses },
	{ name: 'moves learners, and removes members but the owner', check: movesMembers },
	{ name: 'keeps to the number of members and classes', check: keepsToLimits },
];

const owner = async (store: Store, email = 'olga@example.org') => (await signIn(store, email)).id;

async function startsAnAcademy(store: Store) {
	const ownerId = await owner(store);
	const { academyId, classId, joinCode } = await anAcademy(store, { ownerId, marker: 'Sol' });
	expect(await store.academies.mine(ownerId)).toMatchObject([
		{
			academy: { id: academyId, name: 'Sol', colours: { ground: '#163e40' }, isExample: false },
			me: { role: 'owner' },
		},
	]);
	const overview = await store.academies.overview(permissionFor('readOverview', ownerId), academyId);
	expect(overview?.classes).toEqual([
		{ id: classId, name: 'Sol', joinCode, isArchived: false, platform: null, learners: 0, waiting: 0 },
	]);
	const changed = { id: academyId, name: 'Luna', language: 'es' as const };
	const colours = { ground: '#000000', text: '#ffffff' };
	expect(await store.academies.change(permissionFor('changeAcademy', ownerId), { ...changed, colours })).toBe(
		true,
	);
	expect(await store.academies.mine(ownerId)).toMatchObject([{ academy: { ...changed, colours } }]);
}

const asText = (value: unknown) =>
	value instanceof ArrayBuffer || value instanceof Uint8Array
		? Buffer.from(value as Uint8Array).toString('latin1')
		: String(value);

/** The tables in which any column of any row holds a text. */
async function tablesWith(database: TestDatabase, text: string): Promise<string[]> {
	const found = [];
	for (const table of await database.tableNames()) {
		const rows = await database.query(`select * from "${table}"`);
		if (rows.some((row) => Object.values(row).some((value) => asText(value).includes(text)))) {
			found.push(table);
		}
	}
	return found.toSorted();
}

const academyTables = [
	'academies',
	'academyImages',
	'assignments',
	'classMembers',
	'classes',
	'handInRecordings',
	'handIns',
	'invitations',
	'libraryTasks',
	'memberships',
	'reviewChanges',
	'wards',
];

/** An academy whose marker is in a row of every table of academies. */
async function fullAcademy(store: Store, marker: string) {
	const ownerId = await owner(store, `owner-${marker.toLowerCase()}@example.org`);
	const academy = await anAcademy(store, { ownerId, marker });
	const learner = await aLearner(store, academy);
	await aMember(store, academy, 'teacher');
	await aMember(store, academy, 'guardian', { wardId: learner.membershipId });
	await store.academies.invite(permissionFor('inviteTeacher', ownerId), {
		tokenHash: `open ${marker}`,
		academyId: academy.academyId,
		role: 'teacher',
		classId: null,
		wardId: null,
		expiresAtMs: nowMs + 1,
	});
	const { id, task } = await anAssignment(store, academy);
	const { academyId } = academy;
	const bytes = new TextEncoder().encode(marker);
	const logo = { id: `logo ${marker}`, type: 'image/png', bytes, createdAtMs: nowMs };
	await store.houses.setLogo(permissionFor('changeAcademy', ownerId), academyId, logo);
	const shared = { id: `shared ${marker}`, academyId, title: marker, instructions: '', task };
	await store.library.keep(permissionFor('useLibrary', ownerId), { ...shared, createdAtMs: nowMs }, 9);
	const handInId = await aHandIn(store, learner, id, { marker });
	await store.homework.addRecording(permissionFor('handIn', learner.accountId), {
		handInId,
		expiresAtMs: nowMs + 1,
		wav: new TextEncoder().encode(marker),
	});
	const review = { id: `review ${marker}`, handInId, mark: 4, note: marker };
	expect(await store.homework.review(permissionFor('review', ownerId), [review], nowMs)).toBe(true);
	return academy;
}

async function removesAcademies(store: Store, database: TestDatabase) {
	const [sol, mar] = [await fullAcademy(store, 'Solxyz'), await fullAcademy(store, 'Marxyz')];
	expect(await tablesWith(database, 'Solxyz')).toEqual(academyTables.toSorted());
	const permission = permissionFor('removeAcademy', sol.ownerId);
	const remove = (academyId: string, name: string) =>
		store.academies.remove(permission, academyId, name, () => Promise.reject(new Error('noted')));
	expect(await remove(sol.academyId, 'Solxy')).toBe('otherName');
	expect(await remove(mar.academyId, 'Marxyz')).toBe('notFound');
	// What is not noted is not deleted.
	await expect(remove(sol.academyId, 'Solxyz')).rejects.toThrow('noted');
	expect(await tablesWith(database, 'Solxyz')).toEqual(academyTables.toSorted());
	expect(await store.academies.remove(permission, sol.academyId, 'Solxyz', async () => {})).toBe('removed');
	expect(await tablesWith(database, 'Solxyz')).toEqual([]);
	expect(await tablesWith(database, 'Marxyz')).toEqual(academyTables.toSorted());
	expect(await store.academies.removeExamples()).toBe(0);
}

async function lets(store: Store) {
	const ownerId = await owner(store);
	const academy = await anAcademy(store, { ownerId });
	const { academyId, classId, joinCode } = academy;
	expect(await store.academies.ticketMeaning({ joinCode }, nowMs)).toMatchObject({
		role: 'learner',
		className: 'academy',
	});
	const learner = await aLearner(store, academy);
	expect(learner.joined).toEqual({ academyId, role: 'learner' });
	const again = { membershipId: 'other', accountId: learner.accountId, displayName: 'Lea' };
	expect(await store.academies.join({ joinCode }, again, nowMs, 50)).toEqual({ academyId, role: 'learner' });
	const invitation = { academyId, role: 'teacher' as const, classId: null, wardId: null };
	const invite = (tokenHash: string) =>
		store.academies.invite(permissionFor('inviteTeacher', ownerId), {
			...invitation,
			tokenHash,
			expiresAtMs: nowMs + 10,
		});
	expect(await invite('link')).toBe(true);
	const teacher = { accountId: await owner(store, 'teo@example.org'), displayName: 'Teo' };
	const join = (tokenHash: string, atMs = nowMs) =>
		store.academies.join({ tokenHash }, { ...teacher, membershipId: `by ${tokenHash}` }, atMs, 50);
	expect(await join('link', nowMs + 10)).toBe('unknown');
	expect(await join('link')).toEqual({ academyId, role: 'teacher' });
	expect(await join('link')).toBe('unknown');
	await invite('second link');
	expect(await join('second link')).toBe('alreadyMember');
	const permission = permissionFor('changeClass', ownerId);
	expect(await store.academies.changeClass(permission, classId, { archivedAtMs: nowMs })).toBe(true);
	const late = { membershipId: 'late', accountId: await owner(store, 'late@example.org') };
	expect(await store.academies.join({ joinCode }, { ...late, displayName: 'Late' }, nowMs, 50)).toBe(
		'unknown',
	);
}

async function keepsRoles(store: Store) {
	const ownerId = await owner(store);
	const academy = await anAcademy(store, { ownerId });
	const { academyId, classId, joinCode } = academy;
	const teacher = await aMember(store, academy, 'teacher', { hasPlace: false });
	const learner = await aLearner(store, academy);
	const invite = (role: 'teacher' | 'learner') =>
		store.academies.invite(permissionFor('inviteTeacher', ownerId), {
			...{ tokenHash: `as ${role}`, academyId, role, classId, wardId: null, expiresAtMs: nowMs + 10 },
		});
	await invite('teacher');
	await invite('learner');
	const join = (by: { joinCode: string } | { tokenHash: string }, { accountId }: { accountId: string }) =>
		store.academies.join(by, { membershipId: 'new', accountId, displayName: 'N' }, nowMs, 50);
	expect(await join({ joinCode }, teacher)).toBe('alreadyMember');
	expect(await join({ tokenHash: 'as learner' }, teacher)).toBe('alreadyMember');
	expect(await join({ tokenHash: 'as teacher' }, learner)).toBe('alreadyMember');
	const seen = await store.academies.overview(permissionFor('readOverview', teacher.accountId), academyId);
	expect(seen?.classes).toEqual([]);
	expect(await join({ tokenHash: 'as teacher' }, teacher)).toEqual({ academyId, role: 'teacher' });
}

async function hasWards(store: Store) {
	const ownerId = await owner(store);
	const academy = await anAcademy(store, { ownerId });
	const { academyId } = academy;
	const [lea, leo] = [await aLearner(store, academy), await aLearner(store, academy, 'Leo')];
	const [parent, teacher] = [
		await aMember(store, academy, 'guardian', { wardId: lea.membershipId }),
		await aMember(store, academy, 'teacher'),
	];
	const follow = async ({ accountId }: { accountId: string }, wardId: string) => {
		const tokenHash = `${accountId} follows ${wardId}`;
		const invitation = { tokenHash, academyId, role: 'guardian' as const, classId: null, wardId };
		await store.academies.invite(permissionFor('inviteGuardian', ownerId), {
			...{ ...invitation, expiresAtMs: nowMs + 1 },
		});
		return store.academies.join({ tokenHash }, { membershipId: '', accountId, displayName: '' }, nowMs, 50);
	};
	expect(await follow(parent, lea.membershipId)).toBe('alreadyMember');
	expect(await follow(leo, leo.membershipId)).toBe('alreadyMember');
	expect(await follow(parent, leo.membershipId)).toEqual({ academyId, role: 'guardian' });
	expect(await follow(teacher, leo.membershipId)).toEqual({ academyId, role: 'teacher' });
	await anAssignment(store, academy);
	const wardsOf = async ({ accountId }: { accountId: string }) =>
		(await store.homework.homework(permissionFor('readHomework', accountId), nowMs)).map(({ ward }) => ward);
	expect((await wardsOf(parent)).toSorted()).toEqual(['Lea', 'Leo']);
	expect(await wardsOf(teacher)).toEqual(['Leo']);
	const remove = ({ membershipId }: { membershipId: string }) =>
		store.academies.removeMember(permissionFor('removeMember', ownerId), academyId, membershipId);
	const rolesNow = async () => {
		const seen = await store.academies.overview(permissionFor('readOverview', ownerId), academyId);
		return seen?.people.map(({ role, wardIds }) => `${role} of ${wardIds.length}`).toSorted();
	};
	await remove(lea);
	expect(await rolesNow()).toEqual(['guardian of 1', 'learner of 0', 'owner of 0', 'teacher of 1']);
	await remove(leo);
	expect(await rolesNow()).toEqual(['owner of 0', 'teacher of 0']);
}

async function showsOwnClasses(store: Store) {
	const ownerId = await owner(store);
	const academy = await anAcademy(store, { ownerId });
	const other = { id: 'other class', academyId: academy.academyId, name: 'Other', createdAtMs: nowMs + 1 };
	await store.academies.addClass(permissionFor('addClass', ownerId), { ...other, joinCode: 'OTHER' }, 10);
	const teacher = await aMember(store, academy, 'teacher');
	const learner = await aLearner(store, academy);
	const { joined } = await aLearner(store, { ...academy, joinCode: 'OTHER' }, 'Otto');
	expect(joined).toMatchObject({ role: 'learner' });
	const overviewOf = (accountId: string) =>
		store.academies.overview(permissionFor('readOverview', accountId), academy.academyId);
	const seen = await overviewOf(teacher.accountId);
	expect(seen?.classes.map(({ id }) => id)).toEqual([academy.classId]);
	expect(seen?.people.map(({ id }) => id).toSorted()).toEqual(
		[teacher.membershipId, learner.membershipId].toSorted(),
	);
	expect((await overviewOf(ownerId))?.classes).toHaveLength(2);
	expect((await overviewOf(ownerId))?.people).toHaveLength(4);
	expect(await overviewOf(learner.accountId)).toBeUndefined();
	expect(await overviewOf(await owner(store, 'stranger@example.org'))).toBeUndefined();
}

async function movesMembers(store: Store) {
	const ownerId = await owner(store);
	const academy = await anAcademy(store, { ownerId });
	const learner = await aLearner(store, academy);
	const { classId } = academy;
	const place = { classId, membershipId: learner.membershipId, isIn: false, atMs: nowMs };
	const roles = ['learner'] as const;
	const stranger = permissionFor('placeLearner', await owner(store, 'stranger@example.org'));
	expect(await store.academies.placeMember(stranger, { ...place, roles })).toBe(false);
	const permission = permissionFor('placeLearner', ownerId);
	expect(await store.academies.placeMember(permission, { ...place, roles: ['teacher'] })).toBe(false);
	expect(await store.academies.placeMember(permission, { ...place, roles })).toBe(true);
	const { people = [] } =
		(await store.academies.overview(permissionFor('readOverview', ownerId), academy.academyId)) ?? {};
	expect(people.find(({ id }) => id === learner.membershipId)?.classIds).toEqual([]);
	const remove = (membershipId: string) =>
		store.academies.removeMember(permissionFor('removeMember', ownerId), academy.academyId, membershipId);
	expect(await remove(learner.membershipId)).toBe('removed');
	expect(await remove(learner.membershipId)).toBe('notFound');
	expect(await remove(people.find(({ role }) => role === 'owner')?.id ?? '')).toBe('lastOwner');
}

async function keepsToLimits(store: Store, { otherStore }: TestDatabase) {
	const ownerId = await owner(store);
	const academy = await anAcademy(store, { ownerId });
	const accounts = await Promise.all(
		Array.from({ length: 6 }, (_, place) => owner(store, `learner${place}@example.org`)),
	);
	const outcomes = await Promise.all(
		accounts.map((accountId, place) =>
			(place % 2 === 0 ? store : otherStore).academies.join(
				{ joinCode: academy.joinCode },
				{ membershipId: `member ${place}`, accountId, displayName: 'L' },
				nowMs,
				3,
			),
		),
	);
	expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(3);
	const added = { academyId: academy.academyId, name: 'B', createdAtMs: nowMs };
	const permission = permissionFor('addClass', ownerId);
	const add = (id: string, max: number) =>
		store.academies.addClass(permission, { id, ...added, joinCode: id }, max);
	expect(await add('full', 1)).toBe('full');
	expect(await add('fits', 2)).toBe('added');
}
