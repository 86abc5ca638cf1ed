import type { CheckErrors } from '@henry/contract/check-errors.ts';
import { examCriteria, progressCheckId } from '@henry/contract/exams.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { TriesChart } from '#web/components/plots/tries-chart.tsx';
import { checkErrorsQuery } from '#web/lib/check-errors.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useLevelText } from '#web/lib/level-text.ts';
import { paths } from '#web/lib/paths.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import {
	certainDifference,
	checkChange,
	type FinishedCheck,
	finishedChecks,
	weakestCriterion,
} from '#web/lib/practice/progress-check.ts';
import { useCheckDue } from '#web/lib/use-check-due.ts';
import { Section } from './section.tsx';

const minutesOf = ({ spokenSeconds }: Pick<FinishedCheck, 'spokenSeconds'>) => Math.round(spokenSeconds / 60);

/** Minutes spoken in practice from one check to the last. */
function minutesAfter(before: FinishedCheck, checks: readonly FinishedCheck[]): number {
	const after = checks.filter(({ atMs }) => atMs > before.atMs);
	return minutesOf({ spokenSeconds: after.reduce((sum, { spokenSeconds }) => sum + spokenSeconds, 0) });
}

type ResultsProps = {
	checks: readonly FinishedCheck[];
	last: FinishedCheck;
	/** How exact checks are, as far as that is known here. */
	errors: CheckErrors | undefined;
};

/** What the last check tells beside the one before it, and beside the first: in words, with what was practised between. */
function Changes({ checks, last, errors = {} }: ResultsProps) {
	const { t } = useTranslation('examRun');
	const { shortDay, number } = useFormats();
	const [first, previous] = [checks[0], checks.at(-2)];
	if (!first || !previous) return <p>{t('check.section.first')}</p>;
	const compared = first === previous ? [previous] : [previous, first];
	return (
		<div className="space-y-2">
			{compared.map((before) => (
				<p key={before.id}>
					<strong className="text-lg">
						{t(`check.section.since.${checkChange(before.level, last.level, errors.level?.levels)}`, {
							day: shortDay(localDay(before.atMs)),
						})}
					</strong>{' '}
					{t('check.section.between', { count: minutesAfter(before, checks) })}
				</p>
			))}
			<p className="text-muted">
				{t('check.section.error', {
					levels: number(certainDifference(previous.level, last.level, errors.level?.levels)),
				})}{' '}
				{errors.level && t(`check.section.errorFrom.${errors.level.from}`, { count: errors.level.pairs })}
			</p>
		</div>
	);
}

const head = 'py-1 pr-4 text-left font-semibold text-muted';

/** Each skill where it lies now, and whether it has surely changed since the check before. */
function Skills({ last, checks, errors = {} }: ResultsProps) {
	const { t } = useTranslation('examRun');
	const levelText = useLevelText();
	const { shortDay } = useFormats();
	const previous = checks.at(-2);
	return (
		<details>
			<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">
				{t('check.report.skills')}
			</summary>
			<table className="mt-2 w-full max-w-xl text-sm">
				<thead>
					<tr>
						<th scope="col" className={head}>
							{t('check.section.skill')}
						</th>
						<th scope="col" className={head}>
							{t('check.section.level')}
						</th>
						{previous && (
							<th scope="col" className={head}>
								{t('check.section.change', { day: shortDay(localDay(previous.atMs)) })}
							</th>
						)}
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{examCriteria
						.filter((criterion) => criterion !== 'interaction')
						.map((criterion) => {
							const [now, before] = [last.criteria[criterion], previous?.criteria[criterion]];
							return (
								<tr key={criterion}>
									<th scope="row" className="py-1 pr-4 text-left font-normal">
										{t(`report.criteria.${criterion}`)}
									</th>
									<td className="py-1 pr-4">{now ? levelText(now) : t('check.section.noMark')}</td>
									{previous && (
										<td className="py-1 pr-4">
											{now && before
												? t(`check.change.${checkChange(before, now, errors[criterion]?.levels)}`)
												: '–'}
										</td>
									)}
								</tr>
							);
						})}
				</tbody>
			</table>
		</details>
	);
}

/** All checks in a table, the latest first: what the chart shows, and what was spoken before each. */
function ChecksTable({ checks }: { checks: readonly FinishedCheck[] }) {
	const { t } = useTranslation('examRun');
	const { date } = useFormats();
	const levelText = useLevelText();
	return (
		<details>
			<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">
				{t('check.section.table')}
			</summary>
			<table className="mt-2 w-full max-w-xl text-sm">
				<caption className="sr-only">{t('check.section.table')}</caption>
				<thead>
					<tr>
						{(['day', 'level', 'spoken'] as const).map((column) => (
							<th key={column} scope="col" className={head}>
								{t(`check.section.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{checks.toReversed().map((check) => (
						<tr key={check.id}>
							<td className="py-1 pr-4">{date(check.atMs)}</td>
							<td className="py-1 pr-4">{levelText(check.level)}</td>
							<td className="py-1 pr-4">{t('check.section.minutes', { count: minutesOf(check) })}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}

function Results(props: ResultsProps) {
	const { checks, last } = props;
	const { t } = useTranslation('examRun');
	const levelText = useLevelText();
	const { shortDay } = useFormats();
	const weakest = weakestCriterion(last.criteria);
	return (
		<div className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
			<p className="font-bold font-display text-4xl">{levelText(last.level)}</p>
			<Changes {...props} />
			{weakest && (
				<p>
					<strong>{t('check.report.workOn')}:</strong> {t(`check.workOn.${weakest}`)}
				</p>
			)}
			{checks.length > 1 && (
				<TriesChart
					tries={checks}
					dayOf={(atMs) => shortDay(localDay(atMs))}
					label={t('check.section.chart', { count: checks.length })}
				/>
			)}
			<Skills {...props} />
			<ChecksTable checks={checks} />
		</div>
	);
}

/** Two checks within days show how exact the check is: the first one may be taken once more. */
function OnceMore({ retest }: { retest: NonNullable<ReturnType<typeof useCheckDue>['retest']> }) {
	const { t } = useTranslation('examRun');
	const { longDay } = useFormats();
	if (!retest.isNow) return <p>{t('check.section.retest.from', { day: longDay(retest.first) })}</p>;
	return (
		<div className="no-print space-y-3 rounded-card bg-accent-soft p-5">
			<p className="font-semibold">{t('check.section.retest.offer')}</p>
			<p>{t('check.section.retest.why', { day: longDay(retest.last) })}</p>
			<ButtonLink to={`${paths.exams}?exam=${progressCheckId}`} look="secondary" className="w-full sm:w-auto">
				{t('check.section.retest.start')}
			</ButtonLink>
		</div>
	);
}

/** The check of progress: when it comes, and what the checks so far tell. Nothing that was practised counts in it. */
export function CheckSection({ results }: { results: readonly PracticeResult[] }) {
	const { t } = useTranslation('examRun');
	const { longDay } = useFormats();
	const { day, isDue, retest } = useCheckDue(results);
	const { data: errors } = useQuery(checkErrorsQuery);
	const checks = finishedChecks(results);
	const last = checks.at(-1);
	return (
		<Section title={t('check.section.title')}>
			<p>
				{t('check.section.what')} {t('check.section.only')}
			</p>
			{isDue && (
				<div className="no-print space-y-3">
					<p className="font-semibold">{t('check.section.due')}</p>
					<ButtonLink to={`${paths.exams}?exam=${progressCheckId}`} className="w-full sm:w-auto">
						{t('check.section.start')}
					</ButtonLink>
				</div>
			)}
			{!isDue && day !== undefined && <p>{t('check.section.next', { day: longDay(day) })}</p>}
			{retest && <OnceMore retest={retest} />}
			{last ? (
				<Results checks={checks} last={last} errors={errors} />
			) : (
				<p className="text-muted">{t('check.section.none')}</p>
			)}
		</Section>
	);
}
