import { conventionsOf } from '#web/messages/conventions.ts';

/**
 * A number as it is written in a language of the app, with as many decimal places as it has, or with `places`. `Intl`
 * would do the same, but takes tens of milliseconds of a phone until it is ready: too long for what a page shows at once.
 */
export function decimal(value: number, language: string, places?: number): string {
	const written = places === undefined ? String(value) : value.toFixed(places);
	return written.replace('.', conventionsOf(language).decimalMark);
}
