import type { Air, Mouth } from '@henry/contract/sounds.ts';
import { useTranslation } from 'react-i18next';
import { mouthShape } from './mouth-shape.ts';
import { mouthWords } from './mouth-words.ts';

const airLook = 'fill-none stroke-accent-strong stroke-[3] [stroke-linecap:round] [stroke-linejoin:round]';

type AirflowProps = { air: Air; exit: readonly [number, number] };

/** The way of the air from throat to lips or nose. */
function Airflow({ air, exit: [x, y] }: AirflowProps) {
	const arrow = (fromX: number, toX: number) => `M${fromX} ${y}H${toX}m7 -6l-7 6l7 6`;
	const wave = (top: number) => `M${x - 6} ${top}q-5 -5 -10 0t-10 0t-10 0`;
	const burst = `M${x - 8} ${y}H${x - 26}M${x - 7} ${y - 9}l-15 -9M${x - 7} ${y + 9}l-15 9`;
	const ways: Record<Air, string> = {
		free: arrow(x - 4, x - 42),
		breath: `M${x - 4} ${y}h-.1m-9 0h-.1m-9 0h-.1m-9 0h-.1M${x - 35} ${y - 6}l-7 6l7 6`,
		hiss: `${wave(y - 9)}${wave(y)}${wave(y + 9)}`,
		stopped: burst,
		'stop-then-hiss': `M${x - 4} ${y - 12}v24${wave(y - 9)}${wave(y)}${wave(y + 9)}`,
		nose: 'M194 140V92C194 66 160 56 120 57C90 58 66 70 50 92M42 98L22 122m1 -10l-1 10l9 -3',
		sides: `M178 138C158 126 120 130 96 134C80 136 60 ${y} ${x} ${y}H${x - 40}m7 -6l-7 6l7 6`,
	};
	return (
		<>
			{air !== 'nose' && <path d="M195 204V160m-6 7l6 -7l6 7" className={airLook} />}
			<path d={ways[air]} className={airLook} />
		</>
	);
}

/** The vocal folds: a wave where they sound, a flat line where they do not. */
function Voice({ on }: { on: boolean }) {
	return (
		<g className="fill-none stroke-[3] [stroke-linecap:round]">
			<circle
				cx="195"
				cy="222"
				r="13"
				className={on ? 'fill-accent stroke-accent' : 'fill-surface stroke-line-strong'}
				strokeWidth="2"
			/>
			<path
				d={on ? 'M186 222q3 -9 6 0t6 0t6 0' : 'M188 222H202'}
				className={on ? 'stroke-white' : 'stroke-muted'}
			/>
		</g>
	);
}

type MouthDrawingProps = { mouth: Mouth };

/** A mouth seen from the side, making a sound; what it shows is told in words too. */
export function MouthDrawing({ mouth }: MouthDrawingProps) {
	const { t } = useTranslation('speakle');
	const words = mouthWords(mouth, t);
	const shape = mouthShape(mouth);
	const end = 'fill-none stroke-2 stroke-ink [stroke-dasharray:5_5]';
	return (
		<figure className="w-full max-w-64">
			<svg
				role="img"
				aria-label={words}
				viewBox="-24 0 264 240"
				className="w-full rounded-card border border-line bg-surface"
			>
				<path d={shape.head} className="fill-clay-soft" />
				<path d={shape.hollow} className="fill-paper stroke-[1.5] stroke-clay" />
				<path d={shape.upperTooth} className="fill-white stroke-[1.5] stroke-line-strong" />
				<path d={shape.lowerTooth} className="fill-white stroke-[1.5] stroke-line-strong" />
				<path d={shape.softPalate} className="fill-none stroke-[13] stroke-clay [stroke-linecap:round]" />
				<path
					d={shape.softPalate}
					className="fill-none stroke-[10] stroke-clay-soft [stroke-linecap:round]"
				/>
				<path d={shape.tongue} className="fill-clay" />
				<path d={shape.lips.upper} className="fill-clay" />
				<path d={shape.lips.lower} className="fill-clay" />
				{shape.end && (
					<>
						<path d={shape.end.tongue} className={end} />
						<path d={shape.end.lips.upper} className={end} />
						<path d={shape.end.lips.lower} className={end} />
						<path
							d={`M0 0H${shape.end.way.length}m-8 -6l8 6l-8 6`}
							transform={`translate(${shape.end.way.from.join(' ')}) rotate(${shape.end.way.degrees})`}
							className="fill-none stroke-[3] stroke-ink [stroke-linecap:round] [stroke-linejoin:round]"
						/>
					</>
				)}
				<Airflow air={mouth.air} exit={shape.exit} />
				<Voice on={mouth.voice} />
			</svg>
			<figcaption aria-hidden="true" className="mt-2 text-muted text-sm">
				{words}
			</figcaption>
		</figure>
	);
}
