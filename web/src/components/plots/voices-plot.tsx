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
	/** Values with a line of their own. */
	readonly ticks: readonly number[];
	readonly curves: Record<Voice, readonly CurvePoint[]>;
};

const panelHeight = 120;
const paddingPx = 6;

type PanelProps = { panel: PlotPanel; words: readonly AxisWord[]; width: number };

function Panel({ panel: { min, max, ticks, curves }, words, width }: PanelProps) {
	const place = (value: number) => {
		const share = (Math.max(min, Math.min(max, value)) - min) / (max - min);
		return panelHeight - paddingPx - share * (panelHeight - 2 * paddingPx);
	};
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
			className="block h-32 w-full rounded-control bg-surface"
		>
			{words.map(({ from, to }, index) => (
				<rect key={index} x={from} width={to - from} y={0} height={panelHeight} className="fill-paper" />
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

/** The words at their places on the axis. */
function WordLabels({ words, width }: Omit<PanelProps, 'panel'>) {
	return (
		<div lang="en" aria-hidden="true" className="relative h-6 text-sm">
			{words.map(({ text, from, to }, index) => (
				<span
					key={index}
					className="absolute whitespace-nowrap text-center"
					style={{ left: `${(100 * from) / width}%`, width: `${(100 * (to - from)) / width}%` }}
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
	names: Record<Voice, string>;
	panels: readonly PlotPanel[];
	words: readonly AxisWord[];
	/** Of the axis at its natural size: on a narrower screen the plot scrolls. */
	width: number;
};

/** Two voices that read the same words, measure below measure. What is seen is to be told in words beside it. */
export function VoicesPlot({ label, names, panels, words, width }: VoicesPlotProps) {
	return (
		<div className="space-y-2">
			<Legend names={names} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
			<section aria-label={label} tabIndex={0} className="overflow-x-auto pb-2 print:overflow-visible">
				<div className="space-y-3 print:min-w-0!" style={{ minWidth: width }}>
					{panels.map((panel) => (
						<div key={panel.title}>
							<p className="sticky left-0 mb-1 w-max max-w-full text-sm">
								<span className="font-semibold">{panel.title}</span>{' '}
								<span className="text-muted">{panel.unit}</span>
							</p>
							<Panel panel={panel} words={words} width={width} />
							<WordLabels words={words} width={width} />
						</div>
					))}
				</div>
			</section>
		</div>
	);
}
