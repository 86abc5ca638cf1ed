import { staffRoles } from '@henry/contract/academies.ts';
import { dayMs } from '@henry/contract/limits.ts';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { type AcademyOfTest, aHandIn, aLearner, aMember, anAcademy, anAssignment } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { nowMs, signIn } from './contract-data.ts';

export const houseCases: StoreCase[] = [
	{
		name: 'gives each academy an address and a host of its own, which has to be confirmed',
		check: hasAddress,
	},
	{ name: 'shows a logo to everybody, and a picture of homework to its academy', check: showsImages },
	{ name: 'takes as many learners as there are places, until they end', check: keepsToPlaces },
	{ name: 'knows which academies ask their staff for two factors', check: asksForTwoFactors },
	{ name: 'sets homework for several weeks, each seen from its day on', check: setsLater },
	{ name: 'shares homework among the teachers of an academy', check: sharesHomework },
];

const ownerOf = async (store: Store, email = 'olga@example.org') => (await signIn(store, email)).id;
const house = { senderName: null, addressName: null, hostName: null };
const anImage = (id: string) => ({
	id,
	type: 'image/png',
	bytes: new Uint8Array([1, 2]),
	createdAtMs: nowMs,
});
const may = permissionFor;

async function hasAddress(store: Store) {
	const sol = await anAcademy(store, { ownerId: await ownerOf(store), marker: 'Sol' });
	const luna = await anAcademy(store, { ownerId: await ownerOf(store, 'lu@example.org'), marker: 'Luna' });
	const change = ({ academyId, ownerId }: AcademyOfTest, changed: Partial<typeof house> | object) =>
		store.houses.change(may('changeAcademy', ownerId), { academyId, ...house, ...changed });
	const wanted = { senderName: 'Sol School', addressName: 'sol', hostName: 'english.sol.example' };
	expect(await change(sol, wanted)).toBe('changed');
	expect(await change(luna, { addressName: 'sol' })).toBe('addressTaken');
	expect(await change(luna, { hostName: 'english.sol.example' })).toBe('hostTaken');
	expect(await change({ ...sol, ownerId: luna.ownerId }, wanted)).toBe('notFound');
	expect(await store.houses.door('sol')).toEqual({
		name: 'Sol',
		language: 'en',
		colours: { ground: '#163e40', text: '#f7f2e7' },
		logoId: null,
	});
	expect(await store.houses.hosts()).toEqual([]);
	expect(await store.houses.confirmHost('other.example', nowMs)).toBe(false);
	expect(await store.houses.confirmHost('english.sol.example', nowMs)).toBe(true);
	expect(await store.houses.hosts()).toMatchObject([
		{
			name: 'english.sol.example',
			academyId: sol.academyId,
			look: { name: 'Sol', senderName: 'Sol School' },
		},
	]);
	const read = () => store.houses.house(may('readHouse', sol.ownerId), sol.academyId, nowMs);
	expect((await read())?.host).toEqual({ name: 'english.sol.example', isConfirmed: true });
	await change(sol, { ...wanted, senderName: null });
	expect((await read())?.host?.isConfirmed).toBe(true);
	await change(sol, { ...wanted, hostName: 'www.sol.example' });
	expect((await read())?.host).toEqual({ name: 'www.sol.example', isConfirmed: false });
	const isIn = ({ academyId }: AcademyOfTest, who: { email: string } | { accountId: string }) =>
		store.houses.isMember(academyId, who);
	expect([
		await isIn(sol, { email: 'olga@example.org' }),
		await isIn(sol, { accountId: sol.ownerId }),
		await isIn(luna, { email: 'olga@example.org' }),
		await isIn(luna, { accountId: sol.ownerId }),
	]).toEqual([true, true, false, false]);
	expect(await store.houses.lookOf('olga@example.org')).toMatchObject({ name: 'Sol' });
	await anAcademy(store, { ownerId: sol.ownerId, marker: 'Mar' });
	expect(await store.houses.lookOf('olga@example.org')).toBeUndefined();
}

async function asksForTwoFactors(store: Store) {
	const [sol, luna] = [
		await anAcademy(store, { ownerId: await ownerOf(store) }),
		await anAcademy(store, { ownerId: await ownerOf(store, 'lu@example.org') }),
	];
	const { accountId: learnerId } = await aLearner(store, sol);
	const ask = ({ academyId }: AcademyOfTest, by: string, isAsked: boolean) =>
		store.houses.askForTwoFactors(may('askForTwoFactors', by), academyId, isAsked);
	const asked = (accountId: string) => store.houses.twoFactorsOfStaff(accountId, staffRoles);
	expect(await asked(sol.ownerId)).toEqual([false]);
	expect(await ask(sol, luna.ownerId, true)).toBe(false);
	expect(await ask(sol, sol.ownerId, true)).toBe(true);
	expect(await store.houses.twoFactorsOfStaff(sol.ownerId, staffRoles, sol.academyId)).toEqual([]);
	expect([await asked(sol.ownerId), await asked(luna.ownerId), await asked(learnerId)]).toEqual([
		[true],
		[false],
		[],
	]);
	const read = () => store.houses.house(may('readHouse', sol.ownerId), sol.academyId, nowMs);
	expect((await read())?.twoFactors).toBe(true);
	expect(await ask(sol, sol.ownerId, false)).toBe(true);
	expect((await read())?.twoFactors).toBe(false);
}

async function showsImages(store: Store, database: TestDatabase) {
	const academy = await anAcademy(store, { ownerId: await ownerOf(store) });
	const { academyId, classId, ownerId } = academy;
	const learner = await aLearner(store, academy);
	const stranger = await ownerOf(store, 'stranger@example.org');
	const setLogo = (id: string | null, by = ownerId) =>
		store.houses.setLogo(may('changeAcademy', by), academyId, id === null ? null : anImage(id));
	expect(await setLogo('first', stranger)).toBe(false);
	expect(await setLogo('first')).toBe(true);
	expect(await store.houses.logo('first')).toEqual({ type: 'image/png', bytes: new Uint8Array([1, 2]) });
	expect(await setLogo('second')).toBe(true);
	expect(await store.houses.logo('first')).toBeUndefined();
	expect((await store.academies.mine(ownerId))[0]?.academy.logoId).toBe('second');
	const add = (id: string, by: string, most = 9) =>
		store.houses.addTaskPicture(may('writeAssignment', by), classId, anImage(id), most);
	expect(await add('picture', learner.accountId)).toBe('notFound');
	expect(await add('picture', ownerId, 1)).toBe('full');
	expect(await add('picture', ownerId)).toBe('added');
	expect(await store.houses.logo('picture')).toBeUndefined();
	const see = (by: string) => store.houses.picture(may('seePictures', by), 'picture');
	expect(await see(learner.accountId)).toMatchObject({ type: 'image/png' });
	expect(await see(stranger)).toBeUndefined();
	const task = { kind: 'picture', alt: 'A street', question: 'What do you see?', seconds: 60 } as const;
	const set = (imageId: string) => anAssignment(store, academy, { task: { ...task, imageId } });
	expect((await set('picture')).outcome).toBe('saved');
	expect((await set('of nobody')).outcome).toBe('notFound');
	expect(await setLogo(null)).toBe(true);
	expect(await database.query('select id from "academyImages"')).toEqual([{ id: 'picture' }]);
}

async function keepsToPlaces(store: Store) {
	const academy = await anAcademy(store, { ownerId: await ownerOf(store) });
	const { academyId, classId, ownerId } = academy;
	const untilMs = nowMs + dayMs;
	const readOnlyFromMs = untilMs + dayMs;
	expect(await store.houses.setPlaces('nobody', { places: 1, untilMs, readOnlyFromMs })).toBe(false);
	expect(await store.houses.setPlaces(academyId, { places: 2, untilMs, readOnlyFromMs })).toBe(true);
	const learner = await aLearner(store, academy);
	expect(learner.joined).toMatchObject({ role: 'learner' });
	const cardsAt = (atMs: number, ...names: string[]) =>
		store.cards.add(
			may('importLearners', ownerId),
			{
				classId,
				cards: names.map((name) => ({
					membershipId: `member ${name}`,
					accountId: `account ${name}`,
					displayName: name,
					nameKey: name,
					pinHash: '',
				})),
				atMs,
			},
			50,
		);
	expect(await cardsAt(nowMs, 'a', 'b')).toBe('placesTaken');
	expect(await cardsAt(untilMs, 'a')).toBe('added');
	expect((await aLearner(store, academy)).joined).toBe('placesTaken');
	expect((await aMember(store, academy, 'teacher')).membershipId).toContain('teacher');
	const { id } = await anAssignment(store, academy);
	const placesAt = async (atMs: number) =>
		(await store.houses.house(may('readHouse', ownerId), academyId, atMs))?.places;
	expect(await placesAt(nowMs)).toEqual({ bought: 2, used: 2, untilMs, readOnlyFromMs, state: 'open' });
	expect((await placesAt(untilMs))?.state).toBe('grace');
	expect((await placesAt(readOnlyFromMs))?.state).toBe('readOnly');
	expect(await aHandIn(store, learner, id, { atMs: readOnlyFromMs - 1 })).toBeTruthy();
	await expect(aHandIn(store, learner, id, { atMs: readOnlyFromMs })).rejects.toThrow('readOnly');
	expect(await cardsAt(readOnlyFromMs, 'c')).toBe('readOnly');
	const added = { id: 'late', academyId, name: 'Late', joinCode: 'LATE', createdAtMs: readOnlyFromMs };
	expect(await store.academies.addClass(may('addClass', ownerId), added, 10)).toBe('readOnly');
	const readHomework = may('readHomework', learner.accountId);
	const [work] = await store.homework.homework(readHomework, readOnlyFromMs);
	expect(work).toMatchObject({ isReadOnly: true, handIns: [{ attempt: 1 }] });
	await store.houses.setPlaces(academyId, { places: null, untilMs: null, readOnlyFromMs: null });
	expect((await aLearner(store, academy)).joined).toMatchObject({ role: 'learner' });
}

async function setsLater(store: Store) {
	const academy = await anAcademy(store, { ownerId: await ownerOf(store) });
	const { classId, ownerId } = academy;
	const learner = await aLearner(store, academy);
	const task = { kind: 'question', question: 'What is new?', seconds: 60 } as const;
	const words = { title: 'Weekly', instructions: '', task, attempts: 1, release: 'atOnce' as const };
	const weeks = [0, 1, 2].map((week) => ({
		...words,
		id: `week ${week}`,
		dueAtMs: null,
		createdAtMs: nowMs,
		...(week > 0 && { opensAtMs: nowMs + 7 * week * dayMs }),
	}));
	const save = (most: number) =>
		store.homework.saveAssignments(may('writeAssignment', ownerId), classId, weeks, most);
	expect(await save(2)).toBe('full');
	const seen = async (atMs: number) =>
		(await store.homework.homework(may('readHomework', learner.accountId), atMs)).length;
	expect(await seen(nowMs + 30 * dayMs)).toBe(0);
	expect(await save(3)).toBe('saved');
	expect([await seen(nowMs), await seen(nowMs + 7 * dayMs), await seen(nowMs + 14 * dayMs)]).toEqual([
		1, 2, 3,
	]);
	const open = (atMs: number) =>
		store.homework.openAssignment(may('handIn', learner.accountId), 'week 1', atMs);
	expect(await open(nowMs)).toBeUndefined();
	expect(await open(nowMs + 7 * dayMs)).toMatchObject({ task });
}

async function sharesHomework(store: Store) {
	const academy = await anAcademy(store, { ownerId: await ownerOf(store) });
	const { academyId, ownerId } = academy;
	const [author, colleague] = [
		await aMember(store, academy, 'teacher'),
		await aMember(store, academy, 'teacher'),
	];
	const assistant = await aMember(store, academy, 'assistant');
	const task = { kind: 'question', question: 'What is new?', seconds: 60 } as const;
	const keep = (id: string, by: string, title = 'Shared', most = 2) =>
		store.library.keep(
			may('useLibrary', by),
			{ id, academyId, title, instructions: '', task, createdAtMs: nowMs },
			most,
		);
	expect(await keep('one', assistant.accountId)).toBe('notFound');
	expect(await keep('one', author.accountId)).toBe('kept');
	expect(await keep('one', colleague.accountId, 'Changed')).toBe('notFound');
	expect(await keep('one', author.accountId, 'Changed')).toBe('kept');
	expect(await keep('two', ownerId, 'Two', 1)).toBe('full');
	const list = (by: string) => store.library.list(may('useLibrary', by), may('clearLibrary', by), academyId);
	expect(await list(colleague.accountId)).toMatchObject([
		{ id: 'one', title: 'Changed', by: 'teacher of academy', mayRemove: false, task },
	]);
	expect(await list(author.accountId)).toMatchObject([{ mayRemove: true }]);
	expect(await list(ownerId)).toMatchObject([{ mayRemove: true }]);
	expect(await list(assistant.accountId)).toBeUndefined();
	const remove = (by: string) => store.library.remove(may('clearLibrary', by), academyId, 'one');
	expect(await remove(colleague.accountId)).toBe(false);
	expect(await remove(author.accountId)).toBe(true);
	expect(await list(ownerId)).toEqual([]);
}
