import { randomUUID } from 'node:crypto';
import type { PracticeResult, ReviewCard } from '@henry/contract/practice.ts';

/** A result of Grammar Speech with everything that a result can hold. */
export function aResult(change: Partial<PracticeResult> = {}): PracticeResult {
	return {
		id: randomUUID(),
		activity: 'grammarSpeech',
		title: 'Family',
		atMs: Date.UTC(2026, 2, 1, 12),
		day: '2026-03-01',
		measures: { words: 40, wordsPerMinute: 96.5 },
		corrections: [
			{
				rule: 'he-she-it-verb',
				category: 'agreement',
				original: 'live',
				replacement: 'lives',
				reason: 'After "he" the verb ends in -s.',
				sentence: 'he live near the sea',
				correctedSentence: 'he lives near the sea',
			},
		],
		weakWords: ['garden'],
		sounds: [{ phone: 'TH', score0to100: 61 }],
		...change,
	};
}

/** A card that is due at once. */
export function aCard(change: Partial<ReviewCard> = {}): ReviewCard {
	const atMs = Date.UTC(2026, 2, 1, 12);
	return {
		id: randomUUID(),
		kind: 'correction',
		activity: 'grammarSpeech',
		prompt: 'he live near the sea',
		answer: 'he lives near the sea',
		reason: 'After "he" the verb ends in -s.',
		createdAtMs: atMs,
		changedAtMs: atMs,
		schedule: {
			dueAtMs: atMs,
			stability: 0,
			difficulty: 0,
			scheduledDays: 0,
			learningSteps: 0,
			repetitions: 0,
			lapses: 0,
			state: 0,
			lastReviewAtMs: null,
		},
		...change,
	};
}
