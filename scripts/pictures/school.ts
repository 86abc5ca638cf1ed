import { lit, shaded } from './colour.ts';
import { type Point, short } from './path.ts';
import { box, circle, ellipse, fill, line, placed } from './svg.ts';

/** A pupil's desk from behind: its top's front edge is at the place, in the middle. */
export function pupilDesk([x, y]: Point, width: number, wood = '#c9965f'): string {
	const half = width / 2;
	return `${line(`M${x - half + 8} ${y + 6}V${y + 78}M${x + half - 8} ${y + 6}V${y + 78}`, '#5b6270', 6)}${fill(`M${x - half} ${y}L${x - half * 0.86} ${y - 22}H${x + half * 0.86}L${x + half} ${y}z`, lit(wood, 0.2))}${box([x - half, y], width, 9, shaded(wood, 0.16), { round: 3 })}`;
}

/** An exercise book that lies open on a desk. */
export function exerciseBook(at: Point, size = 1): string {
	return placed(
		`${fill('M-26 5L-20-8L0-6L20-8L26 5L0 7z', '#fdf8ec')}${line('M0-6V7M-18-3L-4-2M-20 1L-4 2M5-2L18-3M5 2L12 1', '#8b97b0', 1.4)}`,
		at,
		{ size },
	);
}

/** A satchel that hangs or stands beside a chair. */
export function satchel(at: Point, colour: string, size = 1): string {
	return placed(
		`${ellipse([6, 0], 30, 5, '#2a1c4e', { opacity: 0.24 })}${line('M-14-62C-14-80 14-80 14-62', shaded(colour, 0.4), 5)}${fill('M-26-8C-28-40-26-62-14-64H14C26-62 28-40 26-8C26-2 22 0 18 0H-18C-22 0-26-2-26-8z', colour)}${fill('M10-64H14C26-62 28-40 26-8C26-2 22 0 18 0H8C16-20 18-44 10-64z', shaded(colour))}${box([-18, -30], 36, 24, lit(colour, 0.16), { round: 5 })}${line('M-18-22H18', shaded(colour, 0.4), 2)}${circle([0, -22], 3, '#e5a83b')}`,
		at,
		{ size },
	);
}

/** A whiteboard with a tray of pens; what is written on it is a drawing from its own corner. */
export function whiteboard([x, y]: Point, width: number, height: number, written: string): string {
	return `${box([x + 6, y + 9], width, height + 8, '#2a1c4e', { opacity: 0.16, round: 6 })}${box([x - 9, y - 9], width + 18, height + 18, '#aab1be', { round: 7 })}${box([x, y], width, height, '#fcfbf7')}${fill(`M${x} ${y}H${short(x + width * 0.34)}L${x} ${short(y + height * 0.9)}z`, '#ffffff')}${fill(`M${short(x + width * 0.8)} ${y + height}L${x + width} ${short(y + height * 0.3)}V${y + height}z`, '#e2e4ea', 0.7)}${placed(written, [x, y])}${box([x + width * 0.2, y + height + 6], width * 0.5, 8, '#7f8796', { round: 3 })}${line(`M${short(x + width * 0.26)} ${y + height + 4}h24`, '#d0453a', 5)}${line(`M${short(x + width * 0.36)} ${y + height + 4}h24`, '#2f6f9a', 5)}${box([x + width * 0.5, y + height - 4], 34, 10, '#4b4a5e', { round: 3 })}`;
}

/** A globe on its stand. */
export function globe(at: Point, size = 1): string {
	return placed(
		`${ellipse([6, 0], 22, 4, '#2a1c4e', { opacity: 0.24 })}${fill('M-16 0C-14-6-4-8-3-12H3C4-8 14-6 16 0z', '#7c5238')}${line('M-20-52C-34-30-14-8 8-14', '#b5864f', 4)}${circle([0, -38], 24, '#6fa8c9')}${fill('M-16-52C-8-60 4-56 2-48C-4-46-2-40-8-38C-16-40-20-46-16-52zM4-40C14-44 22-40 20-30C16-22 8-18 6-26C8-32 2-34 4-40zM-12-28C-6-30-2-24-4-18C-10-20-14-24-12-28z', '#83b060')}${fill('M8-61C28-54 30-24 8-15C20-28 20-48 8-61z', '#2a1c4e', 0.2)}`,
		at,
		{ size },
	);
}
