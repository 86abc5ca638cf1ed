import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HintLadder } from './conversation/hint-ladder.tsx';
import { button, openPage, setUp } from './conversation/talk-for-tests.tsx';
import { ListenButton } from './listen-button.tsx';
import { TryWord } from './pronunciation/try-word.tsx';
import { SpokenSuggestion } from './spoken-suggestion.tsx';
import { SayAgain } from './talk-report/say-again.tsx';
import { TryNow } from './talk-report/try-now.tsx';

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

function Word() {
	const [id, choose] = useState<string>();
	return <TryWord word="sea" label="Practise it" id="sea" tried={{ id, choose }} />;
}
function Better() {
	const [key, choose] = useState<number>();
	return <SayAgain text="He lives here." tried={{ key, choose }} tryKey={1} />;
}
const recorder = () => screen.queryByRole('button', { name: 'Tap to stop' });

test.each([
	[
		'a sound that was loaded',
		() => <ListenButton label="Hear it" load={async () => new Blob()} />,
		'Hear it',
		() => document.querySelector('audio + button'),
	],
	[
		'a suggestion that is spoken',
		() => <SpokenSuggestion text="He lives here." />,
		'Hear the pronunciation',
		() => screen.queryByRole('group', { name: 'The suggestion, spoken' })?.parentElement,
	],
	['the recorder of a word', Word, 'Practise it', recorder],
	['the recorder of a better version', Better, 'Say it again', recorder],
	[
		'the recorder of a new sentence',
		() => <TryNow target={{ words: 'lives', sentence: 'he lives here' }} />,
		'Say a new sentence',
		recorder,
	],
	[
		'the last hint',
		() => (
			<HintLadder hints={{ word: 'a meeting', starter: '', example: '' }} isRecording={false}>
				{null}
			</HintLadder>
		),
		'Help me',
		() => screen.queryByText('a meeting')?.parentElement,
	],
])('what takes the place of a pressed button has its focus: %s', async (_what, Shown, name, taking) => {
	const user = openPage(Shown, '/');
	(await button(name)).focus();
	await user.keyboard('{Enter}');
	await vi.waitFor(() => {
		expect(taking()).toBeTruthy();
		expect(document.activeElement).toBe(taking());
	});
});

test('whoever has gone on while a sound was loaded stays there', async () => {
	let come = (_sound: Blob) => {};
	const load = () =>
		new Promise<Blob>((resolve) => {
			come = resolve;
		});
	const user = openPage(
		() => (
			<>
				<ListenButton label="Hear it" load={load} />
				<button type="button">Elsewhere</button>
			</>
		),
		'/',
	);
	await user.click(await button('Hear it'));
	const elsewhere = await button('Elsewhere');
	elsewhere.focus();
	come(new Blob());
	await vi.waitFor(() => expect(document.querySelector('audio')).toBeTruthy());
	expect(document.activeElement).toBe(elsewhere);
});
