import type { ExamReport } from '@henry/contract/exam-report.ts';
import { progressCheckId } from '@henry/contract/exams.ts';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ReportCard } from '#web/components/report-section.tsx';
import { useLevelText } from '#web/lib/level-text.ts';
import { paths } from '#web/lib/paths.ts';
import { weakestCriterion } from '#web/lib/practice/progress-check.ts';
import { EstimateWrong } from './estimate-wrong.tsx';
import { countsWhole, criteriaOf } from './practice-of-exam.ts';

type Estimate = NonNullable<ExamReport['estimate']>;

/** The level as a range, one thing to do, and the range of each skill. */
function Found({ estimate }: { estimate: Estimate }) {
	const { t } = useTranslation('examRun');
	const levelText = useLevelText();
	const weakest = weakestCriterion(criteriaOf(estimate));
	return (
		<>
			<p className="font-bold font-display text-4xl">{levelText(estimate.level)}</p>
			{weakest && (
				<section className="space-y-1">
					<h4 className="font-bold text-lg">{t('check.report.workOn')}</h4>
					<p>{t(`check.workOn.${weakest}`)}</p>
				</section>
			)}
			<section className="space-y-1">
				<h4 className="font-bold text-lg">{t('check.report.skills')}</h4>
				<dl className="max-w-md divide-y divide-line">
					{estimate.criteria.map(({ criterion, level }) => (
						<div key={criterion} className="flex flex-wrap justify-between gap-x-4 py-1.5">
							<dt>{t(`report.criteria.${criterion}`)}</dt>
							<dd className={level ? 'font-semibold text-accent-strong' : 'text-muted'}>
								{level ? levelText(level) : t('check.section.noMark')}
							</dd>
						</div>
					))}
				</dl>
			</section>
			<EstimateWrong exam={progressCheckId} level={estimate.level} />
		</>
	);
}

/** What came of a check: where it lies and one thing to do. Its items are not shown, for they are to stay unseen. */
export function CheckReport({ report }: { report: ExamReport }) {
	const { t } = useTranslation('examRun');
	const danger = report.answers.flatMap(({ feedback }) => feedback.danger ?? [])[0];
	if (danger) return <DangerCard notice={danger} />;
	const isEndedEarly = report.answers.some(({ topic }) => topic.verdict === 'notAsked');
	return (
		<>
			<ReportCard title={t('check.report.result')}>
				{report.estimate && countsWhole(report) ? (
					<Found estimate={report.estimate} />
				) : (
					<p className="font-semibold text-lg">
						{t(
							isEndedEarly
								? 'check.report.endedEarly'
								: report.estimate
									? 'check.report.notWhole'
									: 'check.report.noMark',
						)}
					</p>
				)}
				<p className="flex gap-3 rounded-control bg-accent-soft p-4">
					<Scale aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
					<span>{t('report.isEstimate')}</span>
				</p>
				<p className="text-muted">{t('check.report.fair')}</p>
			</ReportCard>
			<Dock>
				<ButtonLink to={paths.me} className="w-full text-lg">
					{t('check.report.open')}
				</ButtonLink>
			</Dock>
		</>
	);
}
