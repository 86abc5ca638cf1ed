import type { ReportedMeasure } from '@henry/contract/activity.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#web/lib/formats.ts';
import { type Dot, dotsOf } from './chart-dots.ts';
import { type Scale, scaleOf } from './chart-scale.ts';
import type { ResultPoint } from './result-points.ts';

/** In the chart's own units, which are pixels where it is not scaled. */
const frame = { width: 300, height: 172, left: 36, right: 292, top: 10, bottom: 144 };

/** Places in the chart for times and values. */
function placesIn(dots: readonly Dot[], { min, max }: Scale) {
	const firstMs = dots[0]?.atMs ?? 0;
	const spanMs = (dots.at(-1)?.atMs ?? 0) - firstMs;
	return {
		x: (atMs: number) =>
			spanMs === 0
				? (frame.left + frame.right) / 2
				: frame.left + 6 + ((atMs - firstMs) / spanMs) * (frame.right - frame.left - 12),
		y: (value: number) => frame.bottom - ((value - min) / (max - min)) * (frame.bottom - frame.top),
	};
}

/** The mean of the results of one dot; how far they reach is said on hovering. */
function DotDrawing({ dot, x, y }: { dot: Dot } & Pick<ReturnType<typeof placesIn>, 'x' | 'y'>) {
	const { t } = useTranslation('progress');
	const { shortDay, number } = useFormats();
	const { atMs, title, count, mean, lowest, highest } = dot;
	const one = { day: shortDay(dot.firstDay), value: number(mean), title };
	const several = {
		count,
		firstDay: shortDay(dot.firstDay),
		lastDay: shortDay(dot.lastDay),
		value: number(mean),
		lowest: number(lowest),
		highest: number(highest),
	};
	return (
		<g>
			<title>
				{count > 1
					? t('results.pointOfSeveral', several)
					: t(title ? 'results.point' : 'results.pointUntitled', one)}
			</title>
			<circle cx={x(atMs)} cy={y(mean)} r={4} className="fill-accent-strong stroke-surface" strokeWidth={1} />
		</g>
	);
}

type DrawingProps = { dots: Dot[]; scale: Scale; label: string };

function Drawing({ dots, scale, label }: DrawingProps) {
	const { shortDay, number } = useFormats();
	const { x, y } = placesIn(dots, scale);
	const [firstDay, lastDay] = [dots[0]?.firstDay, dots.at(-1)?.lastDay];
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
				{firstDay && firstDay !== lastDay && (
					<text x={frame.left} y={frame.height - 6}>
						{shortDay(firstDay)}
					</text>
				)}
				{lastDay && (
					<text x={frame.right} y={frame.height - 6} textAnchor="end">
						{shortDay(lastDay)}
					</text>
				)}
			</g>
			{dots.map(({ key, atMs, lowest, highest }) => (
				<line
					key={key}
					x1={x(atMs)}
					x2={x(atMs)}
					y1={y(lowest)}
					y2={y(highest)}
					className="stroke-line-strong/50"
					strokeWidth={1.5}
				/>
			))}
			<polyline
				points={dots.map(({ atMs, trend }) => `${x(atMs)},${y(trend)}`).join(' ')}
				className="fill-none stroke-clay"
				strokeWidth={2.5}
				strokeLinejoin="round"
			/>
			{dots.map((dot) => (
				<DotDrawing key={dot.key} dot={dot} x={x} y={y} />
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

type MeasureChartProps = { activity: string; measure: ReportedMeasure; points: ResultPoint[] };

/** One measure of one activity over time: the results as dots, and on demand all of them as numbers. */
export function MeasureChart({ activity, measure, points }: MeasureChartProps) {
	const { t } = useTranslation('progress');
	const { shortDay, number } = useFormats();
	const [numbersShown, setNumbersShown] = useState(false);
	const numbersId = useId();
	const name = t(`results.${measure}`);
	const values = points.map(({ value }) => value);
	const { per, dots } = dotsOf(points);
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
		<figure className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0 rounded-card border border-line bg-surface p-4 shadow-card">
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
				<span className="block text-muted text-sm">{t(`results.per.${per}`)}</span>
			</figcaption>
			<Drawing dots={dots} scale={scaleOf(values)} label={summary} />
			<div className="no-print">
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
			</div>
		</figure>
	);
}
