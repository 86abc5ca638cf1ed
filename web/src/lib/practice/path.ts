import { activities } from '@henry/contract/activities.ts';
import { addDays } from '@henry/contract/calendar-day.ts';
import type { ExamListing } from '@henry/contract/exam-report.ts';
import { storySeconds } from '@henry/contract/limits.ts';
import type { ChosenPath, PathLevel, PathWeek } from '@henry/contract/path.ts';
import type { Activity, PracticeResult } from '@henry/contract/practice.ts';
import { paths } from '#web/lib/paths.ts';
import { daysBetween, localDay } from './local-day.ts';

type PathStepKind =
	| 'phrases'
	| 'talk'
	| 'story'
	| 'questions'
	| 'sounds'
	| 'shadowing'
	| 'task'
	| 'exam'
	| 'recall';

/** One thing to do on a day of the path. `title` is English; `to` is where it is done. */
export type PathStep = {
	kind: PathStepKind;
	title: string;
	to: string;
	minutes: number;
	/** It is done by this practice, the first, second or third of its kind. */
	practice: { activity: Activity; title: string; time: number };
};
/** A day of about ten minutes. `week` and `day` count from 1. */
export type PathDay = { week: number; day: number; steps: PathStep[] };

/** Of the story's minutes, those that its tellings at a level do not fill are left out. */
function storyMinutes(level: PathLevel): number {
	const toldMinutes = (of: PathLevel) => storySeconds[of].reduce((sum, seconds) => sum + seconds, 0) / 60;
	return Math.ceil(activities.story.minutes - toldMinutes('B1') + toldMinutes(level));
}

/** The part of the exam for a week: all parts in turn, and another form each time that they begin again. */
function examStep(exam: ExamListing, place: number): PathStep {
	const part = exam.parts[place % exam.parts.length];
	const form = exam.forms[Math.floor(place / exam.parts.length) % exam.forms.length];
	const search = new URLSearchParams({ exam: exam.id, part: part?.id ?? '', form: form?.id ?? '' });
	return {
		...{
			kind: 'exam',
			title: exam.name,
			to: `${paths.exams}?${search}`,
			minutes: activities.examPart.minutes,
		},
		practice: { activity: 'exam', title: exam.name, time: place + 1 },
	};
}

function weekSteps(path: ChosenPath, week: PathWeek, place: number, exam: ExamListing | undefined) {
	const here = (doing: string) =>
		`${paths.path}?${new URLSearchParams({ week: String(place + 1), do: doing })}`;
	const talk = (time: number): PathStep => ({
		...{ kind: 'talk', title: week.talk.label, minutes: activities.talk.minutes },
		to: `${paths.talk}?${new URLSearchParams({ exercise: week.talk.key })}`,
		practice: { activity: 'talk', title: week.talk.label, time },
	});
	const phrases = (kind: 'phrases' | 'recall', time: number): PathStep => ({
		...{ kind, title: week.title, to: here(kind), minutes: activities.phrases.minutes },
		practice: { activity: 'phrases', title: week.title, time },
	});
	const story: PathStep = {
		...{ kind: 'story', title: week.story.title, to: here('story'), minutes: storyMinutes(path.level) },
		practice: { activity: 'story', title: week.story.title, time: 1 },
	};
	const questions: PathStep = {
		...{ kind: 'questions', title: week.title, to: here('questions'), minutes: activities.questions.minutes },
		practice: { activity: 'questions', title: week.title, time: 1 },
	};
	const sounds: PathStep = {
		...{ kind: 'sounds', title: week.sounds.replace('-', ' / '), minutes: activities.minimalPairs.minutes },
		to: `${paths.pairs}?${new URLSearchParams({ set: week.sounds })}`,
		practice: { activity: 'minimalPairs', title: week.sounds.replace('-', ' / '), time: 1 },
	};
	const shadowing = (time: number): PathStep => ({
		...{ kind: 'shadowing', title: week.title, minutes: activities.shadowing.minutes },
		to: `${paths.shadowing}?${new URLSearchParams({ level: path.level, week: String(place + 1) })}`,
		practice: { activity: 'shadowing', title: week.title, time },
	});
	const task: PathStep = {
		...{ kind: 'task', title: week.title, to: here('task'), minutes: activities.task.minutes },
		practice: { activity: 'task', title: week.title, time: 1 },
	};
	return { talk, phrases, story, questions, sounds, shadowing, goal: exam ? examStep(exam, place) : task };
}

/**
 * The weeks as days of about ten minutes, five to a week. The talk of a week comes again after two days, with a story and
 * three questions between, and a third time on the last day of the next week (Kakitani and Kormos 2024: spaced; Languages
 * 8(4) 252, 2023: with others between). `exam` is the one that is the goal, where one is.
 *
 * Shadowing comes once a week, on the day with the most time left: beside a task of the goal, or, as a part of an exam
 * takes twice as long, on the last day. At A2, whose story is shorter, the same text comes a first time before the story.
 * Learners who became easier to understand did it four times a week (Foote and McDonough 2017); so often it would push out
 * what has more evidence, and ten minutes a day would not be kept. Whoever wants more finds all texts on their own page.
 */
export function daysOfPath(
	path: ChosenPath,
	weeks: readonly PathWeek[],
	exam: ExamListing | undefined,
): PathDay[] {
	const all = weeks.map((week, place) => weekSteps(path, week, place, exam));
	const isShort = path.level === 'A2';
	return all.flatMap(({ talk, phrases, story, questions, sounds, shadowing, goal }, place) => {
		const before = all[place - 1];
		const along = shadowing(isShort ? 2 : 1);
		const days = [
			[phrases('phrases', 1), talk(1)],
			[...(isShort ? [shadowing(1)] : []), story],
			[questions, talk(2)],
			[sounds, ...(exam ? [] : [along]), goal],
			[phrases('recall', 2), ...(exam ? [along] : []), ...(before ? [before.talk(3)] : [])],
		];
		return days.map((steps, index) => ({ week: place + 1, day: index + 1, steps }));
	});
}

/** A day of the path as it stands. `doneOn` is the calendar day on which the last of its steps was done. */
export type StandingDay = Omit<PathDay, 'steps'> & {
	steps: (PathStep & { isDone: boolean })[];
	doneOn: string | undefined;
};

/** The calendar day of the practice that a step is done by: times on one day count once. */
function dayOf({ practice: { activity, title, time } }: PathStep, results: readonly PracticeResult[]) {
	// The title of an exam's practice may name more than the exam.
	const isOfStep = (result: PracticeResult) =>
		result.activity === activity &&
		(activity === 'exam' ? result.title.startsWith(title) : result.title === title);
	const days = [...new Set(results.filter(isOfStep).map(({ day }) => day))].sort();
	return days[time - 1];
}

/** Every day of the path with what is done of it, as what was practised since it began tells. */
export function standingDays(
	{ beganAtMs }: ChosenPath,
	days: readonly PathDay[],
	practised: readonly PracticeResult[],
): StandingDay[] {
	const results = practised.filter(({ atMs }) => atMs >= beganAtMs);
	return days.map(({ week, day, steps }) => {
		const doneDays = steps.map((step) => dayOf(step, results));
		// Shadowing came to the path later: what was done before stays done, and nobody is held up by headphones.
		const needed = doneDays.filter((_, place) => steps[place]?.kind !== 'shadowing');
		const isDone = needed.every((one) => one !== undefined);
		return {
			...{ week, day, doneOn: isDone ? needed.toSorted().at(-1) : undefined },
			steps: steps.map((step, place) => ({ ...step, isDone: doneDays[place] !== undefined })),
		};
	});
}

/**
 * Where the learner stands: the day of the path that is today's, whether it is done, or undefined where the path is at
 * its end. A day follows on the day before, however long ago that was: nothing piles up, and no calendar day has two.
 */
export function todayOnPath(days: readonly StandingDay[], nowMs: number): StandingDay | undefined {
	const today = localDay(nowMs);
	return days.find(({ doneOn }) => doneOn === undefined || doneOn === today);
}

/** Days of rest that are reckoned with after each week of the path. */
const restDays = 2;

/** A week of the path. `begins` is the day on which it began or is likely to; undefined once it is done. */
export type StandingWeek = {
	week: number;
	days: StandingDay[];
	isDone: boolean;
	begins: string | undefined;
	/** It is likely to end after the exam. */
	isAfterExam: boolean;
};

/** The weeks, with the days on which those ahead are likely to begin: one day of the path a day, and a rest after five. */
export function standingWeeks(
	{ examDay }: ChosenPath,
	days: readonly StandingDay[],
	nowMs: number,
): StandingWeek[] {
	const today = localDay(nowMs);
	let next = addDays(today, days.some(({ doneOn }) => doneOn === today) ? 1 : 0);
	return [...new Set(days.map(({ week }) => week))].map((week) => {
		const ofWeek = days.filter((day) => day.week === week);
		const open = ofWeek.filter(({ doneOn }) => doneOn === undefined).length;
		if (open === 0) return { week, days: ofWeek, isDone: true, begins: undefined, isAfterExam: false };
		const begins = next;
		const ends = addDays(begins, open - 1);
		next = addDays(ends, 1 + restDays);
		return {
			...{ week, days: ofWeek, isDone: false, begins },
			isAfterExam: examDay !== undefined && daysBetween(examDay, ends) >= 0,
		};
	});
}
