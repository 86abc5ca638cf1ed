import { addDays } from '@henry/contract/calendar-day.ts';
import { scheduleSchema } from '@henry/contract/practice.ts';
import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';
import { aCard } from './practice-for-tests.ts';
import { dueCards, firstSchedule, nextSchedules, reviewGrades } from './schedule.ts';

const nowMs = new Date(2026, 2, 1, 18).getTime();
const daysUntil = (dueAtMs: number) => Math.round((dueAtMs - nowMs) / (24 * 60 * 60_000));

test('the better a card went, the later it comes back, and never on the same day', () => {
	const next = nextSchedules(firstSchedule(nowMs), nowMs);
	const days = reviewGrades.map((grade) => daysUntil(next[grade].dueAtMs));
	expect(days).toEqual([...days].sort((first, second) => first - second));
	expect(days[0]).toBe(1);
	expect(new Set(days).size).toBe(4);
});

test('a card that keeps going well comes back ever more rarely, but within about a year', () => {
	let schedule = firstSchedule(nowMs);
	let lastWait = 0;
	for (let review = 0; review < 5; review++) {
		const atMs = schedule.dueAtMs;
		schedule = nextSchedules(schedule, atMs).good;
		const wait = schedule.dueAtMs - atMs;
		expect(wait).toBeGreaterThanOrEqual(lastWait);
		lastWait = wait;
	}
	expect(lastWait / (24 * 60 * 60_000)).toBeLessThan(370);
	expect(schedule.repetitions).toBe(5);
});

test('a card that is forgotten comes back soon and counts a lapse', () => {
	const known = nextSchedules(nextSchedules(firstSchedule(nowMs), nowMs).good, nowMs + 3 * 24 * 60 * 60_000);
	const forgotten = nextSchedules(known.good, known.good.dueAtMs).again;
	expect(forgotten.lapses).toBe(1);
	expect(forgotten.dueAtMs - known.good.dueAtMs).toBeLessThan(known.good.dueAtMs - nowMs);
});

test('every schedule is one that the contract keeps', () => {
	const first = firstSchedule(nowMs);
	for (const schedule of [first, ...Object.values(nextSchedules(first, nowMs))]) {
		expect(scheduleSchema.parse(schedule)).toEqual(schedule);
	}
});

test('a card is due from the beginning of its day on, the longest due first', () => {
	const cardDueOn = (day: string, hour: number) =>
		aCard({ schedule: { ...firstSchedule(nowMs), dueAtMs: new Date(`${day}T${hour}:00`).getTime() } });
	const today = localDay(nowMs);
	const [evening, yesterday, tomorrow] = [
		cardDueOn(today, 23),
		cardDueOn(addDays(today, -1), 23),
		cardDueOn(addDays(today, 1), 10),
	];
	expect(dueCards([evening, tomorrow, yesterday], nowMs)).toEqual([yesterday, evening]);
});
