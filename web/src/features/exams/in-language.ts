import type { Bilingual } from '@henry/contract/exams.ts';
import { useTranslation } from 'react-i18next';

/** A text of the content in the language of the app. */
export function useInLanguage(): (text: Bilingual) => string {
	const { i18n } = useTranslation();
	return ({ en, es }) => (i18n.language === 'es' ? es : en);
}
