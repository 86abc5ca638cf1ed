import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, openPage, say, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { visitorSettings } from '#web/lib/visitor-settings.ts';
import { GrammarSpeechPage } from './grammar-speech-page.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const questions = ['Who?', 'Where?', 'When?', 'What?', 'Why?'];
const topics = ['Family', 'Travel', 'Food', 'Work', 'Home', 'Sport'].map((topic) => ({ topic, questions }));

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('without time limits the learner goes from question to question, and nothing is counted down', async () => {
	setUp({ '/api/exercises': [topics] });
	const user = openPage(GrammarSpeechPage, '/exercise?topic=Family');
	await screen.findByText('Each answer should be at most 15 seconds.');
	await user.click(screen.getByRole('checkbox', { name: 'Need more time? No time limits' }));
	expect(visitorSettings().untimed).toBe(true);
	expect(screen.queryByText(/at most/)).toBeNull();

	await user.click(await button('Tap to record'));
	await button('Tap to stop');
	await act(() => vi.advanceTimersByTimeAsync(40_000));
	expect(screen.getByText('(1/5)')).toBeTruthy();
	expect(screen.getByText('No time limit')).toBeTruthy();
	expect(screen.queryByText(/Remaining/)).toBeNull();
	for (const number of [2, 3, 4, 5]) {
		await user.click(await button('Next question'));
		expect(screen.getByText(`(${number}/5)`)).toBeTruthy();
	}
	expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull();
	expect(document.activeElement).toBe(screen.getByText(/^This is the last question/));
	await say(user, 'alreadyRecording');
	expect(await button('Submit answer')).toBeTruthy();
	expect(screen.queryByRole('checkbox', { name: /No time limits/ })).toBeNull();
});
