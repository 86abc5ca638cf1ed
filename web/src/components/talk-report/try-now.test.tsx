import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	button,
	callsOf,
	heard,
	openPage,
	say,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { TryNow } from './try-now.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const target = { words: 'hits', sentence: 'the ball hits the wall' };
const nothingFound = {
	...{ text: '', isEnglish: true, corrections: [], suggestions: [], changes: [], writing: [] },
};
const danger = {
	kind: 'abuse',
	title: { en: 'You are not to blame', es: 'No es culpa tuya' },
	text: { en: 'Please talk to somebody.', es: 'Habla con alguien.' },
	numbers: [{ number: '116 111', who: { en: 'For minors', es: 'Para menores' } }],
};

async function sayNew(sentence: string, feedback: object) {
	setUp({ '/api/transcript': [heard(sentence)], '/api/feedback': [feedback] });
	const user = openPage(() => <TryNow target={target} />, '/');
	await user.click(await button('Say a new sentence'));
	await say(user, 'alreadyRecording');
	return user;
}

/** With the words, without them, and the old sentence again: whatever would be said of it otherwise. */
test.each([
	'my father hits me at home',
	'i do not want to live any more',
	'my uncle touches me',
	'the ball hits the wall',
])('danger in a new sentence is answered by its card alone: %s', async (sentence) => {
	const user = await sayNew(sentence, { ...nothingFound, danger });
	expect(await screen.findByRole('heading', { name: 'You are not to blame' })).toBe(document.activeElement);
	expect(screen.getByRole('link', { name: '116 111' })).toBeTruthy();
	expect(document.body.textContent).not.toContain(sentence);
	expect(screen.queryByText(/Henry heard:|Well done|did not hear|sentence from before/)).toBeNull();
	expect(document.querySelector('audio')).toBeNull();
	expect(callsOf('/api/savePractice')).toEqual([]);
	await user.click(await button('Go on practising'));
	expect(screen.queryByRole('heading', { name: 'You are not to blame' })).toBeNull();
	expect(await button('Say a new sentence')).toBeTruthy();
});

test.each(['my brother hits the ball', 'the rain hits the window at night'])(
	'a new sentence without danger is quoted and praised: %s',
	async (sentence) => {
		await sayNew(sentence, { ...nothingFound, text: sentence });
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(screen.queryByRole('link', { name: '116 111' })).toBeNull();
	},
);
