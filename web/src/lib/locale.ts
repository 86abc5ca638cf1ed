const locales: Record<string, string> = { en: 'en-GB', es: 'es' };

/** Where dates, numbers and lists follow a language of the app: British ones for English. */
export function localeOf(language: string): string {
	return locales[language] ?? language;
}
