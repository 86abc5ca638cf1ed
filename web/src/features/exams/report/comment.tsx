import type { ExamAnswerReport } from '@henry/contract/exam-report.ts';
import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CommentValue, examinerComment } from './examiner-comment.ts';

type CommentProps = { report: ExamAnswerReport; seconds: number | undefined };

/** Two sentences on an answer, as an examiner would say them. */
export function Comment({ report, seconds }: CommentProps) {
	const { t } = useTranslation('examRun');
	const { first, next } = examinerComment(report, seconds);
	// Each text names only the values that come with its code.
	const values = next.values as Record<CommentValue, string | number>;
	return (
		<p className="flex gap-3 rounded-control bg-accent-soft p-4">
			<MessageSquareQuote aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
			<span>
				{t(`report.comment.first.${first}`)} {t(`report.comment.next.${next.code}`, values)}
			</span>
		</p>
	);
}
