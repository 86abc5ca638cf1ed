// @vitest-environment jsdom

import { maxRecordingBytes } from '@henry/contract/limits.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInForTests, signOutForTests } from './account-for-tests.ts';
import { stubCaches } from './kept-here-for-tests.ts';
import { forgetRecordingHere, keepRecordingHere, keptRecordings } from './kept-recordings.ts';

const dayMs = 24 * 60 * 60_000;
const answer = (title: string, recording = new Blob([title])) => ({ title, hints: ['Where?'], recording });
const titles = async () => (await keptRecordings('grammarSpeech')).map(({ title }) => title);

let kept: Map<string, Blob>;
beforeEach(() => {
	localStorage.clear();
	kept = stubCaches();
	vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 1) });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a recording waits with what is known of it, one for each title, the newest first', async () => {
	await keepRecordingHere('grammarSpeech', answer('Food & drink'));
	vi.setSystemTime(Date.now() + 1);
	await keepRecordingHere('grammarSpeech', { ...answer('Family'), questionStartsMs: [0, 900] });
	await keepRecordingHere('homework', answer('an assignment'));
	expect(await titles()).toEqual(['Family', 'Food & drink']);
	const [newest] = await keptRecordings('grammarSpeech');
	expect(newest).toMatchObject({ hints: ['Where?'], questionStartsMs: [0, 900], atMs: Date.now() });
	expect(newest?.recording.size).toBe('Family'.length);

	vi.setSystemTime(Date.now() + 1);
	await keepRecordingHere('grammarSpeech', answer('Food & drink', new Blob(['again'])));
	expect(await titles()).toEqual(['Food & drink', 'Family']);
});

test('what is sent, deleted or older than a week is gone from this device', async () => {
	await keepRecordingHere('grammarSpeech', answer('Family'));
	await keepRecordingHere('grammarSpeech', answer('Food'));
	await forgetRecordingHere('grammarSpeech', 'Food');
	vi.setSystemTime(Date.now() + 7 * dayMs - 1);
	expect(await titles()).toEqual(['Family']);
	vi.setSystemTime(Date.now() + 1);
	expect(await titles()).toEqual([]);
	expect(kept.size).toBe(0);
});

test('only so much is kept: ten recordings, none larger than the server takes', async () => {
	const tooLarge = new Blob([new Uint8Array(maxRecordingBytes + 1)]);
	expect(await keepRecordingHere('grammarSpeech', answer('Long', tooLarge))).toBe(false);
	for (let number = 1; number <= 12; number++) {
		vi.setSystemTime(Date.now() + 1);
		await keepRecordingHere('grammarSpeech', answer(`Topic ${number}`));
	}
	expect(await titles()).toHaveLength(10);
	expect(await titles()).not.toContain('Topic 2');
	expect(kept.size).toBe(20);
});

test('a recording that is sent in vain waits no longer for that', async () => {
	await keepRecordingHere('grammarSpeech', answer('Family'));
	const [waiting] = await keptRecordings('grammarSpeech');
	vi.setSystemTime(Date.now() + 6 * dayMs);
	await keepRecordingHere('grammarSpeech', { ...answer('Family'), atMs: waiting?.atMs });
	vi.setSystemTime(Date.now() + dayMs);
	expect(await titles()).toEqual([]);
});

test('what waits is listed at once for whoever uses the browser, also before the server has said who that is', async () => {
	vi.stubGlobal('fetch', async () => new Response('{}'));
	await keepRecordingHere('grammarSpeech', answer('Family'));
	await signInForTests();
	await keepRecordingHere('grammarSpeech', answer('Work'));
	vi.resetModules();
	const opened = await import('./kept-recordings.ts');
	const wrapper = ({ children }: { children: ReactNode }) =>
		createElement(QueryClientProvider, { client: new QueryClient() }, children);
	const { result } = renderHook(() => opened.useKeptRecordings('grammarSpeech'), { wrapper });
	const listed = () => result.current.kept.map(({ title }) => title);
	await vi.waitFor(() => expect(listed()).toEqual(['Work']));
	await act(signOutForTests);
	await vi.waitFor(() => expect(listed()).toEqual(['Family']));
});

test('a recording waits for whoever made it alone', async () => {
	await keepRecordingHere('grammarSpeech', answer('Family'));
	vi.stubGlobal('fetch', async () => new Response('{}'));
	await signInForTests();
	expect(await titles()).toEqual([]);
	await keepRecordingHere('grammarSpeech', answer('Work'));
	await signOutForTests();
	expect(await titles()).toEqual(['Family']);
});
