import type { PracticeResult } from '@henry/contract/practice.ts';
import { useTranslation } from 'react-i18next';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { meanOf } from './chart-dots.ts';
import { MeasureChart } from './measure-chart.tsx';
import { resultsByActivity } from './result-points.ts';
import { Section } from './section.tsx';

/** A chart for each measure of each activity. */
export function ResultsOverTime({ results }: { results: PracticeResult[] }) {
	const { t } = useTranslation('progress');
	const activities = resultsByActivity(results);
	if (activities.length === 0) return null;
	return (
		<Section title={t('results.title')}>
			<p className="text-muted">{t('results.explanation', { count: meanOf })}</p>
			{activities.map(({ activity, measures }) => (
				<div key={activity} className="space-y-3">
					<h3 className="font-bold text-lg">{t(`activities.${activity}`)}</h3>
					<div className="grid gap-4 sm:grid-cols-2 print:grid-cols-3">
						{measures.map(({ measure, points }) => (
							<MeasureChart
								key={measure}
								activity={t(`activities.${activity}`)}
								measure={measure}
								points={points}
							/>
						))}
					</div>
					<MarkWrong kind="figure" about={`means over time: ${activity}`} />
				</div>
			))}
		</Section>
	);
}
