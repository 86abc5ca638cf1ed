import { factsOf } from '#web/messages/languages.ts';

/** Where dates, numbers and lists follow a language of the app: British ones for English. */
export function localeOf(language: string): string {
	return factsOf(language).locale;
}
