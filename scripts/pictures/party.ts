import { lit, mix, shaded } from './colour.ts';
import { type Point, short } from './path.ts';
import { box, circle, ellipse, fill, line, placed } from './svg.ts';

/** A balloon with its string hanging to a place. */
export function balloon([x, y]: Point, radius: number, colour: string, to: Point): string {
	const r = radius;
	const shape = `M${short(x)} ${short(y - r)}C${short(x + r * 1.1)} ${short(y - r)} ${short(x + r)} ${short(y + r * 0.6)} ${short(x)} ${short(y + r * 1.2)}C${short(x - r)} ${short(y + r * 0.6)} ${short(x - r * 1.1)} ${short(y - r)} ${short(x)} ${short(y - r)}z`;
	const shade = `M${short(x + r * 0.3)} ${short(y - r * 0.94)}C${short(x + r * 1.1)} ${short(y - r * 0.7)} ${short(x + r * 0.9)} ${short(y + r * 0.6)} ${short(x)} ${short(y + r * 1.2)}C${short(x + r * 0.5)} ${short(y + r * 0.4)} ${short(x + r * 0.6)} ${short(y - r * 0.5)} ${short(x + r * 0.3)} ${short(y - r * 0.94)}z`;
	const low = y + r * 1.2;
	return `${line(`M${short(x)} ${short(low)}C${short(x - 8)} ${short(low + (to[1] - low) * 0.4)} ${short(to[0] + 10)} ${short(low + (to[1] - low) * 0.6)} ${short(to[0])} ${short(to[1])}`, '#8b7f86', 1.2, 0.8)}${fill(shape, colour, 0.95)}${fill(shade, shaded(colour), 0.7)}${fill(`M${short(x - 4)} ${short(low + 5)}L${short(x)} ${short(low - 2)}L${short(x + 4)} ${short(low + 5)}z`, shaded(colour))}${ellipse([x - r * 0.36, y - r * 0.42], r * 0.16, r * 0.28, lit(colour, 0.75), { turn: 24 })}`;
}

/** Flags on a cord that hangs between places. */
export function bunting(
	from: Point,
	to: Point,
	sag: number,
	count: number,
	colours: readonly string[],
): string {
	const at = (part: number): Point => [
		from[0] + (to[0] - from[0]) * part,
		from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part),
	];
	const flags = Array.from({ length: count }, (_, index) => {
		const [a, b] = [at((index + 0.2) / count), at((index + 0.8) / count)];
		const colour = colours[index % colours.length] ?? '#e2694f';
		const tip: Point = [(a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 + 30];
		return `${fill(`M${a.map(short).join(' ')}L${b.map(short).join(' ')}L${tip.map(short).join(' ')}z`, colour)}${fill(`M${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}L${b.map(short).join(' ')}L${tip.map(short).join(' ')}z`, shaded(colour), 0.6)}`;
	});
	const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
	return `${line(`M${from.map(short).join(' ')}Q${middle.map(short).join(' ')} ${to.map(short).join(' ')}`, '#8b6f5f', 2)}${flags.join('')}`;
}

/** A birthday cake in two tiers with burning candles; its foot is at the place. */
export function birthdayCake(at: Point, candles: number, size = 1): string {
	const tier = (half: number, top: number, low: number, colour: string) =>
		`${fill(`M${-half} ${top}H${half}V${low}C${half} ${low + 10} ${-half} ${low + 10} ${-half} ${low}z`, colour)}${fill(`M${half * 0.45} ${top}H${half}V${low}C${half} ${low + 5} ${half * 0.7} ${low + 7} ${half * 0.45} ${low + 7}z`, shaded(colour, 0.18))}${ellipse([0, top], half, half * 0.16, lit(colour, 0.4))}`;
	const drops = (half: number, top: number) =>
		Array.from(
			{ length: 8 },
			(_, index) =>
				`M${short(-half + half * 0.25 * index)} ${top}q${short(half * 0.125)} ${index % 2 ? 26 : 18} ${short(half * 0.25)} 0`,
		).join('');
	const lights = Array.from({ length: candles }, (_, index) => {
		const x = -34 + (68 / (candles - 1)) * index;
		const y = -84 - Math.abs(Math.sin(index * 2.4)) * 4;
		return `${line(`M${short(x)} ${short(y + 4)}v-24`, ['#7fb0cf', '#e5a83b', '#dc8791'][index % 3] ?? '', 5)}${ellipse([x + 1, y - 30], 10, 13, '#ffe7a6', { opacity: 0.4 })}${fill(`M${short(x)} ${short(y - 22)}c-6-6 0-12 3-20c4 8 5 16-3 20z`, '#f6a53a')}${fill(`M${short(x + 0.5)} ${short(y - 23)}c-2.500-3 0-6 1.500-10c2 4 2 8-1.500 10z`, '#fff0c0')}`;
	});
	const berries = [-46, -30, 32, 48]
		.map((x) => circle([x, -44], 6, '#d0453a') + circle([x - 2, -46], 1.8, '#f6b0a0'))
		.join('');
	return placed(
		`${ellipse([8, 6], 96, 11, '#2a1c4e', { opacity: 0.2 })}${ellipse([0, 2], 88, 12, '#cfd6de')}${ellipse([0, 0], 86, 10, '#f3f5f7')}${tier(66, -40, -4, '#f2cfa2')}${fill(drops(66, -40), '#f08fa0')}${line('M-66-2C-40 8 40 8 66-2', '#f08fa0', 6)}${tier(46, -80, -42, '#fbe9d3')}${fill(drops(46, -80), '#f08fa0')}${berries}${lights.join('')}`,
		at,
		{ size },
	);
}

/** A wrapped present with a bow, from its lower left corner. */
export function present([x, y]: Point, width: number, height: number, paper: string, ribbon: string): string {
	return `${ellipse([x + width * 0.6, y], width * 0.62, 6, '#2a1c4e', { opacity: 0.22 })}${box([x, y - height], width, height, paper, { round: 2 })}${box([x + width * 0.7, y - height], width * 0.3, height, shaded(paper), { round: 2 })}${box([x + width * 0.42, y - height], width * 0.14, height, ribbon)}${box([x, y - height * 0.6], width, height * 0.15, ribbon)}${box([x - 3, y - height - 3], width + 6, height * 0.18, mix(paper, '#fff0cf', 0.2), { round: 2 })}${fill(`M${short(x + width * 0.49)} ${y - height - 3}c-6-20-26-22-24-8c1 8 14 8 24 8c10 0 23 0 24-8c2-14-18-12-24 8z`, ribbon)}${circle([x + width * 0.49, y - height - 4], 5, shaded(ribbon, 0.2))}`;
}

/** Bits of paper scattered through the air or over the ground. */
export function confetti(from: Point, to: Point, count: number, seed = 3): string {
	const colours = ['#e2694f', '#e5a83b', '#5b8fb0', '#73a052', '#dc8791', '#7d6bb5'];
	const bits: string[][] = colours.map(() => []);
	let state = seed * 7919;
	const next = () => {
		state = (state * 48271) % 2147483647;
		return state / 2147483647;
	};
	for (let index = 0; index < count; index++) {
		const [x, y] = [from[0] + (to[0] - from[0]) * next(), from[1] + (to[1] - from[1]) * next()];
		bits[index % colours.length]?.push(
			`M${short(x)} ${short(y)}l${short(next() * 8 - 4)} ${short(4 + next() * 3)}`,
		);
	}
	return bits.map((group, index) => line(group.join(''), colours[index] ?? '', 4)).join('');
}

/** A paper horn that unrolls from the mouth to the right. */
export function partyHorn(at: Point, turn: number, mirrored = false): string {
	return placed(
		`${line('M0 0L16-2', '#e5a83b', 6)}${line('M16-2L60-8', '#e2694f', 9)}${line('M24-7L26 2M36-9L38 0M48-10L50-2', '#fbf4e4', 3)}${line('M60-8C76-10 76 8 64 6C58 4 60-2 65-1', '#e2694f', 6)}`,
		at,
		{ turn, mirrored },
	);
}

/** A telephone held up, its back to us. */
export function phoneBack(at: Point, turn: number, size = 1, colour = '#2f2d3d'): string {
	return placed(
		`${box([-13, -24], 26, 48, colour, { round: 5 })}${box([6, -24], 7, 48, shaded(colour, 0.3), { round: 4 })}${circle([-6, -17], 3.4, '#7f8796')}${circle([-6, -9], 2.4, '#7f8796')}`,
		at,
		{ turn, size },
	);
}
