// @vitest-environment jsdom
import type { LiveTalkServerMessage } from '@henry/contract/live-talk.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKnownSpeaker, keepKnownSpeaker } from '#web/lib/known-speaker.ts';
import { FakeSocket } from './fake-socket-for-tests.ts';
import { openTalkSocket, type TalkSocket } from './talk-socket.ts';

const handlers = { onOpen: vi.fn(), onNews: vi.fn(), onSpeech: vi.fn(), onClosed: vi.fn() };
const header = {
	type: 'speech',
	reply: 1,
	text: 'Hm.',
	sampleRateHz: 16_000,
	samples: 3,
	isLast: true,
} as const;
const yourTurn: LiveTalkServerMessage = { type: 'your-turn', wasNotHeard: false };
let server: FakeSocket;
let socket: TalkSocket;

beforeEach(() => {
	vi.clearAllMocks();
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', FakeSocket);
	socket = openTalkSocket(handlers);
	server = FakeSocket.opened.at(-1) as FakeSocket;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('the start tells what is known of the speaker', () => {
	const speaker = { model: 'a model', readings: 1, values: 'AAAA' };
	keepKnownSpeaker(speaker);
	server.accept();
	socket.tell({
		type: 'start',
		exercise: { type: 'talk', exerciseType: 'talkAboutYou' },
		fullConversation: [],
		settings: { pauseMs: 1_000, handsFree: true, voiceRate: 1 },
		repeatsLast: false,
	});
	socket.tell({ type: 'retry' });
	forgetKnownSpeaker();
	expect(server.received).toMatchObject([{ type: 'start', speaker }, { type: 'retry' }]);
	expect(server.received[1]).not.toHaveProperty('speaker');
});

test('messages come as they are, and each header with the sound that follows it', () => {
	server.accept();
	server.say(
		yourTurn,
		header,
		Int16Array.of(7, 8, 9),
		{ ...header, samples: 0 },
		new Int16Array(0),
		yourTurn,
	);
	expect(handlers.onOpen).toHaveBeenCalledOnce();
	expect(handlers.onNews.mock.calls).toEqual([[yourTurn], [yourTurn]]);
	expect(handlers.onSpeech.mock.calls).toEqual([
		[header, Int16Array.of(7, 8, 9)],
		[{ ...header, samples: 0 }, new Int16Array(0)],
	]);
});

test.each([
	['no JSON', ['{']],
	['an unknown message', ['{"type":"sing"}']],
	['sound without its header', [Int16Array.of(1).buffer]],
	['sound of another length', [JSON.stringify(header), Int16Array.of(1).buffer]],
	['a header without its sound', [JSON.stringify(header), JSON.stringify(yourTurn)]],
])('%s ends the connection with an error that another try does not cure', (_name, data) => {
	server.accept();
	for (const one of data) server.onmessage?.({ data: one });
	expect(handlers.onNews.mock.calls).toEqual([
		[{ type: 'error', error: { code: 'unimplemented', message: '' } }],
	]);
	expect(handlers.onClosed).toHaveBeenCalledOnce();
	expect(server.isClosed).toBe(true);
});

test('a connection that does not come about is given up', () => {
	vi.advanceTimersByTime(7_999);
	expect(handlers.onClosed).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(handlers.onClosed).toHaveBeenCalledOnce();
	expect(server.isClosed).toBe(true);
});

/** Sends a frame a second, of which the browser could not send so many bytes at once. */
function sendForSeconds(seconds: number, stuckBytesPerFrame: number) {
	for (let second = 0; second < seconds; second += 1) {
		server.bufferedAmount += stuckBytesPerFrame;
		socket.send(new Int16Array(320));
		vi.advanceTimersByTime(1_000);
	}
}

test('a connection that takes nothing any more counts as broken, and one that is only behind does not', () => {
	server.accept();
	server.bufferedAmount = 6_400;
	for (let frame = 0; frame < 20; frame += 1) socket.send(new Int16Array(320));
	expect(socket.unsentMs()).toBe(200);
	sendForSeconds(20, 0);
	expect(handlers.onClosed).not.toHaveBeenCalled();
	sendForSeconds(10, 640);
	expect(handlers.onClosed).toHaveBeenCalledOnce();
});

test('a connection that was closed from here tells nothing more', () => {
	server.accept();
	socket.close();
	server.say(yourTurn);
	server.onclose?.();
	vi.runAllTimers();
	expect(handlers.onNews).not.toHaveBeenCalled();
	expect(handlers.onClosed).not.toHaveBeenCalled();
});
