import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Scale, scaleOf, trailingMeans } from './chart-scale.ts';
import { useFormats } from './formats.ts';
import type { ChartedMeasure, ResultPoint } from './result-points.ts';

/** The line of a chart is the mean of so many results in a row. */
export const meanOf = 5;

/** In the chart's own units, which are pixels where it is not scaled. */
const frame = { width: 300, height: 172, left: 36, right: 292, top: 10, bottom: 144 };

/** Places in the chart for times and values. */
function placesIn(points: readonly ResultPoint[], { min, max }: Scale) {
	const firstMs = points[0]?.atMs ?? 0;
	const spanMs = (points.at(-1)?.atMs ?? 0) - firstMs;
	return {
		x: (atMs: number) =>
			spanMs === 0
				? (frame.left + frame.right) / 2
				: frame.left + 6 + ((atMs - firstMs) / spanMs) * (frame.right - frame.left - 12),
		y: (value: number) => frame.bottom - ((value - min) / (max - min)) * (frame.bottom - frame.top),
	};
}

type DrawingProps = { points: ResultPoint[]; label: string };

function Drawing({ points, label }: DrawingProps) {
	const { t } = useTranslation('progress');
	const { shortDay, number } = useFormats();
	const values = points.map(({ value }) => value);
	const scale = scaleOf(values);
	const { x, y } = placesIn(points, scale);
	const means = trailingMeans(values, meanOf);
	const [first, last] = [points[0], points.at(-1)];
	return (
		<svg role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${frame.height}`} className="w-full">
			<g className="fill-muted text-[13px] tabular-nums">
				{scale.ticks.map((tick) => (
					<g key={tick}>
						<line x1={frame.left} x2={frame.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
						<text x={frame.left - 6} y={y(tick) + 4} textAnchor="end">
							{number(tick)}
						</text>
					</g>
				))}
				{first && last && first.day !== last.day && (
					<text x={frame.left} y={frame.height - 6}>
						{shortDay(first.day)}
					</text>
				)}
				{last && (
					<text x={frame.right} y={frame.height - 6} textAnchor="end">
						{shortDay(last.day)}
					</text>
				)}
			</g>
			<polyline
				points={points.map(({ atMs }, index) => `${x(atMs)},${y(means[index] ?? 0)}`).join(' ')}
				className="fill-none stroke-clay"
				strokeWidth={2.5}
				strokeLinejoin="round"
			/>
			{points.map(({ id, atMs, day, value, title }) => (
				<circle
					key={id}
					cx={x(atMs)}
					cy={y(value)}
					r={4}
					className="fill-accent-strong stroke-surface"
					strokeWidth={1}
				>
					<title>
						{t(title ? 'results.point' : 'results.pointUntitled', {
							day: shortDay(day),
							value: number(value),
							title,
						})}
					</title>
				</circle>
			))}
		</svg>
	);
}

type NumbersProps = { id: string; points: ResultPoint[]; caption: string };

/** The points of a chart as a table, the newest first. */
function Numbers({ id, points, caption }: NumbersProps) {
	const { t } = useTranslation('progress');
	const { moment, number } = useFormats();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section id={id} aria-label={caption} tabIndex={0} className="mt-3 max-h-72 overflow-y-auto">
			<table className="w-full text-sm">
				<caption className="sr-only">{caption}</caption>
				<thead className="text-left text-muted">
					<tr>
						<th scope="col" className="py-1 pr-3 font-semibold">
							{t('results.day')}
						</th>
						<th scope="col" className="py-1 pr-3 font-semibold">
							{t('results.practice')}
						</th>
						<th scope="col" className="py-1 text-right font-semibold">
							{t('results.value')}
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{points.toReversed().map(({ id: pointId, atMs, title, value }) => (
						<tr key={pointId}>
							<td className="py-1 pr-3">{moment(atMs)}</td>
							<td className="py-1 pr-3" lang="en">
								{title}
							</td>
							<td className="py-1 text-right tabular-nums">{number(value)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

type MeasureChartProps = { activity: string; measure: ChartedMeasure; points: ResultPoint[] };

/** One measure of one activity over time: each result as a dot, and on demand all of them as numbers. */
export function MeasureChart({ activity, measure, points }: MeasureChartProps) {
	const { t } = useTranslation('progress');
	const { shortDay, number } = useFormats();
	const [numbersShown, setNumbersShown] = useState(false);
	const numbersId = useId();
	const name = t(`results.${measure}`);
	const values = points.map(({ value }) => value);
	const summary = t('results.summary', {
		count: points.length,
		measure: name,
		activity,
		firstDay: shortDay(points[0]?.day ?? ''),
		lastDay: shortDay(points.at(-1)?.day ?? ''),
		first: number(values[0] ?? 0),
		last: number(values.at(-1) ?? 0),
		lowest: number(Math.min(...values)),
		highest: number(Math.max(...values)),
	});
	return (
		<figure className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card">
			<figcaption className="mb-2">
				<span className="flex items-baseline justify-between gap-3">
					<span className="font-semibold">{name}</span>
					<span className="shrink-0 text-muted text-sm">
						{t('results.latest')}{' '}
						<span className="font-bold text-2xl text-accent-strong tabular-nums leading-none">
							{number(values.at(-1) ?? 0)}
						</span>
					</span>
				</span>
				{measure === 'correctionsPer100Words' && (
					<span className="block text-muted text-sm">{t('results.lowerIsBetter')}</span>
				)}
				{measure === 'estimate0to5' && (
					<span className="block text-muted text-sm">{t('results.isEstimate')}</span>
				)}
			</figcaption>
			<Drawing points={points} label={summary} />
			<button
				type="button"
				aria-expanded={numbersShown}
				aria-controls={numbersId}
				onClick={() => setNumbersShown(!numbersShown)}
				className="min-h-8 font-semibold text-accent-strong text-sm underline underline-offset-4"
			>
				{t(numbersShown ? 'results.hideNumbers' : 'results.showNumbers')}
				<span className="sr-only">: {name}</span>
			</button>
			{numbersShown && <Numbers id={numbersId} points={points} caption={`${activity}: ${name}`} />}
		</figure>
	);
}
