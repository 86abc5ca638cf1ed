import type { LevelInterval } from '@henry/contract/exam-report.ts';
import { cefrLevels } from '@henry/contract/exams.ts';

/** One time that something was taken, with the interval that it came to. */
export type ChartedTry = { id: string; atMs: number; level: LevelInterval };

/** In the chart's own units, which are pixels where it is not scaled. */
const frame = { width: 320, left: 36, right: 308, top: 10, levelHeight: 30, below: 26 };

/** Places on the line of levels that all intervals lie between, in whole levels. */
function levelsShown(tries: readonly ChartedTry[]): { lowest: number; highest: number } {
	const lowest = Math.floor(Math.min(...tries.map(({ level }) => level.lowest)));
	const highest = Math.ceil(Math.max(...tries.map(({ level }) => level.highest)));
	return { lowest, highest: Math.max(highest, lowest + 2) };
}

type TriesChartProps = { tries: readonly ChartedTry[]; label: string; dayOf: (atMs: number) => string };

/** Each try as its interval, and a curve through their middles, on the levels. What it shows stands in a table as well. */
export function TriesChart({ tries, label, dayOf }: TriesChartProps) {
	const { lowest, highest } = levelsShown(tries);
	const bottom = frame.top + (highest - lowest) * frame.levelHeight;
	const x = (index: number) =>
		tries.length === 1
			? (frame.left + frame.right) / 2
			: frame.left + 14 + (index / (tries.length - 1)) * (frame.right - frame.left - 28);
	const y = (place: number) => bottom - (place - lowest) * frame.levelHeight;
	const middle = ({ level }: ChartedTry) => (level.lowest + level.highest) / 2;
	const borders = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
	const [first, last] = [tries[0], tries.at(-1)];
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${frame.width} ${bottom + frame.below}`}
			className="w-full max-w-xl print:max-w-64"
		>
			<g className="fill-muted text-[13px]">
				{borders.map((place) => (
					<g key={place}>
						<line x1={frame.left} x2={frame.right} y1={y(place)} y2={y(place)} className="stroke-line" />
						{place < highest && (
							<text x={frame.left - 8} y={y(place + 0.5) + 4} textAnchor="end">
								{cefrLevels[place - 1] ?? ''}
							</text>
						)}
					</g>
				))}
				{first && (
					<text x={frame.left} y={bottom + 20}>
						{dayOf(first.atMs)}
					</text>
				)}
				{last && last !== first && (
					<text x={frame.right} y={bottom + 20} textAnchor="end">
						{dayOf(last.atMs)}
					</text>
				)}
			</g>
			{tries.map(({ id, level }, index) => (
				<line
					key={id}
					x1={x(index)}
					x2={x(index)}
					y1={y(level.lowest)}
					y2={y(level.highest)}
					className="stroke-accent/40"
					strokeWidth={12}
					strokeLinecap="round"
				/>
			))}
			<polyline
				points={tries.map((one, index) => `${x(index)},${y(middle(one))}`).join(' ')}
				className="fill-none stroke-clay"
				strokeWidth={2.5}
				strokeLinejoin="round"
			/>
			{tries.map((one, index) => (
				<circle
					key={one.id}
					cx={x(index)}
					cy={y(middle(one))}
					r={4.5}
					className="fill-accent-strong stroke-surface"
					strokeWidth={1}
				/>
			))}
		</svg>
	);
}
