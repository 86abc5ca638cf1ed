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
	sentence: 'he live with three child',
	correctedSentence: 'he lives with three children',
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
		prompt: 'he live with three child',
		answer: 'he lives with three children',
		reason: 'After "he" the verb ends in -s.',
		createdAtMs: result.atMs,
		schedule: { dueAtMs: result.atMs, repetitions: 0 },
	});
	expect(reviewCardSchema.parse(card)).toEqual(card);
});

test('two corrections of one sentence are one card with both reasons', () => {
	const second = correction({ reason: 'More than one child: children.' });
	expect(cardsOf({ corrections: [correction(), second, second] })).toMatchObject([
		{ reason: 'After "he" the verb ends in -s. More than one child: children.' },
	]);
});

test('the reasons come along in Spanish too, where they are known', () => {
	const first = correction({ reasonInSpanish: 'Con «he» termina en -s.' });
	const second = correction({ reason: 'Children.', reasonInSpanish: 'Más de uno: «children».' });
	expect(cardsOf({ corrections: [first, second] })).toMatchObject([
		{ reasonInSpanish: 'Con «he» termina en -s. Más de uno: «children».' },
	]);
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
		aCard({ prompt: 'he live with three child', answer: 'he lives with three children' }),
		aCard({ kind: 'word', prompt: 'garden', answer: 'garden', reason: '' }),
	];
	expect(cardsOf({ corrections: [correction()], weakWords: ['garden'] }, existing)).toEqual([]);
});

test('a sentence that stays the same when put right makes no card', () => {
	expect(cardsOf({ corrections: [correction({ correctedSentence: 'he live with three child' })] })).toEqual(
		[],
	);
});
