import { randomUUID } from 'node:crypto';
import { maxKeptCards, maxKeptRecordings, maxKeptResults } from '@henry/contract/limits.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { expect } from 'vitest';
import type { Store } from '#server/ports/store.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { aCard, aRecording, aResult, nowMs, signIn } from './contract-data.ts';

export const practiceCases: StoreCase[] = [
	{ name: 'gives back what was saved, the newest first', check: givesBack },
	{ name: 'changes nothing when the same is saved twice', check: savesTwice },
	{ name: 'keeps the newer version of a card', check: keepsNewerCards },
	{ name: 'forgets what it is told to', check: forgets },
	{ name: 'keeps recordings of results that are there', check: addsRecordings },
	{ name: 'lets the oldest go beyond its limits', check: limitsPractice },
	{ name: 'keeps accounts apart', check: keepsAccountsApart },
	{ name: 'loses nothing of what is saved at the same time', check: savesAtTheSameTime },
	{ name: 'adds up how far two checks lay apart, once an account, of nobody', check: addsRetests },
	{ name: 'keeps what is kept besides practice', check: keepsLearnerState },
	{ name: 'refuses practice of an account that is not there', check: refusesStrangers },
];

const wav = new Uint8Array([82, 73, 70, 70, 0, 255]);
const aFact = { kind: 'family', text: 'I have two sisters', isTakenUp: false } as const;
const nothing = { results: [], cards: [], recordings: [] };

async function givesBack(store: Store) {
	const { id } = await signIn(store, 'ana@example.org');
	expect(await store.practice.load(id)).toEqual(nothing);
	const results = [nowMs, nowMs + 2, nowMs + 1].map((atMs) => aResult({ atMs }));
	const cards = [nowMs + 5, nowMs + 6].map((createdAtMs) => aCard({ createdAtMs }));
	await store.practice.save(id, { results, cards });
	expect(await store.practice.load(id)).toEqual({
		...nothing,
		results: [results[1], results[2], results[0]],
		cards: [cards[1], cards[0]],
	});
}

async function addsRetests(store: Store, { otherStore }: TestDatabase) {
	expect(await store.practice.retests()).toEqual([]);
	const retestOf = (results: readonly PracticeResult[]) =>
		results.length < 2 ? undefined : { level: 0.25, fluency: 1 };
	const [first, second, third] = [aResult(), aResult(), aResult()];
	const saveBy = (one: Store, accountId: string, ...results: PracticeResult[]) =>
		one.practice.save(accountId, { results, cards: [] }, retestOf);
	const [ana, ben] = [await signIn(store, 'ana@example.org'), await signIn(store, 'ben@example.org')];
	await saveBy(store, ana.id, first);
	// Under an id that is there nothing is kept, and nothing makes a pair.
	await saveBy(store, ana.id, { ...second, id: first.id });
	expect(await store.practice.retests()).toEqual([]);
	await Promise.all([saveBy(store, ana.id, second), saveBy(otherStore, ana.id, third)]);
	await store.practice.forget(ana.id, { results: [first.id, second.id], cards: [], recordings: [] });
	await saveBy(store, ana.id, first);
	expect(await store.practice.retests()).toEqual([
		{ skill: 'fluency', pairs: 1, squaredSum: 1 },
		{ skill: 'level', pairs: 1, squaredSum: 0.25 },
	]);
	// What was counted before it was noted whose it was counts no more.
	await store.practice.save(ben.id, { results: [first, second], cards: [] });
	await saveBy(store, ben.id, third);
	expect(await store.practice.retests()).toMatchObject([{ pairs: 1 }, { pairs: 1 }]);
	await saveBy(store, (await signIn(store, 'eva@example.org')).id, first, second);
	expect(await store.practice.retests()).toEqual([
		{ skill: 'fluency', pairs: 2, squaredSum: 2 },
		{ skill: 'level', pairs: 2, squaredSum: 0.5 },
	]);
}

async function savesTwice(store: Store) {
	const { id } = await signIn(store, 'ana@example.org');
	const result = aResult();
	const card = aCard();
	await store.practice.save(id, { results: [result], cards: [card] });
	await store.practice.save(id, {
		results: [{ ...result, title: 'Other' }, result],
		cards: [{ ...card, prompt: 'other' }, card],
	});
	expect(await store.practice.load(id)).toEqual({ ...nothing, results: [result], cards: [card] });
}

async function keepsNewerCards(store: Store) {
	const { id } = await signIn(store, 'ana@example.org');
	const version = (changedAtMs: number) => aCard({ id: 'card', changedAtMs, prompt: `at ${changedAtMs}` });
	const save = (...cards: ReturnType<typeof version>[]) => store.practice.save(id, { results: [], cards });
	await save(version(2));
	await save(version(1));
	expect((await store.practice.load(id)).cards).toEqual([version(2)]);
	await save(version(3), version(5), version(4));
	expect((await store.practice.load(id)).cards).toEqual([version(5)]);
}

async function forgets(store: Store) {
	const { id } = await signIn(store, 'ana@example.org');
	await store.accounts.keepRecordings(id, 30);
	const results = [aResult({ atMs: nowMs + 1 }), aResult()] as const;
	const cards = [aCard({ createdAtMs: nowMs + 1 }), aCard()] as const;
	await store.practice.save(id, { results: [...results], cards: [...cards] });
	const recordings = [results[0], results[1], results[1]].map((result) => aRecording(result.id));
	for (const recording of recordings) await store.practice.addRecording(id, recording, wav);
	await store.practice.forget(id, {
		results: [results[0].id, 'unknown'],
		cards: [cards[0].id],
		recordings: [String(recordings[1]?.id)],
	});
	expect(await store.practice.load(id)).toEqual({
		results: [results[1]],
		cards: [cards[1]],
		recordings: [recordings[2]],
	});
}

async function addsRecordings(store: Store) {
	const { id } = await signIn(store, 'ana@example.org');
	await store.accounts.keepRecordings(id, 30);
	const result = aResult();
	await store.practice.save(id, { results: [result], cards: [] });
	const recording = aRecording(result.id);
	expect(await store.practice.addRecording(id, aRecording('unknown'), wav)).toBe(false);
	expect(await store.practice.addRecording(id, recording, wav)).toBe(true);
	expect(await store.practice.addRecording(id, recording, new Uint8Array(1))).toBe(true);
	expect((await store.practice.load(id)).recordings).toEqual([recording]);
	expect(await store.practice.recording(id, recording.id, nowMs)).toEqual(wav);
	expect(await store.practice.recording(id, recording.id, recording.expiresAtMs)).toBeUndefined();
	expect(await store.practice.recording(id, 'unknown', nowMs)).toBeUndefined();
}

async function limitsPractice(store: Store) {
	const { id } = await signIn(store, 'ana@example.org');
	const results = Array.from({ length: maxKeptResults + 2 }, (_, place) => aResult({ atMs: nowMs + place }));
	const cards = Array.from({ length: maxKeptCards + 2 }, (_, place) => aCard({ createdAtMs: nowMs + place }));
	for (let from = 0; from < results.length; from += 500) {
		const until = from + 500;
		await store.practice.save(id, { results: results.slice(from, until), cards: cards.slice(from, until) });
	}
	const newest = results.at(-1)?.id ?? '';
	await store.accounts.keepRecordings(id, 30);
	const recordings = Array.from({ length: maxKeptRecordings + 2 }, (_, place) =>
		aRecording(newest, { atMs: nowMs + place }),
	);
	for (const recording of recordings) await store.practice.addRecording(id, recording, wav);
	const practice = await store.practice.load(id);
	const ids = (items: { id: string }[]) => items.map((item) => item.id);
	expect(ids(practice.results)).toEqual(ids(results.slice(2).reverse()));
	expect(ids(practice.cards)).toEqual(ids(cards.slice(2).reverse()));
	expect(ids(practice.recordings)).toEqual(ids(recordings.slice(2).reverse()));
}

async function keepsAccountsApart(store: Store) {
	const [ana, ben] = [await signIn(store, 'ana@example.org'), await signIn(store, 'ben@example.org')];
	const hers = { results: [aResult({ id: 'one', title: 'Hers' })], cards: [aCard({ id: 'one' })] };
	const his = {
		results: [aResult({ id: 'one', title: 'His' })],
		cards: [aCard({ id: 'one', prompt: 'his' })],
	};
	for (const [{ id }, practice] of [
		[ana, hers],
		[ben, his],
	] as const) {
		await store.accounts.keepRecordings(id, 30);
		await store.practice.save(id, practice);
	}
	const recording = aRecording('one');
	await store.practice.addRecording(ana.id, recording, wav);
	expect(await store.practice.recording(ben.id, recording.id, nowMs)).toBeUndefined();
	await store.practice.forget(ben.id, { results: ['one'], cards: ['one'], recordings: [recording.id] });
	await store.accounts.keepRecordings(ben.id, null);
	expect(await store.practice.load(ben.id)).toEqual(nothing);
	expect(await store.practice.load(ana.id)).toEqual({ ...hers, recordings: [recording] });
}

async function savesAtTheSameTime(store: Store) {
	const { id } = await signIn(store, 'ana@example.org');
	const results = Array.from({ length: 50 }, () => aResult());
	await Promise.all(
		results.map((result) => store.practice.save(id, { results: [result], cards: [aCard({ id: 'one' })] })),
	);
	const practice = await store.practice.load(id);
	expect(practice.results).toHaveLength(50);
	expect(practice.cards).toHaveLength(1);
}

async function refusesStrangers(store: Store) {
	const practice = { results: [aResult()], cards: [] };
	await expect(store.practice.save('nobody', practice)).rejects.toMatchObject({ category: 'invalid-input' });
	expect(await store.practice.addRecording('nobody', aRecording('one'), wav)).toBe(false);
	expect(await store.practice.load('nobody')).toEqual(nothing);
}

async function keepsLearnerState(store: Store) {
	const [ana, ben] = [await signIn(store, 'ana@example.org'), await signIn(store, 'ben@example.org')];
	const memory = { isOn: true, facts: [{ ...aFact, id: randomUUID() }] };
	const path = { level: 'B1', goal: 'work', beganAtMs: nowMs } as const;
	const begunChecks = [{ form: 'c', atMs: nowMs } as const];
	const nothing = { memory: null, path: null, begunChecks: null };
	expect(await store.learnerState.load(ana.id)).toEqual(nothing);
	await store.learnerState.save(ana.id, { memory, path, begunChecks });
	await store.learnerState.save(ana.id, { memory: { ...memory, isOn: false } });
	const kept = { memory: { ...memory, isOn: false }, path, begunChecks };
	expect(await store.learnerState.load(ana.id)).toEqual(kept);
	await store.learnerState.save(ana.id, { path: null });
	expect(await store.learnerState.load(ana.id)).toEqual({ ...kept, path: null });
	expect(await store.learnerState.load(ben.id)).toEqual(nothing);
	await store.accounts.erase(ana);
	expect(await store.learnerState.load(ana.id)).toEqual(nothing);
	await expect(store.learnerState.save(ana.id, { memory })).rejects.toMatchObject({ name: 'ProviderError' });
}
