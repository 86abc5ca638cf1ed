import type { AssessedWord } from '@henry/contract/speakle.ts';
import { act, configure, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aReport, aWord } from '#web/lib/report-for-tests.ts';
import { hear, judge, openReport, openSpeakle, press } from './speakle-page-for-tests.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });
openSpeakle();

test('what was said besides is told: twice, begun again, after the end', async () => {
	const besides = (repeats?: AssessedWord['repeats']) =>
		aWord('', { error: 'insertion', unsure: true, sounds: [], ...(repeats && { repeats }) });
	const twice = besides({ words: 'think', isAnew: false });
	const anew = besides({ words: 'I think', isAnew: true });
	judge.answers = [aReport({ words: [aWord('I'), twice, aWord('think'), anew, aWord('so'), besides()] })];
	await openReport();
	for (const told of ['“think” said twice', 'begun again: “I think”', 'something after the end'])
		expect(screen.getByText(told)).toBeTruthy();
});

test('a word that is only in doubt when it is tried is no score', async () => {
	const user = await openReport();
	await press(user, /^think/);
	const words = [aWord('think', { score0to100: 12, unsure: true })];
	judge.answers = [aReport({ text: 'think', words })];
	await press(user, 'Try only this word');
	await screen.findByRole('button', { name: 'Tap to stop' });
	hear();
	await act(() => vi.advanceTimersByTimeAsync(4_000));
	expect(await screen.findByText('Henry is not sure about this word.')).toBeTruthy();
	expect(screen.queryByText(/^Now:/)).toBeNull();
});

test('a sound comes with what was heard in which word, and a pair of that in three voices', async () => {
	const user = await openReport();
	const card = within(screen.getByRole('region', { name: 'Your sound to practise' }));
	expect(card.getByText('In “think” Henry heard /s/ instead of /θ/.')).toBeTruthy();
	const voices = within(await card.findByRole('group', { name: 'Hear “sink”' }));
	expect(voices.getAllByRole('button', { name: /^Voice/ })).toHaveLength(3);
	expect(card.queryByRole('list', { name: 'Three words to practise it in' })).toBeNull();
	await press(user, 'Try “sink”');
	await press(user, 'Try “think”');
	expect(await screen.findAllByRole('button', { name: 'Tap to stop' })).toHaveLength(1);
	expect(screen.getByRole('button', { name: 'Try “sink”' })).toBeTruthy();
});

test('a vowel too many has its own pair, and a sound without a pair has three words', async () => {
	const insertedBefore = { phone: 'EH', ipa: 'ɛ' };
	const inserted = { phone: 'S', ipa: 's', word: 'school', inserted: 'start', insertedBefore } as const;
	judge.answers = [aReport({ weakSounds: [inserted, { phone: 'OY', ipa: 'ɔɪ', word: 'boy' }] })];
	await openReport();
	const card = within(screen.getByRole('region', { name: 'Your sounds to practise' }));
	expect(card.getByText('In “school” Henry heard /ɛ/ before /s/. It does not belong there.')).toBeTruthy();
	expect(await card.findByRole('button', { name: 'Try “estate”' })).toBeTruthy();
	expect(card.queryByText('/s/')).toBeNull();
	expect(card.getByText('In “boy” the sound /ɔɪ/ was not clear.')).toBeTruthy();
	const words = within(await card.findByRole('list', { name: 'Three words to practise it in' }));
	expect(words.getAllByRole('listitem')).toHaveLength(3);
});

test('a reading without a weak sound has none to practise', async () => {
	judge.answers = [aReport({ weakSounds: [] })];
	await openReport();
	expect(screen.queryByRole('region', { name: 'Your sound to practise' })).toBeNull();
});
