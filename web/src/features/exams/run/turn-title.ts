import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { useTranslation } from 'react-i18next';
import { useInLanguage } from '#web/lib/in-language.ts';

/** What a turn is called: its part, and which of its answers it is. */
export function useTurnTitle(): (turn: ExamTurn) => string {
	const { t } = useTranslation('examRun');
	const inLanguage = useInLanguage();
	return ({ part, index, countInStep }) => {
		const title = inLanguage(part.title);
		return countInStep > 1
			? t('turn.titleOfMany', { part: title, number: index + 1, total: countInStep })
			: title;
	};
}
