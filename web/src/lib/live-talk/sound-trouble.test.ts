import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CaptureHandlers, startCapture } from '#web/audio/capture.ts';
import { openMicrophone, releaseMicrophone } from '#web/audio/microphone.ts';
import { openPlayout } from '#web/audio/playout.ts';
import { FakeSocket } from './fake-socket-for-tests.ts';
import { LiveTalkDriver } from './live-talk-driver.ts';
import { henry, options, yourTurn } from './live-talk-messages-for-tests.ts';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/playout.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const stopCapture = vi.fn(async () => {});
let microphone: CaptureHandlers;
let driver: LiveTalkDriver;

beforeEach(async () => {
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', FakeSocket);
	FakeSocket.opened.length = 0;
	stopCapture.mockClear();
	vi.mocked(openMicrophone).mockResolvedValue({} as MediaStream);
	vi.mocked(releaseMicrophone).mockReturnValue();
	vi.mocked(openPlayout).mockRejectedValue(new Error());
	vi.mocked(startCapture).mockImplementation(async (_stream, handlers) => {
		microphone = handlers;
		return { stop: stopCapture };
	});
	driver = new LiveTalkDriver(options);
	driver.send({ type: 'entered' });
	await vi.advanceTimersByTimeAsync(0);
	latest().accept();
	latest().say(henry, yourTurn);
});
afterEach(() => {
	driver.send({ type: 'left' });
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const latest = () => FakeSocket.opened.at(-1) as FakeSocket;
const trouble = () => driver.snapshot().trouble;
const phase = () => driver.snapshot().phase.type;

function hear(seconds: number, sample: number) {
	for (let frame = 0; frame < seconds * 50; frame += 1) microphone.onFrame(new Int16Array(320).fill(sample));
}

test('a microphone that gives nothing but zeros in the learner’s turn is told, until it gives sound', () => {
	hear(4.9, 0);
	expect(trouble()).toBeUndefined();
	hear(0.1, 0);
	expect(trouble()).toBe('no-sound');
	hear(0.02, 1);
	expect(trouble()).toBeUndefined();
	latest().say({ type: 'final', place: 1, transcription: 'me', words: [], startMs: 0, endMs: 100 });
	hear(20, 0);
	expect(trouble()).toBeUndefined();
});

test('while the system has taken the microphone, no socket is opened anew; when it is back, one is', async () => {
	microphone.onInterrupted?.();
	expect(trouble()).toBe('no-sound');
	latest().say({ type: 'error', error: { code: 'deadline-exceeded', message: 'No sound.' } });
	latest().onclose?.();
	await vi.advanceTimersByTimeAsync(60_000);
	expect([phase(), FakeSocket.opened.length]).toEqual(['reconnecting', 1]);
	microphone.onResumed?.();
	await vi.advanceTimersByTimeAsync(0);
	expect([trouble(), FakeSocket.opened.length]).toEqual([undefined, 2]);
});

test('while the microphone gives nothing but zeros, no socket is opened anew; once it gives sound, one is', async () => {
	hear(5, 0);
	latest().say({ type: 'error', error: { code: 'unavailable', message: 'Gone.' } });
	hear(0.02, 0);
	latest().onclose?.();
	hear(1, 0);
	await vi.advanceTimersByTimeAsync(60_000);
	expect([phase(), trouble(), FakeSocket.opened.length]).toEqual(['reconnecting', 'no-sound', 1]);
	hear(0.02, 1);
	await vi.advanceTimersByTimeAsync(0);
	expect([trouble(), FakeSocket.opened.length]).toEqual([undefined, 2]);
});

test('however often the microphone goes and comes back, there is one socket', async () => {
	latest().onclose?.();
	for (const afterMs of [0, 300]) {
		await vi.advanceTimersByTimeAsync(afterMs);
		microphone.onInterrupted?.();
		microphone.onResumed?.();
	}
	await vi.advanceTimersByTimeAsync(1_000);
	expect(FakeSocket.opened.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
});

test('a line that takes less than is said is told, and one that only catches up is not', () => {
	latest().bufferedAmount = 5 * 32_000;
	hear(1.9, 1);
	latest().bufferedAmount = 0;
	hear(1, 1);
	latest().bufferedAmount = 4 * 32_000;
	hear(1.9, 1);
	expect(trouble()).toBeUndefined();
	hear(0.1, 1);
	expect(trouble()).toBe('slow-line');
	latest().bufferedAmount = 0;
	hear(0.02, 1);
	expect(trouble()).toBeUndefined();
});

test('a learner who shows no sign for minutes frees microphone and socket, and goes on when back', async () => {
	await vi.advanceTimersByTimeAsync(4 * 60_000);
	driver.commands.think(true);
	await vi.advanceTimersByTimeAsync(4 * 60_000);
	latest().say({ type: 'partial', transcription: 'yes', words: [] });
	latest().say({ type: 'voice', active: true });
	await vi.advanceTimersByTimeAsync(4 * 60_000);
	expect(phase()).toBe('learner');
	await vi.advanceTimersByTimeAsync(60_000);
	expect(phase()).toBe('forgotten');
	expect([latest().isClosed, stopCapture.mock.calls.length]).toEqual([true, 1]);
	driver.commands.changeSettings({ pauseMs: 2_000 });
	driver.commands.retry();
	await vi.advanceTimersByTimeAsync(0);
	latest().accept();
	expect(latest().received[0]).toMatchObject({ type: 'start', fullConversation: [{ content: 'Who?' }] });
});
