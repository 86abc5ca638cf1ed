import type { ReviewCard, Schedule } from '@henry/contract/practice.ts';
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { localDay } from './local-day.ts';

/** How well a card went, from worst to best. */
export const reviewGrades = ['again', 'hard', 'good', 'easy'] as const;
export type ReviewGrade = (typeof reviewGrades)[number];

/** FSRS with the library's default weights, in whole days: a card comes back tomorrow at the earliest, within a year. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

function asSchedule(card: Card): Schedule {
	return {
		dueAtMs: card.due.getTime(),
		stability: card.stability,
		difficulty: card.difficulty,
		scheduledDays: card.scheduled_days,
		learningSteps: card.learning_steps,
		repetitions: card.reps,
		lapses: card.lapses,
		state: card.state,
		lastReviewAtMs: card.last_review?.getTime() ?? null,
	};
}

function asCard(schedule: Schedule): Card {
	return {
		due: new Date(schedule.dueAtMs),
		stability: schedule.stability,
		difficulty: schedule.difficulty,
		elapsed_days: 0,
		scheduled_days: schedule.scheduledDays,
		learning_steps: schedule.learningSteps,
		reps: schedule.repetitions,
		lapses: schedule.lapses,
		state: schedule.state,
		...(schedule.lastReviewAtMs !== null && { last_review: new Date(schedule.lastReviewAtMs) }),
	};
}

/** The schedule of a card that was never reviewed: due at once. */
export function firstSchedule(nowMs: number): Schedule {
	return asSchedule(createEmptyCard(new Date(nowMs)));
}

/** What each grade would make of a schedule. */
export function nextSchedules(schedule: Schedule, nowMs: number): Record<ReviewGrade, Schedule> {
	const next = scheduler.repeat(asCard(schedule), new Date(nowMs));
	return {
		again: asSchedule(next[Rating.Again].card),
		hard: asSchedule(next[Rating.Hard].card),
		good: asSchedule(next[Rating.Good].card),
		easy: asSchedule(next[Rating.Easy].card),
	};
}

/** Cards whose day has come, the longest due first. */
export function dueCards(cards: readonly ReviewCard[], nowMs: number): ReviewCard[] {
	const today = localDay(nowMs);
	return cards
		.filter(({ schedule }) => localDay(schedule.dueAtMs) <= today)
		.sort((first, second) => first.schedule.dueAtMs - second.schedule.dueAtMs);
}
