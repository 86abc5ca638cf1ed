import type { PracticeResult, ReviewCard } from '@henry/contract/practice.ts';
import { newId } from './new-id.ts';
import { firstSchedule } from './schedule.ts';

const atMs = Date.UTC(2026, 2, 1, 12);

/** A result of Grammar Speech in which nothing was wrong. */
export function aResult(change: Partial<PracticeResult> = {}): PracticeResult {
	return {
		id: newId(),
		activity: 'grammarSpeech',
		title: 'Family',
		atMs,
		day: '2026-03-01',
		measures: {},
		corrections: [],
		weakWords: [],
		sounds: [],
		...change,
	};
}

/** A card that was never reviewed. */
export function aCard(change: Partial<ReviewCard> = {}): ReviewCard {
	return {
		id: newId(),
		kind: 'correction',
		activity: 'grammarSpeech',
		prompt: 'he live here',
		answer: 'he lives here',
		mistake: 'he-she-it-verb: live > lives',
		reason: 'After "he" the verb ends in -s.',
		createdAtMs: atMs,
		changedAtMs: atMs,
		schedule: firstSchedule(atMs),
		...change,
	};
}
