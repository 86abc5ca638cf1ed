import { lit, mix, shaded } from './colour.ts';
import type { HeadView } from './face.ts';
import { circle, ellipse, fill, line } from './svg.ts';

/** Ways to wear hair, in the units of a head (100 high about its middle, looking right). */
export type HairStyle =
	| 'none'
	| 'short'
	| 'crop'
	| 'side-parting'
	| 'curly'
	| 'afro'
	| 'bob'
	| 'long'
	| 'wavy'
	| 'ponytail'
	| 'bun'
	| 'pigtails'
	| 'braids'
	| 'balding'
	| 'hijab';

type Parts = { back: string; front: string };
type Brush = { base: string; dark: string; light: string };

const caps = {
	quarter:
		'M35-12C38-38 26-60 0-60C-30-60-47-40-46-13C-45 2-39 14-30 22C-29 12-30 4-26-2C-23-7-18-5-16 4C-12-4-13-14-9-25C6-19 25-22 35-12z',
	profile:
		'M31-28C29-53 12-60-6-60C-33-60-47-40-46-13C-45 4-39 17-27 25C-22 17-21 8-15-2C-11-5-5-3-3 6C3-4 2-16 9-26C16-27 24-25 31-28z',
	back: 'M-42-6C-44-42-24-60 0-60C24-60 44-42 42-6C42 12 36 26 28 33C12 40-12 40-28 33C-36 26-42 12-42-6z',
} as const;

const crops = {
	quarter:
		'M33-20C35-42 24-54 2-54C-27-54-43-38-43-13C-42 0-38 10-31 17C-29 8-30 2-26-3C-23-7-18-5-16 2C-13-8-14-18-10-30C6-26 24-28 33-20z',
	profile:
		'M28-34C24-50 10-55-6-55C-30-55-43-38-43-13C-42 0-38 12-28 18C-23 12-22 6-16-2C-11-5-6-3-4 4C1-8 0-18 6-31C14-33 22-31 28-34z',
	back: 'M-40-8C-41-40-22-55 0-55C22-55 41-40 40-8C39 6 34 18 27 24C12 30-12 30-27 24C-34 18-39 6-40-8z',
} as const;

function strands(view: HeadView, { dark, light }: Brush): string {
	if (view === 'back')
		return `${line('M-20-46C-30-34-32-14-28 8M0-52C-4-32-4-8-2 16M20-46C28-32 30-14 26 8', dark, 2, 0.55)}${line('M-28-30C-22-42-12-50-2-52', light, 4, 0.6)}`;
	return `${line('M-4-50C-22-44-34-30-36-8M10-52C0-46-6-38-8-28M-34 2C-34 8-33 12-31 16', dark, 2, 0.55)}${line('M-30-34C-24-46-12-53 0-54', light, 4.5, 0.6)}`;
}

function cap(view: HeadView, brush: Brush, shape: Record<HeadView, string> = caps): string {
	return `${fill(shape[view], brush.base)}${strands(view, brush)}`;
}

function fringe(view: HeadView, { base, dark }: Brush): string {
	if (view === 'back') return '';
	return `${fill(view === 'quarter' ? 'M36-8C39-36 26-58 2-58C-12-56-18-40-18-12C-8-16-2-18 4-18C14-18 28-17 36-8z' : 'M32-12C32-44 14-58-4-58C-8-40-4-20-2-8C8-14 22-16 32-12z', base)}${line('M4-44C0-36-4-28-6-18M18-44C16-36 14-28 14-20', dark, 1.8, 0.5)}`;
}

/** A lump of curls round the head: circles on the edge of an ellipse. */
function curls(view: HeadView, { base, dark, light }: Brush, size: number): Parts {
	const reach = 40 + size;
	const start = view === 'back' ? -215 : view === 'profile' ? -205 : -212;
	const stop = view === 'back' ? 35 : view === 'profile' ? -55 : -25;
	const spots: string[] = [];
	for (let angle = start; angle <= stop; angle += 24) {
		const radians = (angle * Math.PI) / 180;
		const x = -4 + Math.cos(radians) * reach * 0.92;
		const y = -14 + Math.sin(radians) * reach;
		spots.push(circle([x, y], 12 + size * 0.25, base));
	}
	const ringlets = [-150, -110, -75, -185].map((angle) => {
		const radians = (angle * Math.PI) / 180;
		const x = -4 + Math.cos(radians) * reach * 0.72;
		const y = -14 + Math.sin(radians) * reach * 0.8;
		return `M${Math.round(x - 6)} ${Math.round(y)}c1-7 10-8 12-1c1 6-7 7-8 2`;
	});
	const shine = line('M-34-38C-28-50-14-58 0-60', light, 4, 0.5);
	const mass = ellipse([-4, -16], reach * 0.92, reach * 0.98, base);
	return {
		back: view === 'back' ? '' : mass + spots.join(''),
		front: `${view === 'back' ? mass + spots.join('') : ''}${fill(caps[view], base)}${line(ringlets.join(''), dark, 2, 0.6)}${shine}`,
	};
}

/** Hair that falls behind the shoulders to a depth. */
function fall(depth: number, brush: Brush, waves: boolean): string {
	const low = 20 + depth;
	const edge = waves
		? `M-40-20C-58 0-46 18-56 ${low * 0.55}C-62 ${low * 0.8}-48 ${low * 0.86}-46 ${low}C-26 ${low + 12} 4 ${low + 8} 12 ${low - 6}C26 ${low * 0.7} 14 ${low * 0.5} 24 10C20-10 0-30-40-20z`
		: `M-44-16C-52 14-52 ${low * 0.6}-44 ${low}C-24 ${low + 10} 0 ${low + 8} 12 ${low - 4}C22 ${low * 0.6} 24 24 24 4C14-20-14-30-44-16z`;
	return `${fill(edge, shaded(brush.base, 0.2))}${line(`M-34 10C-38 ${low * 0.5}-36 ${low * 0.7}-32 ${low - 8}M-14 20C-16 ${low * 0.6}-14 ${low * 0.8}-12 ${low - 4}`, brush.dark, 2, 0.5)}`;
}

function lockInFront(depth: number, view: HeadView, brush: Brush): string {
	if (view === 'back') return '';
	const low = 20 + depth * 0.7;
	const x = view === 'profile' ? 8 : 0;
	return `${fill(`M${x - 8}-30C${x - 16}-8 ${x - 18} 10 ${x - 16} 30C${x - 14} ${low - 14} ${x - 20} ${low - 4} ${x - 26} ${low}C${x - 44} ${low - 10}-48 20-46-12C-40-40-20-46 ${x - 8}-30z`, brush.base)}${line(`M${x - 22}-22C-36 4-36 24-32 ${low - 18}`, brush.dark, 2, 0.5)}${line(`M-38-24C-42-6-42 10-40 26`, brush.light, 4, 0.45)}`;
}

function backFall(view: HeadView, depth: number, { base, dark, light }: Brush, waves: boolean): string {
	if (view !== 'back') return '';
	const low = 20 + depth;
	const bulge = waves ? 8 : 0;
	return `${fill(`M-42-12C-50 14-${50 + bulge} ${low * 0.6}-42 ${low}C-20 ${low + 10} 20 ${low + 10} 42 ${low}C${50 + bulge} ${low * 0.6} 50 14 42-12C30-30-30-30-42-12z`, base)}${line(`M-24-20C-30 ${low * 0.3}-28 ${low * 0.6}-24 ${low - 6}M0-24C-4 ${low * 0.4}-2 ${low * 0.7} 0 ${low}M24-20C30 ${low * 0.3} 28 ${low * 0.6} 24 ${low - 6}`, dark, 2.2, 0.5)}${line('M-36-4C-40 12-40 24-38 38', light, 4, 0.5)}`;
}

function tail(brush: Brush, depth: number): string {
	return `${fill(`M-36-30C-58-40-72-16-66 8C-62 ${depth * 0.6}-70 ${depth * 0.9}-58 ${depth + 8}C-48 ${depth - 6}-44 ${depth * 0.5}-46 10C-46-6-42-16-34-20z`, shaded(brush.base, 0.12))}${line(`M-54-20C-62-2-56 ${depth * 0.4}-58 ${depth * 0.8}`, brush.dark, 2, 0.5)}`;
}

function braid(x: number, brush: Brush): string {
	const knots = [34, 48, 62, 75].map((y, index) =>
		ellipse([x + (index % 2) * 2, y], 9.5 - index, 9, brush.base),
	);
	return `${ellipse([x, 20], 10, 10, brush.base)}${knots.join('')}${line(`M${x - 6} 27L${x + 6} 31M${x - 6} 41L${x + 6} 45M${x - 5} 55L${x + 6} 59`, brush.dark, 2, 0.6)}${ellipse([x, 84], 5, 8, brush.base)}${line(`M${x - 5} 80H${x + 5}`, '#e2694f', 3)}`;
}

const hijabs: Record<HeadView, string> = {
	quarter:
		'M37-6C42-40 26-62-2-62C-34-62-52-38-50-6C-49 22-54 48-60 70C-30 84 20 84 40 66C32 60 24 56 20 50C10 52-6 46-14 32C-20 18-20-8-10-26C6-36 28-30 37-6z',
	profile:
		'M33-22C34-50 16-62-6-62C-36-62-52-38-50-6C-49 22-54 48-60 70C-30 84 16 84 32 66C24 60 20 54 18 50C4 48-4 36-8 22C-10 0-6-16 4-30C14-36 26-32 33-22z',
	back: 'M-46-6C-48-44-26-62 0-62C26-62 48-44 46-6C46 22 54 48 58 70C30 82-30 82-58 70C-54 48-46 22-46-6z',
};

function hijab(view: HeadView, { base, dark, light }: Brush): Parts {
	const folds = 'M-40 0C-42 26-40 48-46 66M-26 30C-24 46-14 58 4 66M-34-36C-24-48-10-54 4-54';
	return {
		back: '',
		front: `${fill(hijabs[view], base)}${fill('M-50 0C-49 22-54 48-60 70C-48 76-30 79-12 80C-30 60-44 34-50 0z', dark, 0.35)}${line(folds, dark, 2.2, 0.55)}${line('M-40-28C-34-44-22-54-6-56', light, 4, 0.6)}`,
	};
}

/** Hair that is tied up. */
function tied(view: HeadView, brush: Brush): Record<'ponytail' | 'bun' | 'pigtails', () => Parts> {
	const behind = view !== 'back';
	return {
		ponytail: () => ({
			back: behind ? tail(brush, 62) : '',
			front: `${cap(view, brush)}${view === 'back' ? fill('M-10-30C-26-4-24 44-10 76C-4 84 6 82 12 74C24 44 26-4 10-30z', shaded(brush.base, 0.12)) + line('M-8-28H8', '#e2694f', 5) : line('M-38-32L-33-18', '#e2694f', 5)}`,
		}),
		bun: () => ({
			back: behind ? circle([-42, -40], 19, shaded(brush.base, 0.1)) : '',
			front: `${cap(view, brush)}${behind ? '' : circle([0, -58], 19, brush.base)}${line(behind ? 'M-50-48C-44-56-34-54-32-44' : 'M-10-62C-4-72 8-70 10-60', brush.dark, 2, 0.6)}`,
		}),
		pigtails: () => ({
			back: `${ellipse([-52, 6], 15, 26, brush.base, { turn: 18 })}${ellipse([view === 'back' ? 52 : 40, 8], 12, 24, shaded(brush.base, 0.15), { turn: -16 })}`,
			front: `${cap(view, brush)}${fringe(view, brush)}${circle([-44, -12], 6, '#e2694f')}`,
		}),
	};
}

/** What lies behind the head and body, and what lies over the head. */
export function hairOf(style: HairStyle, view: HeadView, colour: string): Parts {
	const brush: Brush = {
		base: colour,
		dark: mix(shaded(colour, 0.35), '#120a18', 0.25),
		light: lit(colour, 0.32),
	};
	const behind = view !== 'back';
	const styles: Record<HairStyle, () => Parts> = {
		none: () => ({ back: '', front: '' }),
		short: () => ({ back: '', front: cap(view, brush) }),
		crop: () => ({ back: '', front: cap(view, brush, crops) }),
		'side-parting': () => ({
			back: '',
			front: `${cap(view, brush)}${behind ? fill('M-10-26C-14-50 6-66 26-60C40-54 42-34 35-14C28-26 8-20-10-26z', brush.base) : ''}${behind ? line('M-6-34C4-52 20-58 32-46M2-28C12-42 24-44 34-32', brush.dark, 2, 0.5) : ''}`,
		}),
		curly: () => curls(view, brush, 12),
		afro: () => curls(view, brush, 24),
		bob: () => ({
			back: behind ? fall(26, brush, false) : '',
			front: `${cap(view, brush)}${lockInFront(24, view, brush)}${fringe(view, brush)}${backFall(view, 26, brush, false)}`,
		}),
		long: () => ({
			back: behind ? fall(74, brush, false) : '',
			front: `${cap(view, brush)}${lockInFront(56, view, brush)}${backFall(view, 74, brush, false)}`,
		}),
		wavy: () => ({
			back: behind ? fall(64, brush, true) : '',
			front: `${cap(view, brush)}${lockInFront(36, view, brush)}${backFall(view, 64, brush, true)}`,
		}),
		...tied(view, brush),
		braids: () => ({
			back: braid(view === 'back' ? 34 : 26, brush),
			front: `${cap(view, brush)}${braid(-30, brush)}`,
		}),
		balding: () => ({
			back: '',
			front:
				view === 'back'
					? fill('M-41-4C-42 14-36 26-27 30C-12 36 12 36 27 30C36 26 42 14 41-4C30 6-30 6-41-4z', brush.base)
					: fill(
							'M-43-20C-46 4-39 16-29 24C-27 14-28 4-25-2C-21-6-17-4-15 4C-12-4-14-12-17-18C-26-10-36-12-43-20z',
							brush.base,
						),
		}),
		hijab: () => hijab(view, brush),
	};
	return styles[style]();
}
