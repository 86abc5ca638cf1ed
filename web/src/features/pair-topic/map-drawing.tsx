import { Building2, HeartPulse, Languages, Leaf, Lightbulb, type LucideIcon, Smartphone } from 'lucide-react';
import { Drawing } from '#web/components/drawing.tsx';

const icons: Record<string, LucideIcon> = {
	'language-learning': Languages,
	'town-life': Building2,
	'healthy-life': HeartPulse,
	technology: Smartphone,
	environment: Leaf,
};

const places = [
	[16, 20],
	[60, 10],
	[104, 20],
	[28, 70],
	[92, 70],
] as const;

/** A mind map without words, with a sign of the exercise's topic in its middle. */
export function MapDrawing({ exerciseKey }: { exerciseKey: string }) {
	const Icon = icons[exerciseKey] ?? Lightbulb;
	const branches = places.map(([x, y]) => `M60 42Q${(60 + x) / 2} ${y} ${x} ${y}`);
	return (
		<Drawing className="h-24 w-auto">
			<path d={branches.join('')} className="stroke-line-strong" />
			{places.map(([x, y], index) => (
				<rect
					key={x}
					x={x - 13}
					y={y - 8}
					width="26"
					height="16"
					rx="8"
					className={index % 2 ? 'fill-clay-soft' : 'fill-accent-soft'}
				/>
			))}
			<circle cx="60" cy="43" r="18" className="fill-accent" />
			<Icon x={49} y={32} width={22} height={22} className="stroke-white" />
		</Drawing>
	);
}
