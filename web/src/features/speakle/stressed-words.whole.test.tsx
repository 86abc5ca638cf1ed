import type { OtherStress } from '@henry/contract/speakle.ts';
import { act, configure, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aReport, aWord } from '#web/lib/report-for-tests.ts';
import { hear, judge, openReport, openSpeakle, press } from './speakle-page-for-tests.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });
openSpeakle();

const stress = (own: Partial<OtherStress> = {}): OtherStress => ({
	...{ syllables: 2, spelled: ['po', 'lice'], usual: 1, heard: 0, unsure: false },
	...own,
});
const title = 'The strong part of a word';
const wordsOf = (...words: [text: string, stress: OtherStress][]) =>
	aReport({ words: words.map(([text, of], place) => aWord(text, { startMs: 1_000 * place, stress: of })) });

test('words that were surely stressed otherwise are told, two at most, with how they are said', async () => {
	judge.answers = [
		wordsOf(
			['Police,', stress()],
			['hotel', stress({ spelled: ['ho', 'tel'], unsure: true })],
			['vegetables', stress({ syllables: 4, spelled: ['ve', 'ge', 'ta', 'bles'], usual: 0, heard: 2 })],
			['begin.', stress({ spelled: ['be', 'gin'] })],
		),
	];
	await openReport();
	const card = within(screen.getByRole('region', { name: title }));
	expect(card.getByText('Say the strong part longer and louder, and the others short.')).toBeTruthy();
	expect(card.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
		'You said “PO·lice”. It is “po·LICE”.',
		'You said “ve·ge·TA·bles”. It is “VE·ge·ta·bles”.',
	]);
	expect(card.getAllByRole('button', { name: 'Hear the model' })).toHaveLength(2);
});

test('a doubtful stress is told as doubt, in the panel of its word alone', async () => {
	judge.answers = [wordsOf(['Police', stress({ unsure: true })], ['fire', stress({ spelled: undefined })])];
	const user = await openReport();
	expect(within(screen.getByRole('region', { name: title })).getAllByRole('listitem')).toHaveLength(1);
	await press(user, /^Police/);
	const panel = within(screen.getByRole('region', { name: 'Police' }));
	expect(panel.getByText('Perhaps you said “PO·lice”. It is “po·LICE”. Henry is not sure.')).toBeTruthy();
});

test('a word whose letters do not show its syllables is told by numbers', async () => {
	judge.answers = [wordsOf(['choir', stress({ spelled: undefined })])];
	await openReport();
	expect(screen.getByText('The strong part is number 2 of 2. You made number 1 strong.')).toBeTruthy();
});

test('a word that is tried again is told whether its stress is right now', async () => {
	judge.answers = [wordsOf(['Police', stress()]), wordsOf(['police', stress({ unsure: true })])];
	const user = await openReport();
	await press(user, 'Try “Police”');
	await screen.findByRole('button', { name: 'Tap to stop' });
	hear();
	await act(() => vi.advanceTimersByTimeAsync(4_000));
	expect(await screen.findByText(/^Perhaps you said/)).toBeTruthy();
});

test('a reading with every stress as usual has no such card', async () => {
	await openReport();
	expect(screen.queryByRole('region', { name: title })).toBeNull();
});
