import { Pause, Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { minutesAndSeconds } from '#web/components/clock-time.ts';
import { useClock } from '#web/lib/use-clock.ts';
import { letGo } from './let-go.ts';

/** The time of one part: what is left of it, and when it ends, while it runs. */
export type PartTime = { leftMs: number; endsAtMs: number | null };

/** What is left of a part's time now. */
const leftNow = ({ leftMs, endsAtMs }: PartTime) =>
	endsAtMs === null ? leftMs : Math.max(0, endsAtMs - Date.now());

type LessonClockProps = { time: PartTime; onChange: (time: PartTime) => void };

/** Counts a part's time down once it is started. Only its end is said aloud. */
export function LessonClock({ time, onChange }: LessonClockProps) {
	const { t } = useTranslation('classLesson');
	const seconds = useClock(() => Math.ceil(leftNow(time) / 1_000));
	const isRunning = time.endsAtMs !== null && seconds > 0;
	const Icon = isRunning ? Pause : Play;
	const toggle = (event: MouseEvent<HTMLElement>) => {
		letGo(event);
		const leftMs = leftNow(time);
		onChange({ leftMs, endsAtMs: isRunning ? null : Date.now() + leftMs });
	};
	return (
		<div className="flex min-w-0 flex-wrap items-center justify-center gap-x-2 sm:gap-x-3">
			<span role="timer" aria-label={t('clock.left')} className="font-bold text-xl tabular-nums sm:text-3xl">
				{minutesAndSeconds(seconds)}
			</span>
			{seconds > 0 && (
				<Button
					look="secondary"
					className="px-3 sm:px-4"
					aria-label={t(isRunning ? 'clock.pause' : 'clock.start')}
					onClick={toggle}
				>
					<Icon aria-hidden="true" className="size-5" />
				</Button>
			)}
			<span role="status" className="font-semibold text-clay empty:sr-only">
				{seconds === 0 && t('clock.over')}
			</span>
		</div>
	);
}
