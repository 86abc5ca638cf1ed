import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsAnythingUnsaved, useUnsaved } from './unsaved.ts';

function Holder({ isUnsaved }: { isUnsaved: boolean }) {
	useUnsaved(isUnsaved);
	return null;
}

function Shown() {
	return <p>{useIsAnythingUnsaved() ? 'unsaved' : 'nothing'}</p>;
}

/** Whether the browser would ask before it leaves the page. */
function isAskedBefore(event: Event): boolean {
	window.dispatchEvent(event);
	return event.defaultPrevented;
}
const unload = () => new Event('beforeunload', { cancelable: true });

/** jsdom has no Navigation API: the moves within the app, as a browser tells of them. */
const navigation = new EventTarget();
function move(navigationType: string, path: string): Event {
	const destination = { url: new URL(path, window.location.href).href, sameDocument: true };
	return Object.assign(new Event('navigate', { cancelable: true }), {
		navigationType,
		destination,
		hashChange: false,
		downloadRequest: null,
	});
}
function isMoveStopped(event: Event): boolean {
	navigation.dispatchEvent(event);
	return event.defaultPrevented;
}

afterEach(() => vi.unstubAllGlobals());

test('a reload is only warned of while something would be lost', () => {
	const { rerender } = render(
		<>
			<Holder isUnsaved />
			<Holder isUnsaved />
			<Shown />
		</>,
	);
	expect(isAskedBefore(unload())).toBe(true);
	expect(screen.getByText('unsaved')).toBeTruthy();
	rerender(
		<>
			<Holder isUnsaved />
			<Holder isUnsaved={false} />
			<Shown />
		</>,
	);
	expect(isAskedBefore(unload())).toBe(true);
	rerender(<Shown />);
	expect(isAskedBefore(unload())).toBe(false);
	expect(screen.getByText('nothing')).toBeTruthy();
});

test('another screen and the way back wait for the learner to agree; a change of this screen does not', () => {
	vi.stubGlobal('navigation', navigation);
	const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
	const { unmount } = render(<Holder isUnsaved />);
	expect(isMoveStopped(move('push', '/about'))).toBe(true);
	expect(isMoveStopped(move('traverse', '/?exercise=eating'))).toBe(true);
	expect(isMoveStopped(move('push', '/?exercise=eating'))).toBe(false);
	expect(confirm).toHaveBeenCalledTimes(2);
	confirm.mockReturnValue(true);
	expect(isMoveStopped(move('push', '/about'))).toBe(false);
	unmount();
	confirm.mockReturnValue(false);
	expect(isMoveStopped(move('push', '/about'))).toBe(false);
});
