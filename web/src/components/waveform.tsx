/** What silence leaves of a bar, as a share of the height. */
const smallestShare = 0.08;
/** Of the room that each bar has. */
const barWidth = 0.62;

/** A part of a sound, as shares of its length. */
type Part = { from: number; to: number };

function barsPath(peaks0to1: readonly number[], from: number, to: number): string {
	return peaks0to1
		.map((peak, index) => {
			const half = Math.max(smallestShare, peak) / 2;
			const isWithin = index >= from && index < to;
			return isWithin ? `M${index} ${0.5 - half}h${barWidth}v${2 * half}h${-barWidth}z` : '';
		})
		.join('');
}

type WaveformProps = {
	peaks0to1: readonly number[];
	playedShare: number;
	/** What is played again and again. */
	loop: Part | undefined;
};

/** The loudness of a sound from its beginning to its end; what has been played is darker. */
export function Waveform({ peaks0to1, playedShare, loop }: WaveformProps) {
	const count = peaks0to1.length;
	const played = Math.round(playedShare * count);
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${count} 1`}
			preserveAspectRatio="none"
			className="pointer-events-none absolute inset-0 size-full"
		>
			{loop && (
				<rect
					x={loop.from * count}
					width={(loop.to - loop.from) * count}
					y={0}
					height={1}
					className="fill-accent-soft"
				/>
			)}
			<path d={barsPath(peaks0to1, 0, played)} className="fill-accent-strong" />
			<path d={barsPath(peaks0to1, played, count)} className="fill-line-strong" />
		</svg>
	);
}
