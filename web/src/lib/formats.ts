import { useTranslation } from 'react-i18next';
import { localeOf } from '#web/lib/locale.ts';

const dayMs = 24 * 60 * 60_000;

/** Dates and numbers in the language that is shown. Days are YYYY-MM-DD, moments milliseconds since 1970. */
export function useFormats() {
	const { i18n } = useTranslation();
	const locale = localeOf(i18n.language);
	const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
	const dayFormat = (options: Intl.DateTimeFormatOptions) => (day: string) =>
		dates({ ...options, timeZone: 'UTC' }).format(new Date(day));
	return {
		shortDay: dayFormat({ day: 'numeric', month: 'short' }),
		/** With the year where it is another than today's. */
		longDay: (day: string) =>
			dayFormat({
				weekday: 'long',
				day: 'numeric',
				month: 'long',
				...(!day.startsWith(`${new Date().getFullYear()}-`) && { year: 'numeric' }),
			})(day),
		month: dayFormat({ month: 'short' }),
		/** Of a month (YYYY-MM), with the year where it is another than today's. */
		longMonth: (month: string) =>
			dayFormat({
				month: 'long',
				...(!month.startsWith(`${new Date().getFullYear()}-`) && { year: 'numeric' }),
			})(`${month}-01`),
		weekday: dayFormat({ weekday: 'long' }),
		weekdayLetter: dayFormat({ weekday: 'narrow' }),
		moment: (atMs: number) => dates({ dateStyle: 'medium', timeStyle: 'short' }).format(atMs),
		date: (atMs: number) => dates({ dateStyle: 'medium' }).format(atMs),
		/** "tomorrow", "in 3 days". */
		wait: (fromMs: number, untilMs: number) =>
			new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
				Math.round((untilMs - fromMs) / dayMs),
				'day',
			),
		number: (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value),
	};
}
