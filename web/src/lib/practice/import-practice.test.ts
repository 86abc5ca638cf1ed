import { maxJsonBodyBytes, maxPracticeItems } from '@henry/contract/limits.ts';
import { expect, test } from 'vitest';
import { saveRequests } from './import-practice.ts';
import { aCard, aResult } from './practice-for-tests.ts';

test('a long practice is sent in calls of as many items as one call may carry, and nothing is left out', () => {
	const results = Array.from({ length: maxPracticeItems + 1 }, () => aResult());
	const cards = Array.from({ length: 3 }, () => aCard());
	const requests = saveRequests({ results, cards });
	expect(requests.map((request) => [request.results.length, request.cards.length])).toEqual([
		[maxPracticeItems, 0],
		[1, 0],
		[0, 3],
	]);
	expect(requests.flatMap((request) => request.results)).toEqual(results);
	expect(requests.flatMap((request) => request.cards)).toEqual(cards);
});

test('no call is larger than the server takes', () => {
	const weakWords = Array.from({ length: 100 }, () => 'ñ'.repeat(60));
	const results = Array.from({ length: 200 }, () => aResult({ weakWords }));
	const requests = saveRequests({ results, cards: [] });
	expect(requests.flatMap((request) => request.results)).toEqual(results);
	for (const request of requests) {
		expect(Buffer.byteLength(JSON.stringify({ data: request }))).toBeLessThan(maxJsonBodyBytes);
	}
});

test('nothing makes no call', () => {
	expect(saveRequests({ results: [], cards: [] })).toEqual([]);
});
