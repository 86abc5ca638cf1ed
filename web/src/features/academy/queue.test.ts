import type { HandInContent, QueueEntry } from '@henry/contract/homework.ts';
import { expect, test } from 'vitest';
import { easyEntries, middleOf } from './draft-mark.ts';
import { markedMoments } from './marked-moments.ts';

const word = (text: string, startMs: number, unsure = false) => ({
	text,
	startMs,
	endMs: startMs + 300,
	unsure,
});

const content = (answers: Partial<HandInContent['answers'][number]>[]): HandInContent => ({
	answers: answers.map((answer) => ({
		...{ question: '', text: '', isWritten: false, words: [], doubts: [], corrections: [] },
		...answer,
	})),
	figures: {
		...{ words: 0, spokenSeconds: 0, wordsPerMinute: null },
		...{ correctionsPer100Words: null, pronunciation0to100: null },
	},
	draft: { lowest: 2, highest: 5, basis: 'language', criteria: [] },
	reasons: [],
});

test('the marked moments are a little before each doubt and correction, close ones once', () => {
	const correction = {
		...{ category: 'tense' as const, original: 'go', replacement: 'went', reason: 'x', reasonInSpanish: 'x' },
		originalSpan: { start: 2, end: 4 },
	};
	const words = [word('i', 2_000), word('go', 2_500), word('home', 3_000, true), word('now', 9_000, true)];
	expect(markedMoments(content([{ words, corrections: [correction] }]))).toEqual([1, 7.5]);
	expect(markedMoments(content([{ words: [word('all', 0), word('right', 400)] }]))).toEqual([]);
});

test('answers of several recordings have no moments, since their times are not those of the joined one', () => {
	const words = [word('one', 2_000, true), word('two', 2_500)];
	expect(markedMoments(content([{ words }, { words }]))).toEqual([]);
});

test('a draft’s middle is on the steps of its scale', () => {
	const draft = { lowest: 2, highest: 5, basis: 'language' as const, criteria: [] };
	expect(middleOf(draft, { kind: 'aptis' })).toBe(3.5);
	expect(middleOf({ ...draft, lowest: 77, highest: 78 }, { kind: 'speakle', sentence: 'x' })).toBe(78);
});

test('only drafts that nothing speaks against may be confirmed unheard', () => {
	const entry = (change: Partial<HandInContent>) =>
		({ content: { ...content([]), ...change }, review: null }) as unknown as QueueEntry;
	const [easy, noDraft, needy] = [entry({}), entry({ draft: null }), entry({ reasons: ['late'] })];
	expect(easyEntries([easy, noDraft, needy])).toEqual([easy]);
});
