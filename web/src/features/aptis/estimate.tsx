import {
	type AptisEstimate,
	type BandRange,
	type EstimateReason,
	languageBands,
	type ReasonValueName,
} from '@henry/contract/aptis.ts';
import { aptisQuestionCount } from '@henry/contract/limits.ts';
import { CircleCheck, CircleHelp, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportCard } from '#web/components/report-section.tsx';
import { localeOf } from '#web/lib/locale.ts';

/** A reason or a doubt in the learner's language. Each text names only the values that come with its code. */
function useReasonText() {
	const { t, i18n } = useTranslation('aptis');
	const list = new Intl.ListFormat(localeOf(i18n.language));
	return ({ code, values, structures }: EstimateReason) =>
		t(`report.reasons.${code}`, {
			...(values as Record<ReasonValueName, number>),
			structures: list.format(structures.map((structure) => t(`report.structures.${structure}`))),
		});
}

function Sureness({ isSure }: { isSure: boolean }) {
	const { t } = useTranslation('aptis');
	const Icon = isSure ? CircleCheck : CircleHelp;
	return (
		<span
			className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm ${isSure ? 'bg-accent-soft text-accent-strong' : 'bg-fair-soft text-fair'}`}
		>
			<Icon aria-hidden="true" className="size-4" />
			{t(isSure ? 'report.sure' : 'report.unsure')}
		</span>
	);
}

type CriterionProps = { name: string; level: string; reasons: EstimateReason[]; doubts: EstimateReason[] };

/** One criterion: its level, how sure that is, what it rests on, and what makes it doubtful. */
function Criterion({ name, level, reasons, doubts }: CriterionProps) {
	const reasonText = useReasonText();
	return (
		<li className="break-inside-avoid space-y-1.5 py-4">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<h4 className="font-semibold">{name}</h4>
				<span className="font-semibold text-accent-strong">{level}</span>
				<Sureness isSure={doubts.length === 0} />
			</div>
			<ul className="list-disc space-y-0.5 pl-5">
				{reasons.map((reason) => (
					<li key={reason.code}>{reasonText(reason)}</li>
				))}
				{doubts.map((doubt) => (
					<li key={doubt.code} className="text-fair">
						{reasonText(doubt)}
					</li>
				))}
			</ul>
		</li>
	);
}

type EstimateProps = {
	estimate: AptisEstimate;
	/** The learner has written or changed a text, which the estimate does not count. */
	isWritten: boolean;
};

/** The estimate on the scale of part one, labelled as one, with its criteria. */
export function Estimate({ estimate, isWritten }: EstimateProps) {
	const { t } = useTranslation('aptis');
	const { overall0to5, isSure, task, language } = estimate;
	const bands = ({ lowest, highest }: BandRange) => {
		if (lowest === highest) return t(`report.bands.${lowest}`);
		if (lowest === languageBands[0] && highest === languageBands.at(-1)) return t('report.bands.any');
		const ends = { lowest: t(`report.bands.${lowest}`), highest: t(`report.bands.${highest}`) };
		return t('report.bands.between', ends);
	};
	const onTopic = { ...task.onTopic, total: aptisQuestionCount };
	return (
		<ReportCard title={t('report.estimate')}>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<p className="font-bold font-display text-4xl">
					{t(
						overall0to5.lowest === overall0to5.highest ? 'report.overall' : 'report.overallBetween',
						overall0to5,
					)}
				</p>
				<Sureness isSure={isSure} />
			</div>
			<p className="flex gap-3 rounded-control bg-accent-soft p-4">
				<Scale aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
				<span>{t('report.isEstimate')}</span>
			</p>
			{isWritten && <p>{t('report.heardOnly')}</p>}
			<p>{t('report.gate')}</p>
			<ul className="divide-y divide-line border-line border-y print:grid print:grid-cols-2 print:gap-x-8 print:divide-y-0">
				<Criterion
					name={t('report.criteria.task')}
					level={t(onTopic.lowest === onTopic.highest ? 'report.onTopic' : 'report.onTopicBetween', onTopic)}
					reasons={task.reasons}
					doubts={task.doubts}
				/>
				{language.map(({ criterion, level, reasons, doubts }) => (
					<Criterion
						key={criterion}
						name={t(`report.criteria.${criterion}`)}
						level={bands(level)}
						reasons={reasons}
						doubts={doubts}
					/>
				))}
			</ul>
			<p className="text-muted text-sm">{t('report.source')}</p>
		</ReportCard>
	);
}
