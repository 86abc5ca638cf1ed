import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AudioPlayer } from './audio-player.tsx';

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn();
const load = vi.fn();

/** Stands in for the media engine, which jsdom lacks: it starts and pauses at once. */
beforeEach(() => {
	play.mockReset().mockImplementation(async function (this: HTMLMediaElement) {
		this.dispatchEvent(new Event('play'));
	});
	pause.mockReset().mockImplementation(function (this: HTMLMediaElement) {
		this.dispatchEvent(new Event('pause'));
	});
	Object.assign(HTMLMediaElement.prototype, { play, pause, load });
});

function audio(index = 0): HTMLAudioElement {
	return document.querySelectorAll('audio')[index] as HTMLAudioElement;
}

function give(duration: number) {
	Object.defineProperty(audio(), 'duration', { value: duration, configurable: true });
	fireEvent.durationChange(audio());
}

function press(name: string | RegExp) {
	fireEvent.click(screen.getByRole('button', { name }));
}

test('it plays and pauses the given source', () => {
	render(<AudioPlayer src="/answer.mp3" label="Your answer" />);
	expect(screen.getByRole('group', { name: 'Your answer' })).toBeTruthy();
	expect(audio().getAttribute('src')).toBe('/answer.mp3');
	expect(play).not.toHaveBeenCalled();
	press('Play');
	expect(play).toHaveBeenCalledOnce();
	press('Pause');
	expect(pause).toHaveBeenCalledOnce();
	expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('the slider shows and sets the position, in words too', () => {
	render(<AudioPlayer src="/answer.mp3" />);
	const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
	expect(slider.disabled).toBe(true);
	give(65.4);
	expect(slider.disabled).toBe(false);
	fireEvent.change(slider, { target: { value: '61.5' } });
	expect(audio().currentTime).toBe(61.5);
	expect(slider.getAttribute('aria-valuetext')).toBe('01:01 of 01:05');
});

test('a sound of unknown length shows no length', () => {
	render(<AudioPlayer src="/answer.mp3" />);
	give(Number.POSITIVE_INFINITY);
	expect(screen.getByText('--:--')).toBeTruthy();
	expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(true);
});

test('it plays slower and at full speed again', () => {
	render(<AudioPlayer src="/answer.mp3" />);
	press(/Slower/);
	expect(audio().playbackRate).toBe(0.75);
	expect(screen.getByRole('button', { name: /Slower/, pressed: true })).toBeTruthy();
	press(/Slower/);
	expect(audio().playbackRate).toBe(1);
});

test('autoplay begins at once', async () => {
	render(<AudioPlayer src="/answer.mp3" autoplay />);
	expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
	expect(play).toHaveBeenCalledOnce();
});

test('a refused autoplay asks for a press of play, until it plays', async () => {
	play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
	render(<AudioPlayer src="/answer.mp3" autoplay />);
	expect(await screen.findByText('Press play to listen.')).toBeTruthy();
	press('Play');
	expect(screen.queryByText('Press play to listen.')).toBeNull();
});

test('a sound that cannot be played says so and is fetched anew on request', () => {
	render(<AudioPlayer src="/missing.mp3" />);
	fireEvent.error(audio());
	expect(screen.getByRole('alert').textContent).toContain('This sound could not be played.');
	press('Try again');
	expect(load).toHaveBeenCalledOnce();
	give(3);
	expect(screen.queryByRole('alert')).toBeNull();
});

test('the end is told', () => {
	const onEnded = vi.fn();
	render(<AudioPlayer src="/answer.mp3" onEnded={onEnded} />);
	press('Play');
	fireEvent.ended(audio());
	expect(onEnded).toHaveBeenCalledOnce();
	expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('only one player sounds at a time, and none once it is gone', () => {
	const { unmount } = render(
		<>
			<AudioPlayer src="/first.mp3" />
			<AudioPlayer src="/second.mp3" />
		</>,
	);
	fireEvent.play(audio(0));
	pause.mockClear();
	fireEvent.play(audio(1));
	expect(pause.mock.contexts).toEqual([audio(0)]);
	unmount();
	expect(pause.mock.contexts).toHaveLength(3);
});

test('another source is another player, from its beginning', () => {
	const { rerender } = render(<AudioPlayer src="/first.mp3" />);
	give(10);
	rerender(<AudioPlayer src="/second.mp3" />);
	expect(screen.getByText('--:--')).toBeTruthy();
});
