// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserKeeper, browserPracticeKey, clearBrowserPractice } from './browser-keeper.ts';
import { BrowserStorageError } from './keeper.ts';
import { newId } from './new-id.ts';
import { aCard, aResult } from './practice-for-tests.ts';

const nothing = { results: [], cards: [], recordings: [] };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a browser that has kept nothing yet has nothing', async () => {
	expect(await browserKeeper.load()).toEqual(nothing);
});

test('what is saved comes back, the newest first, and saving it twice changes nothing', async () => {
	const [older, newer] = [aResult({ atMs: 1 }), aResult({ atMs: 2 })];
	const card = aCard();
	await browserKeeper.save({ results: [older], cards: [card] });
	await browserKeeper.save({ results: [newer, older], cards: [card] });
	expect(await browserKeeper.load()).toEqual({ results: [newer, older], cards: [card], recordings: [] });
});

test('the newer version of a card stays, whichever came last', async () => {
	const card = aCard();
	const reviewed = { ...card, changedAtMs: card.changedAtMs + 1 };
	await browserKeeper.save({ results: [], cards: [reviewed] });
	await browserKeeper.save({ results: [], cards: [card] });
	expect((await browserKeeper.load()).cards).toEqual([reviewed]);
});

test('what is forgotten is gone, and the rest stays', async () => {
	const [result, other] = [aResult(), aResult()];
	const card = aCard();
	await browserKeeper.save({ results: [result, other], cards: [card] });
	await browserKeeper.forget({ results: [result.id] });
	expect(await browserKeeper.load()).toEqual({ results: [other], cards: [card], recordings: [] });
	clearBrowserPractice();
	expect(localStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '[]', '{"results":3}', '{"results":[],"cards":null}'])(
	'what is no practice (%j) counts as none and can be written over',
	async (broken) => {
		localStorage.setItem(browserPracticeKey, broken);
		expect(await browserKeeper.load()).toEqual(nothing);
		const result = aResult();
		await browserKeeper.save({ results: [result], cards: [] });
		expect((await browserKeeper.load()).results).toEqual([result]);
	},
);

test('of items that are partly broken, the whole ones stay', async () => {
	const [result, card] = [aResult(), aCard()];
	const kept = { results: [{ ...aResult(), day: 'today' }, result, null], cards: [card, { id: newId() }] };
	localStorage.setItem(browserPracticeKey, JSON.stringify(kept));
	expect(await browserKeeper.load()).toEqual({ results: [result], cards: [card], recordings: [] });
});

test('beyond what a browser holds, the oldest results go', async () => {
	const weakWords = Array.from({ length: 100 }, () => 'a'.repeat(60));
	const results = Array.from({ length: 800 }, (_, index) => aResult({ atMs: index + 1, weakWords }));
	await browserKeeper.save({ results, cards: [aCard()] });
	const { results: kept, cards } = await browserKeeper.load();
	expect(kept.length).toBeGreaterThan(400);
	expect(kept.length).toBeLessThan(800);
	expect(kept[0]?.atMs).toBe(800);
	expect(cards).toHaveLength(1);
});

test('a browser that forbids storage says so', async () => {
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('forbidden', 'SecurityError');
	});
	await expect(browserKeeper.load()).rejects.toThrow(BrowserStorageError);
});

test('a browser that has no room left says so, and what it has stays', async () => {
	const result = aResult();
	await browserKeeper.save({ results: [result], cards: [] });
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	await expect(browserKeeper.save({ results: [aResult()], cards: [] })).rejects.toThrow(BrowserStorageError);
	expect((await browserKeeper.load()).results).toEqual([result]);
});
