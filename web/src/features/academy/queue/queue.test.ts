import type { HandInContent, QueueEntry } from '@henry/contract/homework.ts';
import { expect, test } from 'vitest';
import { easyEntries, middleOf } from './draft-mark.ts';
import { markedMoments } from './marked-moments.ts';
import { firstMarks, givenMarks, withMark } from './typed-marks.ts';

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
	expect(middleOf(draft, { task: { kind: 'aptis' } })).toBe(3.5);
	expect(middleOf({ ...draft, lowest: 77, highest: 78 }, { task: { kind: 'speakle', sentence: 'x' } })).toBe(
		78,
	);
});

test('only drafts that nothing speaks against may be confirmed unheard', () => {
	const entry = (change: Partial<HandInContent>) =>
		({ content: { ...content([]), ...change }, review: null }) as unknown as QueueEntry;
	const [easy, noDraft, needy] = [entry({}), entry({ draft: null }), entry({ reasons: ['late'] })];
	expect(easyEntries([easy, noDraft, needy])).toEqual([easy]);
});

const rubric = {
	...{ id: 'ours', name: { en: 'Ours' } },
	scale: { lowest: 0 as const, highest: 10, step: 1 as const, cuts: {} },
	criteria: ['ideas', 'sounds'].map((id) => ({ id, name: { en: id }, draws: [] })),
};
const marked = (change: Partial<QueueEntry['content']> = {}) =>
	({
		...{ task: { kind: 'aptis' }, rubric, review: null },
		content: {
			...content([]),
			draft: {
				...{ lowest: 4, highest: 7, basis: 'rubric', criteria: [] },
				marks: [
					{ criterionId: 'ideas', range: { lowest: 4, highest: 5 } },
					{ criterionId: 'sounds', range: null },
				],
			},
			...change,
		},
	}) as unknown as QueueEntry;

test('the fields begin with the middles of the draft; what the machine cannot tell is left to the teacher', () => {
	const entry = marked();
	const first = firstMarks(entry, null);
	expect(givenMarks(first)).toEqual({ mark: 6, marks: { ideas: 5 } });
	const review = { mark: 3, marks: { sounds: 2 }, note: '', timedNotes: [], atMs: 1, by: null };
	expect(givenMarks(firstMarks(entry, review))).toEqual({ mark: 3, marks: { sounds: 2 } });
	expect(givenMarks(firstMarks(marked({ draft: null }), null))).toEqual({ mark: null, marks: {} });
});

test('the whole follows the criteria until it is typed', () => {
	const entry = marked();
	const first = firstMarks(entry, null);
	const followed = withMark(first, { criterionId: 'sounds', mark: '8' }, entry);
	expect(givenMarks(followed)).toEqual({ mark: 7, marks: { ideas: 5, sounds: 8 } });
	const typed = { ...followed, whole: '9', isOwn: true };
	expect(givenMarks(withMark(typed, { criterionId: 'ideas', mark: '' }, entry))).toEqual({
		mark: 9,
		marks: { sounds: 8 },
	});
});
