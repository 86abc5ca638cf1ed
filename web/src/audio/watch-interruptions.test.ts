import { expect, test, vi } from 'vitest';
import { watchInterruptions } from './watch-interruptions.ts';

function createWatch() {
	const context = Object.assign(new EventTarget(), { state: 'running' });
	const track = Object.assign(new EventTarget(), { muted: false });
	const handlers = { onInterrupted: vi.fn(), onResumed: vi.fn() };
	watchInterruptions(context as unknown as AudioContext, [track as unknown as MediaStreamTrack], handlers);
	const change = (state: string) => {
		context.state = state;
		context.dispatchEvent(new Event('statechange'));
	};
	const mute = (muted: boolean) => {
		track.muted = muted;
		track.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
	};
	const calls = () => [handlers.onInterrupted.mock.calls.length, handlers.onResumed.mock.calls.length];
	return { change, mute, calls };
}

test.each(['suspended', 'interrupted'])('a context that is %s interrupts until it runs again', (state) => {
	const { change, calls } = createWatch();
	change(state);
	expect(calls()).toEqual([1, 0]);
	change('running');
	expect(calls()).toEqual([1, 1]);
});

test('a muted microphone interrupts, and both must be over before it goes on', () => {
	const { change, mute, calls } = createWatch();
	mute(true);
	change('interrupted');
	change('running');
	expect(calls()).toEqual([1, 0]);
	mute(false);
	expect(calls()).toEqual([1, 1]);
});

test('a context that is closed tells nothing any more', () => {
	const { change, mute, calls } = createWatch();
	change('closed');
	mute(true);
	expect(calls()).toEqual([0, 0]);
});
