import type { QueueEntry } from '@henry/contract/homework.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, openPage, say, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { SpokenNote } from './spoken-note.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	setUp({});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a note that could not be kept can still be heard', async () => {
	const revoke = vi.fn();
	URL.revokeObjectURL = revoke;
	const entry = { id: 'one', hasSpokenNote: false } as QueueEntry;
	const user = openPage(() => <SpokenNote entry={entry} />, '/academy');
	await user.click(await button('Say a note aloud'));
	await say(user);
	expect(await screen.findByText(/The server answered 404/)).toBeTruthy();
	expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy();
	expect(revoke).not.toHaveBeenCalled();
});
