import type { ExamEstimate } from '@henry/contract/exam-report.ts';
import { useTranslation } from 'react-i18next';
import { levelEnds, reaches } from './level-words.ts';

/** The words for where it lies: "B1 to B2+", "B1 or above". */
export function useLevelText(): (
	level: ExamEstimate['level'],
	tellsUpTo?: ExamEstimate['tellsUpTo'],
) => string {
	const { t } = useTranslation('examRun');
	return (level, tellsUpTo) => {
		const [low, high] = levelEnds(level, t('report.below'));
		const end = tellsUpTo && reaches(level, tellsUpTo) ? t('report.orAbove', { level: tellsUpTo }) : high;
		if (low === high) return low;
		if (tellsUpTo && end !== high && low.startsWith(tellsUpTo)) return end;
		return t('report.between', { lowest: low, highest: end });
	};
}
