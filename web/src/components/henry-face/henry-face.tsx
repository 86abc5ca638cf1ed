import type { CSSProperties } from 'react';
import { Brows, Eyes, Mouth } from './henry-features.tsx';
import type { HenryMood } from './henry-mood.ts';
import { useStirring } from './use-stirring.ts';

const stirOfMood: Partial<Record<HenryMood, 'blink' | 'aside'>> = {
	listening: 'blink',
	speaking: 'blink',
	thinking: 'aside',
};

type HenryFaceProps = {
	mood?: HenryMood;
	/** Opens the mouth while he speaks; without it the mouth moves by itself. */
	level0to1?: number | undefined;
	/** The head alone, or the head in its microphone stand. */
	part?: 'head' | 'whole';
	/** He is met here, and blinks in every mood; beside his words he keeps still. */
	isAlive?: boolean;
	className?: string;
};

/**
 * Henry: a microphone with a face. It is a drawing only: whoever knows his state says it in words beside it, so that
 * nothing is announced twice. Colours follow the theme; without motion each state keeps a look of its own.
 */
export function HenryFace({
	mood = 'idle',
	level0to1,
	part = 'whole',
	isAlive = false,
	className = '',
}: HenryFaceProps) {
	const face = useStirring(stirOfMood[mood] ?? (isAlive ? 'blink' : undefined));
	const mouthLevel = level0to1 === undefined ? {} : { '--mouth-level': level0to1 };
	return (
		<svg
			ref={face}
			aria-hidden="true"
			viewBox={part === 'whole' ? '4 4 112 144' : '18 4 84 108'}
			data-mood={mood}
			data-mouth={level0to1 === undefined ? 'free' : 'led'}
			className={`henry-face ${className}`}
			style={mouthLevel as CSSProperties}
		>
			{part === 'whole' && <Stand />}
			<g className="henry-head">
				<Head />
				<Brows mood={mood} />
				<Glasses />
				<Eyes mood={mood} />
				<Mouth mood={mood} />
			</g>
		</svg>
	);
}

/** What holds a microphone, and a bow tie where it joins. */
function Stand() {
	return (
		<g>
			<path
				d="M15 68v4a45 45 0 0 0 90 0v-4M60 120v22M37 143h46"
				className="fill-none stroke-ink"
				strokeWidth="7.5"
				strokeLinecap="round"
			/>
			<path
				d="M60 121c-5-6-13-9-17-7-3 2-3 12 0 14 4 2 12-1 17-7ZM60 121c5-6 13-9 17-7 3 2 3 12 0 14-4 2-12-1-17-7Z"
				className="fill-clay"
			/>
			<circle cx="60" cy="121" r="4.5" className="fill-wood" />
		</g>
	);
}

/** The capsule: a face below, and above the grille, parted like hair. */
function Head() {
	return (
		<g>
			<rect x="26" y="8" width="68" height="98" rx="34" className="fill-face" />
			<path
				d="M26 58V42a34 34 0 0 1 68 0v16c-1-7-4-12-9-15-13-1-24-4-33-12-4 8-11 13-19 15-4 3-6 7-7 12Z"
				className="fill-accent"
			/>
			<path
				d="M44 17.5h32M36 26.5h13M59 26.5h25M32.5 35.5h9M70 35.5h18"
				className="fill-none stroke-white/45"
				strokeWidth="3"
				strokeLinecap="round"
			/>
			<circle cx="37" cy="82" r="5.5" className="fill-clay/35" />
			<circle cx="83" cy="82" r="5.5" className="fill-clay/35" />
		</g>
	);
}

function Glasses() {
	return (
		<g className="fill-white/40 stroke-face-ink" strokeWidth="2.8" strokeLinecap="round">
			<circle cx="46" cy="66" r="12" />
			<circle cx="74" cy="66" r="12" />
			<path d="M58 64.5q2-2 4 0M34 64.5l-7-2M86 64.5l7-2" className="fill-none" />
		</g>
	);
}
