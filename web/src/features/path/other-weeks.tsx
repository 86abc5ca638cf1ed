import { useTranslation } from 'react-i18next';
import { localeOf } from '#web/lib/locale.ts';
import type { StandingWeek } from '#web/lib/practice/path.ts';

type OtherWeeksProps = {
	title: string;
	weeks: readonly StandingWeek[];
	titleOf: (week: number) => string;
};

/** Weeks by their names, folded; those ahead with the day on which they are likely to begin. Nothing where there are none. */
export function OtherWeeks({ title, weeks, titleOf }: OtherWeeksProps) {
	const { t, i18n } = useTranslation('path');
	if (weeks.length === 0) return null;
	const date = (day: string) =>
		new Intl.DateTimeFormat(localeOf(i18n.language), {
			day: 'numeric',
			month: 'long',
			timeZone: 'UTC',
		}).format(new Date(day));
	return (
		<details className="rounded-card border border-line bg-surface p-4">
			<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">{title}</summary>
			<ol className="mt-3 space-y-2">
				{weeks.map(({ week, begins, isAfterExam }) => (
					<li key={week} className="flex flex-wrap items-baseline justify-between gap-x-3">
						<span>
							<span className="text-muted tabular-nums">{week}. </span>
							<span lang="en">{titleOf(week)}</span>
						</span>
						{begins !== undefined && (
							<span className="text-muted text-sm">
								{isAfterExam ? t('afterExam') : t('from', { day: date(begins) })}
							</span>
						)}
					</li>
				))}
			</ol>
		</details>
	);
}
