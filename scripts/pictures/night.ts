import { lit } from './colour.ts';
import { chance, type Point, polar, short } from './path.ts';
import { box, circle, ellipse, fill, line } from './svg.ts';

/** A firework that bursts: rays with sparks at their ends, some of them already falling. */
export function burst(
	[x, y]: Point,
	radius: number,
	colour: string,
	rays: number,
	seed: number,
	reference: string,
): string {
	const random = chance(seed);
	const inner: string[] = [];
	const outer: string[] = [];
	const sparks: string[] = [];
	for (let index = 0; index < rays; index++) {
		const angle = (index / rays) * 360 + random() * 5;
		const reach = radius * (0.82 + random() * 0.18);
		const [dx, dy] = polar(angle, 1);
		const drop = radius * 0.1;
		inner.push(
			`M${short(x + dx * reach * 0.2)} ${short(y + dy * reach * 0.2)}L${short(x + dx * reach * 0.5)} ${short(y + dy * reach * 0.5)}`,
		);
		outer.push(
			`M${short(x + dx * reach * 0.56)} ${short(y + dy * reach * 0.56)}Q${short(x + dx * reach * 0.8)} ${short(y + dy * reach * 0.8)} ${short(x + dx * reach)} ${short(y + dy * reach + drop)}`,
		);
		sparks.push(`M${short(x + dx * reach * 1.06)} ${short(y + dy * reach * 1.06 + drop * 1.4)}v.1`);
	}
	return `${ellipse([x, y], radius * 1.5, radius * 1.5, reference, { opacity: 0.8 })}${line(inner.join(''), lit(colour, 0.75), radius * 0.018)}${line(outer.join(''), colour, radius * 0.026)}${line(sparks.join(''), lit(colour, 0.6), radius * 0.05)}${circle([x, y], radius * 0.07, '#fff8e0')}`;
}

/** A rocket that climbs with its tail of sparks. */
export function rocket([x, y]: Point, tail: number, colour: string): string {
	return `${line(`M${x} ${y}C${x + 2} ${y + tail * 0.3} ${x - 5} ${y + tail * 0.6} ${x - 3} ${y + tail}`, colour, 2, 0.7)}${line(`M${x - 3} ${y + tail * 0.5}v.1M${x + 5} ${y + tail * 0.66}v.1M${x - 7} ${y + tail * 0.84}v.1`, lit(colour, 0.6), 2.6)}${circle([x, y], 3, '#fff8e0')}`;
}

/** A tower by night with some of its windows lit. */
export function nightTower(
	x: number,
	ground: number,
	width: number,
	height: number,
	colour: string,
	seed: number,
): string {
	const random = chance(seed);
	const lights: string[] = [];
	for (let top = ground - height + 10; top < ground - 14; top += 15)
		for (let left = x + 6; left < x + width - 8; left += 12)
			if (random() > 0.55) lights.push(`M${left} ${top}h5v7h-5z`);
	return `${box([x, ground - height], width, height, colour)}${fill(lights.join(''), '#f3c66a', 0.9)}`;
}

/** Streaks of a light on the water below its place. */
export function reflection(
	[x, y]: Point,
	width: number,
	height: number,
	colour: string,
	seed: number,
): string {
	const random = chance(seed);
	const streaks = Array.from({ length: Math.round(height / 9) }, (_, index) => {
		const wide = width * (0.3 + random() * 0.7) * (1 - (index / (height / 9)) * 0.4);
		return `M${short(x - wide / 2 + (random() - 0.5) * width * 0.4)} ${short(y + index * 9 + random() * 4)}h${short(wide)}`;
	});
	return line(streaks.join(''), colour, 2.6, 0.55);
}

/** A pleasure boat with lit windows and a string of lamps. */
export function nightBoat([x, y]: Point, size = 1): string {
	const s = size;
	const panes = Array.from(
		{ length: 7 },
		(_, index) =>
			`M${short(x + (-44 + index * 13) * s)} ${short(y - 17 * s)}h${short(8 * s)}v${short(8 * s)}h${short(-8 * s)}z`,
	).join('');
	const lamps = Array.from({ length: 8 }, (_, index) =>
		circle(
			[x + (-50 + index * 14) * s, y - (34 + Math.sin((index / 7) * Math.PI) * -5) * s],
			1.8 * s,
			'#ffe39a',
		),
	).join('');
	return `${fill(`M${short(x - 62 * s)} ${short(y - 6 * s)}H${short(x + 66 * s)}L${short(x + 54 * s)} ${short(y + 8 * s)}H${short(x - 52 * s)}z`, '#3b2f5c')}${box([x - 50 * s, y - 22 * s], 98 * s, 16 * s, '#c9b8c9')}${fill(panes, '#ffd983')}${box([x - 36 * s, y - 34 * s], 60 * s, 12 * s, '#e4d7dc')}${line(`M${short(x - 50 * s)} ${short(y - 22 * s)}V${short(y - 36 * s)}M${short(x + 48 * s)} ${short(y - 22 * s)}V${short(y - 36 * s)}`, '#5a4a72', 1.6)}${lamps}`;
}

/** An arched bridge with lamps. */
export function nightBridge(
	left: number,
	right: number,
	deck: number,
	water: number,
	arches: number,
): string {
	const wide = (right - left) / arches;
	const openings = Array.from({ length: arches }, (_, index) => {
		const from = left + index * wide + 7;
		const to = left + (index + 1) * wide - 7;
		return `M${short(from)} ${water}V${short(water - 8)}Q${short((from + to) / 2)} ${deck - 4} ${short(to)} ${short(water - 8)}V${water}z`;
	});
	const lamps = Array.from({ length: arches * 2 }, (_, index) => {
		const x = left + (index + 0.5) * (wide / 2);
		return `${line(`M${short(x)} ${deck}v-14`, '#3a3565', 2)}${circle([x, deck - 16], 7, '#ffd983', 0.3)}${circle([x, deck - 16], 3, '#fff0c0')}`;
	});
	return `${box([left, deck], right - left, water - deck, '#453c70')}${fill(openings.join(''), '#2a3568')}${box([left, deck - 4], right - left, 6, '#61558d')}${lamps.join('')}`;
}
