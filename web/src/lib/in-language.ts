import type { TextByLanguage } from '@henry/contract/text-by-language.ts';
import { useTranslation } from 'react-i18next';
import { conventionsOf } from '#web/messages/conventions.ts';

/** In which language a text that is not in all of them is best read: the app's, else one that its readers read too. */
export function bestLanguage(text: TextByLanguage, language: string): string {
	return [language, ...conventionsOf(language).alsoReads].find((each) => text[each] !== undefined) ?? 'en';
}

/** The words of a text of the content that the reader of the app reads best. */
export function useInLanguage(): (text: TextByLanguage) => string {
	const { i18n } = useTranslation();
	return (text) => text[bestLanguage(text, i18n.language)] ?? text.en;
}
