import { lit, shaded } from './colour.ts';
import { type Point, short } from './path.ts';
import { box, circle, ellipse, fill, line, placed } from './svg.ts';

const stone = '#dcc0a0';

/** The old hall of a university: a portico on steps between two wings, with a clock in its gable. */
export function collegeHall([x, ground]: Point, width: number): string {
	const half = width / 2;
	const wing = (left: number, dark: number) => {
		const panes = Array.from(
			{ length: 8 },
			(_, index) =>
				`M${short(left + 18 + (index % 4) * ((half * 0.6 - 36) / 3.4))} ${ground - (index < 4 ? 136 : 66)}h20v36h-20z`,
		).join('');
		return `${box([left, ground - 160], half * 0.6, 160, shaded(stone, dark))}${fill(panes, '#7d93a8')}${line(panes, lit(stone, 0.5), 2.4)}${fill(`M${short(left - 8)} ${ground - 158}L${short(left + 16)} ${ground - 194}H${short(left + half * 0.6 - 16)}L${short(left + half * 0.6 + 8)} ${ground - 158}z`, '#8d5a4c')}`;
	};
	const columns = [-0.33, -0.2, -0.07, 0.07, 0.2, 0.33].map((part) => {
		const at = x + width * part;
		return `${box([at - 8, ground - 152], 16, 132, lit(stone, 0.45))}${box([at + 2, ground - 152], 6, 132, shaded(stone, 0.12))}${box([at - 11, ground - 158], 22, 8, lit(stone, 0.3))}${box([at - 11, ground - 24], 22, 7, lit(stone, 0.3))}`;
	});
	const steps = [0, 1, 2]
		.map((row) =>
			box(
				[x - half * (0.72 + row * 0.05), ground - 18 + row * 7],
				half * (1.44 + row * 0.1),
				8,
				shaded(stone, row * 0.08),
			),
		)
		.join('');
	const door = `${box([x - 20, ground - 104], 40, 88, '#6b4a3c', { round: 16 })}${line(`M${x} ${ground - 100}V${ground - 18}`, '#4a3228', 2)}`;
	return `${wing(x - half * 1.18, 0.04)}${wing(x + half * 0.58, 0.16)}${box([x - half * 0.72, ground - 150], half * 1.44, 134, shaded(stone, 0.3))}${door}${columns.join('')}${fill(`M${short(x - half * 0.8)} ${ground - 164}L${x} ${ground - 240}L${short(x + half * 0.8)} ${ground - 164}z`, stone)}${fill(`M${short(x - half * 0.64)} ${ground - 170}L${x} ${ground - 228}L${short(x + half * 0.64)} ${ground - 170}z`, shaded(stone, 0.12))}${box([x - half * 0.8, ground - 168], half * 1.6, 12, lit(stone, 0.4))}${circle([x, ground - 190], 15, '#fdf8ec')}${line(`M${x} ${ground - 190}v-9M${x} ${ground - 190}l7 4`, '#3a3c4a', 2.4)}${line(`M${x} ${ground - 240}v-42`, '#6b5a58', 3)}${fill(`M${x} ${ground - 282}q16-8 34 2q-12 8 0 18q-18-6-34 2z`, '#b5453a')}${steps}`;
}

/** A graduate's cap that flies, turned by degrees. */
export function flyingCap(at: Point, size: number, turn: number, colour = '#2c2a45'): string {
	return placed(
		`${fill('M-18 4C-18 14 18 14 18 2L14-4H-14z', shaded(colour, 0.4))}${fill('M-34-2L2-14L36 0L0 14z', colour)}${fill('M-34-2L0 14V17L-34 1z', shaded(colour, 0.5))}${fill('M2-14L36 0L20 6L-14-8z', lit(colour, 0.12))}${line('M1 0C12 4 20 8 22 22', '#e9b949', 2.6)}${line('M22 20l-3 12M22 20l0 13M22 20l3 12', '#e9b949', 2.4)}${circle([1, 0], 2.4, '#e9b949')}`,
		at,
		{ size, turn },
	);
}

/** A rolled degree with its ribbon. */
export function diploma(at: Point, turn: number, size = 1): string {
	return placed(
		`${box([-30, -7], 60, 14, '#fdf3dc', { round: 6 })}${box([-30, 1], 60, 6, '#dccbb0', { round: 3 })}${ellipse([30, 0], 3.4, 7, '#e8d8bb')}${box([-6, -8], 10, 16, '#c9323e', { round: 2 })}${line('M-1 8l-5 10M-1 8l6 9', '#c9323e', 3)}`,
		at,
		{ turn, size },
	);
}

/** A bunch of flowers in paper; it is held at the place. */
export function bouquet(at: Point, turn: number, size = 1): string {
	const blooms = [
		[-16, -40, '#e2694f'],
		[2, -50, '#f2c14e'],
		[18, -40, '#dc8791'],
		[-4, -34, '#fbf7ef'],
		[10, -28, '#7d6bb5'],
		[-20, -26, '#f2c14e'],
	] as const;
	return placed(
		`${fill('M-30-30C-20-60 20-64 32-34L6 14H-6z', '#73a052')}${fill('M-26-16L28-20L6 20H-6z', '#fbf1df')}${fill('M10-18L28-20L6 20H2z', '#d9c9ae')}${blooms.map(([x, y, colour]) => circle([x, y], 9, colour) + circle([x, y], 3.4, lit(colour, 0.6))).join('')}${line('M-8 6H8', '#c9323e', 4)}`,
		at,
		{ turn, size },
	);
}
