import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CaptureHandlers, startCapture } from '#web/audio/capture.ts';
import { MicrophoneError, openMicrophone } from '#web/audio/microphone.ts';
import { AudioPlayer } from './audio-player.tsx';
import { ListenButton } from './listen-button.tsx';
import { Recorder } from './recorder.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const stopCapture = vi.fn(async () => {});
let microphone: CaptureHandlers;

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	vi.clearAllMocks();
	vi.mocked(openMicrophone).mockResolvedValue({} as MediaStream);
	vi.mocked(startCapture).mockImplementation(async (_stream, handlers) => {
		microphone = handlers;
		return { stop: stopCapture };
	});
	URL.createObjectURL = () => 'blob:recording';
	URL.revokeObjectURL = () => {};
	HTMLMediaElement.prototype.pause = () => {};
});

afterEach(() => vi.useRealTimers());

type Props = Partial<ComponentProps<typeof Recorder>>;

function control(name: string) {
	return screen.findByRole('button', { name });
}

async function showRecorder(props: Props = {}) {
	const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
	const view = render(<Recorder processing="off" {...props} />);
	const update = (changed: Props) => view.rerender(<Recorder processing="off" {...props} {...changed} />);
	return { user, update, unmount: view.unmount };
}

async function showRecording(props: Props = {}) {
	const shown = await showRecorder(props);
	await shown.user.click(await control('Tap to record'));
	await screen.findByRole('timer');
	act(() => microphone.onFrame(new Int16Array(1_600).fill(8_000)));
	return shown;
}

test('a tap records, another stops, and then there is a player and no label', async () => {
	const onAudioRecorded = vi.fn();
	const { user } = await showRecording({ onAudioRecorded });
	expect(screen.getByRole('meter', { name: 'Microphone level' })).toBeTruthy();
	expect(screen.getByRole('status').textContent).toBe('Recording has started.');
	await user.click(await control('Tap to stop'));
	expect(await screen.findByRole('group', { name: 'Your recording' })).toBeTruthy();
	expect(screen.getByRole('status').textContent).toBe('Recording finished: 0 seconds.');
	expect(screen.queryByText(/Tap to/)).toBeNull();
	expect(screen.queryByRole('timer')).toBeNull();
	expect(onAudioRecorded).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ audioUrl: 'blob:recording', durationMs: 100 }),
	);
});

test('while it is recorded, nothing else sounds', async () => {
	const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
	const play = vi.fn(async () => {});
	HTMLMediaElement.prototype.play = play;
	const isOff = (name: string) =>
		screen.getByRole<HTMLButtonElement>('button', { name }).matches(':disabled');
	const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
	const page = (late?: ReactNode) => (
		<QueryClientProvider client={new QueryClient()}>
			<AudioPlayer src="model.wav" />
			<ListenButton label="Hear it" load={async () => new Blob()} />
			<Recorder processing="off" />
			{late}
		</QueryClientProvider>
	);
	const { rerender } = render(page());
	expect([isOff('Play'), isOff('Hear it')]).toEqual([false, false]);
	pause.mockClear();
	await user.click(await control('Tap to record'));
	await control('Tap to stop');
	expect(pause).toHaveBeenCalled();
	expect([isOff('Play'), isOff('Play again and again'), isOff('Hear it')]).toEqual([true, true, true]);
	rerender(page(<AudioPlayer src="late.wav" autoplay />));
	expect(play).not.toHaveBeenCalled();
	act(() => microphone.onFrame(new Int16Array(1_600).fill(8_000)));
	await user.click(await control('Tap to stop'));
	await screen.findByRole('group', { name: 'Your recording' });
	expect(isOff('Hear it')).toBe(false);
});

test('the ring sets out for each second as it begins, and is full when the recording ends', async () => {
	await showRecording({ timeLimit: 4 });
	const emptyShare = () =>
		document.querySelector('circle[stroke-dasharray]')?.getAttribute('stroke-dashoffset');
	expect(emptyShare()).toBe('0.75');
	await act(() => vi.advanceTimersByTimeAsync(3_000));
	expect(emptyShare()).toBe('0');
});

test('a recording in which nothing is heard says so, and what to do where that can be done', async () => {
	for (const [allowRerecord, told] of [
		[true, /Henry hears nothing in this recording. Check that your microphone is on/],
		[false, /Henry hears nothing in this recording.$/],
	] as const) {
		const { user, unmount } = await showRecorder({ allowRerecord });
		await user.click(await control('Tap to record'));
		await control('Tap to stop');
		act(() => microphone.onFrame(new Int16Array(1_600)));
		await user.click(await control('Tap to stop'));
		await screen.findByRole('group', { name: 'Your recording' });
		expect(screen.getByRole('status').textContent).toMatch(told);
		unmount();
	}
});

test('once a recording exists the control is disabled', async () => {
	const { user } = await showRecording();
	await user.click(await control('Tap to stop'));
	const finished = await control('Recording finished');
	expect(finished.getAttribute('aria-disabled')).toBe('true');
	await user.click(finished);
	expect(openMicrophone).toHaveBeenCalledOnce();
});

test('where re-recording is allowed the control keeps the focus and records again', async () => {
	const { user } = await showRecorder({ allowRerecord: true });
	await user.tab();
	await user.keyboard(' ');
	await control('Tap to stop');
	act(() => microphone.onFrame(new Int16Array(1_600)));
	await user.keyboard('{Enter}');
	expect(document.activeElement).toBe(await control('Record again'));
	await user.keyboard('{Enter}');
	await control('Tap to stop');
	expect(screen.queryByRole('group', { name: 'Your recording' })).toBeNull();
});

test('the timer counts against the limit, at which the recording ends although a tap may not end it', async () => {
	const onTick = vi.fn();
	vi.spyOn(console, 'info').mockReturnValue();
	const { user } = await showRecording({ timeLimit: 3, disableManualStop: true, onTick });
	await user.click(await control('Recording stops by itself'));
	expect(stopCapture).not.toHaveBeenCalled();
	await act(() => vi.advanceTimersByTimeAsync(2_000));
	expect(screen.getByRole('timer').textContent).toBe('00:02');
	expect(screen.getByText('00:01 left')).toBeTruthy();
	await act(() => vi.advanceTimersByTimeAsync(1_000));
	expect(await control('Recording finished')).toBeTruthy();
	expect(onTick.mock.calls).toEqual([[1], [2], [3]]);
});

test('a recording that counts down shows the time left alone, and tells its length and its end', async () => {
	await showRecording({ timeLimit: 12, countsDown: true });
	expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['00:12 left']);
	expect(screen.queryByText('00:00')).toBeNull();
	const status = screen.getByRole('status');
	expect(status.textContent).toBe('Recording has started. You have 12 seconds.');
	await act(() => vi.advanceTimersByTimeAsync(1_000));
	expect(status.textContent).toBe('Recording has started. You have 12 seconds.');
	await act(() => vi.advanceTimersByTimeAsync(1_000));
	expect(screen.getByRole('timer').textContent).toBe('00:10 left');
	expect(status.textContent).toBe('10 seconds left.');
});

test('a stop from outside ends the recording', async () => {
	const { update } = await showRecording({ disableManualStop: true });
	update({ stopRequested: true });
	expect(await control('Recording finished')).toBeTruthy();
});

test('an interruption is told, stops the time, and is gone when there is sound again', async () => {
	const { user } = await showRecording({ timeLimit: 2 });
	act(() => microphone.onInterrupted?.());
	expect(screen.getByText(/Your device has taken the microphone away/)).toBeTruthy();
	await act(() => vi.advanceTimersByTimeAsync(5_000));
	expect(screen.getByRole('timer').textContent).toBe('00:00');
	act(() => microphone.onResumed?.());
	expect(screen.queryByText(/taken the microphone away/)).toBeNull();
	await user.click(await control('Tap to stop'));
	expect(await screen.findByRole('group', { name: 'Your recording' })).toBeTruthy();
});

test('a microphone that is unplugged leaves a recording, and says so', async () => {
	const onAudioRecorded = vi.fn();
	await showRecording({ onAudioRecorded });
	act(() => microphone.onLost());
	expect(await screen.findByText(/The microphone was disconnected/)).toBeTruthy();
	expect(await screen.findByRole('group', { name: 'Your recording' })).toBeTruthy();
	expect(onAudioRecorded).toHaveBeenCalledOnce();
});

test('while it is recorded, the browser asks before it leaves the page', async () => {
	const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
	const { user } = await showRecording();
	expect(isAsked()).toBe(true);
	await user.click(await control('Tap to stop'));
	await screen.findByRole('group', { name: 'Your recording' });
	expect(isAsked()).toBe(false);
});

test('autostart records without a tap, and leaving stops it', async () => {
	const onRecordStarted = vi.fn();
	const { unmount } = await showRecorder({ autostart: true, onRecordStarted });
	await control('Tap to stop');
	expect(onRecordStarted).toHaveBeenCalledOnce();
	unmount();
	expect(stopCapture).toHaveBeenCalledOnce();
});

test('a refused microphone does not record and says why', async () => {
	vi.mocked(openMicrophone).mockRejectedValue(new MicrophoneError('denied'));
	await showRecorder();
	fireEvent.click(await control('Tap to record'));
	expect(await screen.findByText('Recording did not start, because the microphone is blocked.')).toBeTruthy();
	expect(await control('Tap to record')).toBeTruthy();
	expect(startCapture).not.toHaveBeenCalled();
});

test('what a tap brings and what follows is said with the control', async () => {
	const described = async (name: string) => {
		const id = (await control(name)).getAttribute('aria-describedby');
		return id && document.getElementById(id)?.textContent;
	};
	const { user } = await showRecorder({ timeLimit: 10, next: 'Then Henry answers.' });
	expect(await described('Tap to record')).toBe(
		'You have 10 seconds. Tap again when you have finished. Then Henry answers.',
	);
	await user.click(await control('Tap to record'));
	expect(await described('Tap to stop')).toBe(
		'Speak now. It stops by itself when the ring is full. Then Henry answers.',
	);
	act(() => microphone.onFrame(new Int16Array(1_600)));
	await user.click(await control('Tap to stop'));
	expect(await described('Recording finished')).toBeNull();
});
