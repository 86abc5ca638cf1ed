import type { PracticeResult, PractisedCorrection } from '@henry/contract/practice.ts';
import { expect, test } from 'vitest';
import { mistakeKinds, weakSounds, weakWords } from './mistakes.ts';

const correction = (category: PractisedCorrection['category'], sentence: string): PractisedCorrection => ({
	rule: 'test',
	category,
	original: 'live',
	replacement: 'lives',
	reason: 'because',
	sentence,
	correctedSentence: `${sentence} put right`,
});

const result = (change: Partial<PracticeResult>): PracticeResult => ({
	id: crypto.randomUUID(),
	activity: 'grammarSpeech',
	title: 'Family',
	atMs: 1,
	day: '2026-03-01',
	measures: {},
	corrections: [],
	weakWords: [],
	sounds: [],
	...change,
});

test('kinds of mistakes are told by how often they came, but for once, with their newest different examples', () => {
	const results = [
		result({ corrections: [correction('article', 'a'), correction('agreement', 'he live')] }),
		result({
			corrections: [
				...[correction('agreement', 'he live'), correction('agreement', 'she live')],
				...[correction('article', 'b'), correction('tense', 'he go')],
			],
		}),
	];
	const [agreement, article, ...more] = mistakeKinds(results);
	expect(more).toEqual([]);
	expect(agreement).toMatchObject({ category: 'agreement', count: 3 });
	expect(agreement?.examples.map(({ sentence }) => sentence)).toEqual(['he live', 'she live']);
	expect(article).toMatchObject({ category: 'article', count: 2 });
});

test('words are counted by practices, and words of grammar are left out, and those of one practice', () => {
	const results = [
		result({ weakWords: ['garden', 'with', 'sea'] }),
		result({ weakWords: ['mountain', 'garden'] }),
	];
	expect(weakWords(results)).toEqual([{ word: 'garden', count: 2 }]);
});

test('sounds are told by their mean, the lowest first, and only those that were scored three times', () => {
	const scores = (phone: string, ...all: number[]) => all.map((score0to100) => ({ phone, score0to100 }));
	const results = [
		result({ sounds: [...scores('TH', 40, 50), ...scores('S', 90, 80, 100), ...scores('IH', 1, 2)] }),
		result({ sounds: scores('TH', 60) }),
	];
	expect(weakSounds(results)).toEqual([
		{ phone: 'TH', mean0to100: 50, count: 3 },
		{ phone: 'S', mean0to100: 90, count: 3 },
	]);
});

test('of nothing there is nothing to tell', () => {
	expect([mistakeKinds([]), weakWords([]), weakSounds([])]).toEqual([[], [], []]);
});
