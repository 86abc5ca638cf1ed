import type { ReportedCorrection } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { correction } from '#web/components/conversation/talk-for-tests.tsx';
import { judged, type Target, targetOf, targetOfCard } from './new-sentence.ts';

const [first] = correction.report.corrections;
const of = (change: Partial<ReportedCorrection>): ReportedCorrection => ({ ...first, ...change }) as never;
const likes = of({ replacement: 'likes', correctedSentence: 'she likes coffee' });
const target: Target = { sentence: 'she likes coffee', words: 'likes' };
const outcome = (transcription: string, corrections: never[] = []) =>
	judged({ transcription }, { corrections, text: transcription }, target).outcome;

test('the words to try are those of the first correction that has a few', () => {
	expect(targetOf([of({ replacement: '' }), of({ replacement: 'a b c d' }), likes])).toEqual(target);
	expect(targetOf([of({ replacement: ' ' })])).toBeUndefined();
	expect(targetOf([])).toBeUndefined();
});

test('a new sentence has the words, is another one, and has no mistake', () => {
	expect(outcome('My brother likes tea.')).toBe('good');
	expect(outcome('She likes coffee.')).toBe('same');
	expect(outcome('My brother drinks tea.')).toBe('withoutWords');
	expect(outcome('it is unlikes me')).toBe('withoutWords');
	expect(outcome('he likes go there', [likes as never])).toBe('mistake');
});

test('a review card asks for the words that were put right in it, where they are few and side by side', () => {
	const card = { kind: 'correction', mistake: 'agreement: like > likes', answer: 'She likes coffee.' };
	const words = (change: object) => targetOfCard({ ...card, ...change } as never)?.words;
	expect(words({})).toBe('likes');
	expect(words({ mistake: undefined })).toBeUndefined();
	expect(words({ mistake: 'order: a > one two three four' })).toBeUndefined();
	expect(words({ mistake: 'article: the >' })).toBeUndefined();
	expect(words({ kind: 'word' })).toBeUndefined();
	expect(words({ answer: 'She likes-not coffee.', mistake: 'x: a > likes coffee' })).toBeUndefined();
});
