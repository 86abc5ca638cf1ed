import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepHomework } from '#web/lib/homework-now.ts';
import { open, openSpeakle, press, recordSomething } from './speakle-page-for-tests.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });
openSpeakle();
afterEach(() => keepHomework(undefined));

test('the readings of a set are not left without a question before they are handed in', async () => {
	keepHomework({
		...{ assignmentId: 'one', title: 'Read', activity: 'speakleSet', sentences: ['I think so.', 'So do I.'] },
		...{ sharesRecording: false, asksForHelp: false },
	});
	const user = open('/speakle?set=1');
	await recordSomething(user);
	await press(user, 'Check my pronunciation');
	await press(user, /Next sentence/);
	expect(await screen.findByText('So do I.')).toBeTruthy();
	const unload = new Event('beforeunload', { cancelable: true });
	window.dispatchEvent(unload);
	expect(unload.defaultPrevented).toBe(true);
});
