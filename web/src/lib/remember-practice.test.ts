// @vitest-environment jsdom

import { practiceResultSchema, reviewCardSchema } from '@henry/contract/practice.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserKeeper } from './practice/browser-keeper.ts';
import { BrowserStorageError } from './practice/keeper.ts';
import { localDay } from './practice/local-day.ts';
import { newId } from './practice/new-id.ts';
import { type NewPractice, rememberPractice } from './remember-practice.ts';

const practice = (change: Partial<NewPractice> = {}): NewPractice => ({
	activity: 'grammarSpeech',
	title: 'Family',
	measures: { words: 40 },
	corrections: [
		{
			rule: 'he-she-it-verb',
			category: 'agreement',
			original: 'live',
			replacement: 'lives',
			reason: 'After "he" the verb ends in -s.',
			sentence: 'he live here',
			correctedSentence: 'he lives here',
			card: { prompt: 'He live here.', answer: 'He lives here.' },
		},
	],
	weakWords: ['Garden', 'garden.', 'the'],
	sounds: [],
	recording: new Blob(['sound']),
	...change,
});

beforeEach(() => localStorage.clear());

test('a visitor’s practice is kept in the browser, with cards for its review, and without its sound', async () => {
	expect(await rememberPractice(practice())).toEqual({ recordingLost: false });
	const { results, cards } = await browserKeeper.load();
	expect(results).toMatchObject([
		{ activity: 'grammarSpeech', title: 'Family', day: localDay(Date.now()), weakWords: ['garden', 'the'] },
	]);
	expect(practiceResultSchema.parse(results[0])).toEqual(results[0]);
	expect(cards.map(({ kind, answer }) => [kind, answer])).toEqual([
		['correction', 'He lives here.'],
		['word', 'garden'],
	]);
	for (const card of cards) expect(reviewCardSchema.parse(card)).toEqual(card);
});

test('sounds that are still being judged are waited for and kept with the others', async () => {
	const toCome = [{ phone: 'Z', score0to100: 20, position: 'end' as const }];
	await rememberPractice(
		practice({ sounds: [{ phone: 'TH', score0to100: 90 }], soundsToCome: Promise.resolve(toCome) }),
	);
	const { results } = await browserKeeper.load();
	expect(results[0]?.sounds).toEqual([{ phone: 'TH', score0to100: 90 }, ...toCome]);
});

test('trying again with the same practice does not remember it twice', async () => {
	const same = practice();
	const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	await expect(rememberPractice(same)).rejects.toThrow(BrowserStorageError);
	await rememberPractice(same);
	await rememberPractice(same);
	setItem.mockRestore();
	const { results, cards } = await browserKeeper.load();
	expect([results.length, cards.length]).toEqual([1, 2]);
});

test('one with an id is remembered once, also by a page that was opened anew', async () => {
	const id = newId();
	await rememberPractice(practice({ id }));
	await rememberPractice(practice({ id }));
	expect((await browserKeeper.load()).results.map((result) => result.id)).toEqual([id]);
});

test('the same mistake in another practice gets no second card', async () => {
	await rememberPractice(practice());
	await rememberPractice(practice());
	const { results, cards } = await browserKeeper.load();
	expect([results.length, cards.length]).toEqual([2, 2]);
});

test('a practice is remembered instead of an earlier one, also of one that is still on its way', async () => {
	await rememberPractice(practice({ title: 'Travel' }));
	const first = practice({ weakWords: ['bark'] });
	const second = practice({ corrections: [], weakWords: [], replaces: first });
	const third = practice({ measures: { words: 41 }, weakWords: ['park'], replaces: second });
	await Promise.all([first, second, third].map(rememberPractice));
	const { results, cards } = await browserKeeper.load();
	expect(results.map(({ title, measures }) => [title, measures.words])).toEqual([
		['Family', 41],
		['Travel', 40],
	]);
	expect(cards.map(({ answer }) => answer).toSorted()).toEqual(['He lives here.', 'garden', 'park']);
});

test('what is too long or too much for the contract is cut, and the rest is kept', async () => {
	await rememberPractice(
		practice({
			title: 'a'.repeat(500),
			weakWords: ['x'.repeat(80), ...Array.from({ length: 300 }, (_, index) => `word${index}`)],
			sounds: Array.from({ length: 900 }, () => ({ phone: 'TH', score0to100: 50 })),
		}),
	);
	const [result] = (await browserKeeper.load()).results;
	expect(practiceResultSchema.parse(result)).toEqual(result);
	expect(result?.weakWords).toHaveLength(100);
});
