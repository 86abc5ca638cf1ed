import { lit, shaded } from './colour.ts';
import { chance, type Point, short } from './path.ts';
import { box, ellipse, fill, line, placed } from './svg.ts';

const wood = '#9a6a44';

/** A park bench seen from the front: the back behind, the seat to put before or after the people. */
export function parkBench(
	[x, seatY]: Point,
	width: number,
	height: number,
	colour = wood,
): { back: string; seat: string } {
	const slat = (y: number, tall: number, base = colour) =>
		`${box([x, y], width, tall, base, { round: 2 })}${box([x, y + tall * 0.62], width, tall * 0.38, shaded(base), { round: 2 })}`;
	const leg = (at: number) =>
		line(
			`M${short(at)} ${short(seatY + 6)}L${short(at - 4)} ${short(seatY + height)}M${short(at)} ${short(seatY + 6)}L${short(at + 12)} ${short(seatY + height - 3)}`,
			'#3b3a48',
			6,
		);
	const posts = [0.1, 0.9]
		.map((part) =>
			line(`M${short(x + width * part)} ${short(seatY)}V${short(seatY - height * 0.92)}`, '#3b3a48', 6),
		)
		.join('');
	return {
		back: `${ellipse([x + width / 2 + 14, seatY + height], width * 0.54, 9, '#2a1c4e', { opacity: 0.2 })}${posts}${[0.92, 0.66, 0.4].map((part) => slat(seatY - height * part, height * 0.17)).join('')}`,
		seat: `${leg(x + width * 0.1)}${leg(x + width * 0.88)}${slat(seatY - 18, 6, lit(colour, 0.2))}${slat(seatY - 11, 7, lit(colour, 0.28))}${slat(seatY - 3, 8, lit(colour, 0.36))}${slat(seatY + 6, 9, shaded(colour, 0.1))}`,
	};
}

/** A wooden chair seen from the side; it looks right, its seat at the place. */
export function sideChair(
	seat: Point,
	groundY: number,
	width: number,
	more: { colour?: string; mirrored?: boolean; backHeight?: number } = {},
): string {
	const { colour = wood, mirrored = false, backHeight = 1.5 } = more;
	const down = groundY - seat[1];
	const up = width * backHeight;
	const half = width / 2;
	const far = line(
		`M${short(-half + 10)} 0L${short(-half + 6)} ${short(down - 4)}M${short(half - 10)} 0L${short(half - 8)} ${short(down - 4)}`,
		shaded(colour, 0.4),
		5,
	);
	const near = line(
		`M${short(-half - 4)} ${short(-up)}Q${short(-half + 2)} ${short(-up * 0.4)} ${short(-half + 2)} 0L${short(-half - 5)} ${short(down)}M${short(half - 3)} 0L${short(half)} ${short(down)}`,
		colour,
		6,
	);
	const rails = line(`M${short(-half + 1)} ${short(down * 0.5)}H${short(half - 2)}`, shaded(colour, 0.2), 4);
	return placed(
		`${ellipse([8, down], half * 1.3, 5, '#2a1c4e', { opacity: 0.18 })}${far}${rails}${near}${box([-half - 2, -4], width + 2, 8, lit(colour, 0.1), { round: 3 })}${box([-half - 2, 1], width + 2, 4, shaded(colour), { round: 2 })}`,
		seat,
		{ mirrored },
	);
}

/** Books side by side on a line from the left. */
export function books([x, y]: Point, width: number, height: number, seed = 4): string {
	const random = chance(seed);
	const colours = [
		'#b5453a',
		'#2f7f80',
		'#e5a83b',
		'#47648f',
		'#74436f',
		'#f0dfc0',
		'#386b4c',
		'#dc8791',
		'#7c5238',
	];
	const drawn: string[] = [];
	let left = x;
	while (left < x + width - 6) {
		const wide = Math.min(x + width - left, 7 + random() * 9);
		const tall = height * (0.72 + random() * 0.28);
		const colour = colours[Math.floor(random() * colours.length)] ?? wood;
		const leans = random() > 0.88;
		const book = `${box([0, -tall], wide - 1, tall, colour)}${box([wide * 0.62, -tall], wide * 0.3, tall, shaded(colour))}${line(`M1.5 ${short(-tall * 0.8)}h${short(wide - 4)}M1.5 ${short(-tall * 0.22)}h${short(wide - 4)}`, lit(colour, 0.6), 1)}`;
		drawn.push(placed(book, [left, y], leans ? { turn: -9 } : {}));
		left += wide + (leans ? tall * 0.14 : 0);
	}
	return drawn.join('');
}

/** A picture on a wall: the frame round a drawing of the scene, whose own corner is 0 0. */
export function framed(
	[x, y]: Point,
	width: number,
	height: number,
	inside: string,
	frame = '#7c5238',
): string {
	return `${box([x + 5, y + 6], width, height, '#2a1c4e', { opacity: 0.18 })}${box([x - 6, y - 6], width + 12, height + 12, frame)}${box([x - 6, y + height], width + 12, 6, shaded(frame))}${box([x, y], width, height, '#fbf4e4')}${placed(inside, [x, y])}`;
}

/** A lamp that stands on the floor; its light is the scene's to draw. */
export function floorLamp([x, ground]: Point, height: number, shade = '#f3d08c'): string {
	const top = ground - height;
	const s = height * 0.17;
	return `${ellipse([x + 4, ground], s * 0.8, 5, '#2a1c4e', { opacity: 0.25 })}${line(`M${short(x)} ${short(ground - 3)}V${short(top + s)}`, '#6b4a38', 5)}${ellipse([x, ground - 3], s * 0.6, 5, '#5a3d2f')}${fill(`M${short(x - s * 0.55)} ${short(top)}H${short(x + s * 0.55)}L${short(x + s)} ${short(top + s * 1.4)}H${short(x - s)}z`, shade)}${fill(`M${short(x + s * 0.2)} ${short(top)}H${short(x + s * 0.55)}L${short(x + s)} ${short(top + s * 1.4)}H${short(x + s * 0.4)}z`, shaded(shade, 0.14))}${line(`M${short(x - s)} ${short(top + s * 1.4)}H${short(x + s)}`, lit(shade, 0.6), 4)}`;
}

/** A lamp that hangs over a table. */
export function hangingLamp([x, y]: Point, cord: number, width: number, colour: string): string {
	const half = width / 2;
	return `${line(`M${short(x)} ${short(y - cord)}V${short(y - half * 0.8)}`, '#3b3140', 3)}${ellipse([x, y], half * 0.5, 7, '#fff3c9')}${fill(`M${short(x - half)} ${short(y)}C${short(x - half * 0.9)} ${short(y - half * 0.9)} ${short(x + half * 0.9)} ${short(y - half * 0.9)} ${short(x + half)} ${short(y)}z`, colour)}${fill(`M${short(x + half * 0.25)} ${short(y - half * 0.66)}C${short(x + half * 0.7)} ${short(y - half * 0.6)} ${short(x + half * 0.96)} ${short(y - half * 0.3)} ${short(x + half)} ${short(y)}H${short(x + half * 0.45)}z`, shaded(colour))}${line(`M${short(x - half)} ${short(y)}H${short(x + half)}`, lit(colour, 0.4), 3)}${line(`M${short(x - half * 0.7)} ${short(y - half * 0.34)}Q${short(x - half * 0.5)} ${short(y - half * 0.58)} ${short(x - half * 0.2)} ${short(y - half * 0.62)}`, '#fff0cf', 3, 0.7)}`;
}

/** A rug that lies on the floor. */
export function rug(at: Point, width: number, height: number, colour: string, ring: string): string {
	return `${ellipse([at[0] + 3, at[1] + 5], width / 2, height / 2, '#2a1c4e', { opacity: 0.16 })}${ellipse(at, width / 2, height / 2, colour)}${ellipse(at, width * 0.43, height * 0.42, ring)}${ellipse(at, width * 0.4, height * 0.38, colour)}${ellipse(at, width * 0.28, height * 0.25, ring)}${ellipse(at, width * 0.255, height * 0.22, lit(colour, 0.15))}`;
}

/** Boards of a wooden floor that run to a vanishing point over the middle. */
export function floorBoards(top: number, colour: string, seam: string, vanishing = -300): string {
	const seams: string[] = [];
	for (let x = -700; x <= 1500; x += 92) {
		const slope = (400 - x) / (vanishing - 600);
		const atTop = x + slope * (top - 600);
		seams.push(`M${short(x)} 600L${short(atTop)} ${short(top)}`);
	}
	return `${box([0, top], 800, 600 - top, colour)}${line(seams.join(''), seam, 1.6, 0.6)}`;
}
