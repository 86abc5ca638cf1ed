import type { HenryMood } from './henry-mood.ts';

type FeatureProps = { mood: HenryMood };

const browPaths: Record<HenryMood, string> = {
	idle: 'M39 50q6-4 12-2M69 48q6-2 12 2',
	listening: 'M38 47q7-6 14-3M68 44q7-3 14 3',
	thinking: 'M39 51q6-2 12 0M68 44q7-4 14 2',
	speaking: 'M39 49q6-4 12-2M69 47q6-2 12 2',
	happy: 'M38 48q7-6 14-3M68 45q7-3 14 3',
	unsure: 'M39 51q6-1 11-5M70 46q5 4 11 5',
};

export function Brows({ mood }: FeatureProps) {
	return (
		<path d={browPaths[mood]} className="fill-none stroke-face-ink" strokeWidth="3.2" strokeLinecap="round" />
	);
}

/** Where he looks, from straight ahead. */
const looksTo: Record<HenryMood, [number, number]> = {
	idle: [0, 0],
	listening: [0, 0],
	thinking: [3.5, -4],
	speaking: [0, 0],
	happy: [0, 0],
	unsure: [-3, 2],
};

export function Eyes({ mood }: FeatureProps) {
	if (mood === 'happy') {
		return (
			<path
				d="M40.5 68q5.5-8 11 0M68.5 68q5.5-8 11 0"
				className="fill-none stroke-face-ink"
				strokeWidth="3.6"
				strokeLinecap="round"
			/>
		);
	}
	const [x, y] = looksTo[mood];
	const radius = mood === 'listening' ? 4.8 : 4.2;
	return (
		<g className="henry-eyes fill-face-ink">
			<circle cx={46 + x} cy={66 + y} r={radius} />
			<circle cx={74 + x} cy={66 + y} r={radius} />
		</g>
	);
}

const mouthLines: Record<Exclude<HenryMood, 'speaking' | 'happy'>, string> = {
	idle: 'M49 87q11 9 22 0',
	listening: 'M52 88q8 5 16 0',
	thinking: 'M53 88.5q8 2.5 14-2',
	unsure: 'M49 91q5.5-6 11-1.5t11-1.5',
};

export function Mouth({ mood }: FeatureProps) {
	if (mood === 'happy') {
		return (
			<g>
				<path d="M46 84h28a14 14 0 0 1-28 0Z" className="fill-face-ink" />
				<path d="M47.3 84h25.4l-1.3 3.8H48.6Z" className="fill-white" />
				<path d="M52.5 95.2a9 7 0 0 1 15 0 14 14 0 0 1-15 0Z" className="fill-clay" />
			</g>
		);
	}
	if (mood === 'speaking') {
		return (
			<g className="henry-mouth">
				<path d="M48 84.5q12-3 24 0a12 12.5 0 0 1-24 0Z" className="fill-face-ink" />
				<path d="M53 94a8.5 6 0 0 1 14 0 12 12 0 0 1-14 0Z" className="fill-clay" />
			</g>
		);
	}
	return (
		<path
			d={mouthLines[mood]}
			className="fill-none stroke-face-ink"
			strokeWidth="3.4"
			strokeLinecap="round"
		/>
	);
}
