import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PathStepName } from '#web/components/path-step-name.tsx';
import type { StandingDay } from '#web/lib/practice/path.ts';

/** One day of the path: its steps, and which of them are done; a day that is over has its name alone. */
export function DayCard({ day: { day, steps, doneOn }, isToday }: { day: StandingDay; isToday: boolean }) {
	const { t } = useTranslation('path');
	const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
	const look = isToday ? 'border-accent bg-accent-soft' : 'border-line bg-surface';
	if (doneOn !== undefined && !isToday) {
		return (
			<li className="flex items-center gap-2 px-4 text-muted">
				<Check aria-hidden="true" className="size-4 shrink-0 text-good" />
				{t('day', { number: day })}
				<span className="sr-only">({t('done')})</span>
			</li>
		);
	}
	return (
		<li aria-current={isToday ? 'step' : undefined} className={`rounded-card border p-4 shadow-card ${look}`}>
			<p className="flex items-baseline justify-between gap-3">
				<span className="font-semibold">{t('day', { number: day })}</span>
				<span className="text-muted text-sm">{t('minutes', { count: minutes })}</span>
			</p>
			<ul className="mt-1 space-y-1">
				{steps.map((step) => {
					const Icon = step.isDone ? Check : Circle;
					return (
						<li key={step.to} className="flex items-start gap-2">
							<Icon
								aria-hidden="true"
								className={`mt-1 size-4 shrink-0 ${step.isDone ? 'text-good' : 'text-line-strong'}`}
							/>
							<span>
								<PathStepName step={step} />
								{step.isDone && <span className="sr-only"> ({t('done')})</span>}
							</span>
						</li>
					);
				})}
			</ul>
		</li>
	);
}
