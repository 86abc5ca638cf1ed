import { conventionsOf } from '#web/messages/conventions.ts';

/** Where dates, numbers and lists follow a language of the app: British ones for English. */
export function localeOf(language: string): string {
	return conventionsOf(language).locale;
}
