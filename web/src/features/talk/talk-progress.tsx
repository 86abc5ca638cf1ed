import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#web/components/talk-report/progress-bar.tsx';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { useClock } from '#web/lib/use-clock.ts';
import { type Ending, minutesOf } from './ending-choice.tsx';

type TalkProgressProps = {
	ending: Ending;
	progress0to100: number;
	/** When the talk began, its breaks left out. */
	beganAtMs: number;
	isOver: boolean;
	turns: readonly Turn[];
};

/** How much of its time a talk has lasted; it stands still once the talk is over. */
function TimeProgress({
	minutes,
	beganAtMs,
	isOver,
}: {
	minutes: number;
	beganAtMs: number;
	isOver: boolean;
}) {
	const { t } = useTranslation('talk');
	const secondsNow = useClock(() => Math.floor((Date.now() - beganAtMs) / 1_000));
	const [seconds, setSeconds] = useState(secondsNow);
	if (!isOver && seconds !== secondsNow) setSeconds(secondsNow);
	const spent = Math.min(seconds, minutes * 60);
	return (
		<ProgressBar
			progress0to100={Math.floor((100 * spent) / (minutes * 60))}
			text={t('progress.minutes', { spent: Math.floor(spent / 60), minutes })}
		/>
	);
}

/** How far a talk has come, by what ends it: what there is to talk about, its time, or nothing but the learner. */
export function TalkProgress({ ending, progress0to100, beganAtMs, isOver, turns }: TalkProgressProps) {
	const { t } = useTranslation('talk');
	const minutes = minutesOf[ending];
	if (minutes !== undefined) return <TimeProgress {...{ minutes, beganAtMs, isOver }} />;
	if (ending === 'goals') return <ProgressBar progress0to100={progress0to100} />;
	const count = turns.filter(({ speaker, text }) => speaker === 'learner' && text !== undefined).length;
	return <p className="font-semibold text-lg">{t('progress.answers', { count })}</p>;
}
