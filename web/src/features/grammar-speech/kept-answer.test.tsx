import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, heard, openPage, say, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { keepHomework } from '#web/lib/homework-now.ts';
import { stubCaches } from '#web/lib/kept-here-for-tests.ts';
import { GrammarSpeechPage } from './grammar-speech-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const answers: Record<string, object> = {
	'/api/exercises': ['Family', 'Travel', 'Food', 'Work', 'Home', 'Sport'].map((topic) => ({
		...{ topic, questions: ['Who?', 'Where?', 'When?', 'What?', 'Why?'] },
	})),
	'/api/transcript': heard('she has a cat'),
	'/api/feedback': {
		result: {
			...{ text: 'she has a cat', isEnglish: true },
			...{ corrections: [], suggestions: [], changes: [], writing: [] },
		},
	},
	'/api/practice': { results: [], cards: [], recordings: [] },
	'/api/savePractice': { result: { done: true } },
	'/api/handIn': { result: { danger: null } },
};
let calls: { path: string; body: unknown }[];
let isOnline: boolean;
let kept: Map<string, Blob>;

beforeEach(async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	setUp({});
	[calls, isOnline, kept] = [[], true, stubCaches()];
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
		if (!isOnline && path !== '/api/exercises') throw new TypeError('Failed to fetch');
		calls.push({ path, body });
		return answers[path] ? Response.json(answers[path]) : new Response('', { status: 404 });
	});
	await signInForTests();
});
afterEach(async () => {
	await signOutForTests();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	sessionStorage.clear();
});

/** What lies on this device of recordings: since when they wait. */
const waitsSince = async () => {
	const about = [...kept].find(
		([path]) => path.includes('/ana/recordings/grammarSpeech/Family') && !path.includes('/sounds/'),
	);
	return about && JSON.parse(await about[1].text()).atMs;
};

test('homework that was answered offline is handed in when it is sent, from another tab, too', async () => {
	keepHomework({
		...{ assignmentId: 'one', title: 'Family', activity: 'grammarSpeech' },
		...{ sharesRecording: false, asksForHelp: true },
	});
	const user = openPage(GrammarSpeechPage, '/exercise?topic=Family');
	await button('Tap to record');
	isOnline = false;
	await say(user);
	await user.click(await button('Submit answer'));
	await screen.findByText(/It is only on this device/);
	const since = await waitsSince();

	cleanup();
	sessionStorage.clear();
	vi.setSystemTime(Date.now() + 10 * 60_000);
	openPage(GrammarSpeechPage, '/exercise?topic=Family');
	await user.click(await button('Send it now'));
	await screen.findByRole('alert');
	expect(await waitsSince()).toBe(since);

	cleanup();
	isOnline = true;
	openPage(GrammarSpeechPage, '/exercise?topic=Family');
	await user.click(await button('Send it now'));
	const handIn = await vi.waitUntil(() => calls.find(({ path }) => path === '/api/handIn'), 20_000);
	expect(JSON.parse(String(handIn.body)).data).toMatchObject({ assignmentId: 'one', asksForHelp: true });
});
