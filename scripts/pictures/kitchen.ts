import { lit, shaded } from './colour.ts';
import { type Point, short } from './path.ts';
import { box, circle, ellipse, fill, line, placed } from './svg.ts';

/** A row of tiles on a wall. */
export function wallTiles(
	[x, y]: Point,
	width: number,
	height: number,
	size: number,
	colour: string,
): string {
	const rows = Array.from(
		{ length: Math.floor(height / size) + 1 },
		(_, row) => `M${x} ${short(y + row * size)}h${width}`,
	);
	const joints = Array.from({ length: Math.floor(width / (size * 2)) + 1 }, (_, column) =>
		Array.from(
			{ length: Math.floor(height / size) },
			(__, row) => `M${short(x + column * size * 2 + (row % 2) * size)} ${short(y + row * size)}v${size}`,
		).join(''),
	);
	return `${box([x, y], width, height, colour)}${line(rows.join('') + joints.join(''), shaded(colour, 0.16), 1.2)}`;
}

/** Doors of a cupboard side by side. */
export function cupboards(
	[x, y]: Point,
	width: number,
	height: number,
	doors: number,
	colour: string,
): string {
	const wide = width / doors;
	const fronts = Array.from({ length: doors }, (_, index) => {
		const left = x + index * wide + 4;
		return `${box([left, y + 5], wide - 8, height - 10, lit(colour, 0.14), { round: 3 })}${box([left + 7, y + 12], wide - 22, height - 24, colour, { round: 2 })}${circle([index % 2 ? left + 6 : left + wide - 14, y + height - 18], 3, '#e0b65a')}`;
	});
	return `${box([x + 4, y + 6], width, height, '#2a1c4e', { opacity: 0.16, round: 4 })}${box([x, y], width, height, shaded(colour, 0.14), { round: 4 })}${fronts.join('')}`;
}

/** A fridge with notes and a child's drawings on its door. */
export function fridge([x, ground]: Point, width: number, height: number, colour = '#f1ece2'): string {
	const top = ground - height;
	const drawings = `${placed(`${box([0, 0], 34, 28, '#fdfaf2')}${circle([8, 8], 5, '#e5a83b')}${fill('M14 24V15L20 9L26 15V24z', '#d8654a')}${line('M2 25H32', '#6aa84b', 2)}`, [x + 20, top + height * 0.42], { turn: -4 })}${placed(`${box([0, 0], 26, 32, '#fdfaf2')}${circle([13, 10], 5, '#47648f')}${line('M13 15V24M6 19H20M13 24L8 30M13 24L18 30', '#47648f', 2)}`, [x + 64, top + height * 0.44], { turn: 5 })}${box([x + 26, top + 28], 20, 20, '#f2d36b')}${circle([x + 36, top + 28], 3, '#d8452f')}${circle([x + 37, top + height * 0.42], 3, '#3f7fb0')}${circle([x + 76, top + height * 0.44], 3, '#6aa84b')}`;
	return `${box([x + 8, top + 6], width, height - 4, '#2a1c4e', { opacity: 0.2, round: 10 })}${box([x, top], width, height, colour, { round: 10 })}${fill(`M${x + width * 0.86} ${top}H${x + width - 10}Q${x + width} ${top} ${x + width} ${top + 10}V${ground}H${x + width * 0.86}z`, shaded(colour, 0.14))}${line(`M${x} ${short(top + height * 0.33)}h${width}`, shaded(colour, 0.3), 2.4)}${line(`M${x + 12} ${short(top + height * 0.2)}v${short(height * 0.09)}M${x + 12} ${short(top + height * 0.38)}v${short(height * 0.16)}`, '#a9a4ad', 5)}${drawings}`;
}

/** A clock on a wall that shows an hour and minutes. */
export function wallClock(at: Point, radius: number, hour: number, minute: number): string {
	const hand = (turn: number, length: number, width: number) => {
		const angle = (turn * Math.PI) / 180;
		return line(
			`M${short(at[0])} ${short(at[1])}L${short(at[0] + Math.sin(angle) * length)} ${short(at[1] - Math.cos(angle) * length)}`,
			'#3a3c4a',
			width,
		);
	};
	const marks = [0, 90, 180, 270].map((turn) => {
		const angle = (turn * Math.PI) / 180;
		const [x, y] = [Math.sin(angle), -Math.cos(angle)];
		return `M${short(at[0] + x * radius * 0.72)} ${short(at[1] + y * radius * 0.72)}L${short(at[0] + x * radius * 0.84)} ${short(at[1] + y * radius * 0.84)}`;
	});
	return `${circle([at[0] + 3, at[1] + 4], radius + 4, '#2a1c4e', 0.18)}${circle(at, radius + 4, '#7c5238')}${circle(at, radius, '#fdf6e6')}${line(marks.join(''), '#3a3c4a', 2)}${hand(((hour % 12) + minute / 60) * 30, radius * 0.5, 3.4)}${hand(minute * 6, radius * 0.74, 2.4)}`;
}

/** Pans that hang from a rail by their handles. */
export function hangingPans([x, y]: Point, width: number, colours: readonly string[]): string {
	const step = width / colours.length;
	const pans = colours.map((colour, index) => {
		const at: Point = [x + step * (index + 0.5), y + 4];
		const r = 17 + ((index * 5) % 3) * 4;
		return `${line(`M${short(at[0])} ${short(at[1])}v34`, '#3a3c4a', 4)}${circle([at[0] + 3, at[1] + 36 + r], r, '#2a1c4e', 0.18)}${circle([at[0], at[1] + 34 + r], r, colour)}${circle([at[0] - 1, at[1] + 33 + r], r * 0.74, shaded(colour, 0.16))}${line(`M${short(at[0] - r * 0.6)} ${short(at[1] + 28 + r)}q${short(r * 0.2)} ${short(-r * 0.5)} ${short(r * 0.6)} ${short(-r * 0.55)}`, lit(colour, 0.6), 2.6)}`;
	});
	return `${line(`M${short(x)} ${short(y)}h${short(width)}`, '#8b8f9c', 6)}${pans.join('')}`;
}

/** A frying pan seen from the side, its handle to the left when mirrored; the middle of its foot is the place. */
export function fryingPan(
	at: Point,
	pose: { size?: number; turn?: number; mirrored?: boolean } = {},
): string {
	return placed(
		`${line('M40-14L98-26', '#2d2b38', 9)}${line('M60-19L96-26', '#57536a', 3)}${ellipse([0, -16], 48, 9, '#57536a')}${ellipse([0, -15], 42, 6.6, '#2d2b38')}${fill('M-48-16C-46-2-34 2-20 2H20C34 2 46-2 48-16C30-6-30-6-48-16z', '#3a3848')}${fill('M16-9C30-10 42-12 48-16C46-2 34 2 20 2H4C12 0 16-4 16-9z', '#25232f')}`,
		at,
		pose,
	);
}

/** Flames that leap up from a place. */
export function flames([x, y]: Point, width: number, height: number): string {
	const tongue = (wide: number, tall: number, colour: string, opacity: number) => {
		const to = (across: number, up: number) => `${short(x + across * wide)} ${short(y - up * tall)}`;
		return fill(
			`M${to(-0.5, 0)}C${to(-0.62, 0.28)} ${to(-0.4, 0.4)} ${to(-0.42, 0.62)}C${to(-0.3, 0.54)} ${to(-0.22, 0.44)} ${to(-0.2, 0.34)}C${to(-0.14, 0.62)} ${to(-0.02, 0.74)} ${to(0.06, 1)}C${to(0.2, 0.8)} ${to(0.16, 0.6)} ${to(0.14, 0.46)}C${to(0.22, 0.5)} ${to(0.28, 0.6)} ${to(0.3, 0.74)}C${to(0.42, 0.54)} ${to(0.58, 0.3)} ${to(0.5, 0)}C${to(0.3, -0.06)} ${to(-0.3, -0.06)} ${to(-0.5, 0)}z`,
			colour,
			opacity,
		);
	};
	const sparks = [
		[-0.5, 0.86],
		[0.46, 0.94],
		[-0.16, 1.04],
		[0.3, 1.12],
		[-0.36, 1.14],
	].map(([across = 0, up = 0], index) =>
		circle([x + across * width, y - up * height], 2 + (index % 3), '#ffc14a', 0.9),
	);
	return `${tongue(width, height, '#e8542b', 0.92)}${tongue(width * 0.74, height * 0.76, '#f68f2f', 1)}${tongue(width * 0.48, height * 0.52, '#fdc94c', 1)}${tongue(width * 0.24, height * 0.3, '#fff3bf', 1)}${sparks.join('')}`;
}

/** A gas hob on top of a steel cooker, seen from the front. */
export function cooker([x, y]: Point, width: number, height: number, burners: readonly number[]): string {
	const steel = '#b9bec9';
	const grates = burners.map(
		(at) =>
			`${line(`M${short(x + at - 52)} ${y - 4}h104M${short(x + at - 40)} ${y - 4}v8M${short(x + at + 40)} ${y - 4}v8`, '#2d2b38', 5)}${fill(`M${short(x + at - 30)} ${y + 2}q4-10 6-2q4-12 8-2q6-14 10-1q4-12 8-1q6-14 10 1q4-10 8 2q4-8 8 3z`, '#5fa6e8', 0.9)}`,
	);
	const knobs = Array.from({ length: 6 }, (_, index) => {
		const at: Point = [x + (width / 6.6) * (index + 0.8), y + 28];
		return `${circle(at, 9, '#2d2b38')}${line(`M${short(at[0])} ${short(at[1] - 6)}v6`, '#f7efe0', 2.4)}`;
	});
	return `${box([x, y], width, 14, lit(steel, 0.3))}${box([x, y + 10], width, height, steel)}${box([x, y + 10], width, 34, shaded(steel, 0.14))}${grates.join('')}${knobs.join('')}${box([x + 26, y + 62], width - 52, height - 64, shaded(steel, 0.34), { round: 8 })}${box([x + 40, y + 86], width - 80, height - 90, '#3a3140', { round: 6 })}${box([x + 40, y + 110], width - 80, height - 120, '#e58b3a', { opacity: 0.4, round: 6 })}${line(`M${x + 44} ${y + 74}h${width - 88}`, '#f1f2f5', 6)}`;
}
