import { useTranslation } from 'react-i18next';
import { localeOf } from './locale.ts';

/** A moment (milliseconds since 1970) as a day with its time, in the language that is shown. */
export function useMoment(): (atMs: number) => string {
	const { i18n } = useTranslation();
	const format = new Intl.DateTimeFormat(localeOf(i18n.language), {
		dateStyle: 'medium',
		timeStyle: 'short',
	});
	return (atMs) => format.format(atMs);
}

/**
 * A moment (milliseconds since 1970) as a day, in the language that is shown: the day where the browser is, or, where days
 * begin and end by it, that of the given time zone.
 */
export function useDay(timeZone?: 'UTC'): (atMs: number) => string {
	const { i18n } = useTranslation();
	const format = new Intl.DateTimeFormat(localeOf(i18n.language), {
		dateStyle: 'long',
		...(timeZone && { timeZone }),
	});
	return (atMs) => format.format(atMs);
}

/** A number with at most one decimal, in the language that is shown. */
export function useNumber(): (value: number) => string {
	const { i18n } = useTranslation();
	const format = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 1 });
	return (value) => format.format(value);
}
