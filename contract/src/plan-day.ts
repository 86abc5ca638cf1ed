import { addDays, weekdayOf } from './calendar-day.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** The month with which each ends. Who plans something for Christmas is back by the end of the year. */
const monthOf: Readonly<Record<string, number>> = {
	...{ january: 1, february: 2, march: 3, april: 4, may: 5, june: 6, july: 7, august: 8, september: 9 },
	...{ october: 10, november: 11, december: 12, christmas: 12, easter: 4 },
	...{ spring: 6, summer: 9, autumn: 12, fall: 12, winter: 3 },
};
const seasonMonths = 3;
/** "A few" may be so many. */
const few = 5;
const numbers = [
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'eleven',
	'twelve',
];
const number = `(?:a couple of|an?|few|a few|some|several|\\d{1,2}|${numbers.join('|')})`;

/** A time that is ahead, in words: "tomorrow", "next week", "on Monday", "in July". What happens every Monday is none. */
export const timeAhead = new RegExp(
	[
		'\\b(?<soon>today|tonight|this (?:morning|afternoon|evening)|(?:the day )?(?:after|past) tomorrow|tomorrow)',
		'\\b(?<which>this|next|the following) (?<period>week|weekend|month|year)',
		'\\b(?:at|on|in|for) the (?<weekend>weekend)',
		`\\b(?<from>in|after|within|for) (?:about |around )?(?<count>${number}) (?<unit>day|week|month|year)s?`,
		`(?<!\\b(?:every|each|last|past) )\\b(?<nextDay>next )?(?<weekday>${weekdays.join('|')})`,
		'(?<!\\blast )\\b(?<nextMonth>next )?(?<month>january|february|april|june|july|august|september|october|november|december|christmas|easter|(?:(?:in|of|this|by|until) |(?<=next ))(?:march|may)|(?:(?:in|this|the|for) |(?<=next ))(?:spring|summer|autumn|fall|winter))',
		'\\bin (?<year>20\\d\\d)',
	]
		.map((way) => `(?:${way}\\b)`)
		.join('|'),
	'i',
);

/** The last day of a month; the thirteenth is that of January next year. */
const endOfMonth = (year: number, month: number) =>
	new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
const endOfWeek = (day: string) => addDays(day, 6 - weekdayOf(day));

function afterSome(told: string, count: number, unit: string): string {
	const [year = 0, month = 0] = told.split('-').map(Number);
	if (unit === 'day') return addDays(told, count);
	if (unit.startsWith('week')) return endOfWeek(addDays(told, 7 * count));
	return unit === 'month' ? endOfMonth(year, month + count) : endOfMonth(year + count, 12);
}

function endOfNamed(told: string, name: string, isNext: boolean): string {
	const [year = 0, month = 0] = told.split('-').map(Number);
	const last = monthOf[name] ?? 0;
	const length = /^(?:spring|summer|autumn|fall|winter)$/.test(name) ? seasonMonths : 1;
	const isOver = month > last || (isNext && month > last - length);
	return endOfMonth(isOver ? year + 1 : year, last);
}

function countOf(words: string): number {
	if (/^an?$/i.test(words)) return 1;
	return Number(words) || numbers.indexOf(words.toLowerCase()) + 1 || few;
}

function endOf(found: Partial<Record<string, string>>, told: string): string {
	const { soon, which, period, weekend, count, unit = '', nextDay, weekday, nextMonth, month, year } = found;
	if (soon) return addDays(told, /(?:after|past) tomorrow/i.test(soon) ? 2 : Number(/tomorrow/i.test(soon)));
	if (period) return afterSome(told, Number(which?.toLowerCase() !== 'this'), period.toLowerCase());
	if (weekend) return endOfWeek(addDays(told, 1));
	if (count) return afterSome(told, countOf(count), unit.toLowerCase());
	if (month) return endOfNamed(told, month.toLowerCase().split(' ').at(-1) ?? '', nextMonth !== undefined);
	if (year) return endOfMonth(Number(year), 12);
	const place = weekdays.indexOf(weekday?.toLowerCase() ?? '');
	if (nextDay) return addDays(endOfWeek(told), place + 1);
	return addDays(told, ((place - weekdayOf(told) + 6) % 7) + 1);
}

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 31, year: 366 };

/**
 * The last day on which a plan that was told on a day may still be ahead or go on, as its words say; undefined where they
 * name no day. Where they can be understood in two ways it is the later one, since nobody asks how it went before.
 */
export function lastDayOf(plan: string, told: string): string | undefined {
	let last: string | undefined;
	let days = 0;
	for (const { groups = {} } of plan.matchAll(new RegExp(timeAhead, 'gi'))) {
		const { from = '', count = '', unit = '' } = groups;
		if (from.toLowerCase() === 'for') days += countOf(count) * (daysOf[unit.toLowerCase()] ?? 0);
		else {
			const end = endOf(groups, told);
			if (!last || end > last) last = end;
		}
	}
	return last && addDays(last, days);
}
