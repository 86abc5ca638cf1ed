import { act, configure, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { aReport, aSound, aWord } from '#web/lib/report-for-tests.ts';
import { showLanguage } from '#web/messages/i18n.ts';
import {
	answer,
	hear,
	judge,
	open,
	openReport,
	openSpeakle,
	press,
	recordSomething,
	sentenceOn,
} from './speakle-page-for-tests.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });
openSpeakle();

test('the choice of no time limits is there as long as it counts for a recording @whole', async () => {
	const choice = () => screen.queryByRole('checkbox', { name: /No time limits/ });
	judge.answers = ['invalid-argument'];
	const user = open();
	await screen.findByRole('button', { name: 'Tap to record' });
	expect(choice()).toBeTruthy();
	await recordSomething(user);
	await screen.findByRole('button', { name: 'Check my pronunciation' });
	expect(choice()).toBeNull();
	await press(user, 'Check my pronunciation');
	await screen.findByRole('alert');
	expect(choice()).toBeTruthy();
});

test('the sentence of the day is recorded, checked and shown word by word, without the recorder', async () => {
	const user = open();
	expect(await screen.findByText(sentenceOn(5))).toBeTruthy();
	expect(screen.getByText('Welcome to Speakle! Your daily pronunciation routine.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Check my pronunciation' })).toBeNull();
	await recordSomething(user);
	await press(user, 'Check my pronunciation');
	await screen.findByRole('heading', { name: 'How it sounded' });
	expect(judge.checked).toEqual([{ text: sentenceOn(5), bytes: 44 + 2 * 1_600 }]);
	expect(screen.queryByRole('button', { name: /Tap to|Record again/ })).toBeNull();
	for (const name of ['I 81 well said', 'this 80 nearly there', 'near 50 to practise', 'is not sure']) {
		expect(screen.getByRole('button', { name })).toBeTruthy();
	}
	expect(screen.getByRole('button', { name: 'the left out' }).innerHTML).toContain('line-through');
	expect(screen.getByText('something extra here')).toBeTruthy();
	expect(screen.getByRole('meter', { name: 'Fluency' }).getAttribute('value')).toBe('88');
	expect(screen.getByRole('timer').textContent).toMatch(
		/^Next sentence available in (?:12:00:00|11:59:\d\d)$/,
	);
	expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy();
	expect(screen.getByRole('group', { name: 'Model pronunciation' })).toBeTruthy();
});

test('the recording ends by itself after ten seconds @whole', async () => {
	const user = open();
	await press(user, 'Tap to record');
	await screen.findByRole('button', { name: 'Tap to stop' });
	hear(0);
	await act(() => vi.advanceTimersByTimeAsync(10_000));
	expect(await screen.findByRole('button', { name: 'Check my pronunciation' })).toBeTruthy();
});

test('while a sentence is recorded or checked, no other one takes its place @whole', async () => {
	const isOff = () => screen.getByRole('button', { name: 'Practise this sentence' }).matches(':disabled');
	const user = open();
	await press(user, 'Tap to record');
	await screen.findByRole('button', { name: 'Tap to stop' });
	expect(isOff()).toBe(true);
	hear();
	await press(user, 'Tap to stop');
	const check = await screen.findByRole('button', { name: 'Check my pronunciation' });
	expect(isOff()).toBe(false);
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
		await held;
		return answer(path, request);
	});
	await user.click(check);
	expect(isOff()).toBe(true);
	letGo();
	await screen.findByRole('heading', { name: 'How it sounded' });
	expect(isOff()).toBe(false);
});

test('a checked sentence is remembered once, with what was weak @whole', async () => {
	await openReport();
	expect(await screen.findByText('Saved to My progress.')).toBeTruthy();
	const { results } = await browserKeeper.load();
	expect(results).toHaveLength(1);
	expect(results[0]).toMatchObject({ activity: 'speakle', weakWords: ['think'], day: '2026-03-05' });
});

test('a failure is said, and the same recording can be checked again', async () => {
	judge.answers = ['unavailable'];
	const user = open();
	await recordSomething(user);
	await press(user, 'Check my pronunciation');
	expect((await screen.findByRole('alert')).textContent).toContain('Henry cannot be reached');
	expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy();
	await press(user, 'Check my pronunciation');
	expect(await screen.findByRole('heading', { name: 'How it sounded' })).toBeTruthy();
	expect(judge.checked).toHaveLength(2);
});

test('a refused recording is not sent again but made again', async () => {
	judge.answers = ['invalid-argument'];
	const user = open();
	await recordSomething(user);
	await press(user, 'Check my pronunciation');
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toBe('That could not be judged yetPlease read the whole sentence.');
	expect(screen.queryByRole('button', { name: 'Check my pronunciation' })).toBeNull();
	await recordSomething(user, 'Record again');
	expect(screen.queryByRole('alert')).toBeNull();
	await press(user, 'Check my pronunciation');
	expect(await screen.findByRole('heading', { name: 'How it sounded' })).toBeTruthy();
});

test('a word opens on its weakest sound: what was heard instead, how to make it, and both voices', async () => {
	const user = await openReport();
	const word = screen.getByRole('button', { name: /^think/ });
	act(() => word.focus());
	await user.keyboard('{Enter}');
	expect(word.getAttribute('aria-expanded')).toBe('true');
	const panel = within(screen.getByRole('region', { name: 'think' }));
	expect(panel.getByText('It went wrong here: /θ/.')).toBeTruthy();
	expect(panel.getByText('Henry heard /s/ instead.')).toBeTruthy();
	expect(await panel.findByRole('img', { name: /tip of the tongue between the teeth/ })).toBeTruthy();
	expect(panel.getByText(/^Put the tip of your tongue lightly between your teeth and blow/)).toBeTruthy();
	await user.click(panel.getByRole('button', { name: '/ŋ/ 90 well said' }));
	expect(await panel.findByRole('img', { name: /back of the tongue against the soft palate/ })).toBeTruthy();
	await user.click(panel.getByRole('button', { name: 'Hear mine' }));
	await user.click(panel.getByRole('button', { name: 'Hear the model' }));
	await vi.waitFor(() => expect(document.querySelectorAll('section[id] audio')).toHaveLength(2));
	await user.click(panel.getByRole('button', { name: 'Close' }));
	expect(screen.queryByRole('region', { name: 'think' })).toBeNull();
});

test('a word that was left out or is in doubt says so @whole', async () => {
	const user = await openReport();
	await press(user, 'the left out');
	expect(screen.getByText('Henry did not hear this word.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Hear mine' })).toBeNull();
	await press(user, 'is not sure');
	expect(screen.getByText('Henry is not sure about this word.')).toBeTruthy();
	expect(screen.getByText('Perhaps this sound was missing. Henry is not sure.')).toBeTruthy();
	expect(screen.queryByText('Henry heard nothing in its place.')).toBeNull();
});

test('only one word can be tried again, and is judged by itself and not remembered @whole', async () => {
	const user = await openReport();
	await press(user, /^think/);
	const sounds = [aSound('TH', 'θ', { score0to100: 84 })];
	judge.answers = [
		'internal',
		aReport({ text: 'think', words: [aWord('think', { score0to100: 86, sounds })] }),
	];
	await press(user, 'Try only this word');
	await screen.findByRole('button', { name: 'Tap to stop' });
	hear();
	await act(() => vi.advanceTimersByTimeAsync(4_000));
	await press(user, 'Try again');
	expect(await screen.findByText('Now: 86')).toBeTruthy();
	expect(screen.queryByText(/^Henry heard more/)).toBeNull();
	expect(judge.checked.slice(1).map(({ text }) => text)).toEqual(['think', 'think']);
	expect((await browserKeeper.load()).results).toHaveLength(1);
});

test('who says more than the word that is tried is judged by the word, and told @whole', async () => {
	const user = await openReport();
	await press(user, /^think/);
	const beside = aWord('', { error: 'insertion', score0to100: 0 });
	judge.answers = [aReport({ text: 'think', words: [beside, aWord('think', { score0to100: 86 })] })];
	await press(user, 'Try only this word');
	await screen.findByRole('button', { name: 'Tap to stop' });
	hear();
	await act(() => vi.advanceTimersByTimeAsync(4_000));
	expect(await screen.findByText('Now: 86')).toBeTruthy();
	expect(screen.getByText('Henry heard more than the word. Say only the word.')).toBeTruthy();
});

const sharedText = () =>
	new URL(
		String(screen.getByRole('link', { name: 'Share on Twitter' }).getAttribute('href')),
	).searchParams.get('text');

test('what is shared differs above 80 @whole', async () => {
	judge.answers = [aReport({ overall0to100: 80 })];
	const user = await openReport();
	expect(sharedText()).toMatch(/^I practised today’s Speakle: 80 out of 100\. 🟩🟥🟨⬜🟥🟥🟩 .*\/speakle$/u);
	judge.answers = [aReport({ overall0to100: 80.6 })];
	await press(user, 'Say it again');
	await recordSomething(user);
	await press(user, 'Check my pronunciation');
	await screen.findByRole('heading', { name: 'How it sounded' });
	expect(sharedText()).toMatch(/^I scored 81 out of 100 on today’s Speakle!/);
	const chat = screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
	expect(chat).toBe(`https://wa.me/?text=${encodeURIComponent(String(sharedText()))}`);
});

test('at midnight an untouched sentence gives way to the next', async () => {
	vi.setSystemTime(new Date(2026, 2, 30, 23, 59, 58));
	open();
	expect(await screen.findByText(sentenceOn(30))).toBeTruthy();
	act(() => vi.advanceTimersByTime(1_500));
	expect(screen.getByText(sentenceOn(30))).toBeTruthy();
	await act(() => vi.advanceTimersByTimeAsync(1_000));
	expect(screen.getByText(sentenceOn(31))).toBeTruthy();
	expect(screen.queryByText(sentenceOn(30))).toBeNull();
});

test('at midnight a sentence that is being said stays, and the next one waits @whole', async () => {
	const user = await openReport();
	vi.setSystemTime(new Date(2026, 2, 5, 23, 59, 59));
	await act(() => vi.advanceTimersByTimeAsync(250));
	expect(screen.getByText('Next sentence available in 00:00:01')).toBeTruthy();
	await act(() => vi.advanceTimersByTimeAsync(1_000));
	expect(screen.queryByText(/Next sentence available/)).toBeNull();
	expect(screen.getByText(sentenceOn(5))).toBeTruthy();
	await press(user, 'Say the new sentence');
	expect(screen.queryByText(sentenceOn(5))).toBeNull();
	expect(screen.getByText(sentenceOn(6))).toBeTruthy();
	expect(document.activeElement?.textContent).toBe('Sentence of the day');
});

test('any sentence of the address is practised, without the countdown and the sharing of the day', async () => {
	await openReport('/speakle?text=I%20think%20so.');
	expect(judge.checked[0]?.text).toBe('I think so.');
	expect(screen.queryByRole('timer')).toBeNull();
	expect(screen.queryByRole('link', { name: /Share/ })).toBeNull();
	expect(screen.getByRole('link', { name: 'Back to the sentence of the day' })).toBeTruthy();
});

test('a sentence with a word that cannot be read leads to another one, not to another recording', async () => {
	judge.answers = ['invalid-argument'];
	judge.message = 'The word “hh” cannot be read. Please write another one.';
	const user = open('/speakle?text=Say%20hh%20please.');
	await recordSomething(user);
	await press(user, 'Check my pronunciation');
	expect((await screen.findByRole('alert')).textContent).toContain(judge.message);
	expect(screen.queryByRole('button', { name: /three pieces|Tap to record|Record again/ })).toBeNull();
	await press(user, 'Write another sentence');
	expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Sentence' }));
});

test('a sentence that cannot be judged says why', async () => {
	const user = open(`/speakle?text=${'word '.repeat(61)}`);
	expect(screen.getByRole('alert').textContent).toMatch(/more than 60 words/);
	expect(screen.queryByRole('button', { name: 'Tap to record' })).toBeNull();
	await user.clear(screen.getByRole('textbox', { name: 'Sentence' }));
	expect(screen.getByRole('alert').textContent).toBe('Write a sentence first.');
	await user.type(screen.getByRole('textbox', { name: 'Sentence' }), 'Tea, please.');
	await press(user, 'Practise this sentence');
	expect(await screen.findByRole('region', { name: 'Your own sentence' })).toBeTruthy();
});

test('the page speaks Spanish, the sentence stays English', async () => {
	await showLanguage('es');
	open();
	expect(await screen.findByText(sentenceOn(5))).toBeTruthy();
	expect(screen.getByRole('heading', { name: 'Frase del día' })).toBeTruthy();
	expect(screen.getByText(sentenceOn(5)).getAttribute('lang')).toBe('en');
});
