import { lit, mix, shaded } from './colour.ts';
import { type Point, short } from './path.ts';
import { box, fill, line } from './svg.ts';

type Facade = {
	colour: string;
	floors: number;
	columns: number;
	/** What the panes show. */
	glass?: string;
	shop?: { awning: string; stripe?: string; sign?: string };
	roof?: 'flat' | 'gable' | 'tower';
	/** Width of the side wall that lies in the shade, at the right. */
	side?: number;
};

/** A house front that stands on the ground at its lower left corner. */
export function building([x, ground]: Point, width: number, height: number, facade: Facade): string {
	const { colour, floors, columns, glass = '#7d9fb8', shop, roof = 'flat', side = 0 } = facade;
	const top = ground - height;
	const low = shop ? ground - Math.min(60, height * 0.24) : ground;
	const cell = { width: width / columns, height: (low - top - 10) / floors };
	const pane = { width: cell.width * 0.46, height: cell.height * 0.56 };
	const panes: string[] = [];
	const lights: string[] = [];
	const sills: string[] = [];
	for (let floor = 0; floor < floors; floor++)
		for (let column = 0; column < columns; column++) {
			const left = x + cell.width * (column + 0.5) - pane.width / 2;
			const upper = top + 10 + cell.height * (floor + 0.2);
			panes.push(
				`M${short(left)} ${short(upper)}h${short(pane.width)}v${short(pane.height)}h${short(-pane.width)}z`,
			);
			lights.push(
				`M${short(left)} ${short(upper + pane.height * 0.6)}L${short(left + pane.width * 0.7)} ${short(upper)}h${short(-pane.width * 0.7)}z`,
			);
			sills.push(
				`M${short(left - 2)} ${short(upper + pane.height + 1.5)}h${short(pane.width + 4)}M${short(left + pane.width / 2)} ${short(upper)}v${short(pane.height)}`,
			);
		}
	const roofs = {
		flat: box([x - 3, top - 5], width + 6 + side, 8, shaded(colour, 0.16)),
		gable: fill(
			`M${short(x - 6)} ${short(top + 2)}L${short(x + width * 0.2)} ${short(top - 28)}H${short(x + width * 0.8)}L${short(x + width + 6)} ${short(top + 2)}z`,
			mix(shaded(colour, 0.3), '#8a4136', 0.45),
		),
		tower: `${fill(`M${short(x)} ${short(top)}L${short(x + width / 2)} ${short(top - width * 0.8)}L${short(x + width)} ${short(top)}z`, shaded(colour, 0.3))}`,
	};
	return [
		side ? box([x + width - 0.5, top], side, height, shaded(colour, 0.3)) : '',
		box([x, top], width, height, colour),
		roofs[roof],
		fill(panes.join(''), glass),
		fill(lights.join(''), lit(glass, 0.45)),
		line(sills.join(''), lit(colour, 0.35), 1.6),
		shop ? shopFront(x, low, width, ground, shop) : '',
	].join('');
}

function shopFront(
	x: number,
	top: number,
	width: number,
	ground: number,
	shop: NonNullable<Facade['shop']>,
): string {
	const tall = ground - top;
	const stripes = Array.from({ length: 4 }, (_, index) => {
		const left = x + (width / 8) * (index * 2 + 1);
		return `M${short(left)} ${short(top)}h${short(width / 8)}l3 ${short(tall * 0.32)}h${short(-width / 8)}z`;
	});
	return `${box([x + 4, top + 6], width - 8, tall - 6, '#4b4a5e')}${box([x + 8, top + tall * 0.34], width * 0.52, tall * 0.5, '#f3d08c', { opacity: 0.85 })}${box([x + width * 0.68, top + tall * 0.34], width * 0.22, tall * 0.66, '#6f4c3d')}${fill(`M${short(x)} ${short(top)}h${short(width)}l5 ${short(tall * 0.32)}h${short(-width - 10)}z`, shop.awning)}${fill(stripes.join(''), shop.stripe ?? '#fbf1df')}`;
}

/** A far row of houses in one colour, some with a gable, some with a mast. */
export function skyline(
	ground: number,
	heights: readonly number[],
	colour: string,
	from = -10,
	to = 810,
): string {
	const step = (to - from) / heights.length;
	const path = heights.map((height, index) => {
		const wide = step * (0.8 + ((index * 7) % 5) * 0.1);
		const left = from + step * (index + 0.5) - wide / 2;
		const top = ground - height;
		const roofs = [
			`V${short(top)}h${short(wide)}`,
			`V${short(top)}l${short(wide / 2)} ${short(-wide * 0.3)}l${short(wide / 2)} ${short(wide * 0.3)}`,
			`V${short(top)}h${short(wide * 0.3)}v-8h${short(wide * 0.4)}v8h${short(wide * 0.3)}`,
			`V${short(top)}h${short(wide * 0.45)}v-22h3v22h${short(wide * 0.55 - 3)}`,
		];
		return `M${short(left)} ${short(ground)}${roofs[(index * 3) % 4]}V${short(ground)}z`;
	});
	return fill(path.join(''), colour);
}

/** A window of a room: frame, sill and the drawing behind the glass (drawn by the scene and clipped by it). */
export function windowFrame(
	[x, y]: Point,
	width: number,
	height: number,
	more: { frame?: string; bars?: number } = {},
): string {
	const { frame = '#f7efe0', bars = 1 } = more;
	const uprights = Array.from(
		{ length: bars },
		(_, index) => `M${short(x + (width / (bars + 1)) * (index + 1))} ${short(y)}v${short(height)}`,
	);
	return `${line(`M${short(x + 5)} ${short(y + 5)}h${short(width - 10)}`, '#2a1c4e', 6, 0.16)}${line(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}zM${short(x)} ${short(y + height * 0.36)}h${short(width)}${uprights.join('')}`, frame, 7)}${line(`M${short(x + width + 3)} ${short(y)}v${short(height)}`, shaded(frame), 2)}${box([x - 12, y + height + 2], width + 24, 9, frame, { round: 2 })}${box([x - 12, y + height + 9], width + 24, 4, shaded(frame, 0.2))}`;
}

/** A curtain that hangs beside a window and is gathered at two thirds. */
export function curtain([x, y]: Point, width: number, height: number, colour: string, side: 1 | -1): string {
	const to = (across: number, down: number) =>
		`${short(x + across * width * side)} ${short(y + down * height)}`;
	const shape = `M${to(0, 0)}L${to(1, 0)}C${to(1, 0.3)} ${to(0.62, 0.5)} ${to(0.42, 0.64)}C${to(0.5, 0.8)} ${to(0.6, 0.9)} ${to(0.62, 1)}L${to(-0.06, 1)}C${to(0, 0.7)} ${to(0, 0.4)} ${to(0, 0)}z`;
	const folds = `M${to(0.3, 0)}C${to(0.3, 0.3)} ${to(0.24, 0.5)} ${to(0.2, 0.64)}M${to(0.64, 0)}C${to(0.6, 0.3)} ${to(0.44, 0.5)} ${to(0.32, 0.64)}M${to(0.2, 0.68)}C${to(0.22, 0.8)} ${to(0.24, 0.9)} ${to(0.24, 1)}M${to(0.34, 0.68)}C${to(0.4, 0.8)} ${to(0.44, 0.9)} ${to(0.44, 1)}`;
	return `${fill(shape, colour)}${line(folds, shaded(colour, 0.35), 2.4, 0.6)}${line(`M${to(-0.02, 0.645)}L${to(0.42, 0.645)}`, shaded(colour, 0.3), 6)}`;
}
