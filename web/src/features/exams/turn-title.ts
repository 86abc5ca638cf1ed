import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import type { Bilingual } from '@henry/contract/exams.ts';
import { useTranslation } from 'react-i18next';

/** A text of the content in the language of the app. */
export function useInLanguage(): (text: Bilingual) => string {
	const { i18n } = useTranslation();
	return ({ en, es }) => (i18n.language === 'es' ? es : en);
}

/** What a turn is called: its part, and which of its answers it is. */
export function useTurnTitle(): (turn: ExamTurn) => string {
	const { t } = useTranslation('exams');
	const inLanguage = useInLanguage();
	return ({ part, step, index }) => {
		const title = inLanguage(part.title);
		return step.count > 1
			? t('turn.titleOfMany', { part: title, number: index + 1, total: step.count })
			: title;
	};
}
