import { decodeWav } from '@henry/sound/wav.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Capture, type CaptureHandlers, startCapture } from '#web/audio/capture.ts';
import { MicrophoneError, openMicrophone, releaseMicrophone } from '#web/audio/microphone.ts';
import { openPlayout, type Playout } from '#web/audio/playout.ts';
import { FakeSocket } from './fake-socket-for-tests.ts';
import { LiveTalkDriver } from './live-talk-driver.ts';
import { header, henry, options, settings, sound, yourTurn } from './live-talk-messages-for-tests.ts';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/playout.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const stopCapture = vi.fn<Capture['stop']>();
let microphone: CaptureHandlers;
let finishPlaying: ((wasAudible: boolean) => void) | undefined;
let isAudible: boolean;
const playout = {
	isAudible: () => isAudible,
	level0to1: () => 0.25,
	enqueue: vi.fn(),
	whenPlayed: vi.fn((callback: (wasAudible: boolean) => void) => {
		finishPlaying = callback;
	}),
	hold: vi.fn(),
	resume: vi.fn(),
	flush: vi.fn(() => {
		finishPlaying = undefined;
	}),
	close: vi.fn(),
} satisfies Playout;
let driver: LiveTalkDriver;

beforeEach(() => {
	vi.clearAllMocks();
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', FakeSocket);
	FakeSocket.opened.length = 0;
	isAudible = true;
	finishPlaying = undefined;
	stopCapture.mockResolvedValue();
	vi.mocked(openMicrophone).mockResolvedValue({} as MediaStream);
	vi.mocked(releaseMicrophone).mockReturnValue();
	vi.mocked(openPlayout).mockResolvedValue(playout);
	vi.mocked(startCapture).mockImplementation(async (_stream, handlers) => {
		microphone = handlers;
		return { stop: stopCapture };
	});
	driver = new LiveTalkDriver(options);
});

afterEach(() => {
	driver.send({ type: 'left' });
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const latest = () => FakeSocket.opened.at(-1) as FakeSocket;
const phase = () => driver.snapshot().phase.type;

/** Frames of 20 ms whose first sample is their number. */
function speak(first: number, end: number) {
	for (let frame = first; frame < end; frame += 1)
		microphone.onFrame(Int16Array.from({ length: 320 }, () => frame));
}

async function enter() {
	driver.send({ type: 'entered' });
	await vi.advanceTimersByTimeAsync(0);
}

async function begin() {
	await enter();
	latest().accept();
	return latest();
}

/** Breaks the socket, and accepts the one that is opened then. */
async function breakConnection(socket: FakeSocket) {
	socket.onclose?.();
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	return latest();
}

test('a talk opens the microphone with echo cancellation, then the socket, and sends frames of 20 ms', async () => {
	await enter();
	expect(openMicrophone).toHaveBeenCalledExactlyOnceWith({ processing: 'on' });
	expect(startCapture).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), 20);
	expect(String(latest().address)).toMatch(/^ws:.*\/api\/talk\/live$/);
	speak(0, 2);
	expect(latest().received).toEqual([]);
	latest().accept();
	speak(2, 4);
	expect(latest().tells).toEqual(['start', 'settings']);
	expect(latest().frames).toEqual([0, 1, 2, 3]);
});

test('Henry’s sound is played, and its end is told', async () => {
	const socket = await begin();
	socket.say(henry, header, sound);
	expect(playout.enqueue).toHaveBeenCalledExactlyOnceWith(sound, 16_000);
	expect(socket.tells).not.toContain('played');
	finishPlaying?.(true);
	expect(socket.received.at(-1)).toEqual({ type: 'played', reply: 1 });
});

test('where the sound is not taken the talk goes on, and Henry is read', async () => {
	const socket = await begin();
	socket.say(henry, header, sound);
	finishPlaying?.(false);
	expect(socket.received.at(-1)).toEqual({ type: 'played', reply: 1 });
	expect(driver.snapshot().isVoiceless).toBe(true);
});

test('a noise holds the sound, and words drop it', async () => {
	const socket = await begin();
	socket.say(henry, header, sound, { type: 'suspend', reply: 1 });
	expect(playout.hold).toHaveBeenCalledOnce();
	socket.say({ type: 'resume', reply: 1 });
	expect(playout.resume).toHaveBeenCalledOnce();
	playout.flush.mockClear();
	socket.say({ type: 'suspend', reply: 1 }, { type: 'interrupted', reply: 1 });
	expect(playout.flush).toHaveBeenCalledOnce();
});

test.each([
	['plays nothing before a touch', () => (isAudible = false)],
	['cannot play at all', () => vi.mocked(openPlayout).mockRejectedValue(new Error())],
])('a browser that %s does not hold up the talk', async (_name, arrange) => {
	arrange();
	const socket = await begin();
	socket.say(henry, header, sound);
	expect(playout.enqueue).not.toHaveBeenCalled();
	expect(driver.snapshot().isVoiceless).toBe(true);
	expect(socket.received.at(-1)).toEqual({ type: 'played', reply: 1 });
});

test('a turn keeps its recording, and after a cut all that was said since is sent again', async () => {
	const first = await begin();
	first.say(henry, header, sound);
	finishPlaying?.(true);
	first.say(yourTurn, { type: 'voice', active: true });
	speak(0, 100);
	first.say({
		type: 'final',
		place: 1,
		transcription: 'me',
		words: [],
		startMs: 200,
		endMs: 1_000,
	});
	const turn = driver.snapshot().turns[1];
	const recording = turn?.speaker === 'learner' ? turn.recorded?.recording : undefined;
	const { samples } = decodeWav(new Uint8Array((await recording?.arrayBuffer()) as ArrayBuffer));
	expect([samples.length, samples[0], samples.at(-1)]).toEqual([800 * 16, 10 / 32_768, 49 / 32_768]);

	first.onclose?.();
	speak(100, 110);
	expect(phase()).toBe('reconnecting');
	await vi.advanceTimersByTimeAsync(250);
	const second = latest();
	second.accept();
	speak(110, 112);
	expect(second.frames).toEqual(Array.from({ length: 62 }, (_, index) => 50 + index));
	expect(second.received[0]).toMatchObject({
		type: 'start',
		fullConversation: [{ content: 'Who?' }, { content: 'me' }],
	});
	second.say({ type: 'final', place: 1, transcription: 'me too', words: [], startMs: 0, endMs: 100 });
	expect(driver.snapshot().turns.at(-1)).toMatchObject({ text: 'me too' });
});

test('in a silence only the last two seconds are sent again', async () => {
	const first = await begin();
	first.say(henry, header, sound);
	finishPlaying?.(true);
	first.say(yourTurn, { type: 'your-turn', wasNotHeard: true });
	speak(0, 500);
	const second = await breakConnection(first);
	expect(second.frames).toEqual(Array.from({ length: 100 }, (_, index) => 400 + index));
});

test('what the learner pressed while the connection was down comes where it was pressed', async () => {
	const first = await begin();
	first.onclose?.();
	driver.commands.press(true);
	speak(0, 2);
	driver.commands.press(false);
	driver.commands.changeSettings({ voiceRate: 0.75 });
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	expect(latest().received.slice(1)).toMatchObject([
		{ type: 'settings', settings },
		{ pressed: true },
		0,
		1,
		{ pressed: false },
		{ settings: { ...settings, voiceRate: 0.75 } },
	]);
	expect(latest().received[0]).toMatchObject({ settings: { voiceRate: 0.75 } });
});

test('a refused talk is not tried again by itself', async () => {
	const socket = await begin();
	socket.say({ type: 'error', error: { code: 'resource-exhausted', message: 'Too many.' } });
	socket.onclose?.();
	await vi.runAllTimersAsync();
	expect(driver.snapshot().phase).toMatchObject({ type: 'failed', mayRetry: true });
	expect(FakeSocket.opened).toHaveLength(1);
	driver.commands.retry();
	await vi.advanceTimersByTimeAsync(0);
	expect(FakeSocket.opened).toHaveLength(2);
});

test('a microphone that cannot be had, or is lost, is said; when it is back the talk goes on with all that was said', async () => {
	vi.mocked(openMicrophone).mockRejectedValueOnce(new MicrophoneError('denied'));
	await enter();
	expect(driver.snapshot().phase).toEqual({ type: 'no-microphone', problem: 'denied' });
	driver.commands.retry();
	await vi.advanceTimersByTimeAsync(0);
	latest().accept();
	speak(0, 3);
	microphone.onLost();
	expect(driver.snapshot().phase).toEqual({ type: 'no-microphone', problem: 'missing' });
	expect(latest().isClosed).toBe(true);
	expect(stopCapture).toHaveBeenCalledOnce();
	driver.commands.retry();
	await vi.advanceTimersByTimeAsync(0);
	latest().accept();
	expect(latest().frames).toEqual([0, 1, 2]);
});

test('leaving closes everything, also what is still being opened, and entering again begins anew', async () => {
	vi.mocked(openMicrophone).mockImplementationOnce(async () => {
		driver.send({ type: 'left' });
		return {} as MediaStream;
	});
	await enter();
	expect(releaseMicrophone).toHaveBeenCalledOnce();
	const socket = await begin();
	expect(startCapture).toHaveBeenCalledOnce();
	driver.send({ type: 'left' });
	speak(0, 1);
	expect(socket.frames).toEqual([]);
	expect([socket.isClosed, stopCapture.mock.calls.length, playout.close.mock.calls.length]).toEqual([
		true,
		1,
		1,
	]);
	await vi.runAllTimersAsync();
	expect(FakeSocket.opened).toHaveLength(1);
});

test('the end closes microphone, loudspeaker and socket, and keeps the turns', async () => {
	const socket = await begin();
	socket.say(henry);
	driver.commands.end();
	expect(driver.snapshot()).toMatchObject({ phase: { type: 'ended' }, turns: [{ text: 'Who?' }] });
	expect([socket.isClosed, stopCapture.mock.calls.length, playout.close.mock.calls.length]).toEqual([
		true,
		1,
		1,
	]);
});

test('the level is told for every frame until nobody wants it', async () => {
	await enter();
	const observer = vi.fn();
	const end = driver.watchLevel(observer);
	microphone.onFrame(new Int16Array(320).fill(16_384));
	end();
	speak(0, 1);
	expect(observer).toHaveBeenCalledExactlyOnceWith(0.5);
});

test('Henry’s level is that of the loudspeaker, and unknown where he is not heard', async () => {
	expect(driver.henrysLevel()).toBeUndefined();
	await begin();
	expect(driver.henrysLevel()).toBe(0.25);
	isAudible = false;
	expect(driver.henrysLevel()).toBeUndefined();
});

test('observers hear of every change until they end', async () => {
	const observer = vi.fn();
	const end = driver.subscribe(observer);
	driver.send({ type: 'entered' });
	expect(observer).toHaveBeenCalledOnce();
	end();
	await enter();
	expect(observer).toHaveBeenCalledOnce();
});
