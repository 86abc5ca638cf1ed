// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

/** A context that starts only when its browser allows it. */
function createContext() {
	let isAllowed = false;
	const context = Object.assign(new EventTarget(), {
		state: 'suspended',
		resume: vi.fn(async () => {
			if (!isAllowed) throw new DOMException('', 'NotAllowedError');
			context.state = 'running';
		}),
	});
	const allow = () => {
		isAllowed = true;
	};
	const change = (state: string) => {
		context.state = state;
		context.dispatchEvent(new Event('statechange'));
	};
	return { context, allow, change, running: keepRunning(context as unknown as AudioContext) };
}

test.each(['click', 'keydown', 'visibilitychange'])(
	'a context that may not start does so at a %s',
	async (name) => {
		const { context, allow, running } = createContext();
		expect(context.state).toBe('suspended');
		allow();
		document.dispatchEvent(new Event(name));
		await running.started;
		expect(context.state).toBe('running');
		running.end();
	},
);

test('a context that was put to sleep is woken', async () => {
	const { context, allow, change, running } = createContext();
	allow();
	change('suspended');
	await running.started;
	change('interrupted');
	await vi.waitFor(() => expect(context.state).toBe('running'));
	running.end();
});

test('a context that is closed, or no longer wanted, is left alone', () => {
	const { context, change, running } = createContext();
	context.resume.mockClear();
	change('closed');
	running.end();
	change('suspended');
	document.dispatchEvent(new Event('click'));
	expect(context.resume).not.toHaveBeenCalled();
});
