import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { minutesAndSeconds } from '#web/components/clock-time.ts';

type PartBarProps = {
	part: 'discussion' | 'decision';
	/** Infinity without the clock. */
	secondsLeft: number;
	subTopics: readonly string[];
	covered: readonly string[];
};

/** Stays in view while the conversation grows: the part of the exam, its clock, and the sub-topics in short. */
export function PartBar({ part, secondsLeft, subTopics, covered }: PartBarProps) {
	const { t } = useTranslation(['pairTopic', 'recorder']);
	return (
		<div className="top-bar no-print sticky top-2 z-[5] space-y-2 rounded-card border border-line bg-paper px-4 py-3 shadow-card">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<p className="font-bold">{t(`part.${part}`)}</p>
				{secondsLeft === 0 && (
					<p role="status" className="font-semibold text-poor">
						{t('over')}
					</p>
				)}
				{!Number.isFinite(secondsLeft) && <p className="text-muted">{t('recorder:time.noLimit')}</p>}
				{secondsLeft > 0 && Number.isFinite(secondsLeft) && (
					<p role="timer" className="font-semibold tabular-nums">
						{t('left', { time: minutesAndSeconds(secondsLeft) })}
					</p>
				)}
			</div>
			<p aria-hidden="true" lang="en" className="flex flex-wrap gap-x-3 gap-y-1 text-sm leading-tight">
				{subTopics.map((subTopic) => (
					<span
						key={subTopic}
						className={
							covered.includes(subTopic) ? 'flex items-center gap-1 font-semibold text-good' : 'text-muted'
						}
					>
						{covered.includes(subTopic) && <Check className="size-3.5" />}
						{subTopic}
					</span>
				))}
			</p>
		</div>
	);
}
