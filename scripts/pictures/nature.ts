import { lit, mix, shaded } from './colour.ts';
import { add, chance, type Point, polar, short, smooth, straight } from './path.ts';
import { circle, ellipse, fill, groundShadow, line } from './svg.ts';

/** A round cloud-like edge about a middle: foliage, clouds, smoke. */
function billow(middle: Point, rx: number, ry: number, lumps: number, seed: number): string {
	const random = chance(seed);
	const points = Array.from({ length: lumps * 2 }, (_, index): Point => {
		const out = index % 2 ? 0.93 : 1 + random() * 0.07;
		const [x, y] = polar((index / (lumps * 2)) * 360 + random() * 6, 1);
		return add(middle, [x * rx * out, y * ry * out]);
	});
	return smooth(points, true, 1.15);
}

/** Leaves in a heap: balls round a middle one. */
function clump(middle: Point, rx: number, ry: number, balls: number, colour: string, seed: number): string {
	const random = chance(seed * 31);
	const around = Array.from({ length: balls }, (_, index) => {
		const [x, y] = polar((index / balls) * 360 + random() * 20, 0.64);
		const size = 0.34 + random() * 0.12;
		return ellipse(
			[Math.round(middle[0] + x * rx), Math.round(middle[1] + y * ry)],
			Math.round(rx * size),
			Math.round(ry * size),
			colour,
		);
	});
	return `${ellipse([Math.round(middle[0]), Math.round(middle[1])], Math.round(rx * 0.72), Math.round(ry * 0.72), colour)}${around.join('')}`;
}

/** A leafy tree: `height` from the ground to the top; a `far` one shows no leaves. */
export function tree(
	at: Point,
	height: number,
	more: { leaf?: string; trunk?: string; seed?: number; slim?: boolean; far?: boolean } = {},
): string {
	const { leaf = '#5b9150', trunk = '#70503c', seed = 1, slim = false, far = false } = more;
	const wide = height * (slim ? 0.22 : 0.34);
	const crown: Point = [at[0], at[1] - height * 0.64];
	const part = (x: number, y: number) => add(crown, [x * wide, y * height * 0.34]);
	const t = height * 0.035;
	const stem = smooth(
		[
			[at[0] - t * 1.5, at[1]],
			[at[0] - t, at[1] - height * 0.2],
			[at[0] - t * 0.7, crown[1]],
			[at[0] + t * 0.7, crown[1]],
			[at[0] + t, at[1] - height * 0.2],
			[at[0] + t * 1.7, at[1]],
		],
		true,
		0.5,
	);
	const branch = `M${short(at[0])} ${short(at[1] - height * 0.32)}L${part(-0.5, 0.2).map(short).join(' ')}M${short(at[0])} ${short(at[1] - height * 0.38)}L${part(0.5, 0).map(short).join(' ')}`;
	return [
		groundShadow(at, wide * 0.8),
		fill(stem, trunk),
		line(
			`M${short(at[0] + t * 0.8)} ${short(at[1] - 2)}L${short(at[0] + t * 0.5)} ${short(crown[1])}`,
			shaded(trunk, 0.4),
			t * 0.9,
			0.6,
		),
		clump(part(0.06, 0.06), wide, height * 0.35, far ? 6 : 8, shaded(leaf, 0.3), seed),
		line(branch, trunk, t * 0.8),
		clump(part(-0.06, -0.06), wide * 0.86, height * 0.29, far ? 5 : 7, shaded(leaf, 0.06), seed + 1),
		clump(part(-0.22, -0.3), wide * 0.58, height * 0.19, far ? 4 : 6, lit(leaf, 0.2), seed + 2),
		far ? '' : leaves(part(0.1, 0.1), wide * 0.8, height * 0.24, shaded(leaf, 0.34), seed),
		far ? '' : leaves(part(-0.3, -0.34), wide * 0.4, height * 0.13, lit(leaf, 0.45), seed + 5),
	].join('');
}

function leaves(middle: Point, rx: number, ry: number, colour: string, seed: number): string {
	const random = chance(seed);
	const marks = Array.from({ length: 14 }, () => {
		const [x, y] = polar(random() * 360, Math.sqrt(random()));
		return `M${short(middle[0] + x * rx)} ${short(middle[1] + y * ry)}q${short(Math.min(5, rx * 0.06))} ${short(-Math.min(5, ry * 0.08))} ${short(Math.min(10, rx * 0.12))} 0`;
	});
	return line(marks.join(''), colour, Math.min(2.4, Math.max(1, rx * 0.04)), 0.7);
}

/** A fir tree. */
export function fir(at: Point, height: number, leaf = '#3f6f57'): string {
	const half = height * 0.22;
	const tiers = [0, 1, 2, 3].map((tier) => {
		const low = at[1] - height * (0.1 + tier * 0.2);
		const wide = half * (1 - tier * 0.21);
		const top = low - height * 0.36;
		const shape = `M${short(at[0])} ${short(top)}Q${short(at[0] - wide * 0.35)} ${short(low - height * 0.1)} ${short(at[0] - wide)} ${short(low)}Q${short(at[0])} ${short(low + height * 0.04)} ${short(at[0] + wide)} ${short(low)}Q${short(at[0] + wide * 0.35)} ${short(low - height * 0.1)} ${short(at[0])} ${short(top)}z`;
		const right = `M${short(at[0])} ${short(top)}Q${short(at[0] + wide * 0.35)} ${short(low - height * 0.1)} ${short(at[0] + wide)} ${short(low)}Q${short(at[0] + wide * 0.4)} ${short(low + height * 0.03)} ${short(at[0] + wide * 0.1)} ${short(low + height * 0.02)}z`;
		return fill(shape, mix(leaf, '#fff0cf', tier * 0.05)) + fill(right, shaded(leaf), 0.8);
	});
	return `${fill(
		straight([
			[at[0] - height * 0.03, at[1]],
			[at[0] - height * 0.03, at[1] - height * 0.14],
			[at[0] + height * 0.03, at[1] - height * 0.14],
			[at[0] + height * 0.03, at[1]],
		]),
		'#5e4433',
	)}${tiers.join('')}`;
}

export function bush(at: Point, width: number, height: number, leaf = '#5f9455', seed = 3): string {
	return `${fill(billow([at[0], at[1] - height * 0.45], width / 2, height * 0.55, 7, seed), shaded(leaf))}${fill(billow([at[0] - width * 0.06, at[1] - height * 0.54], width * 0.42, height * 0.42, 6, seed + 1), leaf)}${fill(billow([at[0] - width * 0.14, at[1] - height * 0.68], width * 0.22, height * 0.24, 5, seed + 2), lit(leaf))}`;
}

export function cloud(at: Point, width: number, colour = '#fffaf0', opacity = 0.9): string {
	const h = width * 0.26;
	const shape = `M${short(at[0] - width / 2)} ${short(at[1])}c${short(-width * 0.06)} ${short(-h * 0.5)} ${short(width * 0.1)} ${short(-h * 0.75)} ${short(width * 0.18)} ${short(-h * 0.5)}c${short(width * 0.02)} ${short(-h * 0.7)} ${short(width * 0.26)} ${short(-h * 0.9)} ${short(width * 0.34)} ${short(-h * 0.15)}c${short(width * 0.1)} ${short(-h * 0.4)} ${short(width * 0.28)} ${short(-h * 0.2)} ${short(width * 0.26)} ${short(h * 0.25)}c${short(width * 0.14)} ${short(-h * 0.05)} ${short(width * 0.2)} ${short(h * 0.3)} ${short(width * 0.14)} ${short(h * 0.4)}z`;
	const low = `M${short(at[0] - width * 0.3)} ${short(at[1] - h * 0.06)}h${short(width * 0.55)}`;
	return `<g opacity="${opacity}">${fill(shape, colour)}${line(low, shaded(colour, 0.12), h * 0.12)}</g>`;
}

/** A ridge of hills or mountains from the left edge to the right, filled down to `low`. */
export function ridge(points: readonly Point[], low: number, colour: string, tension = 1): string {
	const [first, last] = [points[0], points.at(-1)];
	if (!first || !last) return '';
	const top = smooth(points, false, tension);
	return fill(`${top}L${short(last[0])} ${short(low)}L${short(first[0])} ${short(low)}z`, colour);
}

/** Tufts of grass scattered over a strip of ground. */
export function tufts(from: Point, to: Point, count: number, colour: string, size = 7, seed = 5): string {
	const random = chance(seed);
	const blades = Array.from({ length: count }, () => {
		const depth = random();
		const x = Math.round(from[0] + (to[0] - from[0]) * random());
		const y = Math.round(from[1] + (to[1] - from[1]) * depth);
		const s = size * (0.5 + depth * 0.7);
		const tall = Math.round(s);
		return `M${x} ${y}q-1-${Math.round(s * 0.6)}-${Math.round(s * 0.6)}-${tall}M${x} ${y}v-${tall + 1}M${x} ${y}q1-${Math.round(s * 0.6)} ${Math.round(s * 0.7)}-${tall}`;
	});
	return line(blades.join(''), colour, Math.max(1, size * 0.16), 0.75);
}

/** Small flowers scattered over a strip of ground. */
export function flowers(
	from: Point,
	to: Point,
	count: number,
	colours: readonly string[],
	size = 4,
	seed = 9,
): string {
	const random = chance(seed);
	const stems: string[] = [];
	const blooms = Array.from({ length: count }, (_, index) => {
		const depth = random();
		const at: Point = [
			Math.round(from[0] + (to[0] - from[0]) * random()),
			Math.round(from[1] + (to[1] - from[1]) * depth),
		];
		const r = size * (0.6 + depth * 0.5);
		const colour = colours[index % colours.length] ?? '#e2694f';
		stems.push(`M${at[0]} ${at[1]}v${Math.round(r * 2.4)}`);
		return `${circle(at, r, colour)}${circle(at, r * 0.4, lit(colour, 0.7))}`;
	});
	return `${line(stems.join(''), '#4f7f46', 1.4)}${blooms.join('')}`;
}

/** Degrees from upright at which the leaves of a plant grow. */
const stemAngles = {
	rubber: [-64, -35, -8, 18, 44, 68],
	flowers: [-48, -33, -18, -5, 9, 22, 36, 50],
	fern: [-80, -55, -30, -8, 14, 36, 60, 82],
} as const;

/** A plant in a pot that stands on a place; `fern` hangs, `rubber` stands with broad leaves, `cactus` is one. */
export function potPlant(
	at: Point,
	height: number,
	more: { kind?: 'rubber' | 'fern' | 'flowers'; pot?: string; leaf?: string } = {},
): string {
	const { kind = 'rubber', pot = '#c0653f', leaf = '#4d8058' } = more;
	const p = height * 0.3;
	const rim: Point = [at[0], at[1] - p];
	const potShape = straight([
		[at[0] - p * 0.52, rim[1]],
		[at[0] + p * 0.52, rim[1]],
		[at[0] + p * 0.38, at[1]],
		[at[0] - p * 0.38, at[1]],
	]);
	const blades = stemAngles[kind].map((angle, index) => {
		const reach =
			(height - p) * (kind === 'rubber' ? 0.72 + (index % 2) * 0.28 : 0.64 + ((index * 5) % 4) * 0.09);
		const tip = add(rim, polar(angle - 90, reach));
		const wide = polar(angle, reach * (kind === 'rubber' ? 0.17 : 0.08));
		const middle: Point = [
			(rim[0] + tip[0]) / 2,
			(rim[1] + tip[1]) / 2 - (kind === 'fern' ? reach * 0.3 : 0),
		];
		const drop: Point = kind === 'fern' ? add(tip, [0, reach * 0.35]) : tip;
		const colour = index % 2 ? leaf : shaded(leaf, angle > 0 ? 0.24 : 0.08);
		const shape = `M${rim.map(short).join(' ')}Q${add(middle, wide).map(short).join(' ')} ${drop.map(short).join(' ')}Q${add(middle, wide, -1).map(short).join(' ')} ${rim.map(short).join(' ')}z`;
		const bloom =
			kind === 'flowers'
				? `${circle(drop, height * 0.055, index % 2 ? '#e2694f' : '#e5a83b')}${circle(drop, height * 0.02, '#fff0cf')}`
				: '';
		return `${fill(shape, colour)}${line(`M${rim.map(short).join(' ')}Q${middle.map(short).join(' ')} ${drop.map(short).join(' ')}`, lit(leaf, 0.3), 0.9, 0.6)}${bloom}`;
	});
	return `${ellipse([at[0] + p * 0.1, at[1]], p * 0.6, p * 0.1, '#2a1c4e', { opacity: 0.2 })}${blades.join('')}${fill(potShape, pot)}${fill(
		straight([
			[at[0] + p * 0.12, rim[1]],
			[at[0] + p * 0.52, rim[1]],
			[at[0] + p * 0.38, at[1]],
			[at[0] + p * 0.12, at[1]],
		]),
		shaded(pot),
	)}${fill(
		straight([
			[at[0] - p * 0.58, rim[1] - p * 0.08],
			[at[0] + p * 0.58, rim[1] - p * 0.08],
			[at[0] + p * 0.56, rim[1] + p * 0.14],
			[at[0] - p * 0.56, rim[1] + p * 0.14],
		]),
		lit(pot, 0.14),
	)}`;
}

/** A dark bare crown far off, before a night sky. */
export function skylineTree(at: Point, height: number): string {
	return `${line(`M${short(at[0])} ${short(at[1])}v${short(-height * 0.5)}`, '#232848', 3)}${fill(billow([at[0], at[1] - height * 0.62], height * 0.3, height * 0.38, 7, 4), '#2b3157')}`;
}
