import { randomUUID } from 'node:crypto';
import { alertKeptMs, closedAlertKeptMs } from '@henry/contract/retention.ts';
import type { DangerKind } from '@henry/contract/safety.ts';
import { expect } from 'vitest';
import { invitePermissions, permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aLearner, aMember, aMockDay, anAcademy, anAssignment } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { nowMs, signIn } from './contract-data.ts';

export const safeguardingCases: StoreCase[] = [
	{ name: 'keeps no alert of danger while nobody is named', check: keepsNoneUnnamed },
	{ name: 'gives alerts of danger to the lead and the stand-in alone', check: givesToNamed },
	{ name: 'tells learners and guardians anew once somebody else is named', check: tellsAnew },
	{ name: 'keeps open alerts from those who may not see them', check: staysTold },
	{ name: 'notes who took care of an alert, and who mended the note', check: closesOnce },
	{ name: 'deletes alerts after their time', check: forgetsAlerts },
	{ name: 'sends an invitation to an address once, again after a while, and takes it back', check: invites },
];

const alertOf = (kind: DangerKind = 'abuse', atMs = nowMs) => ({ id: randomUUID(), kind, atMs });

/** An academy with a learner who has homework, and a lead and a stand-in who are named. */
export async function aClassWithLeads(store: Store) {
	const { id: ownerId } = await signIn(store, 'olga@example.org');
	const academy = await anAcademy(store, { ownerId });
	const learner = await aLearner(store, academy);
	const assignment = await anAssignment(store, academy);
	const lead = await aMember(store, academy, 'teacher', { hasPlace: false });
	const standIn = await aMember(store, academy, 'assistant', { hasPlace: false });
	const { academyId } = academy;
	const name = (leadId: string | null, standInId: string | null = null, by = ownerId) =>
		store.safeguarding.nameLeads(permissionFor('nameLeads', by), { academyId, leadId, standInId });
	const raise = (kind?: DangerKind, atMs?: number) =>
		store.safeguarding.raise(permissionFor('handIn', learner.accountId), assignment.id, alertOf(kind, atMs));
	const alertsOf = (accountId: string) =>
		store.safeguarding.alerts(permissionFor('readDangerAlerts', accountId), academyId, 9);
	return { academy, academyId, ownerId, learner, assignment, lead, standIn, name, raise, alertsOf };
}

async function keepsNoneUnnamed(store: Store) {
	const { lead, learner, standIn, name, raise, alertsOf } = await aClassWithLeads(store);
	await raise();
	expect(await alertsOf(lead.accountId)).toBeUndefined();
	for (const wrong of [learner.membershipId, 'nobody']) expect(await name(wrong)).toBe(false);
	expect(await name(lead.membershipId, null, lead.accountId)).toBe(false);
	expect(await name(lead.membershipId, standIn.membershipId)).toBe(true);
	expect(await alertsOf(lead.accountId)).toEqual([]);
	expect(await name(null)).toBe(true);
	await raise();
	expect(await alertsOf(lead.accountId)).toBeUndefined();
	await name(lead.membershipId);
	expect(await alertsOf(lead.accountId)).toEqual([]);
}

async function givesToNamed(store: Store) {
	const { academy, academyId, ownerId, learner, assignment, lead, standIn, ...rest } =
		await aClassWithLeads(store);
	const { name, raise, alertsOf } = rest;
	const coordinator = await aMember(store, academy, 'coordinator', { hasPlace: false });
	const teacher = await aMember(store, academy, 'teacher');
	const guardian = await aMember(store, academy, 'guardian', { wardId: learner.membershipId });
	await name(lead.membershipId, standIn.membershipId);
	await raise('abuse', nowMs);
	await raise('abuse', nowMs + 1);
	await raise('selfHarm', nowMs + 2);
	// Nobody tells of homework that is not theirs.
	await store.safeguarding.raise(
		permissionFor('handIn', teacher.accountId),
		assignment.id,
		alertOf('medical'),
	);
	const day = aMockDay(academy, [learner.membershipId]);
	await store.mockDays.save(permissionFor('makeMockDay', ownerId), day, 5);
	const who = { dayId: day.id, membershipId: learner.membershipId };
	const inRoom = permissionFor('runMockRoom', teacher.accountId);
	await store.safeguarding.raiseForCandidate(inRoom, who, alertOf('medical', nowMs + 3));
	const outside = permissionFor('runMockRoom', lead.accountId);
	await store.safeguarding.raiseForCandidate(outside, who, alertOf('childSexualHarm'));
	for (const { accountId } of [{ accountId: ownerId }, coordinator, teacher, learner, guardian]) {
		expect(await alertsOf(accountId)).toBeUndefined();
		const open = await store.safeguarding.openAlerts(permissionFor('readDangerAlerts', accountId), academyId);
		expect(open).toBeUndefined();
	}
	for (const { accountId } of [lead, standIn]) {
		expect(await alertsOf(accountId)).toMatchObject([
			{ kind: 'medical', title: 'Mock academy' },
			{ kind: 'selfHarm', atMs: nowMs + 2 },
			{ kind: 'abuse', learner: 'Lea', className: 'academy', title: 'Homework academy', atMs: nowMs },
		]);
	}
	const [, , first] = (await alertsOf(lead.accountId)) ?? [];
	const change = { alertId: first?.id ?? '', note: 'Called her mother.', atMs: nowMs + 9 };
	const close = (accountId: string) =>
		store.safeguarding.close(permissionFor('takeCareOfAlert', accountId), change);
	expect([await close(ownerId), await close(teacher.accountId)]).toEqual([false, false]);
	expect(await close(standIn.accountId)).toBe(true);
	const closed = { atMs: nowMs + 9, by: 'assistant of academy', note: 'Called her mother.', mended: null };
	expect((await alertsOf(lead.accountId))?.map((alert) => [alert.kind, alert.closed])).toEqual([
		['medical', null],
		['selfHarm', null],
		['abuse', closed],
	]);
	const mend = (note: string, atMs: number) =>
		store.safeguarding.close(permissionFor('takeCareOfAlert', lead.accountId), { ...change, note, atMs });
	expect([await mend(change.note, nowMs + 11), await mend('Called her father.', nowMs + 12)]).toEqual([
		true,
		true,
	]);
	const mended = { atMs: nowMs + 12, by: 'teacher of academy' };
	expect((await alertsOf(lead.accountId))?.at(-1)?.closed).toEqual({
		...{ ...closed, note: 'Called her father.', mended },
	});
	const open = await store.safeguarding.openAlerts(
		permissionFor('readDangerAlerts', lead.accountId),
		academyId,
	);
	expect(open).toBe(2);
	// Said again after it was taken care of, it is told again.
	await raise('abuse', nowMs + 20);
	expect(await alertsOf(lead.accountId)).toHaveLength(4);
	// Whoever answers for the learner can have their file: it says nothing of it.
	const traces = await store.accounts.traces({ id: learner.accountId, email: learner.email });
	expect(JSON.stringify(traces)).not.toMatch(/selfHarm|abuse|Called/);
	// An alert stays without its homework.
	await store.homework.removeAssignment(permissionFor('writeAssignment', ownerId), assignment.id);
	expect((await alertsOf(lead.accountId))?.filter(({ title }) => title === null)).toHaveLength(3);
}

/** Whoever must not see alerts cannot make them go. */
async function staysTold(store: Store, database: TestDatabase) {
	const { academy, academyId, ownerId, learner, lead, standIn, name, raise, alertsOf } =
		await aClassWithLeads(store);
	const coordinator = await aMember(store, academy, 'coordinator', { hasPlace: false });
	const remove = (by: string, membershipId: string) =>
		store.academies.removeMember(permissionFor('removeMember', by), academyId, membershipId);
	const goneTo = (by: string) => store.safeguarding.goneLeads(permissionFor('nameLeads', by), academyId);
	expect(await goneTo(ownerId)).toBeNull();
	await name(lead.membershipId, standIn.membershipId);
	await raise('abuse');
	await raise('medical');
	const [alert] = (await alertsOf(lead.accountId)) ?? [];
	const change = { alertId: alert?.id ?? '', note: '', atMs: nowMs };
	await store.safeguarding.close(permissionFor('takeCareOfAlert', lead.accountId), change);
	expect(await remove(coordinator.accountId, lead.membershipId)).toBe('isLead');
	// What is open stays without the learner, by name and class; what was taken care of goes with them.
	expect(await remove(coordinator.accountId, learner.membershipId)).toBe('removed');
	const left = [{ learner: 'Lea', className: 'academy', hasLeft: true, closed: null }];
	expect(await alertsOf(lead.accountId)).toMatchObject(left);
	await store.accounts.erase({ id: learner.accountId, email: learner.email });
	expect(await alertsOf(standIn.accountId)).toMatchObject(left);
	expect(JSON.stringify(await database.query('select * from "dangerAlerts"'))).not.toContain(
		learner.membershipId,
	);
	// The owner may remove who is told, who may also leave; the owner learns who is left.
	expect(await remove(ownerId, lead.membershipId)).toBe('removed');
	expect(await alertsOf(lead.accountId)).toBeUndefined();
	expect([await goneTo(ownerId), await goneTo(coordinator.accountId)]).toEqual(['lead', null]);
	await store.accounts.erase({ id: standIn.accountId, email: standIn.email });
	expect([await goneTo(ownerId), await goneTo(coordinator.accountId)]).toEqual(['everybody', null]);
	// Whoever is named next sees what is open, and is written to about it.
	expect(await name(coordinator.membershipId)).toBe(true);
	expect(await goneTo(ownerId)).toBeNull();
	expect(await alertsOf(coordinator.accountId)).toMatchObject(left);
	const due = await store.safeguarding.claimMails({ nowMs, claimMs: 5 });
	expect(due).toMatchObject([{ membershipId: coordinator.membershipId, failedMails: 0 }]);
	await name(null);
	expect(await goneTo(ownerId)).toBeNull();
}

/** Of two who take care of an alert at once, one does, and the other mends the note. */
async function closesOnce(store: Store, { otherStore }: TestDatabase) {
	const { lead, standIn, name, raise, alertsOf } = await aClassWithLeads(store);
	await name(lead.membershipId, standIn.membershipId);
	await raise('abuse');
	const [alert] = (await alertsOf(lead.accountId)) ?? [];
	const close = (one: Store, accountId: string) =>
		one.safeguarding.close(permissionFor('takeCareOfAlert', accountId), {
			...{ alertId: alert?.id ?? '', note: `By ${accountId}`, atMs: nowMs + 1 },
		});
	await Promise.all([close(store, lead.accountId), close(otherStore, standIn.accountId)]);
	const [{ closed } = { closed: null }] = (await alertsOf(lead.accountId)) ?? [];
	const names = { [lead.accountId]: 'teacher of academy', [standIn.accountId]: 'assistant of academy' };
	expect([closed?.by, closed?.mended?.by].toSorted()).toEqual(Object.values(names).toSorted());
	expect(names[closed?.note.replace('By ', '') ?? '']).toBe(closed?.mended?.by);
}

async function tellsAnew(store: Store) {
	const { academy, academyId, learner, lead, standIn, name } = await aClassWithLeads(store);
	const guardian = await aMember(store, academy, 'guardian', { wardId: learner.membershipId });
	const noticeOf = async (accountId: string) =>
		(await store.homework.homework(permissionFor('readHomework', accountId), nowMs))[0]?.leadNotice;
	const read = (accountId: string) =>
		store.safeguarding.readNotice(permissionFor('handIn', accountId), academyId, nowMs);
	expect(await noticeOf(learner.accountId)).toBeNull();
	await name(lead.membershipId, standIn.membershipId);
	const names = ['teacher of academy', 'assistant of academy'];
	expect(await noticeOf(learner.accountId)).toEqual({ academyId, names, isRead: false });
	expect([await read(lead.accountId), await read(guardian.accountId)]).toEqual([false, false]);
	expect(await read(learner.accountId)).toBe(true);
	for (const { accountId } of [learner, guardian]) {
		expect(await noticeOf(accountId)).toEqual({ academyId, names, isRead: true });
	}
	// Nobody reads anew what has not changed.
	expect(await name(lead.membershipId, standIn.membershipId)).toBe(true);
	expect(await noticeOf(learner.accountId)).toEqual({ academyId, names, isRead: true });
	await name(standIn.membershipId);
	expect(await noticeOf(learner.accountId)).toEqual({ academyId, names: names.slice(1), isRead: false });
}

async function forgetsAlerts(store: Store) {
	const { lead, name, raise, alertsOf } = await aClassWithLeads(store);
	await name(lead.membershipId);
	await raise('abuse');
	await raise('medical');
	const [alert] = (await alertsOf(lead.accountId)) ?? [];
	const change = { alertId: alert?.id ?? '', note: '', atMs: nowMs };
	await store.safeguarding.close(permissionFor('takeCareOfAlert', lead.accountId), change);
	await store.removeExpired(nowMs + closedAlertKeptMs - 1);
	expect(await alertsOf(lead.accountId)).toHaveLength(2);
	await store.removeExpired(nowMs + closedAlertKeptMs);
	expect(await alertsOf(lead.accountId)).toMatchObject([{ closed: null }]);
	await store.removeExpired(nowMs + alertKeptMs);
	expect(await alertsOf(lead.accountId)).toEqual([]);
}

async function invites(store: Store) {
	const { academy, academyId, ownerId } = await aClassWithLeads(store);
	const teacher = await aMember(store, academy, 'teacher');
	const limits = { maxWaiting: 2, sentBeforeMs: nowMs - 10, maxTimes: 2 };
	const invite = (
		by: string,
		email: string,
		tokenHash: string,
		{ classId = academy.classId, atMs = nowMs }: { classId?: string | null; atMs?: number } = {},
	) =>
		store.academies.inviteByMail(
			permissionFor('inviteLearner', by),
			{
				...{ academyId, role: 'learner', classId, wardId: null, tokenHash, id: `id ${tokenHash}`, email },
				...{ expiresAtMs: atMs + 100, sentAtMs: atMs },
			},
			{ ...limits, sentBeforeMs: atMs - 10 },
		);
	const listed = async (by: string, atMs = nowMs) =>
		(await store.academies.mailedInvitations(invitePermissions(by), academyId, atMs)).map(
			({ id, email, className }) => [id, email, className],
		);
	const means = (tokenHash: string) => store.academies.ticketMeaning({ tokenHash }, nowMs);
	expect(await invite(teacher.accountId, 'new@example.org', 'a')).toMatchObject({ id: 'id a', before: null });
	expect(await invite(teacher.accountId, 'new@example.org', 'b')).toBe('tooSoon');
	// Once more to the same address is the same invitation, sent again.
	const renewed = await invite(teacher.accountId, 'new@example.org', 'b', { atMs: nowMs + 10 });
	expect(renewed).toMatchObject({ id: 'id a', before: { tokenHash: 'a', timesSent: 1 } });
	if (typeof renewed === 'string') throw new Error(renewed);
	expect([await means('a'), await means('b')]).toEqual([undefined, expect.anything()]);
	// What could not be sent is as it was, unless somebody else has sent it since.
	await store.academies.putInvitationBack({ accountId: ownerId }, renewed);
	expect(await means('a')).toBeUndefined();
	await store.academies.putInvitationBack(teacher, renewed);
	expect([await means('a'), await means('b')]).toEqual([expect.anything(), undefined]);
	await invite(teacher.accountId, 'new@example.org', 'b', { atMs: nowMs + 10 });
	expect(await invite(teacher.accountId, 'new@example.org', 'c', { atMs: nowMs + 20 })).toBe('tooSoon');
	expect(await invite(teacher.accountId, 'new@example.org', 'c', { classId: null })).toBe('notFound');
	const other = await invite(ownerId, 'other@example.org', 'd', { classId: null });
	expect(await invite(ownerId, 'third@example.org', 'e')).toBe('full');
	expect(await listed(teacher.accountId)).toEqual([['id a', 'new@example.org', 'academy']]);
	expect(await listed(ownerId)).toHaveLength(2);
	expect(await listed(ownerId, nowMs + 110)).toEqual([]);
	if (typeof other === 'string') throw new Error(other);
	await store.academies.putInvitationBack({ accountId: ownerId }, other);
	expect(await listed(ownerId)).toHaveLength(1);
	const stranger = await aMember(store, academy, 'teacher', { hasPlace: false });
	expect(await listed(stranger.accountId)).toEqual([]);
	const again = (by: string, tokenHash: string, sentBeforeMs: number, maxTimes = 3) =>
		store.academies.renewInvitation(
			invitePermissions(by),
			{ academyId, id: 'id a', tokenHash, expiresAtMs: nowMs + 200, sentAtMs: nowMs + 50 },
			{ sentBeforeMs, maxTimes },
		);
	expect(await again(stranger.accountId, 'f', nowMs + 10)).toBe('notFound');
	expect(await again(teacher.accountId, 'f', nowMs + 9)).toBe('tooSoon');
	expect(await again(teacher.accountId, 'f', nowMs + 10, 2)).toBe('tooSoon');
	const sent = await again(teacher.accountId, 'f', nowMs + 10);
	expect(sent).toMatchObject({ email: 'new@example.org', role: 'learner' });
	expect([await means('b'), await means('f')]).toEqual([
		undefined,
		expect.objectContaining({ role: 'learner' }),
	]);
	const withdraw = (by: string) =>
		store.academies.withdrawInvitation(invitePermissions(by), academyId, 'id a');
	expect([await withdraw(stranger.accountId), await withdraw(teacher.accountId)]).toEqual([false, true]);
	expect(await means('f')).toBeUndefined();
}
