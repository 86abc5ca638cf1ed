import { expect } from 'vitest';
import type { Store } from '#server/ports/store.ts';
import type { StoreCase } from './contract.ts';
import { aCaptcha, aSubscriber, nowMs, someTokens } from './contract-data.ts';

export const subscriberCases: StoreCase[] = [
	{ name: 'subscribes, subscribes again with new tokens, and confirms once', check: subscribes },
	{ name: 'confirms by a known token in its time', check: confirmsInTime },
	{ name: 'takes a subscriber off the list', check: leaves },
	{ name: 'refuses a captcha that was used, also at the same time', check: refusesReplays },
	{ name: 'lists subscribers, the first first', check: lists },
	{ name: 'tells who is to be forwarded, until they are', check: forwards },
];

async function confirmed(store: Store, email: string, confirmedAtMs: number) {
	const [subscriber, tokens] = [aSubscriber({ email, consentedAtMs: confirmedAtMs }), someTokens()];
	await store.subscribers.subscribe(subscriber, tokens, aCaptcha());
	expect(await store.subscribers.confirm(tokens.confirmTokenHash, confirmedAtMs)).toBeDefined();
	return { ...subscriber, confirmedAtMs };
}

async function subscribes(store: Store) {
	const [first, second] = [aSubscriber(), aSubscriber({ language: 'en', consentedAtMs: nowMs + 1 })];
	const [old, tokens] = [someTokens(), someTokens()];
	expect(await store.subscribers.subscribe(first, old, aCaptcha())).toBe('added');
	expect(await store.subscribers.subscribe(second, tokens, aCaptcha())).toBe('again');
	expect(await store.subscribers.confirm(old.confirmTokenHash, nowMs + 2)).toBeUndefined();
	const subscriber = { ...second, id: first.id, confirmedAtMs: nowMs + 2 };
	expect(await store.subscribers.confirm(tokens.confirmTokenHash, nowMs + 2)).toEqual(subscriber);
	expect(await store.subscribers.subscribe(first, someTokens(), aCaptcha())).toBe('confirmed');
	expect(await store.subscribers.list()).toEqual([subscriber]);
}

async function confirmsInTime(store: Store) {
	const tokens = someTokens();
	await store.subscribers.subscribe(aSubscriber(), tokens, aCaptcha());
	const confirm = (atMs: number) => store.subscribers.confirm(tokens.confirmTokenHash, atMs);
	expect(await confirm(tokens.confirmUntilMs)).toBeUndefined();
	const subscriber = await confirm(nowMs);
	expect(subscriber).toMatchObject({ confirmedAtMs: nowMs });
	expect(await confirm(tokens.confirmUntilMs + 1)).toEqual(subscriber);
	expect(await store.subscribers.confirm('unknown', nowMs)).toBeUndefined();
}

async function leaves(store: Store) {
	const tokens = someTokens();
	await store.subscribers.subscribe(aSubscriber(), tokens, aCaptcha());
	expect(await store.subscribers.leave('unknown')).toBe(false);
	expect(await store.subscribers.leave(tokens.leaveTokenHash)).toBe(true);
	expect(await store.subscribers.leave(tokens.leaveTokenHash)).toBe(false);
	expect(await store.subscribers.list()).toEqual([]);
}

async function refusesReplays(store: Store) {
	const subscribe = (email: string) =>
		store.subscribers.subscribe(aSubscriber({ email }), someTokens(), aCaptcha('one'));
	const outcomes = await Promise.all(['ana', 'ben', 'eva'].map((name) => subscribe(`${name}@example.org`)));
	expect(outcomes.toSorted()).toEqual(['added', 'replayed', 'replayed']);
	expect(await subscribe('leo@example.org')).toBe('replayed');
	expect(await store.subscribers.list()).toHaveLength(1);
}

async function lists(store: Store) {
	const [first, last] = [
		aSubscriber({ consentedAtMs: nowMs }),
		aSubscriber({ email: 'ben@example.org', consentedAtMs: nowMs + 1 }),
	];
	for (const subscriber of [last, first])
		await store.subscribers.subscribe(subscriber, someTokens(), aCaptcha());
	expect(await store.subscribers.list()).toEqual(
		[first, last].map((one) => ({ ...one, confirmedAtMs: null })),
	);
}

async function forwards(store: Store) {
	const { subscribers } = store;
	await subscribers.subscribe(aSubscriber({ email: 'unconfirmed@example.org' }), someTokens(), aCaptcha());
	const first = await confirmed(store, 'ana@example.org', nowMs);
	const second = await confirmed(store, 'ben@example.org', nowMs + 1);
	expect(await subscribers.dueForForwarding(nowMs, 10)).toEqual([first, second]);
	expect(await subscribers.dueForForwarding(nowMs, 1)).toEqual([first]);
	await subscribers.recordForwarding(first.id, { nextTryAtMs: nowMs + 100 });
	await subscribers.recordForwarding(second.id, { forwardedAtMs: nowMs });
	expect(await subscribers.dueForForwarding(nowMs + 99, 10)).toEqual([]);
	expect(await subscribers.dueForForwarding(nowMs + 100, 10)).toEqual([first]);
	expect(await subscribers.failedForwardings(first.id)).toBe(1);
	expect(await subscribers.failedForwardings(second.id)).toBe(0);
	expect(await subscribers.failedForwardings('unknown')).toBe(0);
}
