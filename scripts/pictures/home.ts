import { lit, shaded } from './colour.ts';
import { type Point, straight } from './path.ts';
import { box, circle, ellipse, fill, line, placed } from './svg.ts';

/** An open laptop whose screen looks left, to somebody who sits there; its near hinge is the place. */
export function openLaptop(at: Point, size = 1): string {
	const tiles = [
		['#f0d9b8', '#9d6743', '#2f7f80'],
		['#c9dce6', '#f0bd9d', '#b5453a'],
		['#d8e3c8', '#583629', '#e5a83b'],
	].map(([wall = '', skin = '', shirt = ''], index) => {
		const x = 5 + (index % 2) * 33;
		const y = -80 + Math.floor(index / 2) * 38;
		return `${box([x, y], 30, 34, wall)}${fill(`M${x + 5} ${y + 34}C${x + 5} ${y + 20} ${x + 25} ${y + 20} ${x + 25} ${y + 34}z`, shirt)}${circle([x + 15, y + 14], 7, skin)}${fill(`M${x + 8} ${y + 13}C${x + 8} ${y + 3} ${x + 22} ${y + 3} ${x + 22} ${y + 13}C${x + 18} ${y + 9} ${x + 12} ${y + 9} ${x + 8} ${y + 13}z`, '#3d2a26')}`;
	});
	const bars = `${box([38, -42], 30, 34, '#fbf7ef')}${box([42, -20], 5, 9, '#e2694f')}${box([50, -27], 5, 16, '#2f7f80')}${box([58, -34], 5, 23, '#e5a83b')}`;
	const screen = `${box([0, -86], 74, 86, '#3a3c4a', { round: 4 })}${box([3, -83], 68, 78, '#1f2740')}${tiles.join('')}${bars}`;
	const base = straight([
		[0, 0],
		[34, -32],
		[-60, -32],
		[-96, 0],
	]);
	const keys = 'M-82-7H-14M-74-13H-8M-67-19H-1M-60-25H6';
	return placed(
		`${ellipse([-20, 2], 92, 8, '#2a1c4e', { opacity: 0.2 })}${box([-96, 0], 97, 5, '#7f8494', { round: 2 })}${fill(base, '#c3c7d2')}${line(keys, '#5a5f70', 3.4)}${fill('M0 0L34-32L52-124L57-122L39-30L5 2z', '#7f8494')}<g transform="matrix(.46 -.43 -.21 1.07 0 0)">${screen}</g>`,
		at,
		{ size },
	);
}

/** A baby's high chair that looks left: what is behind the baby, and the tray before it. */
export function highChair(seat: Point, ground: number): { back: string; front: string } {
	const [x, y] = seat;
	const wood = '#d9a866';
	const down = ground - y;
	const legs = line(
		`M${x - 26} ${y + 8}L${x - 58} ${ground}M${x + 30} ${y + 8}L${x + 56} ${ground}`,
		wood,
		9,
	);
	const farLegs = line(
		`M${x - 14} ${y + 8}L${x - 34} ${ground - 14}M${x + 26} ${y + 8}L${x + 36} ${ground - 14}`,
		shaded(wood, 0.4),
		7,
	);
	const bar = line(`M${x - 44} ${y + down * 0.62}H${x + 45}`, shaded(wood, 0.2), 7);
	const rest = `${fill(`M${x + 12} ${y}C${x + 14} ${y - 60} ${x + 20} ${y - 104} ${x + 34} ${y - 108}C${x + 50} ${y - 108} ${x + 52} ${y - 96} ${x + 50} ${y - 84}L${x + 40} ${y + 8}z`, '#8cc0a8')}${fill(`M${x + 34} ${y - 108}C${x + 50} ${y - 108} ${x + 52} ${y - 96} ${x + 50} ${y - 84}L${x + 40} ${y + 8}H${x + 30}C${x + 40} ${y - 40} ${x + 44} ${y - 90} ${x + 34} ${y - 108}z`, shaded('#8cc0a8'))}`;
	const base = `${box([x - 32, y - 2], 74, 13, lit(wood, 0.15), { round: 5 })}${box([x - 32, y + 5], 74, 6, shaded(wood), { round: 3 })}`;
	const tray = `${box([x - 88, y - 44], 98, 9, '#fbf4e4', { round: 4 })}${box([x - 88, y - 38], 98, 5, '#d3c4ae', { round: 3 })}${line(`M${x - 12} ${y - 34}L${x + 4} ${y + 2}`, shaded(wood), 6)}`;
	return {
		back: `${ellipse([x + 12, ground], 74, 8, '#2a1c4e', { opacity: 0.22 })}${farLegs}${rest}${base}`,
		front: `${legs}${bar}${tray}`,
	};
}

/** A wall clock; hands in hours and minutes. */
export function wallClock(
	at: Point,
	radius: number,
	hours: number,
	minutes: number,
	rim = '#5a3d2f',
): string {
	const hand = (degrees: number, length: number) => {
		const angle = (degrees * Math.PI) / 180;
		return `M0 0L${Math.round(Math.sin(angle) * length * 10) / 10} ${Math.round(-Math.cos(angle) * length * 10) / 10}`;
	};
	const marks = [0, 90, 180, 270]
		.map((degrees) =>
			hand(degrees, 25).replace(
				'M0 0',
				`M${Math.round(Math.sin((degrees * Math.PI) / 180) * 20)} ${Math.round(-Math.cos((degrees * Math.PI) / 180) * 20)}`,
			),
		)
		.join('');
	return placed(
		`${circle([4, 5], 32, '#2a1c4e', 0.18)}${circle([0, 0], 32, rim)}${circle([0, 0], 27, '#fdf8ec')}${line(marks, '#4b4a5e', 2.4)}${line(hand((hours % 12) * 30 + minutes / 2, 13), '#2f2d3d', 3.6)}${line(hand(minutes * 6, 20), '#2f2d3d', 2.6)}${circle([0, 0], 2.6, '#d0453a')}`,
		at,
		{ size: radius / 32 },
	);
}

/** Building blocks piled on the floor. */
export function blocks(at: Point, size = 1): string {
	const cube = (x: number, y: number, colour: string) =>
		`${box([x, y], 24, 24, colour, { round: 3 })}${box([x + 17, y], 7, 24, shaded(colour), { round: 3 })}${circle([x + 9, y + 12], 5, lit(colour, 0.6))}`;
	return placed(
		`${ellipse([8, 0], 44, 6, '#2a1c4e', { opacity: 0.2 })}${cube(-32, -24, '#e2694f')}${cube(-6, -24, '#5b8fb0')}${placed(cube(-12, -12, '#e5a83b'), [-4, -35], { turn: 10 })}${placed(cube(-12, -12, '#73a052'), [42, -11], { turn: 24 })}`,
		at,
		{ size },
	);
}

/** A wicker basket heaped with washing. */
export function laundryBasket(at: Point, size = 1): string {
	const weave = '#c1935a';
	return placed(
		`${ellipse([10, 0], 70, 9, '#2a1c4e', { opacity: 0.24 })}${fill('M-58-66C-62-96-30-92-24-104C-6-120 16-100 24-98C50-104 62-84 58-64z', '#f0e6d8')}${fill('M-20-66C-26-94 4-112 16-98C32-92 28-74 34-66z', '#7fa3c4')}${fill('M18-66C26-96 52-96 58-64z', '#dc8791')}${line('M-44-70C-40-82-32-86-26-90M0-72C2-84 6-92 10-94M36-68C40-78 46-82 50-84', '#6b5a78', 2, 0.4)}${fill('M-64-68H64L54-6C53-1 50 0 46 0H-46C-50 0-53-1-54-6z', weave)}${fill('M24-68H64L54-6C53-1 50 0 46 0H26C34-20 32-50 24-68z', shaded(weave))}${line('M-62-52H62M-60-38H60M-58-24H58M-55-10H55', shaded(weave, 0.4), 3, 0.6)}${line('M-44-66L-38-2M-22-66L-19-2M0-66V-2M22-66L19-2M44-66L38-2', lit(weave, 0.3), 3, 0.6)}${box([-68, -74], 136, 12, lit(weave, 0.15), { round: 6 })}`,
		at,
		{ size },
	);
}
