import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { NewCard } from '#server/ports/card-store.ts';
import type { Store } from '#server/ports/store.ts';
import { type AcademyOfTest, aMember, anAcademy } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { aSession, nowMs, signIn } from './contract-data.ts';

export const cardCases: StoreCase[] = [
	{ name: 'signs a learner in by a card, with the consent that the academy confirmed', check: signsInByCard },
	{
		name: 'adds learners with cards all or none, in reach, by other names and up to the limit',
		check: refuses,
	},
	{ name: 'gives new PINs, which ends the sessions of the old ones', check: changesPins },
	{ name: 'leaves nothing of a learner with a card when their place in the academy ends', check: goes },
	{ name: 'keeps cards when whoever confirmed the consent is erased', check: keepsCards },
];

const aCardOf = (name: string): NewCard => ({
	membershipId: `member ${name} ${randomUUID()}`,
	accountId: `account ${name} ${randomUUID()}`,
	displayName: name,
	nameKey: name.toLowerCase(),
	pinHash: `hash of ${name}`,
});

const add = (store: Store, by: string, { classId }: AcademyOfTest, cards: NewCard[], maxMembers = 50) =>
	store.cards.add(permissionFor('importLearners', by), { classId, cards, atMs: nowMs }, maxMembers);

/** An academy whose class has a learner with a card. */
async function withACard(store: Store, name = 'Lea', marker = 'academy') {
	const { id: ownerId } = await signIn(store, `owner-${randomUUID()}@example.org`);
	const academy = await anAcademy(store, { ownerId, marker });
	const card = aCardOf(name);
	expect(await add(store, ownerId, academy, [card])).toBe('added');
	return { academy, card, ownerId };
}

async function signsInByCard(store: Store) {
	const { academy, card, ownerId } = await withACard(store);
	const { accountId, pinHash } = card;
	expect(await store.cards.find(academy.joinCode, 'lea')).toEqual([{ accountId, pinHash }]);
	expect(await store.cards.find(academy.joinCode, 'leo')).toEqual([]);
	expect(await store.cards.find('OTHER', 'lea')).toEqual([]);
	expect(await store.cards.find(academy.joinCode, 'lea', academy.academyId)).toHaveLength(1);
	expect(await store.cards.find(academy.joinCode, 'lea', 'another')).toEqual([]);
	const session = aSession({ createdAtMs: nowMs + 5 });
	const account = {
		id: accountId,
		email: null,
		displayName: 'Lea',
		createdAtMs: nowMs,
		keepRecordingsDays: null,
		language: 'en',
		lastUsedAtMs: nowMs + 5,
		consent: 'given',
	};
	expect(await store.cards.signIn({ accountId, pinHash: 'old' }, session)).toBeUndefined();
	expect(await store.cards.signIn({ accountId, pinHash }, session)).toEqual(account);
	expect((await store.accounts.findSession(session.tokenHash))?.account).toEqual(account);
	expect(await store.accounts.traces({ id: accountId, email: null })).toMatchObject({
		card: { academy: 'academy', consentedAtMs: nowMs, confirmedBy: 'Owner academy' },
		memberships: [{ academy: 'academy', role: 'learner', displayName: 'Lea' }],
		sessions: [{ createdAtMs: nowMs + 5 }],
		signInLinks: [],
		waitlist: null,
	});
	const overview = await store.academies.overview(permissionFor('readOverview', ownerId), academy.academyId);
	expect(overview?.people.map(({ displayName, isHeld, hasCard }) => [displayName, isHeld, hasCard])).toEqual([
		['Lea', true, true],
		['Owner academy', false, false],
	]);
}

async function refuses(store: Store) {
	const { academy, ownerId } = await withACard(store);
	const stranger = (await signIn(store, 'stranger@example.org')).id;
	const assistant = await aMember(store, academy, 'assistant');
	const teacher = await aMember(store, academy, 'teacher');
	for (const by of [stranger, assistant.accountId]) {
		expect(await add(store, by, academy, [aCardOf('Max')])).toBe('notFound');
	}
	expect(await add(store, ownerId, academy, [aCardOf('Max'), aCardOf('Lea')])).toBe('nameTaken');
	expect(await add(store, ownerId, academy, [aCardOf('Max'), aCardOf('max')])).toBe('nameTaken');
	expect(await store.cards.find(academy.joinCode, 'max')).toEqual([]);
	expect(await add(store, teacher.accountId, academy, [aCardOf('Max'), aCardOf('Ned')], 4)).toBe('full');
	expect(await add(store, teacher.accountId, academy, [aCardOf('Max')], 4)).toBe('added');
	await store.academies.changeClass(permissionFor('changeClass', ownerId), academy.classId, {
		archivedAtMs: nowMs,
	});
	expect(await add(store, ownerId, academy, [aCardOf('Ned')])).toBe('notFound');
	expect(await store.cards.find(academy.joinCode, 'lea')).toEqual([]);
}

async function changesPins(store: Store) {
	const { academy, card, ownerId } = await withACard(store);
	const { accountId, membershipId, pinHash } = card;
	const { classId, joinCode } = academy;
	const session = aSession();
	await store.cards.signIn({ accountId, pinHash }, session);
	const pins = [{ membershipId, pinHash: 'new hash' }];
	const change = (by: string, ofClass = classId, wanted = pins) =>
		store.cards.changePins(permissionFor('changePins', by), { classId: ofClass, pins: wanted });
	const other = await withACard(store, 'Otto');
	expect(await change(other.ownerId)).toBeUndefined();
	expect(await change(other.ownerId, other.academy.classId)).toBeUndefined();
	const stranger = { membershipId: other.card.membershipId, pinHash: 'new' };
	expect(await change(ownerId, classId, [...pins, stranger])).toBeUndefined();
	expect(await store.accounts.findSession(session.tokenHash)).toBeDefined();
	expect(await change(ownerId)).toEqual([{ membershipId, displayName: 'Lea' }]);
	expect(await store.accounts.findSession(session.tokenHash)).toBeUndefined();
	expect(await store.cards.find(joinCode, 'lea')).toEqual([{ accountId, pinHash: 'new hash' }]);
	expect(await store.cards.signIn({ accountId, pinHash }, aSession())).toBeUndefined();
}

async function goes(store: Store, { tableNames, query }: TestDatabase) {
	const everything = async () => {
		const rows = [];
		for (const table of await tableNames()) rows.push(...(await query(`select * from "${table}"`)));
		return JSON.stringify(rows);
	};
	const ends: ((world: Awaited<ReturnType<typeof withACard>>) => Promise<unknown>)[] = [
		async ({ academy, card, ownerId }) => {
			const permission = permissionFor('removeMember', ownerId);
			const { academyId } = academy;
			const stranger = permissionFor('removeMember', (await signIn(store, 'stranger@example.org')).id);
			expect(await store.cards.accountOf(stranger, academyId, card.membershipId)).toBeUndefined();
			const account = await store.cards.accountOf(permission, academyId, card.membershipId);
			expect(account).toMatchObject({ id: card.accountId, email: null });
			await store.accounts.erase({ id: card.accountId, email: null });
		},
		({ academy, card, ownerId }) =>
			store.academies.removeMember(
				permissionFor('removeMember', ownerId),
				academy.academyId,
				card.membershipId,
			),
		({ academy, ownerId }) =>
			store.academies.remove(
				permissionFor('removeAcademy', ownerId),
				academy.academyId,
				'Solxyz',
				async () => {},
			),
		({ ownerId }) => store.accounts.erase({ id: ownerId, email: null }),
	];
	for (const [place, end] of ends.entries()) {
		const world = await withACard(store, `Lea${place}xyz`, 'Solxyz');
		const { accountId, pinHash } = world.card;
		await store.cards.signIn({ accountId, pinHash }, aSession());
		expect(await everything()).toContain(`Lea${place}xyz`);
		await end(world);
		expect((await everything()).toLowerCase()).not.toContain(`lea${place}xyz`);
	}
}

async function keepsCards(store: Store) {
	const { academy } = await withACard(store);
	const teacher = await aMember(store, academy, 'teacher');
	const card = aCardOf('Max');
	expect(await add(store, teacher.accountId, academy, [card])).toBe('added');
	await store.accounts.erase({ id: teacher.accountId, email: teacher.email });
	expect(await store.cards.find(academy.joinCode, 'max')).toHaveLength(1);
	expect(await store.accounts.traces({ id: card.accountId, email: null })).toMatchObject({
		card: { academy: 'academy', consentedAtMs: nowMs, confirmedBy: null },
	});
}
