import { lit, shaded, skinShade } from './colour.ts';
import type { Point } from './path.ts';
import { ellipse, fill, firstShapes, line, placed } from './svg.ts';

export type ShoeKind = 'sneaker' | 'boot' | 'shoe' | 'pump' | 'sandal' | 'slipper' | 'bare';

/** Shoes start at the ankle (the sole is 34 below) and point right, 100 long. */
function shoeShape(kind: ShoeKind, colour: string, skin: string): string {
	const dark = shaded(colour, 0.4);
	const body = 'M-26-16C-8-12 10-14 22-14C28 0 46 6 64 12C76 16 80 24 78 32H-30C-32 16-30 0-26-16z';
	const shapes: Record<ShoeKind, () => string> = {
		sneaker: () =>
			`${fill(body, colour)}${fill('M-31 26C0 28 40 26 78 26C82 32 80 38 74 38H-28C-32 36-32 30-31 26z', '#f7f1e4')}${fill('M60 10C76 14 80 22 79 27H52C52 20 56 14 60 10z', lit(colour, 0.5))}${line('M26-8L14 2M34 0L22 10M44 4L34 14', '#f7f1e4', 4.5)}${line('M-20 8C-8 14 8 14 18 8', dark, 3, 0.7)}`,
		boot: () =>
			`${fill('M-26-44C-8-40 8-40 22-44C24-20 26-4 34 2C52 6 72 10 78 22V32H-30C-32 0-30-24-26-44z', colour)}${fill('M-31 26H78C82 32 80 40 74 40H-28C-32 38-32 30-31 26z', dark)}${line('M24-24H10M26-12L12-8M34 0L18 8', lit(colour, 0.5), 4.5)}${line('M-28-36C-8-32 8-32 22-36', dark, 4)}`,
		shoe: () =>
			`${fill('M-26-6C-8-4 8-6 18-8C26 6 46 10 66 16C78 20 80 26 78 34H-28C-30 20-28 6-26-6z', colour)}${fill('M-29 30H79C80 38 76 38 70 38H-26C-30 38-30 34-29 30z', dark)}${line('M56 16C62 18 70 20 74 24', lit(colour, 0.5), 4, 0.7)}`,
		pump: () =>
			`${ellipse([8, 8], 30, 16, skin)}${fill('M-26 0C-20 16 0 22 24 14C40 10 66 18 80 30C82 36 76 38 68 36C40 34 14 36-6 26L-14 40H-22C-24 26-28 14-26 0z', colour)}`,
		sandal: () =>
			`${fill('M-22-16C-6-12 8-14 18-14C26 2 50 8 72 18C80 24 80 30 74 32H-28C-28 14-26 0-22-16z', skin)}${fill('M-30 30H78C80 38 76 40 70 40H-26C-30 40-30 36-30 30z', colour)}${line('M-22 4C-6 8 10 6 22-2M30 8L20 32M50 14L44 32', colour, 7)}`,
		slipper: () =>
			`${ellipse([0, 4], 26, 18, skin)}${fill('M4 2C24-8 60 4 76 22C80 30 78 36 70 36H-26C-30 34-28 28-20 28C-6 28 2 16 4 2z', colour)}${line('M10 6C26 0 44 4 54 12', lit(colour, 0.6), 5)}`,
		bare: () =>
			`${fill('M-22-16C-6-12 8-14 18-14C26 4 52 8 74 20C82 26 80 34 72 34H-26C-30 16-26 0-22-16z', skin)}${line('M58 30C62 26 66 24 70 22M-20 28C0 32 30 32 50 31', skinShade(skin), 4, 0.8)}`,
	};
	return shapes[kind]();
}

/** A shoe at an ankle; the toes point right, or left when `mirrored`; `turn` lifts the toes or the heel, `narrow` shows it from the front. */
export function shoe(
	kind: ShoeKind,
	colours: { shoe: string; skin: string },
	place: { at: Point; length: number; turn: number; mirrored: boolean; narrow: number; plain: boolean },
): string {
	const size = Math.round((place.length / 108) * 1000) / 1000;
	const whole = shoeShape(kind, colours.shoe, colours.skin);
	const drawn = place.plain ? firstShapes(whole, kind === 'sandal' || kind === 'bare' ? 3 : 2) : whole;
	return placed(drawn, place.at, { turn: place.turn, size, mirrored: place.mirrored, narrow: place.narrow });
}
