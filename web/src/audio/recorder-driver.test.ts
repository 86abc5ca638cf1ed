import { decodeWav } from '@henry/sound/wav.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Capture, CaptureHandlers } from './capture.ts';
import { startCapture } from './capture.ts';
import { MicrophoneError, openMicrophone, releaseMicrophone } from './microphone.ts';
import { RecorderDriver, type RecorderSettings } from './recorder-driver.ts';

vi.mock('./capture.ts');
vi.mock('./microphone.ts', { spy: true });

const settings: RecorderSettings = {
	autostart: false,
	disableManualStop: false,
	allowRerecord: true,
	processing: 'off',
	onRecordStarted: vi.fn(),
	onTick: vi.fn(),
	onFrame: vi.fn(),
	onAudioRecorded: vi.fn(),
};
const stream = {} as MediaStream;
const stopCapture = vi.fn<Capture['stop']>();
let handlers: CaptureHandlers;

beforeEach(() => {
	vi.clearAllMocks();
	vi.useFakeTimers();
	vi.mocked(openMicrophone).mockResolvedValue(stream);
	vi.mocked(releaseMicrophone).mockReturnValue();
	stopCapture.mockReset().mockResolvedValue();
	vi.mocked(startCapture).mockImplementation(async (_stream, given) => {
		handlers = given;
		return { stop: stopCapture };
	});
	let addresses = 0;
	URL.createObjectURL = vi.fn(() => `blob:${++addresses}`);
	URL.revokeObjectURL = vi.fn();
});

afterEach(() => vi.useRealTimers());

/** Lets promises that wait for nothing but each other settle. */
async function settle() {
	await vi.advanceTimersByTimeAsync(0);
}

async function recordingDriver(change: Partial<RecorderSettings> = {}): Promise<RecorderDriver> {
	const driver = new RecorderDriver({ ...settings, ...change });
	driver.send({ type: 'tapped' });
	await settle();
	return driver;
}

function phaseOf(driver: RecorderDriver) {
	return driver.snapshot().state.phase;
}

test('a recording is started, ticks, streams its frames and ends as one WAV file with its last frame', async () => {
	const driver = await recordingDriver({ processing: 'on' });
	expect(openMicrophone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ processing: 'on' }));
	expect(settings.onRecordStarted).toHaveBeenCalledOnce();
	handlers.onFrame(Int16Array.of(1, 2));
	await vi.advanceTimersByTimeAsync(2_000);
	expect(vi.mocked(settings.onTick as () => void).mock.calls).toEqual([[1], [2]]);

	stopCapture.mockImplementation(async () => handlers.onFrame(Int16Array.of(3)));
	driver.send({ type: 'tapped' });
	await settle();
	expect(phaseOf(driver)).toBe('finished');
	expect(settings.onFrame).toHaveBeenCalledTimes(2);
	const recording = vi.mocked(settings.onAudioRecorded as (given: unknown) => void).mock.calls[0]?.[0];
	expect(recording).toBe(driver.snapshot().recording);
	const { audioBlob, audioUrl } = driver.snapshot().recording ?? {};
	expect(audioUrl).toBe('blob:1');
	expect(audioBlob?.type).toBe('audio/wav');
	const wav = decodeWav(new Uint8Array((await audioBlob?.arrayBuffer()) as ArrayBuffer));
	expect(wav).toMatchObject({ sampleRateHz: 16_000, channels: 1 });
	expect([...wav.samples].map((sample) => sample * 32_768)).toEqual([1, 2, 3]);
});

test('no tick comes after the end', async () => {
	const driver = await recordingDriver();
	handlers.onFrame(Int16Array.of(1));
	driver.send({ type: 'stop-requested' });
	await vi.advanceTimersByTimeAsync(5_000);
	expect(settings.onTick).not.toHaveBeenCalled();
	expect(vi.getTimerCount()).toBe(0);
});

test('recording again revokes the address and begins with no old frames', async () => {
	const driver = await recordingDriver();
	for (const sample of [1, 2]) {
		handlers.onFrame(Int16Array.of(sample));
		driver.send({ type: 'tapped' });
		await settle();
		if (sample === 1) driver.send({ type: 'tapped' });
		await settle();
	}
	expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
	const { audioBlob, audioUrl } = driver.snapshot().recording ?? {};
	expect(audioUrl).toBe('blob:2');
	expect(audioBlob?.size).toBe(46);
});

test('a problem of the microphone ends in idle with the problem', async () => {
	vi.mocked(openMicrophone).mockRejectedValue(new MicrophoneError('busy'));
	const driver = await recordingDriver();
	expect(driver.snapshot().state).toEqual({ phase: 'idle', problem: 'busy' });
	expect(settings.onRecordStarted).not.toHaveBeenCalled();
});

test('a microphone that is lost ends the recording with what there is', async () => {
	const driver = await recordingDriver();
	handlers.onFrame(Int16Array.of(1));
	handlers.onLost();
	await settle();
	expect(settings.onAudioRecorded).toHaveBeenCalledOnce();
	expect(phaseOf(driver)).toBe('finished');
});

describe('leaving', () => {
	test('while the browser asks releases the microphone as soon as it is open', async () => {
		const driver = new RecorderDriver(settings);
		driver.send({ type: 'tapped' });
		driver.send({ type: 'left' });
		await settle();
		expect(releaseMicrophone).toHaveBeenCalledExactlyOnceWith(stream);
		expect(startCapture).not.toHaveBeenCalled();
		expect(phaseOf(driver)).toBe('idle');
	});

	test('while the capture starts stops it as soon as it runs', async () => {
		vi.mocked(startCapture).mockImplementation(async () => {
			driver.send({ type: 'left' });
			return { stop: stopCapture };
		});
		const driver = new RecorderDriver(settings);
		driver.send({ type: 'tapped' });
		await settle();
		expect(stopCapture).toHaveBeenCalledOnce();
		expect(settings.onRecordStarted).not.toHaveBeenCalled();
	});

	test('while recording stops microphone and clock and hands nothing on any more', async () => {
		const driver = await recordingDriver();
		handlers.onFrame(Int16Array.of(1));
		driver.send({ type: 'left' });
		handlers.onFrame(Int16Array.of(2));
		await vi.advanceTimersByTimeAsync(3_000);
		expect(stopCapture).toHaveBeenCalledOnce();
		expect(settings.onFrame).toHaveBeenCalledOnce();
		expect(settings.onTick).not.toHaveBeenCalled();
		expect(settings.onAudioRecorded).not.toHaveBeenCalled();
	});

	test('and entering again begins anew, undisturbed by the microphone of before', async () => {
		const driver = new RecorderDriver({ ...settings, autostart: true });
		driver.send({ type: 'entered' });
		driver.send({ type: 'left' });
		driver.send({ type: 'entered' });
		await settle();
		expect(openMicrophone).toHaveBeenCalledTimes(2);
		expect(releaseMicrophone).toHaveBeenCalledOnce();
		expect(settings.onRecordStarted).toHaveBeenCalledOnce();
		expect(phaseOf(driver)).toBe('recording');
	});
});

test('observers hear of every change until they end', async () => {
	const driver = new RecorderDriver(settings);
	const observer = vi.fn();
	const end = driver.subscribe(observer);
	driver.send({ type: 'tapped' });
	expect(observer).toHaveBeenCalledOnce();
	end();
	await settle();
	expect(observer).toHaveBeenCalledOnce();
	expect(phaseOf(driver)).toBe('recording');
});
