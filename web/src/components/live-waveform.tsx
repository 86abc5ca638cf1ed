import { HiddenMeter, LevelBars, loudnessShare } from './level-meter.tsx';

/** Of one bar and the gap after it, in pixels. */
const barStepPx = 6;
/** What silence leaves of a bar, as a share of the height. */
const smallestBarShare = 0.06;

type LiveWaveformProps = {
	/** The latest levels of the microphone, a bar each, the last one last. */
	levels0to1: readonly number[];
	/** How many levels there have been in all. */
	count: number;
};

/**
 * What the microphone has heard in the last seconds, moving from right to left as it is said. Where motion is not wanted,
 * the level of the moment stands at both ends instead.
 */
export function LiveWaveform({ levels0to1, count }: LiveWaveformProps) {
	const share0to1 = loudnessShare(levels0to1.at(-1) ?? 0);
	const first = count - levels0to1.length;
	return (
		<div className="h-14 w-full">
			<HiddenMeter share0to1={share0to1} />
			<div
				aria-hidden="true"
				className="relative mask-l-from-70% h-full overflow-hidden motion-reduce:hidden"
			>
				<span className="absolute inset-x-0 top-1/2 border-line border-t" />
				<span
					className="absolute inset-y-0 left-full w-0 transition-transform duration-100 ease-linear"
					style={{ transform: `translateX(${-count * barStepPx}px)` }}
				>
					{levels0to1.map((level, index) => (
						<span
							key={first + index}
							className="absolute top-1/2 w-[3px] -translate-y-1/2 rounded-full bg-poor forced-colors:bg-[CanvasText]"
							style={{
								left: (first + index) * barStepPx,
								height: `${100 * Math.max(smallestBarShare, loudnessShare(level))}%`,
							}}
						/>
					))}
				</span>
			</div>
			<div className="hidden h-full justify-between motion-reduce:flex">
				{['left', 'right'].map((side) => (
					<span key={side} className="flex h-full items-center gap-0.5">
						<LevelBars share0to1={share0to1} barLook="bg-poor" />
					</span>
				))}
			</div>
		</div>
	);
}
