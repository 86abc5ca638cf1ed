import {
	gaugeLowBelow0to100,
	gaugeMiddleBelow0to100,
	gaugeSizePx,
	gaugeStrokePx,
} from '@henry/contract/limits.ts';
import './gauge.css';

/** The gauge's own colour of a percentage (specification, section 5). */
function gaugeColour(percent: number): string {
	if (percent < gaugeLowBelow0to100) return 'text-poor';
	return percent < gaugeMiddleBelow0to100 ? 'text-fair' : 'text-good';
}

/** As a whole number: the nearest one that has the same colour, so that number and colour agree. */
function wholePercent(percent: number): number {
	const nearest = Math.round(percent);
	return gaugeColour(nearest) === gaugeColour(percent) ? nearest : Math.floor(percent);
}

type GaugeProps = {
	/** 0 to 100; shown whole. */
	percent: number;
	label: string;
	/** Diameter and width of the ring, in pixels. */
	size?: number;
	stroke?: number;
	/** Class of the ring's text colour. */
	colour?: string;
};

/** A ring that fills to a percentage when it appears. Throws `RangeError` for one outside 0 to 100. */
export function Gauge({ percent, label, size = gaugeSizePx, stroke = gaugeStrokePx, colour }: GaugeProps) {
	if (!(percent >= 0 && percent <= 100))
		throw new RangeError(`A gauge shows 0 to 100 percent, not ${percent}.`);
	const radius = (size - stroke) / 2;
	const ring = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke };
	const whole = wholePercent(percent);
	return (
		<div className="flex w-full min-w-0 flex-col items-center gap-2">
			<meter className="sr-only" aria-label={label} min={0} max={100} value={whole} />
			<div aria-hidden="true" className={`relative ${colour ?? gaugeColour(percent)}`}>
				<svg
					aria-hidden="true"
					viewBox={`0 0 ${size} ${size}`}
					width={size}
					className="block h-auto max-w-full -rotate-90"
				>
					<circle {...ring} className="stroke-line" />
					<circle
						{...ring}
						pathLength={100}
						strokeDasharray={100}
						strokeDashoffset={100 - percent}
						strokeLinecap={percent > 0 ? 'round' : 'butt'}
						stroke="currentColor"
						className="gauge-ring"
					/>
				</svg>
				<span className="absolute inset-0 grid place-items-center font-bold text-3xl tabular-nums">
					{whole}%
				</span>
			</div>
			<span aria-hidden="true" className="font-semibold">
				{label}
			</span>
		</div>
	);
}
