import type { ExamCriterionReport } from '@henry/contract/exam-report.ts';
import { TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { useLevelText } from '#web/lib/level-text.ts';
import { localeOf } from '#web/lib/locale.ts';
import { EstimateWrong } from './estimate-wrong.tsx';
import { EvidenceClips } from './evidence-clips.tsx';
import { useReasonText } from './reason-text.ts';

/** One criterion: where it lies, and by a click what that rests on and what would lift it. */
function Criterion({
	criterion,
	answers,
}: {
	criterion: ExamCriterionReport;
	answers: readonly ExamAnswer[];
}) {
	const { t, i18n } = useTranslation('examRun');
	const reasonText = useReasonText();
	const levelText = useLevelText();
	const number = new Intl.NumberFormat(localeOf(i18n.language));
	const { level, band, reasons, evidence, missing, lift } = criterion;
	return (
		<details className="break-inside-avoid rounded-card border border-line bg-surface print:border-0">
			<summary className="min-h-6 cursor-pointer p-4 print:list-none print:p-0">
				<span className="inline-flex w-[calc(100%-1.5rem)] flex-wrap items-baseline justify-between gap-x-4">
					<span className="font-semibold">{t(`report.criteria.${criterion.criterion}`)}</span>
					<span className={level ? 'font-semibold text-accent-strong' : 'text-muted'}>
						{level ? levelText(level) : t('report.noMarkHere')}
						{band && ` (${number.format(band.lowest)}–${number.format(band.highest)})`}
					</span>
				</span>
			</summary>
			<div className="no-print space-y-3 border-line border-t p-4">
				{missing && <p>{reasonText(missing)}</p>}
				{reasons.length > 0 && (
					<ul className="list-disc space-y-1 pl-5">
						{reasons.map((reason) => (
							<li key={reason.code}>{reasonText(reason)}</li>
						))}
					</ul>
				)}
				{level && <EstimateWrong exam={criterion.criterion} level={level} />}
				<EvidenceClips evidence={evidence} answers={answers} />
				{lift && level && (
					<p className="flex gap-2">
						<TrendingUp aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
						<span>
							<strong>{t('report.lift')}</strong> {reasonText(lift)}
						</span>
					</p>
				)}
			</div>
		</details>
	);
}

type CriteriaProps = { criteria: readonly ExamCriterionReport[]; answers: readonly ExamAnswer[] };

/** The criteria one by one. */
export function Criteria({ criteria, answers }: CriteriaProps) {
	const { t } = useTranslation('examRun');
	return (
		<section className="space-y-3">
			<h3 className="font-bold text-xl">{t('report.byCriteria')}</h3>
			<div className="space-y-3 print:grid print:grid-cols-2 print:gap-x-8 print:space-y-0">
				{criteria.map((criterion) => (
					<Criterion key={criterion.criterion} criterion={criterion} answers={answers} />
				))}
			</div>
		</section>
	);
}
