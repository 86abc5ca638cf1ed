import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MicrophoneAccess } from '#web/audio/microphone.ts';
import { useMicrophoneAccess } from '#web/audio/use-microphone-access.ts';
import { MicrophoneNotice } from './microphone-notice.tsx';

vi.mock('#web/audio/use-microphone-access.ts');

const privacy = 'The microphone is used only for recording during the session. No audio is stored.';

function show(access: MicrophoneAccess) {
	vi.mocked(useMicrophoneAccess).mockReturnValue(access);
	render(<MicrophoneNotice />);
}

beforeEach(() => vi.clearAllMocks());

test('a refusal shows how to change the permission, to press record again, and what the microphone is for', () => {
	show('denied');
	expect(screen.getByText(/icon in the address bar/)).toBeTruthy();
	expect(screen.getByText('Then press record again.')).toBeTruthy();
	expect(screen.getByText(privacy)).toBeTruthy();
});

test.each([
	['asking', 'Henry would like to hear you'],
	['missing', 'No microphone was found'],
	['busy', 'Your microphone is busy'],
	['insecure', 'This page cannot use the microphone'],
	['unsupported', 'This browser cannot record'],
] as const)('%s has words of its own, and the promise', (access, title) => {
	show(access);
	expect(screen.getByRole('status').textContent).toContain(title);
	expect(screen.getByText(privacy)).toBeTruthy();
});

test.each(['unknown', 'granted', 'needs-tap'] as const)('%s shows nothing', (access) => {
	show(access);
	expect(screen.queryByRole('status')).toBeNull();
});
