import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useReachable } from '#web/lib/connection.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { loadNewVersion } from '#web/service-worker/load-new-version.ts';
import { isNewVersionReady, watchNewVersion } from '#web/service-worker/register.ts';
import { AppNotices } from './app-notices.tsx';

vi.mock('#web/lib/connection.ts');
vi.mock('#web/service-worker/load-new-version.ts');
vi.mock('#web/service-worker/register.ts');

function Screen({ isRecording }: { isRecording: boolean }) {
	useUnsaved(isRecording);
	return <AppNotices />;
}

beforeEach(() => {
	vi.mocked(useReachable).mockReturnValue(true);
	vi.mocked(isNewVersionReady).mockReturnValue(false);
	vi.mocked(watchNewVersion).mockReturnValue(() => {});
});

test('nothing is said while all is well', () => {
	const { container } = render(<AppNotices />);
	expect(container.textContent).toBe('');
});

test('without a connection it says what still works and what does not', async () => {
	vi.mocked(useReachable).mockReturnValue(false);
	render(<AppNotices />);
	expect((await screen.findByText(/You can still record/)).textContent).toContain(
		'Henry cannot hear or correct you until the connection is back',
	);
});

test('a new version is offered as soon as it is there, but not while reloading would lose something', async () => {
	let tell = () => {};
	vi.mocked(watchNewVersion).mockImplementation((observer) => {
		tell = observer;
		return () => {};
	});
	const { rerender } = render(<Screen isRecording />);
	vi.mocked(isNewVersionReady).mockReturnValue(true);
	act(() => tell());
	expect(screen.queryByRole('button')).toBeNull();
	rerender(<Screen isRecording={false} />);
	await userEvent.click(await screen.findByRole('button', { name: 'Reload to use it' }));
	expect(loadNewVersion).toHaveBeenCalledOnce();
});

test('where another tab is open it says so, and what to do', async () => {
	vi.mocked(isNewVersionReady).mockReturnValue(true);
	vi.mocked(loadNewVersion).mockResolvedValue(true);
	render(<AppNotices />);
	await userEvent.click(await screen.findByRole('button', { name: 'Reload to use it' }));
	expect((await screen.findByText(/open in another tab/)).textContent).toContain('Close it');
});
