import type { ExamEstimate, ExamPaper, ExamReport } from '@henry/contract/exam-report.ts';
import { CircleCheck, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportCard } from '#web/components/report-section.tsx';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { useInLanguage } from '#web/lib/in-language.ts';
import { useLevelText } from '#web/lib/level-text.ts';
import { reaches } from '#web/lib/level-words.ts';
import { localeOf } from '#web/lib/locale.ts';
import { EstimateWrong } from './estimate-wrong.tsx';
import { useReasonText } from './reason-text.ts';

/** Levels with a smaller chance are not worth a line. */
const smallestChance = 0.03;

/** How likely each level is, as a bar and in percent. */
function Chances({ chances0to1, tellsUpTo }: Pick<ExamEstimate, 'chances0to1' | 'tellsUpTo'>) {
	const { t, i18n } = useTranslation('examRun');
	const percent = new Intl.NumberFormat(localeOf(i18n.language), {
		style: 'percent',
		maximumFractionDigits: 0,
	});
	const shown = chances0to1.filter(({ chance }) => chance >= smallestChance);
	return (
		<div className="space-y-2">
			<h4 className="font-semibold">{t('report.chances')}</h4>
			<ul className="space-y-1.5">
				{shown.map(({ level, chance }) => (
					<li key={level} className="grid grid-cols-[7rem_1fr_3.5rem] items-center gap-3">
						<span className="font-semibold">
							{level === 'below'
								? t('report.below')
								: level === tellsUpTo
									? t('report.orAbove', { level })
									: level}
						</span>
						<span aria-hidden="true" className="h-3 rounded-full bg-accent-soft">
							<span
								className="block h-3 rounded-full bg-accent"
								style={{ width: `${Math.round(100 * chance)}%` }}
							/>
						</span>
						<span className="text-right tabular-nums">{percent.format(chance)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** The criterion that lies highest; undefined where none lies half a level lower, which may be chance. */
function strongestOf({ criteria }: ExamEstimate) {
	const marked = criteria.flatMap(({ criterion, level }) =>
		level ? [{ criterion, middle: (level.lowest + level.highest) / 2 }] : [],
	);
	const [first, ...others] = marked.toSorted((one, other) => other.middle - one.middle);
	return others.some(({ middle }) => first && first.middle - middle >= 0.5) ? first?.criterion : undefined;
}

function Found({ estimate, paper }: { estimate: ExamEstimate; paper: ExamPaper }) {
	const { t, i18n } = useTranslation('examRun');
	const inLanguage = useInLanguage();
	const reasonText = useReasonText();
	const levelText = useLevelText();
	const number = new Intl.NumberFormat(localeOf(i18n.language));
	const { band, notCounted } = estimate;
	const { scale } = paper.exam;
	const strongest = strongestOf(estimate);
	return (
		<>
			<div className="space-y-1">
				<p className="font-bold font-display text-4xl">{levelText(estimate.level, estimate.tellsUpTo)}</p>
				{band && scale && (
					<p className="font-semibold text-lg">
						{t(reaches(estimate.level, estimate.tellsUpTo) ? 'report.bandOrAbove' : 'report.band', {
							scale: inLanguage(scale.name),
							lowest: number.format(band.lowest),
							highest: number.format(band.highest),
						})}
					</p>
				)}
			</div>
			{strongest && (
				<p className="flex gap-2 font-semibold">
					<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
					{t('report.strongest', { criterion: t(`report.criteria.${strongest}`) })}
				</p>
			)}
			<section className="space-y-2">
				<h4 className="font-bold text-lg">{t('report.actions')}</h4>
				<ol className="list-decimal space-y-1.5 pl-6 marker:font-semibold marker:text-accent-strong">
					{estimate.actions.map((action) => (
						<li key={action.code}>{reasonText(action)}</li>
					))}
				</ol>
			</section>
			{notCounted.offTopic + notCounted.silent > 0 && (
				<p className="rounded-control bg-fair-soft p-4 text-fair">
					{t('report.notCounted', {
						count: notCounted.offTopic + notCounted.silent,
						total: notCounted.total,
					})}
				</p>
			)}
			<Chances {...estimate} />
			{estimate.tellsUpTo && <p>{t('report.tellsUpTo', { level: estimate.tellsUpTo })}</p>}
			<EstimateWrong exam={paper.exam.id} level={estimate.level} />
		</>
	);
}

type EstimateProps = { paper: ExamPaper; report: ExamReport; answers: readonly ExamAnswer[] };

/** The first card of the report: where it lies, what to do first; or why there is no estimate. */
export function Estimate({ paper, report, answers }: EstimateProps) {
	const { t } = useTranslation('examRun');
	const reasonText = useReasonText();
	const isWritten = answers.some(({ text }) => text !== undefined);
	if (report.answers.some(({ feedback }) => feedback.danger)) return null;
	const notReached = answers.filter(({ isUnasked }) => isUnasked).length;
	const isSilent = report.missing?.code === 'silentAnswers';
	const isSpeechMissing = ['fewWords', 'understoodTooLittle'].includes(report.missing?.code ?? '');
	return (
		<ReportCard title={t('report.estimate')}>
			{report.estimate ? (
				<Found estimate={report.estimate} paper={paper} />
			) : (
				<>
					<p className="font-semibold text-lg">
						{isSilent
							? t(isWritten ? 'report.onlyWritten' : 'report.silent')
							: t(isSpeechMissing ? 'report.noMark' : 'report.noLevel')}
					</p>
					{report.missing && !isSilent && <p>{reasonText(report.missing)}</p>}
				</>
			)}
			<p className="flex gap-3 rounded-control bg-accent-soft p-4">
				<Scale aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
				<span>{t('report.isEstimate')}</span>
			</p>
			{notReached > 0 && (
				<p className="rounded-control bg-fair-soft p-4 text-fair">
					{t('report.notReached', { count: notReached, total: answers.length })}
				</p>
			)}
			{isWritten && report.estimate && <p>{t('report.heardOnly')}</p>}
			<p className="text-muted text-sm">{t('report.source', { owner: paper.exam.owner })}</p>
		</ReportCard>
	);
}
