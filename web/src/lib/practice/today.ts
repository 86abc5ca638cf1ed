import { activities } from '@henry/contract/activities.ts';
import { addDays, weekdayOf } from '@henry/contract/calendar-day.ts';
import type { TalkExercise } from '@henry/contract/content.ts';
import type { PracticeResult, ReviewCard } from '@henry/contract/practice.ts';
import type { HomeworkToday } from './homework-today.ts';
import { daysBetween, localDay } from './local-day.ts';
import type { PathStep, StandingDay } from './path.ts';
import { checkDueDay, finishedChecks } from './progress-check.ts';
import { todaysCards } from './review-size.ts';
import { dueCards } from './schedule.ts';

const minutesPerCard = 0.5;
/** Whoever leaves the check that is due is reminded of it on so many days of each week; the others have their talk. */
const daysOfReminder = 3;

/**
 * A talk comes back after so many days, with two others between: spaced and interleaved repetition of the same task
 * (Kakitani and Kormos 2024, Studies in Second Language Acquisition; Languages 8(4) 252, 2023).
 */
const repeatAfterDays = [1, 7] as const;
const othersBetween = 2;

/** One thing to do today. `minutes` is about how long it takes. */
export type TodayStep =
	| { kind: 'cards'; count: number; minutes: number; isDone: boolean }
	| { kind: 'talk'; title: string; exercise: string; isRepeat: boolean; minutes: number; isDone: boolean }
	| { kind: 'path'; step: PathStep; minutes: number; isDone: boolean }
	| { kind: 'check'; minutes: number; isDone: boolean }
	| ({ kind: 'homework' } & HomeworkToday)
	| { kind: 'sentence'; minutes: number; isDone: boolean };
/** So many things are there to do on a day at most. */
const mostSteps = 3;

type HeldTalk = { title: string; days: string[]; others: number };

/** Talks by their title, each with its days (the newest first) and how many other talks were held since. */
function heldTalks(results: readonly PracticeResult[]): HeldTalk[] {
	const talks = results
		.filter(({ activity }) => activity === 'talk')
		.toSorted((first, second) => second.atMs - first.atMs);
	const byTitle = new Map<string, HeldTalk>();
	for (const [place, { title, day }] of talks.entries()) {
		const known = byTitle.get(title);
		if (known?.days.includes(day)) continue;
		if (known) known.days.push(day);
		else byTitle.set(title, { title, days: [day], others: place });
	}
	return [...byTitle.values()];
}

/** The talk whose repetition is due, the one that waits longest first. A talk held three times is at its end. */
function talkToRepeat(results: readonly PracticeResult[], today: string): HeldTalk | undefined {
	const waitedDays = ({ days }: HeldTalk) => {
		const gap = repeatAfterDays[days.length - 1];
		return gap === undefined ? -1 : daysBetween(days[0] ?? today, today) - gap;
	};
	return heldTalks(results)
		.filter((talk) => talk.others >= othersBetween && waitedDays(talk) >= 0)
		.toSorted((first, second) => waitedDays(second) - waitedDays(first))[0];
}

const levels = ['beginner', 'intermediate', 'advanced'];

/** A talk that was not held yet, of the level of the last one or as near to it as there is. */
function newTalk(
	exercises: readonly TalkExercise[],
	results: readonly PracticeResult[],
): TalkExercise | undefined {
	const held = heldTalks(results);
	const last = exercises.find(({ label }) => label === held[0]?.title);
	const level = levels.indexOf(last?.difficulty ?? 'beginner');
	const distance = ({ difficulty }: TalkExercise) => Math.abs(levels.indexOf(difficulty) - level);
	const choosable = exercises.filter(({ kind }) => kind !== 'ownTopic' && kind !== 'path');
	const fresh = choosable.filter(({ label }) => !held.some(({ title }) => title === label));
	const oldest = held.findLast(({ title }) => choosable.some(({ label }) => label === title));
	return (
		fresh.toSorted((first, second) => distance(first) - distance(second))[0] ??
		choosable.find(({ label }) => label === oldest?.title)
	);
}

function talkStep(
	exercises: readonly TalkExercise[],
	results: readonly PracticeResult[],
	today: string,
): TodayStep[] {
	const before = results.filter(({ day }) => day < today);
	const repeat = talkToRepeat(before, today);
	const repeated = exercises.find(({ label }) => label === repeat?.title);
	const own = exercises.find(({ kind }) => kind === 'ownTopic');
	const chosen = repeat ? (repeated ?? own) : newTalk(exercises, before);
	if (!chosen) return [];
	const isDone = results.some(({ activity, day }) => activity === 'talk' && day === today);
	const title = repeat?.title ?? chosen.label;
	return [
		{
			kind: 'talk',
			...{
				title,
				exercise: chosen.key,
				isRepeat: repeat !== undefined,
				minutes: activities.talk.minutes,
				isDone,
			},
		},
	];
}

/** The steps of the path's day, as many as there is room for: what is open comes before what is done. */
function pathSteps({ steps }: StandingDay, most: number): TodayStep[] {
	const open = steps.filter(({ isDone }) => !isDone);
	const shown = steps.length <= most ? steps : [...open, ...steps.toReversed()].slice(0, most);
	return shown.map((step) => ({ kind: 'path', step, minutes: step.minutes, isDone: step.isDone }));
}

/** The check on days on which it is due, and on the day on which it was taken. */
function checkStep(results: readonly PracticeResult[], today: string): TodayStep[] {
	const last = finishedChecks(results).at(-1);
	const isDone = last !== undefined && localDay(last.atMs) === today;
	const dueDay = checkDueDay(results);
	const waitedDays = dueDay === undefined ? -1 : daysBetween(dueDay, today);
	const isDue = waitedDays >= 0 && waitedDays % 7 < daysOfReminder;
	return isDue || isDone ? [{ kind: 'check', minutes: activities.check.minutes, isDone }] : [];
}

/** What there is besides practice: where the learner stands on a path, and what a teacher has asked for. */
type AlsoToday = { pathDay?: StandingDay | undefined; homework?: HomeworkToday | undefined };

/**
 * At most three things to do today, in about ten minutes: homework, cards that are due, the path's next steps or else a
 * talk, and the sentence of the day where there is room. The check comes first, before anything is practised, and takes the
 * place of a talk.
 */
export function stepsOfToday(
	{ results, cards }: { results: readonly PracticeResult[]; cards: readonly ReviewCard[] },
	exercises: readonly TalkExercise[],
	nowMs: number,
	{ pathDay, homework }: AlsoToday = {},
): TodayStep[] {
	const today = localDay(nowMs);
	const isDone = (activity: PracticeResult['activity']) =>
		results.some((result) => result.activity === activity && result.day === today);
	const count = Math.min(todaysCards, dueCards(cards, nowMs).length);
	const review: TodayStep[] =
		count > 0 || isDone('review')
			? [{ kind: 'cards', count, minutes: Math.ceil(count * minutesPerCard), isDone: count === 0 }]
			: [];
	const first: TodayStep[] = [
		...checkStep(results, today),
		...(homework ? [{ kind: 'homework' as const, ...homework }] : []),
		...review,
	];
	const hasCheck = first.some(({ kind }) => kind === 'check');
	// One place is the sentence's, unless a talk or the path would have none.
	const room = Math.max(mostSteps - 1 - first.length, hasCheck ? 0 : 1);
	const speaking = pathDay ? pathSteps(pathDay, room) : talkStep(exercises, results, today);
	const sentence = {
		kind: 'sentence' as const,
		minutes: activities.speakle.minutes,
		isDone: isDone('speakle'),
	};
	return [...first, ...(hasCheck && !pathDay ? [] : speaking), sentence].slice(0, mostSteps);
}

/** Minutes spoken on each day of this week, Monday first. */
export function minutesOfWeek(results: readonly PracticeResult[], nowMs: number): number[] {
	const today = localDay(nowMs);
	const monday = addDays(today, -weekdayOf(today));
	const seconds = new Array<number>(7).fill(0);
	for (const { day, measures } of results) {
		const place = daysBetween(monday, day);
		if (place >= 0 && place < 7) seconds[place] = (seconds[place] ?? 0) + (measures.spokenSeconds ?? 0);
	}
	return seconds.map((spoken) => spoken / 60);
}
