import { type ReminderPlan, weekdays } from '@henry/contract/reminders.ts';
import type { ICalEventData } from 'ical-generator';

const minuteMs = 60_000;
/** What the day's things take, about. */
const practiceMinutes = 10;
/** How long before a due date its event begins, so that calendars show it as more than a line. */
const dueMinutes = 30;

/** Homework to be in a calendar: `dueAtMs` in milliseconds since 1970, `path` the app's own page of it. */
export type DueDate = { id: string; title: string; className: string; dueAtMs: number; path: string };

/**
 * A calendar file (RFC 5545). Who imports a later one gets its events in place of those of the earlier: they have the same
 * UID, and a number that has grown. Each has an alarm at its start.
 */
async function calendarFile(events: ICalEventData[], nowMs: number): Promise<Blob> {
	const { default: createCalendar, ICalAlarmType, ICalCalendarMethod } = await import('ical-generator');
	const calendar = createCalendar({
		prodId: '//Talk to Henry//Talk to Henry//EN',
		method: ICalCalendarMethod.PUBLISH,
	});
	for (const event of events) {
		const made = calendar.createEvent({
			...event,
			id: `${event.id}@${location.host}`,
			stamp: new Date(nowMs),
			sequence: Math.floor(nowMs / minuteMs),
		});
		made.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: event.summary });
	}
	return new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' });
}

/** The first moment of a plan that is still to come, on the clock of this device. */
function firstMoment({ days, time }: ReminderPlan, nowMs: number): Date {
	const today = new Date(nowMs);
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const moments = Array.from(
		{ length: weekdays.length + 1 },
		(_, ahead) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead, hour, minute),
	);
	const weekdayOf = (moment: Date) => weekdays[(moment.getDay() + 6) % 7];
	const isPlanned = (moment: Date) => days.some((day) => day === weekdayOf(moment));
	const first = moments.find((moment) => moment.getTime() > nowMs && isPlanned(moment));
	if (!first) throw new Error('A plan without a day has no first moment.');
	return first;
}

/**
 * Ten minutes of practice on the days of a plan, every week. Its times are without a time zone ("floating",
 * RFC 5545, section 3.3.5): they follow the learner's own clock, in summer, in winter and on a journey.
 */
export function practiceCalendar(
	plan: ReminderPlan,
	words: { title: string; description: string },
	nowMs: number,
): Promise<Blob> {
	const first = firstMoment(plan, nowMs);
	// The generator writes the UTC fields of what floats.
	const startMs = first.getTime() - first.getTimezoneOffset() * minuteMs;
	const event: ICalEventData = {
		id: 'practice',
		floating: true,
		start: new Date(startMs),
		end: new Date(startMs + practiceMinutes * minuteMs),
		summary: words.title,
		description: words.description,
		url: location.origin,
		repeating: `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.filter((day) => plan.days.includes(day)).join()}`,
	};
	return calendarFile([event], nowMs);
}

/** The due dates of homework, each an event that ends at its moment. */
export function dueDatesCalendar(dueDates: readonly DueDate[], nowMs: number): Promise<Blob> {
	const events = dueDates.map(({ id, title, className, dueAtMs, path }): ICalEventData => {
		const url = new URL(path, location.origin).href;
		return {
			id,
			start: new Date(dueAtMs - dueMinutes * minuteMs),
			end: new Date(dueAtMs),
			summary: `${title} (${className})`,
			description: url,
			url,
		};
	});
	return calendarFile(events, nowMs);
}

/** A mock exam to be in a calendar: when, how long and in which room. */
export type ExamTime = {
	dayId: string;
	title: string;
	examName: string;
	room: string;
	startsAtMs: number;
	minutes: number;
	ward: string | null;
	path: string;
};

/** Mock exams, each an event of its own length at its place. */
export function examsCalendar(times: readonly ExamTime[], nowMs: number): Promise<Blob> {
	const events = times.map(
		({ dayId, title, examName, room, startsAtMs, minutes, ward, path }): ICalEventData => {
			const url = new URL(path, location.origin).href;
			return {
				// Guardians may have the same day for several learners.
				id: `mock-${dayId}${ward ? `-${encodeURIComponent(ward)}` : ''}`,
				start: new Date(startsAtMs),
				end: new Date(startsAtMs + minutes * minuteMs),
				summary: ward ? `${title}, ${ward}` : title,
				location: room,
				description: `${examName}\n${url}`,
				url,
			};
		},
	);
	return calendarFile(events, nowMs);
}
