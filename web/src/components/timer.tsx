import { timerTickMs } from '@henry/contract/limits.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesAndSeconds } from './clock-time.ts';

type TimerProps = { stopped?: boolean };

/** Elapsed time as mm:ss since it appeared; stands still while `stopped`. */
export function Timer({ stopped = false }: TimerProps) {
	const { t } = useTranslation('recorder');
	const [elapsedSeconds, setElapsedSeconds] = useState(0);
	useEffect(() => {
		if (stopped) return;
		const clock = setInterval(
			() => setElapsedSeconds((seconds) => seconds + timerTickMs / 1_000),
			timerTickMs,
		);
		return () => clearInterval(clock);
	}, [stopped]);
	return (
		<span role="timer" aria-label={t('elapsed')} className="tabular-nums">
			{minutesAndSeconds(elapsedSeconds)}
		</span>
	);
}
