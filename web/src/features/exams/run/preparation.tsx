import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { minutesAndSeconds } from '#web/components/clock-time.ts';
import { useClock } from '#web/lib/use-clock.ts';

/** A clock that runs down and may be paused: the seconds that are left. */
function useRunningDown(seconds: number, onEnded: () => void) {
	const [clock, setClock] = useState(() => ({ endsAtMs: Date.now() + 1_000 * seconds, pausedWithMs: 0 }));
	const isPaused = clock.pausedWithMs > 0;
	const left = useClock(() =>
		Math.max(0, Math.ceil((isPaused ? clock.pausedWithMs : clock.endsAtMs - Date.now()) / 1_000)),
	);
	const ended = useEffectEvent(onEnded);
	useEffect(() => {
		if (left === 0) ended();
	}, [left]);
	const toggle = () =>
		setClock(
			isPaused
				? { endsAtMs: Date.now() + clock.pausedWithMs, pausedWithMs: 0 }
				: { ...clock, pausedWithMs: Math.max(1, clock.endsAtMs - Date.now()) },
		);
	return { left, isPaused, toggle };
}

type ClockProps = { seconds: number; mayPause: boolean; onEnded: () => void };

function PreparationClock({ seconds, mayPause, onEnded }: ClockProps) {
	const { t } = useTranslation('examRun');
	const { left, isPaused, toggle } = useRunningDown(seconds, onEnded);
	const Icon = isPaused ? Play : Pause;
	return (
		<div className="flex flex-wrap items-center gap-4">
			<p role="timer" className="font-semibold text-2xl tabular-nums">
				{t('preparing.left', { time: minutesAndSeconds(left) })}
			</p>
			{mayPause && (
				<Button look="secondary" onClick={toggle}>
					<Icon aria-hidden="true" className="size-5" />
					{t(isPaused ? 'preparing.goOn' : 'preparing.pause')}
				</Button>
			)}
		</div>
	);
}

type PreparationProps = {
	/** Undefined where there is no limit. */
	seconds: number | undefined;
	notes: string | undefined;
	onNotes: (notes: string) => void;
	/** The learner may pause the clock, and begin before it has run down. */
	isFree: boolean;
	onPrepared: () => void;
};

/** The time before an answer: its clock, and notes where the exam allows them. */
export function Preparation({ seconds, notes, onNotes, isFree, onPrepared }: PreparationProps) {
	const { t } = useTranslation('examRun');
	const notesId = useId();
	return (
		<div className="space-y-4 rounded-card bg-accent-soft p-6">
			<h3 className="font-bold text-xl">{t('preparing.title')}</h3>
			{seconds === undefined ? (
				<p>{t('preparing.noLimit')}</p>
			) : (
				<PreparationClock seconds={seconds} mayPause={isFree} onEnded={onPrepared} />
			)}
			{notes !== undefined && (
				<div className="space-y-1">
					<label htmlFor={notesId} className="font-semibold">
						{t('preparing.notes')}
					</label>
					<textarea
						id={notesId}
						lang="en"
						rows={5}
						maxLength={2_000}
						value={notes}
						onChange={(event) => onNotes(event.target.value)}
						className="w-full rounded-control border border-line-strong bg-surface p-3"
					/>
				</div>
			)}
			{(isFree || seconds === undefined) && <Button onClick={onPrepared}>{t('preparing.ready')}</Button>}
		</div>
	);
}
