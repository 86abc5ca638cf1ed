import { lit, shaded } from './colour.ts';
import type { Point } from './path.ts';
import { box, circle, ellipse, fill, line, placed } from './svg.ts';

/** A suitcase on wheels with its handle drawn out; it stands at the place. */
export function suitcase(
	at: Point,
	colour: string,
	size = 1,
	more: { handle?: number; sticker?: string } = {},
): string {
	const up = more.handle ?? 44;
	return placed(
		`${ellipse([10, 0], 38, 5, '#2a1c4e', { opacity: 0.24 })}${up ? line(`M-12-84V${-84 - up}H12V-84`, '#7f8796', 4) : line('M-10-84C-10-94 10-94 10-84', '#59617a', 5)}${box([-30, -86], 60, 80, colour, { round: 9 })}${box([12, -86], 18, 80, shaded(colour), { round: 9 })}${line('M-18-78V-14M-4-78V-14M10-78V-14', shaded(colour, 0.35), 2, 0.7)}${line('M-25-72V-22', lit(colour, 0.5), 2.4, 0.7)}${circle([-20, -3], 5, '#33303f')}${circle([20, -3], 5, '#33303f')}${more.sticker ? `${circle([-8, -52], 9, more.sticker)}${circle([-8, -52], 4, '#fdf8ec')}` : ''}`,
		at,
		{ size },
	);
}

/** A large rucksack that stands on the ground, with a rolled mat on top. */
export function rucksack(at: Point, colour: string, size = 1): string {
	return placed(
		`${ellipse([10, 0], 40, 6, '#2a1c4e', { opacity: 0.24 })}${box([-34, -112], 66, 22, '#d9bd8f', { round: 11 })}${circle([32, -101], 11, '#b5955f')}${circle([32, -101], 5, '#d9bd8f')}${line('M-16-114V-88M16-114V-88', '#5a3d2f', 3)}${fill('M-32-10C-36-50-34-84-24-92H24C34-84 36-50 32-10C32-2 28 0 22 0H-22C-28 0-32-2-32-10z', colour)}${fill('M14-92H24C34-84 36-50 32-10C32-2 28 0 22 0H10C22-24 24-64 14-92z', shaded(colour))}${fill('M-30-86C-26-98 26-98 30-86L32-66C10-58-10-58-32-66z', lit(colour, 0.14))}${box([-22, -44], 44, 34, shaded(colour, 0.14), { round: 6 })}${line('M-12-64V-50M12-64V-50M-22-34H22', lit(colour, 0.5), 2.4)}`,
		at,
		{ size },
	);
}

/** A newspaper held open, seen from its front pages. */
export function newspaper(at: Point, size = 1, turn = 0): string {
	return placed(
		`${fill('M-44-30C-28-36-12-34 0-28V34C-14 28-30 28-46 34z', '#f4efe2')}${fill('M0-28C12-34 28-36 42-30L44 32C30 28 14 28 0 34z', '#dcd5c6')}${line('M-38-22C-28-26-16-25-6-21', '#4b4a5e', 4)}${box([-36, -12], 16, 16, '#9aa0ad')}${line('M-16-12L-5-10M-16-5L-5-3M-16 2L-5 4M-36 10L-5 12M-36 17L-5 19M8-20L36-22M8-12L36-14M8-4L36-6M8 6L36 4M8 14L36 12M8 22L36 20', '#a39f9a', 1.8)}`,
		at,
		{ size, turn },
	);
}

/** A map held open in both hands: what its reader's back does not hide. */
export function foldedMap(at: Point, size = 1, turn = 0): string {
	return placed(
		`${fill('M-50-26L-25-33L0-25L25-33L50-25L52 30L26 22L0 31L-25 23L-50 31z', '#f6ecd2')}${fill('M-25-33L0-25V31L-25 23zM25-33L50-25L52 30L26 22z', '#e0d0ac', 0.8)}${fill('M-50-8C-36-18-26-6-14-10L-8 12C-22 20-38 8-50 16z', '#a5c587')}${fill('M12 4C22-6 36-2 51 4V30L26 22L8 28z', '#a5c587')}${line('M-50 22C-30 10-14 28 4 6C16-8 30-8 50-14', '#7fb6d6', 4)}${line('M-42-16C-30-10-20-16-10-4C0 8 12-4 22 8L36 12', '#d0453a', 2.4)}${line('M34 8L42 16M42 8L34 16', '#d0453a', 3)}`,
		at,
		{ size, turn },
	);
}
