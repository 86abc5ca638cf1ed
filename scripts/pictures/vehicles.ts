import { lit, mix, shaded } from './colour.ts';
import { type Point, short } from './path.ts';
import { box, circle, ellipse, fill, line, placed } from './svg.ts';

function wheel([x, y]: Point, radius: number): string {
	const spokes = Array.from({ length: 10 }, (_, index) => {
		const angle = (index / 10) * Math.PI;
		const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
		return `M${short(x - dx)} ${short(y - dy)}L${short(x + dx)} ${short(y + dy)}`;
	}).join('');
	const ring = (r: number) =>
		`M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-r * 2)} 0`;
	return `${line(spokes, '#c7cbd6', 1, 0.9)}${line(ring(radius), '#33303f', 5)}${line(ring(radius - 4), '#aab1be', 2)}${circle([x, y], 5, '#7f8796')}`;
}

/** Where a rider's seat, hands and feet go on a bicycle that looks right, from the point on the ground under its middle. */
export function bicyclePlaces(
	[x, ground]: Point,
	size: number,
): { seat: Point; grip: Point; upperPedal: Point; lowerPedal: Point } {
	return {
		seat: [x - 26 * size, ground - 98 * size],
		grip: [x + 46 * size, ground - 112 * size],
		upperPedal: [x + 16 * size, ground - 46 * size],
		lowerPedal: [x - 14 * size, ground - 20 * size],
	};
}

/** A bicycle that looks right; the far crank is drawn behind, the near one before the rider's far leg. */
export function bicycle(
	[x, ground]: Point,
	size: number,
	colour: string,
	more: { basket?: string; bags?: string } = {},
): string {
	const frame = line('M-60-36L-30-84M-30-84L34-92M-60-36L2-34M2-34L-30-84M2-34L36-88', colour, 6);
	const light = line('M-58-38L-30-82M-28-85L32-93', lit(colour, 0.5), 1.8);
	const fork = line('M36-96L60-36M30-104C34-112 40-114 48-112', shaded(colour, 0.3), 5);
	const chain = `${circle([2, -34], 10, '#59617a')}${line('M2-44L-60-40M2-24L-60-32', '#59617a', 1.8)}${line('M2-34L16-46M2-34L-12-22', '#3a3c4a', 4.5)}${line('M10-46H23M-19-21H-6', '#3a3c4a', 5)}`;
	const saddle = `${line('M-30-84L-34-96', '#59617a', 4)}${fill('M-50-100C-44-106-26-102-16-99C-16-94-28-93-36-93C-44-93-52-94-50-100z', '#5a3d2f')}`;
	const guard = line('M-94-44C-90-74-56-84-38-64M34-60C44-76 70-76 84-58', shaded(colour, 0.15), 4);
	const basket = more.basket
		? `${fill('M48-104H90L84-72H54z', more.basket)}${line('M50-96H88M52-86H86M60-104L62-72M70-104V-72M80-104L77-72', shaded(more.basket, 0.35), 1.6)}${box([46, -107], 46, 5, lit(more.basket, 0.3), { round: 2 })}`
		: '';
	const bags = more.bags
		? `${line('M-92-76H-44M-60-36L-84-76', '#59617a', 3)}${fill('M-92-76H-50L-54-38C-55-34-58-33-62-33H-82C-86-33-89-34-90-38z', more.bags)}${fill('M-62-76H-50L-54-38C-55-34-58-33-62-33H-68C-62-44-60-62-62-76z', shaded(more.bags))}${box([-94, -80], 46, 13, mix(more.bags, '#2a1c4e', 0.15), { round: 4 })}${line('M-82-72V-52M-62-72V-52', lit(more.bags, 0.5), 2.4)}`
		: '';
	return placed(
		`${wheel([-60, -36], 35)}${wheel([60, -36], 35)}${guard}${frame}${light}${fork}${chain}${saddle}${basket}${bags}${line('M40-112H52', '#33303f', 6)}`,
		[x, ground],
		{ size },
	);
}

/** A train that comes towards us along a platform: its front, and the coaches behind it in perspective. */
export function comingTrain([x, ground]: Point, size: number, colour = '#c2483c'): string {
	const front = `${fill('M-52-150C-48-176-30-186 0-186C30-186 48-176 52-150L58-30C58-18 50-12 40-10H-40C-50-12-58-18-58-30z', '#eef0f2')}${fill('M-56-70H56L58-30C58-18 50-12 40-10H-40C-50-12-58-18-58-30z', colour)}${fill('M20-184C40-180 50-170 52-150L58-30C58-18 50-12 40-10H28C36-60 34-130 20-184z', '#2a1c4e', 0.16)}${fill('M-42-146C-38-166-26-172 0-172C26-172 38-166 42-146L46-92H-46z', '#2e3d57')}${fill('M-42-146C-38-166-26-172 0-172L-22-92H-46z', '#5f7f9f', 0.7)}${line('M0-170V-94M-16-92L6-110', '#1f2940', 2.4)}${box([-24, -84], 48, 10, '#2a2a35', { round: 3 })}${line('M-16-79H16', '#f6b24a', 3)}${circle([-38, -50], 9, '#fff3c4')}${circle([38, -50], 9, '#fff3c4')}${circle([-38, -50], 22, '#fff0b8', 0.35)}${circle([38, -50], 22, '#fff0b8', 0.35)}${box([-30, -30], 60, 12, '#3a3c4a', { round: 4 })}${line('M-50-8H50', '#3a3c4a', 6)}`;
	return placed(front, [x, ground], { size });
}

/** A small car seen from the front right, far along a road. */
export function farCar(at: Point, size: number, colour: string): string {
	return placed(
		`${ellipse([4, 0], 26, 4, '#2a1c4e', { opacity: 0.24 })}${fill('M-22-2V-14C-22-18-18-20-15-20L-10-30C-9-32-7-33-4-33H8C12-33 14-31 16-28L20-20C24-19 25-17 25-14V-2z', colour)}${fill('M-11-20L-7-29H9L14-20z', '#bcd7e2')}${circle([-16, -12], 3, '#fff3c4')}${circle([19, -12], 3, '#fff3c4')}${box([-19, -5], 8, 7, '#33303f', { round: 2 })}${box([14, -5], 8, 7, '#33303f', { round: 2 })}`,
		at,
		{ size },
	);
}

/** A sailing boat on the water. */
export function sailingBoat(at: Point, size: number, sail = '#fdf8ec', mirrored = false): string {
	return placed(
		`${line('M0-4V-70', '#6b4a38', 2.4)}${fill('M3-68C24-50 34-28 36-12H3z', sail)}${fill('M-3-58C-14-42-22-26-26-12H-3z', shaded(sail, 0.14))}${fill('M-36-8H40L28 6H-24z', '#b5453a')}${line('M-40 10H48M-20 16H30', '#fdf8ec', 2, 0.7)}`,
		at,
		{ size, mirrored },
	);
}
