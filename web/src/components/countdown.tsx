import { useClock } from '#web/lib/use-clock.ts';
import { hoursMinutesSeconds } from './clock-time.ts';

type CountdownProps = {
	/** The moment that is waited for. */
	toMs: number;
	/** The words around the remaining time, which comes as HH:MM:SS. */
	label: (time: string) => string;
};

/** The time that remains, second by second; it shows 00:00:00 only once the moment has come. */
export function Countdown({ toMs, label }: CountdownProps) {
	const seconds = useClock(() => Math.max(0, Math.ceil((toMs - Date.now()) / 1_000)));
	return (
		<p role="timer" className="font-semibold text-lg tabular-nums">
			{label(hoursMinutesSeconds(seconds))}
		</p>
	);
}
