// @vitest-environment jsdom

import { apiPaths } from '@henry/contract/api-paths.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { stubCaches } from '#web/lib/kept-here-for-tests.ts';
import { accountKeeper, sendKept } from './account-keeper.ts';
import { browserKeeper } from './browser-keeper.ts';
import { importFromBrowser } from './import-practice.ts';
import { aCard, aResult } from './practice-for-tests.ts';

const [result, card] = [aResult({ atMs: 1 }), aCard()];
const practice = { results: [result], cards: [card], recordings: [] };

/** A server that can be out of reach, or refuse a call; what it was told, in order. */
let server: {
	isReachable: boolean;
	refused: string[];
	loads: number;
	told: { path: string; data: unknown }[];
};

beforeEach(async () => {
	localStorage.clear();
	stubCaches();
	server = { isReachable: true, refused: [], loads: 0, told: [] };
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
		if (!server.isReachable) throw new TypeError('Failed to fetch');
		if (path === apiPaths.practice) {
			server.loads += 1;
			return new Response(JSON.stringify(practice));
		}
		const { data } = JSON.parse(String(body));
		server.told.push({ path, data });
		const error = { code: 'invalid-argument', message: 'No.' };
		if (server.refused.includes(path)) return new Response(JSON.stringify({ error }), { status: 400 });
		return new Response(JSON.stringify({ result: { done: true } }));
	});
	await signInForTests();
});
afterEach(async () => {
	await signOutForTests();
	vi.unstubAllGlobals();
});

const saved = (request: unknown) => ({ path: apiPaths.savePractice, data: request });

test('what was loaded last opens without a connection, with what was done since', async () => {
	await accountKeeper.load();
	server.isReachable = false;
	expect(await accountKeeper.load()).toEqual(practice);

	const graded = { ...card, changedAtMs: card.changedAtMs + 1 };
	const review = aResult({ activity: 'review', atMs: 2 });
	await accountKeeper.save({ results: [], cards: [graded] });
	await accountKeeper.save({ results: [review], cards: [] });
	await accountKeeper.forget({ results: [result.id] });
	expect(await accountKeeper.load()).toEqual({ results: [review], cards: [graded], recordings: [] });
	expect(server.told).toEqual([]);
});

test('what was done without a connection is sent in its order before anything else, once', async () => {
	await accountKeeper.load();
	server.isReachable = false;
	const steps = [1, 2, 3].map((change) => ({
		results: [],
		cards: [{ ...card, changedAtMs: card.changedAtMs + change }],
	}));
	for (const step of steps) await accountKeeper.save(step);
	await accountKeeper.forget({ cards: [card.id] });

	server.isReachable = true;
	const review = { results: [aResult()], cards: [] };
	await accountKeeper.save(review);
	const forgotten = { cards: [card.id], results: [], recordings: [] };
	expect(server.told).toEqual([
		...steps.map(saved),
		{ path: apiPaths.forgetPractice, data: forgotten },
		saved(review),
	]);
	await sendKept();
	expect(server.told).toHaveLength(5);
});

test('what the server can never take does not hold up the rest, and another failure loses nothing', async () => {
	server.isReachable = false;
	await accountKeeper.forget({ cards: [card.id] });
	const review = { results: [aResult()], cards: [] };
	await accountKeeper.save(review);
	await expect(sendKept()).rejects.toMatchObject({ code: 'unavailable' });

	server = { ...server, isReachable: true, refused: [apiPaths.forgetPractice] };
	await sendKept();
	expect(server.told.map(({ path }) => path)).toEqual([apiPaths.forgetPractice, apiPaths.savePractice]);
});

test('nothing of another account, and nothing that was never loaded, opens without a connection', async () => {
	server.isReachable = false;
	await expect(accountKeeper.load()).rejects.toMatchObject({ code: 'unavailable' });
});

test('a mistake that got a card on another device meanwhile gets no second one', async () => {
	await accountKeeper.load();
	server.isReachable = false;
	const [again, other] = [aCard(), aCard({ mistake: 'a-an: a > an' })];
	await accountKeeper.save({ results: [], cards: [again, other] });
	const third = aCard({ mistake: 'the: - > the' });
	await accountKeeper.save({ results: [], cards: [aCard({ mistake: 'a-an: a > an' }), third] });
	server = { ...server, isReachable: true, loads: 0 };
	await sendKept();
	expect(server.told).toEqual([other, third].map((sent) => saved({ results: [], cards: [sent] })));
	// However many steps wait, all that is there is fetched once.
	expect(server.loads).toBe(1);
});

test('nor does one that this browser has a card of from before signing in', async () => {
	const [again, other] = [aCard(), aCard({ mistake: 'a-an: a > an' })];
	await browserKeeper.save({ results: [], cards: [again, other] });
	await importFromBrowser();
	expect(server.told).toEqual([saved({ results: [], cards: [other] })]);
	expect((await browserKeeper.load()).cards).toEqual([]);
});
