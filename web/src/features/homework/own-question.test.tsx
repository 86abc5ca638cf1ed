import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, openPage, say, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { OwnQuestion } from './own-question.tsx';

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

test('an answer can be heard before it is handed in', async () => {
	const revoke = vi.fn();
	URL.revokeObjectURL = revoke;
	const user = openPage(
		() => (
			<OwnQuestion
				assignmentId="one"
				task={{ kind: 'question', question: 'Why?', seconds: 60 }}
				seconds={60}
				sharesRecording={false}
				asksForHelp={false}
				answersId={undefined}
				mayRepeat={false}
				kept={undefined}
			>
				{null}
			</OwnQuestion>
		),
		'/classes',
	);
	await say(user);
	expect(await button('Hand in')).toBeTruthy();
	expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy();
	expect(revoke).not.toHaveBeenCalled();
});
