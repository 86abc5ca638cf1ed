// @vitest-environment jsdom
import { apiPaths } from '@henry/contract/api-paths.ts';
import { mockPaths } from '@henry/contract/mock-days.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInForTests, signOutForTests } from './account-for-tests.ts';
import { keepHere } from './kept-here.ts';
import { stubCaches } from './kept-here-for-tests.ts';
import { keepRecordingHere } from './kept-recordings.ts';
import { roomAnswersFolder } from './mock-day/kept-answer.ts';
import { addMockStep } from './mock-day/mock-outbox.ts';
import { newId } from './practice/new-id.ts';
import { addToOutbox } from './practice/outbox.ts';
import { aResult } from './practice/practice-for-tests.ts';
import { countUnsent } from './unsent.ts';

beforeEach(async () => {
	stubCaches();
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
	await signInForTests();
});
afterEach(async () => {
	vi.useRealTimers();
	await signOutForTests();
	vi.unstubAllGlobals();
});

const dayMs = 24 * 60 * 60_000;

test.each<[string, number, () => Promise<unknown>]>([
	['practice', 1, () => addToOutbox('ana', { save: { results: [aResult()], cards: [] } })],
	[
		'an examiner’s note',
		1,
		() =>
			addMockStep({
				note: { dayId: newId(), membershipId: newId(), status: 'absent', atMs: Date.now() },
			}),
	],
	[
		'the answers of two exams in a room',
		2,
		async () => {
			for (const turn of ['one/1', 'one/2', 'two/1']) await keepHere(roomAnswersFolder() + turn, {});
		},
	],
	[
		'a recording',
		1,
		() => keepRecordingHere('homework', { title: 'a', hints: [], recording: new Blob(['a']) }),
	],
	[
		'a recording that has waited too long',
		0,
		async () => {
			vi.useFakeTimers({ toFake: ['Date'] });
			await keepRecordingHere('grammarSpeech', { title: 'a', hints: [], recording: new Blob(['a']) });
			vi.setSystemTime(Date.now() + 8 * dayMs);
		},
	],
])('%s that has not arrived counts as %i', async (_what, count, keep) => {
	await keep();
	expect(await countUnsent('ana')).toBe(count);
});

test('what can be sent is, and does not count then', async () => {
	await addToOutbox('ana', { save: { results: [aResult()], cards: [] } });
	await addMockStep({ note: { dayId: newId(), membershipId: newId(), status: 'late', atMs: Date.now() } });
	const sent: string[] = [];
	vi.stubGlobal('fetch', async (path: string) => {
		sent.push(path);
		return Response.json({ result: { done: true } });
	});
	expect(await countUnsent('ana')).toBe(0);
	expect(sent.toSorted()).toEqual([mockPaths.noteMockCandidate, apiPaths.savePractice].toSorted());
});
