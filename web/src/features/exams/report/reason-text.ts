import type { ExamReason, ReasonValueName } from '@henry/contract/exam-reasons.ts';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#web/lib/locale.ts';

/** A reason or an advice in the learner's language. Each text names only the values that come with its code. */
export function useReasonText(): (reason: ExamReason) => string {
	const { t, i18n } = useTranslation('examRun');
	const list = new Intl.ListFormat(localeOf(i18n.language));
	return ({ code, values, structures, examples }) =>
		t(`report.reasons.${code}`, {
			...(values as Record<ReasonValueName, number>),
			structures: list.format(structures.map((structure) => t(`report.structures.${structure}`))),
			examples: list.format(examples.map((example) => `“${example}”`)),
		});
}
