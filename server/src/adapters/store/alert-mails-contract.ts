import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { nowMs } from './contract-data.ts';
import { aClassWithLeads } from './safeguarding-contract.ts';

export const alertMailCases: StoreCase[] = [
	{ name: 'gives the mail about an alert to one server, until it is sent, to each person', check: mailsOnce },
	{ name: 'writes to the owner once who is told of danger has left', check: writesToOwner },
];

async function mailsOnce(store: Store, { otherStore }: TestDatabase) {
	const { academyId, lead, standIn, name, raise, alertsOf } = await aClassWithLeads(store);
	await name(lead.membershipId, standIn.membershipId);
	await raise('abuse');
	await raise('medical');
	const claim = (one: Store, atMs: number) => one.safeguarding.claimMails({ nowMs: atMs, claimMs: 5 });
	const note = (who: { membershipId: string }, claimedUntilMs: number, nextTryAtMs: number | null) =>
		store.safeguarding.noteMailed({
			...{ academyId, membershipId: who.membershipId, claimedUntilMs, nextTryAtMs },
			failedMails: nextTryAtMs === null ? 0 : 1,
		});
	const claimed = await Promise.all([store, otherStore].map((one) => claim(one, nowMs)));
	expect(claimed.flat()).toMatchObject([
		{ academyId, membershipId: lead.membershipId, email: lead.email, look: { name: 'academy' } },
		{ academyId, membershipId: standIn.membershipId, email: standIn.email, failedMails: 0 },
	]);
	expect(await claim(store, nowMs + 4)).toEqual([]);
	expect(await claim(store, nowMs + 5)).toHaveLength(2);
	// One is sent; the other is tried again, by itself.
	await note(lead, nowMs + 10, null);
	await note(standIn, nowMs + 10, nowMs + 20);
	expect(await claim(store, nowMs + 19)).toEqual([]);
	expect(await claim(store, nowMs + 20)).toMatchObject([{ email: standIn.email, failedMails: 1 }]);
	// What comes while a mail is under way is due as well.
	await raise('selfHarm', nowMs + 21);
	await note(standIn, nowMs + 25, null);
	expect(await claim(store, nowMs + 21)).toMatchObject([{ failedMails: 0 }, { failedMails: 0 }]);
	for (const who of [lead, standIn]) await note(who, nowMs + 26, null);
	expect(await claim(store, nowMs + 999)).toEqual([]);
	// Nobody is written to about what was taken care of meanwhile.
	await raise('childSexualHarm', nowMs + 30);
	for (const { id } of (await alertsOf(lead.accountId)) ?? []) {
		const change = { alertId: id, note: '', atMs: nowMs + 31 };
		await store.safeguarding.close(permissionFor('takeCareOfAlert', lead.accountId), change);
	}
	expect(await claim(store, nowMs + 999)).toEqual([]);
}

/** A stand-in goes on without the lead, whose place the owner is asked to fill. */
async function writesToOwner(store: Store) {
	const { academyId, ownerId, lead, standIn, name, raise, alertsOf } = await aClassWithLeads(store);
	await name(lead.membershipId, standIn.membershipId);
	const claim = (atMs: number) => store.safeguarding.claimMails({ nowMs: atMs, claimMs: 5 });
	const leave = (who: typeof lead) =>
		store.academies.removeMember(permissionFor('removeMember', who.accountId), academyId, who.membershipId);
	const toOwner = { academyId, membershipId: null, email: 'olga@example.org', look: { name: 'academy' } };
	await leave(lead);
	expect(await claim(nowMs)).toMatchObject([{ ...toOwner, failedMails: 0 }]);
	// Alerts are the stand-in's alone, also once they are taken care of.
	await raise('abuse', nowMs + 1);
	expect(await claim(nowMs + 1)).toMatchObject([{ membershipId: standIn.membershipId }]);
	const [alert] = (await alertsOf(standIn.accountId)) ?? [];
	const change = { alertId: alert?.id ?? '', note: '', atMs: nowMs + 2 };
	await store.safeguarding.close(permissionFor('takeCareOfAlert', standIn.accountId), change);
	expect(await claim(nowMs + 5)).toMatchObject([toOwner]);
	const noted = { academyId, membershipId: null, claimedUntilMs: nowMs + 10 };
	await store.safeguarding.noteMailed({ ...noted, failedMails: 1, nextTryAtMs: nowMs + 20 });
	// Once both have left, there is one mail.
	await leave(standIn);
	expect(await claim(nowMs + 20)).toMatchObject([toOwner]);
	const sent = { ...noted, claimedUntilMs: nowMs + 25, failedMails: 0, nextTryAtMs: null };
	await store.safeguarding.noteMailed(sent);
	expect(await claim(nowMs + 999)).toEqual([]);
	await raise('medical', nowMs + 999);
	expect(await store.safeguarding.goneLeads(permissionFor('nameLeads', ownerId), academyId)).toBe(
		'everybody',
	);
	expect(await claim(nowMs + 999)).toEqual([]);
}
