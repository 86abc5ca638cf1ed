import { addDays, weekdayOf } from '@henry/contract/calendar-day.ts';
import { type ReminderPlan, weekdays } from '@henry/contract/reminders.ts';

/** What the calendar and the clock of a place show: `2026-03-01`, `18:05`. */
type LocalTime = { day: string; time: string };

/** What they show at a moment (milliseconds since 1970) in a time zone of the IANA's database. */
export function localTime(atMs: number, timeZone: string): LocalTime {
	const format = new Intl.DateTimeFormat('en-GB', {
		timeZone,
		...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
		hourCycle: 'h23',
	});
	const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
	return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

const asIfUtc = ({ day, time }: LocalTime) => Date.parse(`${day}T${time}Z`);

/** When the calendar and the clock of a place show that; where they do so twice, or leave it out, within an hour of it. */
export function momentOf(local: LocalTime, timeZone: string): number {
	const wanted = asIfUtc(local);
	const offsetAt = (atMs: number) => asIfUtc(localTime(atMs, timeZone)) - atMs;
	// The offset of the first guess may be that of the other side of a change of clocks.
	return wanted - offsetAt(wanted - offsetAt(wanted));
}

/** The first moment of a plan after another. */
export function nextMoment({ days, time }: ReminderPlan, timeZone: string, afterMs: number): number {
	const { day: today } = localTime(afterMs, timeZone);
	for (let ahead = 0; ahead <= weekdays.length; ahead += 1) {
		const day = addDays(today, ahead);
		const moment = momentOf({ day, time }, timeZone);
		if (moment > afterMs && days.some((planned) => planned === weekdays[weekdayOf(day)])) return moment;
	}
	throw new Error('A plan without a day has no next moment.');
}
