// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './live-talk/fake-socket-for-tests.ts';
import { type LiveTranscript, openLiveTranscript } from './live-transcript.ts';

let server: FakeSocket;
let live: LiveTranscript;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', FakeSocket);
	live = openLiveTranscript([]);
	server = FakeSocket.opened.at(-1) as FakeSocket;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** The recording ends; how it stands with its transcript is told by the function that is answered. */
function finish(): () => string {
	let state = 'awaited';
	live.finish().then(
		({ transcription }) => {
			state = transcription;
		},
		({ code }) => {
			state = code;
		},
	);
	return () => state;
}

const tell = (message: object) => server.onmessage?.({ data: JSON.stringify(message) });
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(1_000 * seconds);

test.each([
	['that never opened', () => {}],
	['that takes nothing any more', () => server.accept()],
	['whose server says nothing any more', () => server.accept()],
])('a connection %s is given up soon after the end of the recording', async (which, begin) => {
	begin();
	if (which.includes('takes')) server.bufferedAmount = 32_000;
	const state = finish();
	await pass(7);
	expect(state()).toBe('awaited');
	await pass(2);
	expect([state(), server.isClosed]).toEqual(['unavailable', true]);
});

test('a slow line, and a server that is still at it, are waited for', async () => {
	server.accept();
	server.bufferedAmount = 320_000;
	const state = finish();
	for (let second = 0; second < 10; second += 1) {
		server.bufferedAmount -= 32_000;
		await pass(1);
	}
	for (let times = 0; times < 5; times += 1) {
		await pass(3);
		tell({ type: 'hearing' });
	}
	expect(state()).toBe('awaited');
	tell({ type: 'final', transcription: 'tea', words: [] });
	await pass(10);
	expect(state()).toBe('tea');
});

test('while the learner records, no silence of the server gives it up', async () => {
	server.accept();
	await pass(60);
	expect(server.isClosed).toBe(false);
});
