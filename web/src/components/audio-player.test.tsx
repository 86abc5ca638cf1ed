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

test('whoever shows who speaks is told what is heard, and when nothing is any more', () => {
	const onSound = vi.fn();
	const { unmount } = render(<AudioPlayer src="/answer.mp3" onSound={onSound} />);
	expect(onSound).toHaveBeenLastCalledWith(undefined);
	press('Play');
	expect(onSound).toHaveBeenLastCalledWith({ level0to1: undefined });
	press('Pause');
	expect(onSound).toHaveBeenLastCalledWith(undefined);
	press('Play');
	unmount();
	expect(onSound).toHaveBeenLastCalledWith(undefined);
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

test('it plays at half to one and a quarter of the speed, at the same pitch', () => {
	render(<AudioPlayer src="/answer.mp3" />);
	const speed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' });
	expect([...speed.options].map(({ text }) => text)).toEqual(['0.5×', '0.75×', '1×', '1.25×']);
	expect(speed.value).toBe('1');
	fireEvent.change(speed, { target: { value: '0.5' } });
	expect(audio()).toMatchObject({ playbackRate: 0.5, preservesPitch: true });
	fireEvent.change(speed, { target: { value: '1.25' } });
	expect(audio().playbackRate).toBe(1.25);
});

test('it begins slowly where it is asked to', () => {
	render(<AudioPlayer src="/answer.mp3" slow />);
	expect(audio().playbackRate).toBe(0.75);
	expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('0.75');
});

test('the whole is played again and again on request, but not where its end is waited for', () => {
	const { rerender } = render(<AudioPlayer src="/answer.mp3" />);
	press('Play again and again');
	expect(audio().loop).toBe(true);
	press('Play again and again');
	expect(audio().loop).toBe(false);
	rerender(<AudioPlayer src="/answer.mp3" onEnded={() => {}} />);
	expect(screen.queryByRole('button', { name: 'Play again and again' })).toBeNull();
});

const words = [
	{ text: 'Good', startMs: 500, endMs: 800 },
	{ text: 'morning', startMs: 900, endMs: 1_400 },
];

function stand(atSeconds: number) {
	audio().currentTime = atSeconds;
	fireEvent.timeUpdate(audio());
}

test('a word is heard again and again, with a little before and after it', () => {
	render(<AudioPlayer src="/answer.mp3" words={words} />);
	give(3);
	press('Repeat “morning”');
	expect(play).toHaveBeenCalledOnce();
	expect(audio().currentTime).toBeCloseTo(0.82);
	stand(1.47);
	expect(audio().currentTime).toBeCloseTo(1.47);
	stand(1.49);
	expect(audio().currentTime).toBeCloseTo(0.82);
	expect(screen.getByRole('button', { name: 'Repeat “morning”', pressed: true })).toBeTruthy();
	press('Repeat “morning”');
	stand(1.6);
	expect(audio().currentTime).toBeCloseTo(1.6);
});

test('the last word is heard again after the end, until the learner goes elsewhere', () => {
	render(<AudioPlayer src="/answer.mp3" words={words} />);
	give(1.45);
	press('Repeat “morning”');
	fireEvent.ended(audio());
	expect(play).toHaveBeenCalledTimes(2);
	expect(audio().currentTime).toBeCloseTo(0.82);
	fireEvent.change(screen.getByRole('slider'), { target: { value: '0.2' } });
	expect(screen.queryByRole('button', { pressed: true })).toBeNull();
	expect(audio().currentTime).toBeCloseTo(0.2);
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
