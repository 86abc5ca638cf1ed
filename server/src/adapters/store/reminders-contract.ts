import { dayMs } from '@henry/contract/limits.ts';
import { reminderKeptMs } from '@henry/contract/retention.ts';
import { expect } from 'vitest';
import type { Store } from '#server/ports/store.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { aReminder, aResult, nowMs, signIn } from './contract-data.ts';

export const reminderCases: StoreCase[] = [
	{ name: 'makes the key of reminders once for all servers', check: keepsKey },
	{ name: 'gives back the reminders that are due, the earliest first', check: givesDue },
	{ name: 'gives a due reminder to one caller alone', check: claimsOnce },
	{ name: 'changes a reminder, but for the day of the last one', check: changes },
	{ name: 'moves a reminder to another address of its browser', check: moves },
	{ name: 'limits reminders by account, and those without one', check: limitsReminders },
	{ name: 'removes reminders that are not renewed, and those of an account with it', check: removes },
	{ name: 'tells whether something was practised since', check: tellsPractice },
];

const limits = { perAccount: 2, withoutAccount: 2 };
const idsDue = async (store: Store, atMs = nowMs) =>
	(await store.reminders.due(atMs, 100)).map(({ id }) => id);

async function keepsKey(store: Store, { otherStore }: TestDatabase) {
	await otherStore.start();
	const keys = await Promise.all([store.reminders.pushKey('one'), otherStore.reminders.pushKey('two')]);
	expect(keys[0]).toBe(keys[1]);
	expect(await store.reminders.pushKey('three')).toBe(keys[0]);
}

async function givesDue(store: Store) {
	const reminders = [2, 0, 1, -1].map((ms) => aReminder(`at ${ms}`, { nextAtMs: nowMs - ms }));
	for (const reminder of reminders) await store.reminders.save(reminder, { ...limits, withoutAccount: 9 });
	expect(await store.reminders.due(nowMs, 2)).toEqual([
		{ ...reminders[0], remindedOn: null },
		{ ...reminders[2], remindedOn: null },
	]);
	expect(await idsDue(store)).toEqual(['at 2', 'at 1', 'at 0']);
}

async function claimsOnce(store: Store, { otherStore }: TestDatabase) {
	await otherStore.start();
	await store.reminders.save(aReminder('one'), limits);
	const then = { nextAtMs: nowMs + dayMs, remindedOn: '2026-03-01' };
	const claim = (by: Store) => by.reminders.claim({ id: 'one', nextAtMs: nowMs }, then);
	const won = await Promise.all([claim(store), claim(otherStore), claim(store)]);
	expect(won.filter(Boolean)).toHaveLength(1);
	expect(await idsDue(store)).toEqual([]);
	expect(await store.reminders.due(nowMs + dayMs, 1)).toEqual([{ ...aReminder('one'), ...then }]);
}

async function moves(store: Store) {
	await store.reminders.save(aReminder('one'), limits);
	const then = { nextAtMs: nowMs + dayMs, remindedOn: '2026-03-01' };
	await store.reminders.claim({ id: 'one', nextAtMs: nowMs }, then);
	const { target } = aReminder('two');
	const to = {
		id: 'two',
		target: { ...target, endpoint: 'https://push.example/two' },
		renewedAtMs: nowMs + 5,
	};
	expect(await store.reminders.move('other', to)).toBe(false);
	expect(await store.reminders.move('one', to)).toBe(true);
	expect(await store.reminders.due(nowMs + dayMs, 9)).toEqual([{ ...aReminder('one'), ...then, ...to }]);
	// The page may have told the new address first.
	await store.reminders.save(aReminder('three'), limits);
	expect(await store.reminders.move('two', { ...to, id: 'three' })).toBe(true);
	expect(await idsDue(store, nowMs + dayMs)).toEqual(['three']);
	await store.reminders.remove('three');
}

async function changes(store: Store) {
	await store.reminders.save(aReminder('one'), limits);
	await store.reminders.claim(
		{ id: 'one', nextAtMs: nowMs },
		{ nextAtMs: nowMs + 5, remindedOn: '2026-03-01' },
	);
	const { id: accountId } = await signIn(store, 'ana@example.org');
	const changed = aReminder('one', { accountId, plan: { days: ['FR'], time: '09:30' }, language: 'ca' });
	expect(await store.reminders.save(changed, limits)).toBe(true);
	expect(await store.reminders.due(nowMs, 9)).toEqual([{ ...changed, remindedOn: '2026-03-01' }]);
	await store.reminders.remove('one');
	expect(await idsDue(store)).toEqual([]);
	expect(await store.reminders.renew('one', nowMs)).toBe(false);
}

async function limitsReminders(store: Store) {
	const { id: accountId } = await signIn(store, 'ana@example.org');
	for (const [index, name] of ['old', 'middle', 'new'].entries()) {
		const mine = aReminder(name, { accountId, renewedAtMs: nowMs + index, nextAtMs: nowMs - 9 + index });
		expect(await store.reminders.save(mine, limits)).toBe(true);
	}
	expect(await idsDue(store)).toEqual(['middle', 'new']);
	const saved = [];
	for (const name of ['a', 'b', 'c', 'b']) saved.push(await store.reminders.save(aReminder(name), limits));
	expect(saved).toEqual([true, true, false, true]);
}

async function removes(store: Store) {
	const account = await signIn(store, 'ana@example.org');
	const mine = aReminder('mine', { accountId: account.id, renewedAtMs: nowMs - reminderKeptMs });
	await store.reminders.save(mine, limits);
	await store.reminders.save(aReminder('old', { renewedAtMs: nowMs - reminderKeptMs }), limits);
	expect(await store.reminders.renew('mine', nowMs)).toBe(true);
	await store.removeExpired(nowMs);
	expect(await idsDue(store)).toEqual(['mine']);
	const { reminders } = await store.accounts.traces(account);
	expect(reminders).toEqual([
		{
			...{ days: ['MO', 'SU'], time: '18:00', timeZone: 'Europe/Madrid', language: 'es' },
			...{ renewedAtMs: nowMs, remindedOn: null },
		},
	]);
	await store.accounts.erase(account);
	expect(await idsDue(store)).toEqual([]);
}

async function tellsPractice(store: Store) {
	const { id } = await signIn(store, 'ana@example.org');
	const { id: other } = await signIn(store, 'ben@example.org');
	await store.practice.save(id, { results: [aResult({ atMs: nowMs })], cards: [] });
	const tell = (accountId: string, sinceMs: number) => store.practice.hasPractised(accountId, sinceMs);
	expect([await tell(id, nowMs), await tell(id, nowMs + 1), await tell(other, 0)]).toEqual([
		true,
		false,
		false,
	]);
}
