import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getBlob } from './api-client.ts';
// Fetched in advance, so that it is there at once.
import './server-answers.ts';
import { ApiError } from './api-error.ts';
import { useReachable } from './connection.ts';
import { connectionLostEvent } from './connection-lost.ts';

vi.mock('./api-client.ts');

const unreachable = new ApiError({ code: 'unavailable', message: '' });

function Shown() {
	return <p>{useReachable() ? 'reachable' : 'not reachable'}</p>;
}

async function happens(event: string) {
	window.dispatchEvent(new Event(event));
	await act(() => vi.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.mocked(getBlob).mockReset().mockResolvedValue(new Blob());
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('a browser without a network is believed only once the server does not answer', async () => {
	render(<Shown />);
	await happens('offline');
	expect(screen.getByText('reachable')).toBeTruthy();
	vi.mocked(getBlob).mockRejectedValue(unreachable);
	await happens('offline');
	expect(screen.getByText('not reachable')).toBeTruthy();
});

test('a start without a network asks the server at once', async () => {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	vi.mocked(getBlob).mockRejectedValue(unreachable);
	render(<Shown />);
	await act(() => vi.advanceTimersByTimeAsync(0));
	expect(screen.getByText('not reachable')).toBeTruthy();
});

test('after a call that came to nothing the server is asked until it answers', async () => {
	vi.mocked(getBlob).mockRejectedValue(unreachable);
	render(<Shown />);
	await happens(connectionLostEvent);
	await act(() => vi.advanceTimersByTimeAsync(10_000));
	expect(screen.getByText('not reachable')).toBeTruthy();
	vi.mocked(getBlob).mockResolvedValue(new Blob());
	await act(() => vi.advanceTimersByTimeAsync(5_000));
	expect(screen.getByText('reachable')).toBeTruthy();
	vi.mocked(getBlob).mockClear();
	await act(() => vi.advanceTimersByTimeAsync(60_000));
	expect(getBlob).not.toHaveBeenCalled();
});

test('where the code that asks cannot be fetched the browser is believed, for as long as it says so', async () => {
	vi.resetModules();
	vi.doMock('./server-answers.ts', () => {
		throw new TypeError('Failed to fetch');
	});
	const { useReachable: useItsReachable } = await import('./connection.ts');
	function ItsShown() {
		return <p>{useItsReachable() ? 'reachable' : 'not reachable'}</p>;
	}
	const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	render(<ItsShown />);
	await act(() => vi.dynamicImportSettled());
	expect(screen.getByText('not reachable')).toBeTruthy();
	onLine.mockReturnValue(true);
	await happens('online');
	await act(() => vi.dynamicImportSettled());
	expect(screen.getByText('reachable')).toBeTruthy();
	vi.doUnmock('./server-answers.ts');
});

test('a server that refuses is there all the same', async () => {
	vi.mocked(getBlob).mockRejectedValue(new ApiError({ code: 'resource-exhausted', message: '' }));
	render(<Shown />);
	await happens('offline');
	expect(screen.getByText('reachable')).toBeTruthy();
});
