import { activities } from '@henry/contract/activities.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { minutesAndSeconds } from '#web/components/clock-time.ts';
import { Dock } from '#web/components/dock.tsx';
import { useClock } from '#web/lib/use-clock.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** A minute that runs down; when it is over the learner begins all the same when they want to. */
function PlanningClock() {
	const { t } = useTranslation('path');
	const [endsAtMs] = useState(() => Date.now() + 1_000 * activities.story.preparationSeconds);
	const left = useClock(() => Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000)));
	return (
		<p role="timer" className="font-semibold tabular-nums">
			{left > 0 ? t('story.planLeft', { time: minutesAndSeconds(left) }) : t('story.planOver')}
		</p>
	);
}

type PlanStoryProps = { points: readonly string[]; onPlanned: () => void };

/** The time before the first telling, with three things to think of. */
export function PlanStory({ points, onPlanned }: PlanStoryProps) {
	const { t } = useTranslation('path');
	const { untimed } = useVisitorSettings();
	return (
		<div className="space-y-4">
			<p className="text-muted">{t('story.how')}</p>
			<div className="space-y-3 rounded-card bg-accent-soft p-4 sm:p-6">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4">
					<h3 className="font-bold text-xl">{t('story.plan')}</h3>
					{!untimed && <PlanningClock />}
				</div>
				<p>{t('story.points')}</p>
				<ol lang="en" className="list-decimal space-y-1 pl-6 text-lg marker:text-accent-strong">
					{points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ol>
			</div>
			<Dock>
				<Button className="w-full text-lg" onClick={onPlanned}>
					{t('story.begin')}
				</Button>
			</Dock>
		</div>
	);
}
