import type { TimeSpan } from '@henry/contract/time-span.ts';
import { Fragment } from 'react';
import type { SpeechRow } from './pauses.ts';

const rowHeight = 24;

type BarProps = { row: SpeechRow; lengthMs: number; firstNumber: number };

/** One part on its own line: speech as blocks, and each pause as a hatched box under its number. */
function Bar({ row, lengthMs, firstNumber }: BarProps) {
	const share = (timeMs: number) => (100 * (timeMs - row.startMs)) / lengthMs;
	const boxOf = (span: TimeSpan) => ({
		x: share(span.startMs),
		width: share(span.endMs) - share(span.startMs),
	});
	return (
		<div className="relative pt-5">
			{row.pauses.map((pause, index) => (
				<span
					key={pause.startMs}
					className="absolute top-0 -translate-x-1/2 font-semibold text-fair text-sm leading-5"
					style={{ left: `${share((pause.startMs + pause.endMs) / 2)}%` }}
				>
					{firstNumber + index}
				</span>
			))}
			<svg
				viewBox={`0 0 100 ${rowHeight}`}
				preserveAspectRatio="none"
				className="block h-6 w-full"
				aria-hidden="true"
			>
				<line x1={0} x2={share(row.endMs)} y1={12} y2={12} className="stroke-line-strong" strokeWidth={1} />
				{row.speech.map((segment) => (
					<rect key={segment.startMs} {...boxOf(segment)} y={3} height={18} className="fill-accent" />
				))}
				{row.pauses.map((pause) => (
					<rect
						key={pause.startMs}
						{...boxOf(pause)}
						y={1}
						height={rowHeight - 2}
						className="fill-fair-soft stroke-fair"
						strokeWidth={1.5}
						strokeDasharray="4 3"
						vectorEffect="non-scaling-stroke"
					/>
				))}
			</svg>
		</div>
	);
}

/** What the boxes mean. */
function Legend({ names }: { names: { speech: string; pause: string } }) {
	return (
		<ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
			<li className="flex items-center gap-2">
				<svg aria-hidden="true" width="24" height="16">
					<rect y="2" width="24" height="12" className="fill-accent" />
				</svg>
				{names.speech}
			</li>
			<li className="flex items-center gap-2">
				<svg aria-hidden="true" width="24" height="16">
					<rect
						x="1"
						y="1"
						width="22"
						height="14"
						className="fill-fair-soft stroke-fair"
						strokeWidth="1.5"
						strokeDasharray="4 3"
					/>
				</svg>
				{names.pause}
			</li>
		</ul>
	);
}

type PauseTimelineProps = {
	/** Each with the name of its part. */
	rows: readonly (SpeechRow & { name: string })[];
	names: { speech: string; pause: string };
};

/** Speech and pauses part by part, on one scale. Pauses are numbered through; what they are is to be told beside it. */
export function PauseTimeline({ rows, names }: PauseTimelineProps) {
	const lengthMs = Math.max(...rows.map(({ startMs, endMs }) => endMs - startMs));
	return (
		<div className="space-y-2">
			<Legend names={names} />
			<div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-3 gap-y-1">
				{rows.map((row, index) => (
					<Fragment key={row.startMs}>
						<span className="text-muted text-sm leading-6 tabular-nums">{row.name}</span>
						<Bar
							row={row}
							lengthMs={lengthMs}
							firstNumber={1 + rows.slice(0, index).reduce((sum, { pauses }) => sum + pauses.length, 0)}
						/>
					</Fragment>
				))}
			</div>
		</div>
	);
}
