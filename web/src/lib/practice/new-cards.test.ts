import type { PractisedCorrection } from '@henry/contract/practice.ts';
import { reviewCardSchema } from '@henry/contract/practice.ts';
import { expect, test } from 'vitest';
import { newCards } from './new-cards.ts';
import { aCard, aResult } from './practice-for-tests.ts';
import { firstSchedule } from './schedule.ts';

const correction = (change: Partial<PractisedCorrection> = {}): PractisedCorrection => ({
	rule: 'test',
	category: 'agreement',
	original: 'live',
	replacement: 'lives',
	reason: 'After "he" the verb ends in -s.',
	sentence: 'and then he live with three child',
	correctedSentence: 'and then he lives with three children',
	card: { prompt: 'He live with three children.', answer: 'He lives with three children.' },
	...change,
});

const result = aResult();
const cardsOf = (change: Parameters<typeof aResult>[0], existing = [] as ReturnType<typeof aCard>[]) =>
	newCards({ ...result, ...change }, existing, firstSchedule(result.atMs));

test('a correction becomes a card that is due at once', () => {
	const [card, ...more] = cardsOf({ corrections: [correction()] });
	expect(more).toEqual([]);
	expect(card).toMatchObject({
		kind: 'correction',
		prompt: 'He live with three children.',
		answer: 'He lives with three children.',
		mistake: 'test: live > lives',
		reason: 'After "he" the verb ends in -s.',
		createdAtMs: result.atMs,
		schedule: { dueAtMs: result.atMs, repetitions: 0 },
	});
	expect(reviewCardSchema.parse(card)).toEqual(card);
});

const other = (original: string, change: Partial<PractisedCorrection> = {}) =>
	correction({
		...{ original, replacement: `${original}s` },
		card: { prompt: `He ${original} it.`, answer: `He ${original}s it.` },
		...change,
	});

test('a correction whose sentence is not whole, or in doubt, makes no card', () => {
	const { card: _, ...without } = correction();
	expect(cardsOf({ corrections: [without] })).toEqual([]);
});

test('the same mistake in two sentences is one card', () => {
	const again = correction({ card: { prompt: 'She live here.', answer: 'She lives here.' } });
	expect(cardsOf({ corrections: [correction(), again] })).toHaveLength(1);
});

test('three mistakes a day are enough: those that hinder most', () => {
	const corrections = [
		other('take', { category: 'article' }),
		other('like', { category: 'agreement' }),
		other('make', { category: 'tense' }),
		other('need', { category: 'word order' }),
	];
	const made = cardsOf({ corrections });
	expect(made.map(({ answer }) => answer)).toEqual(['He needs it.', 'He makes it.', 'He likes it.']);
	expect(cardsOf({ corrections: [other('give')] }, made)).toEqual([]);
	const tomorrow = { ...result, atMs: result.atMs + 24 * 60 * 60_000, corrections: [other('give')] };
	expect(newCards(tomorrow, made, firstSchedule(tomorrow.atMs))).toHaveLength(1);
});

test('the reason comes along in Spanish too, where it is known', () => {
	const reasonInSpanish = 'Con «he» termina en -s.';
	expect(cardsOf({ corrections: [correction({ reasonInSpanish })] })).toMatchObject([{ reasonInSpanish }]);
	expect(cardsOf({ corrections: [correction()] })[0]?.reasonInSpanish).toBeUndefined();
});

test('a weak word becomes a card, five of a practice at most, and words of grammar none', () => {
	const weakWords = ['with', 'sea', 'garden', 'mountain', 'beautiful', 'friendly', 'weekend', 'village'];
	expect(cardsOf({ weakWords }).map(({ kind, answer }) => [kind, answer])).toEqual([
		['word', 'garden'],
		['word', 'mountain'],
		['word', 'beautiful'],
		['word', 'friendly'],
		['word', 'weekend'],
	]);
});

test('what has a card already gets no second one', () => {
	const existing = [
		aCard({ answer: 'He lives alone.', mistake: 'test: live > lives' }),
		aCard({ kind: 'word', prompt: 'garden', answer: 'garden', reason: '' }),
	];
	expect(cardsOf({ corrections: [correction()], weakWords: ['garden'] }, existing)).toEqual([]);
});

test('a sentence that stays the same when put right makes no card', () => {
	const same = 'He lives here.';
	expect(cardsOf({ corrections: [correction({ card: { prompt: same, answer: same } })] })).toEqual([]);
});
