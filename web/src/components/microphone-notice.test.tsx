import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MicrophoneAccess } from '#web/audio/microphone.ts';
import { useMicrophoneAccess } from '#web/audio/use-microphone-access.ts';
import { keepHomework } from '#web/lib/homework-now.ts';
import { paths } from '#web/lib/paths.ts';
import { MicrophoneNotice } from './microphone-notice.tsx';

vi.mock('#web/audio/use-microphone-access.ts');

const privacy = 'The microphone is used only for recording during the session. No audio is stored.';

function show(access: MicrophoneAccess, shared?: ComponentProps<typeof MicrophoneNotice>['shared']) {
	vi.mocked(useMicrophoneAccess).mockReturnValue(access);
	render(<MicrophoneNotice shared={shared} />);
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
	keepHomework(undefined);
	history.replaceState(null, '', '/');
});

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

test.each([
	['teachers', 'Teachers can hear this recording for 60 days.'],
	['room', 'Teachers can hear those who agree, for 60 days.'],
	['note', 'This note is kept for 60 days.'],
] as const)(
	'where a recording is stored for others (%s), nothing promises that it is not',
	(shared, words) => {
		show('asking', shared);
		expect(screen.getByText(new RegExp(words))).toBeTruthy();
		expect(screen.queryByText(/No audio is stored/)).toBeNull();
	},
);

test.each([
	[paths.talk, 1],
	[paths.speakle, 0],
])('homework that lets a teacher hear it says so where it is done: at %s', (address, times) => {
	keepHomework({
		...{ assignmentId: 'one', title: 'Talk', activity: 'talk', sharesRecording: true, asksForHelp: false },
	});
	history.replaceState(null, '', address);
	show('asking');
	expect(screen.queryAllByText(/Teachers can hear this recording/)).toHaveLength(times);
	expect(screen.queryAllByText(/No audio is stored/)).toHaveLength(1 - times);
});

test.each(['unknown', 'granted', 'needs-tap'] as const)('%s shows nothing', (access) => {
	show(access);
	expect(screen.queryByRole('status')).toBeNull();
});
