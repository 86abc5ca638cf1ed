import { type CurvePoint, curvePath } from './curve.ts';
import type { AxisWord } from './word-axis.ts';

/** How each voice is drawn: the lines differ in more than their colour. */
const voiceLooks = {
	model: { className: 'fill-none stroke-muted', strokeWidth: 2, strokeDasharray: '5 4' },
	mine: { className: 'fill-none stroke-accent-strong', strokeWidth: 3 },
} as const;
type Voice = keyof typeof voiceLooks;
const voices = ['model', 'mine'] as const satisfies Voice[];

/** One measure of both voices along the words. `y` grows upwards, from `min` to `max`. */
export type PlotPanel = {
	readonly title: string;
	readonly unit: string;
	readonly min: number;
	readonly max: number;
	/** Values with a line and a number. */
	readonly ticks: readonly number[];
	readonly curves: Record<Voice, readonly CurvePoint[]>;
};

const panelHeight = 120;
const paddingPx = 6;
/** Of the natural width, so much is left at least: the words then stand in `labelRows` rows, else in one. */
const leastShare = 0.5;
const labelRows = 3;
/** Beside the words: the numbers on the left, the half of a last word that is wider than its place on the right. */
const pixelsAroundPlot = 44;

/** A length where there is less room than so many pixels, else nothing. */
const whereNarrower = (widthPx: number, length: string) =>
	`clamp(0px, (${widthPx}px - 100cqw) * 9999, ${length})`;

function placeIn({ min, max }: PlotPanel, value: number): number {
	const share = (Math.max(min, Math.min(max, value)) - min) / (max - min);
	return panelHeight - paddingPx - share * (panelHeight - 2 * paddingPx);
}

type PanelProps = { panel: PlotPanel; words: readonly AxisWord[]; width: number };

/** The numbers of the lines; they stay in sight when the plot scrolls. */
function TickLabels({ panel }: Pick<PanelProps, 'panel'>) {
	return (
		<div
			aria-hidden="true"
			className="sticky left-0 z-[1] row-span-2 bg-surface text-muted text-xs tabular-nums"
		>
			<div className="relative h-32">
				{panel.ticks.map((tick) => (
					<span
						key={tick}
						className="absolute right-1.5 -translate-y-1/2"
						style={{ top: `${(100 * placeIn(panel, tick)) / panelHeight}%` }}
					>
						{tick < 0 ? `−${-tick}` : tick}
					</span>
				))}
			</div>
		</div>
	);
}

function Panel({ panel, words, width }: PanelProps) {
	const place = (value: number) => placeIn(panel, value);
	const { ticks, curves } = panel;
	const line = {
		vectorEffect: 'non-scaling-stroke',
		strokeLinecap: 'round',
		strokeLinejoin: 'round',
	} as const;
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${width} ${panelHeight}`}
			preserveAspectRatio="none"
			className="block h-32 w-full overflow-visible"
		>
			{words.map(({ from, to }, index) => (
				<rect
					key={index}
					x={from}
					width={to - from}
					y={0}
					height={panelHeight}
					className="fill-paper stroke-2 stroke-surface"
					vectorEffect="non-scaling-stroke"
				/>
			))}
			{ticks.map((tick) => (
				<line
					key={tick}
					x1={0}
					x2={width}
					y1={place(tick)}
					y2={place(tick)}
					className="stroke-line"
					vectorEffect="non-scaling-stroke"
				/>
			))}
			{voices.map((voice) => (
				<path
					key={voice}
					d={curvePath(curves[voice].map((point) => point && { x: point.x, y: place(point.y) }))}
					{...voiceLooks[voice]}
					{...line}
				/>
			))}
		</svg>
	);
}

/** The words at their places on the axis, in several rows where they would be too wide for one. */
function WordLabels({ words, width }: Omit<PanelProps, 'panel'>) {
	const row = whereNarrower(width + pixelsAroundPlot, '1.25rem');
	return (
		<div
			lang="en"
			aria-hidden="true"
			className="relative text-sm"
			style={{ height: `calc(1.5rem + ${labelRows - 1} * ${row})` }}
		>
			{words.map(({ text, from, to }, index) => (
				<span
					key={index}
					className="absolute -translate-x-1/2 whitespace-nowrap"
					style={{
						left: `${(50 * (from + to)) / width}%`,
						top: `calc(${index % labelRows} * ${row})`,
					}}
				>
					{text}
				</span>
			))}
		</div>
	);
}

/** A sample of a voice's line, and whose it is. */
function Legend({ names }: { names: Record<Voice, string> }) {
	return (
		<ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
			{voices.toReversed().map((voice) => (
				<li key={voice} className="flex items-center gap-2">
					<svg aria-hidden="true" width="34" height="8">
						<line x1="2" x2="32" y1="4" y2="4" {...voiceLooks[voice]} />
					</svg>
					{names[voice]}
				</li>
			))}
		</ul>
	);
}

type VoicesPlotProps = {
	label: string;
	/** Says that there is more than is seen. */
	scrollHint: string;
	names: Record<Voice, string>;
	panels: readonly PlotPanel[];
	words: readonly AxisWord[];
	/** Of the axis at its natural size. On a narrower screen it shrinks, and then it scrolls. */
	width: number;
};

/** Two voices that read the same words, measure below measure. What is seen is to be told in words beside it. */
export function VoicesPlot({ label, scrollHint, names, panels, words, width }: VoicesPlotProps) {
	const minWidth = leastShare * width + pixelsAroundPlot;
	const fade = whereNarrower(minWidth, '2rem');
	return (
		<div className="@container space-y-2">
			<Legend names={names} />
			<p
				aria-hidden="true"
				className="overflow-hidden text-muted text-sm"
				style={{ maxHeight: whereNarrower(minWidth, '3rem') }}
			>
				{scrollHint}
			</p>
			<section
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				className="overflow-x-auto pb-2 print:overflow-visible"
				style={{ maskImage: `linear-gradient(to left, transparent, black ${fade})` }}
			>
				<div
					className="space-y-3 print:min-w-0!"
					style={{ minWidth: `calc(${minWidth}px + ${fade})`, paddingRight: fade }}
				>
					{panels.map((panel) => (
						<div key={panel.title}>
							<p className="sticky left-0 mb-1 w-max max-w-full text-sm">
								<span className="font-semibold">{panel.title}</span>{' '}
								<span className="text-muted">{panel.unit}</span>
							</p>
							<div className="grid grid-cols-[2rem_1fr] pr-3">
								<TickLabels panel={panel} />
								<Panel panel={panel} words={words} width={width} />
								<WordLabels words={words} width={width} />
							</div>
						</div>
					))}
				</div>
			</section>
		</div>
	);
}
