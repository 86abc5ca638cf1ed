import { skinLine, skinShade } from './colour.ts';
import type { Point } from './path.ts';
import { fill, firstShapes, line, placed } from './svg.ts';

/** What a hand does. `grip` closes round something, `hold` cups something from below, `flat` lies on something. */
export type HandShape = 'relaxed' | 'grip' | 'hold' | 'open' | 'point' | 'flat';

/** Hands start at the wrist and point right, 100 long, the thumb above. */
function handShape(shape: HandShape, skin: string): string {
	const edge = skinLine(skin);
	const shade = skinShade(skin);
	const finger = (data: string) => line(data, skin, 17);
	const shapes: Record<HandShape, () => string> = {
		relaxed: () =>
			`${fill('M-10-19C16-24 40-27 60-22C84-16 102 0 100 10C92 22 66 26 44 24C24 23 6 20-10 19z', skin)}${fill('M30 24C56 28 88 22 99 10C100 4 94-2 88-6C84 8 58 16 30 24z', shade, 0.6)}${fill('M14-20C30-36 50-38 60-30C62-22 46-16 32-8z', skin)}${line('M60-29C58-22 44-18 36-12M66 4C78 6 88 6 97 8M62 14C70 17 78 18 86 17', edge, 3.4, 0.6)}`,
		grip: () =>
			`${fill('M-10-19C8-26 26-33 48-33C62-34 72-28 74-21C82-18 83-8 80-4C84 2 82 10 77 13C76 24 62 33 44 32C24 31 4 23-10 19z', skin)}${fill('M8 23C30 30 58 28 77 13C76 24 62 34 44 33C28 32 16 28 8 23z', shade, 0.7)}${line('M46-18C54-20 66-21 74-20M44-3C56-5 70-5 79-4M44 12C54 12 68 13 76 13M45-30C39-14 39 12 43 28', edge, 3.8, 0.7)}${fill('M12-21C18-36 42-44 56-38C62-32 57-25 48-25C38-25 32-14 24-8z', skin)}${line('M58-34C58-27 52-25 46-25C38-25 32-15 25-9', edge, 3.4, 0.65)}`,
		hold: () =>
			`${fill('M-10-18C10-22 30-20 44-10C60-4 76-14 92-26C102-26 104-16 98-8C88 14 66 28 42 26C22 25 4 20-10 18z', skin)}${fill('M10 22C40 30 80 18 98-8C96 12 76 30 42 28C28 27 18 25 10 22z', shade, 0.6)}${fill('M24-16C28-34 38-48 48-50C56-46 52-36 46-28C44-18 42-8 36-4z', skin)}${line('M60 0C70-4 80-12 88-20M44-10C42-4 40 0 36 2', edge, 3.4, 0.6)}`,
		open: () =>
			`${finger('M48-16L92-36')}${finger('M54-6L104-14')}${finger('M54 6L104 10')}${finger('M46 16L90 32')}${finger('M16-12L40-46')}${fill('M-10-18C10-24 34-26 54-22C66-12 66 12 54 24C34 28 10 22-10 18z', skin)}${line('M14 10C26 8 36 2 44-6', edge, 3.4, 0.5)}`,
		point: () =>
			`${line('M44-16L108-20', skin, 16)}${fill('M-10-19C12-24 36-30 54-26C68-22 72-6 70 6C68 20 56 28 40 27C22 26 4 22-10 19z', skin)}${line('M48-4C56-4 64-2 70 2M46 10C54 11 62 13 67 15M22-12C34-6 46-6 56-12', edge, 3.4, 0.6)}`,
		flat: () =>
			`${fill('M-10-16C16-20 44-18 66-12C90-8 106 2 104 10C90 16 60 18 40 18C20 18 4 17-10 16z', skin)}${fill('M18-16C34-28 54-28 62-22C60-14 44-12 34-8z', skin)}${line('M66 0C78 2 90 4 100 6M62-22C56-16 44-14 36-12', edge, 3.4, 0.6)}`,
	};
	return shapes[shape]();
}

/** A hand at a wrist, pointing along degrees; `thumbDown` turns it over. */
export function hand(
	shape: HandShape,
	skin: string,
	place: { at: Point; length: number; turn: number; thumbDown: boolean; plain?: boolean },
): string {
	const size = Math.round((place.length / 100) * 1000) / 1000;
	const whole = handShape(shape, skin);
	const drawn = place.plain && shape !== 'open' && shape !== 'point' ? firstShapes(whole, 1) : whole;
	return placed(drawn, place.at, { turn: place.turn, size, flipped: place.thumbDown });
}
