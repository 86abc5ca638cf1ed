import { shaded } from '#pictures/colour.ts';
import { box, circle, ellipse, fill, line } from '#pictures/svg.ts';
import { type Light, room, type Stage } from './light.ts';

type Colours = Parameters<typeof room>[1];
/** A room in its colours with what stands at its wall. */
export const inside =
	(colours: Colours, behind: (light: Light) => string[]) =>
	(light: Light): Stage => {
		const stage = room(light, colours);
		return { ...stage, back: [...stage.back, ...behind(light)] };
	};

/** Colours of rooms: warm, cool, and clean as in a hospital. */
export const warm = { wall: '#eccb9c', low: '#f5e2bf', floor: '#bd8a5c', seam: '#93653f' };
export const cool = { wall: '#cfdcdc', low: '#e9ece4', floor: '#b7a795', seam: '#94846f' };
export const clean = { wall: '#d5e6e6', low: '#eef4f0', floor: '#c4cfcf', seam: '#a3b2b4' };

/** A picture to frame, 90 by 64. */
export const landscape = `${box([0, 0], 90, 64, '#a9d0dd')}${fill('M0 44L28 18L52 42L68 28L90 46V64H0z', '#6f9c7a')}${circle([70, 14], 7, '#f6d06a')}`;
/** Books side by side, a line a colour. */
const bookRows = (x: number, width: number, ys: readonly number[], seed: number): string =>
	['#b5453a', '#2f7f80', '#e5a83b', '#f0dfc0', '#74436f']
		.map((colour, tone) =>
			line(
				ys
					.map((y, row) => {
						const count = Math.floor(width / 12);
						const mine = Array.from({ length: count }, (_, index) => index).filter(
							(index) => (index * 7 + row * 3 + seed + ((index * index) % 3)) % 5 === tone,
						);
						return mine
							.map((index) => `M${x + 6 + index * 12} ${y - 4}v-${26 + ((index * 5 + row) % 4) * 4}`)
							.join('');
					})
					.join(''),
				colour,
				9,
			).replace('"/>', '" stroke-linecap="butt"/>'),
		)
		.join('');
/** A shelf of books on a wall. */
export const shelf = (x: number, y: number, width: number, seed: number) =>
	`${bookRows(x + 4, width - 8, [y + 4], seed)}${box([x, y], width, 8, '#8a5a38')}`;
/** A bookcase that stands on the floor. */
export const bookcase = (x: number, width: number, rows: number, seed: number): string => {
	const top = 436 - rows * 68;
	const floors = Array.from({ length: rows }, (_, row) => top + row * 68 + 56);
	return `${box([x, top - 12], width, rows * 68 + 12, '#8a5a38')}${box([x + 8, top - 4], width - 16, rows * 68, '#5f3d29')}${bookRows(x + 10, width - 22, floors, seed)}${line(floors.map((y) => `M${x + 8} ${y}h${width - 16}`).join(''), '#8a5a38', 8)}`;
};
/** Three long lamps. */
export const ceilingLights = line('M90 24H220M340 24H470M590 24H720', '#fdfaf0', 9);
/** A row of spectators far off. */
export const spectators = (y: number, colours: readonly string[], step: number, size: number): string =>
	colours
		.map(
			(colour, index) =>
				`${ellipse([step * (index + 0.5), y + size * 1.9], size * 1.25, size * 1.3, shaded(colour, 0.3))}${circle([step * (index + 0.5), y], size, ['#3d2a26', '#65412c', '#262029', '#8a5030', '#9c9aa3'][index % 5] ?? colour)}`,
		)
		.join('');
