import { timerTickMs } from '@henry/contract/limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { hoursMinutesAndSeconds, minutesAndSeconds } from './clock-time.ts';

function secondsUntil(endsAtMs: number): number {
	return Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000));
}

type CountdownProps = {
	/** The moment it runs to, in milliseconds since 1970. */
	endsAtMs: number;
	/** Its accessible name. */
	label: string;
	showsHours?: boolean;
	onEnded?: () => void;
};

/** Time left until a moment, as mm:ss or HH:MM:SS; says once when that moment has come. */
export function Countdown({ endsAtMs, label, showsHours = false, onEnded }: CountdownProps) {
	const [, setTick] = useState(0);
	const end = useEffectEvent(() => onEnded?.());
	useEffect(() => {
		const clock = setInterval(() => {
			setTick((tick) => tick + 1);
			if (secondsUntil(endsAtMs) > 0) return;
			clearInterval(clock);
			end();
		}, timerTickMs);
		return () => clearInterval(clock);
	}, [endsAtMs]);
	const seconds = secondsUntil(endsAtMs);
	return (
		<span role="timer" aria-label={label} className="tabular-nums">
			{showsHours ? hoursMinutesAndSeconds(seconds) : minutesAndSeconds(seconds)}
		</span>
	);
}
