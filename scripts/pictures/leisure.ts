import { lit, mix, shaded } from './colour.ts';
import { type Point, short } from './path.ts';
import { box, circle, ellipse, fill, groundShadow, line, placed } from './svg.ts';

/** A football at its middle. */
export function football(at: Point, size: number): string {
	const drawing = `${circle([0, 0], 20, '#fbf7ef')}${fill('M-18 8A20 20 0 0 0 20-2A22 22 0 0 1-18 8z', '#c9c3cf')}${fill('M0-8L8-2L5 7H-5L-8-2zM-3-20L4-20L2-15L-3-15zM14-13L19-7L16-4L12-8zM-15-13L-19-6L-15-5L-12-9zM10 13L5 19L1 15L5 11zM-13 13L-8 18L-5 14L-9 10z', '#2f2d3d')}${line('M0-8V-15M8-2L13-6M5 7L8 12M-5 7L-8 12M-8-2L-13-6', '#2f2d3d', 1.2)}`;
	return placed(drawing, at, { size: size / 20 });
}

/** A goal with its net, seen a little from the left; its foot is the near post. */
export function goal([x, ground]: Point, width: number, height: number, depth: number): string {
	const top = ground - height;
	const [right, low] = [x + width, ground - depth * 0.35];
	const mesh: string[] = [];
	for (let part = 0; part <= 1.001; part += 0.1)
		mesh.push(
			`M${short(x + depth + (width - depth * 0.4) * part)} ${short(low - height * 0.3)}L${short(x + width * part)} ${short(top)}M${short(x + depth + (width - depth * 0.4) * part)} ${short(low - height * 0.3)}V${short(low)}`,
		);
	for (let part = 0.12; part < 1; part += 0.125)
		mesh.push(
			`M${short(x + depth * part)} ${short(top + (height * 0.62 - depth * 0.35) * part)}H${short(right + depth * 0.6 * part)}M${short(x + depth)} ${short(low - height * 0.3 * part)}H${short(right + depth * 0.6)}`,
		);
	const side = [0.2, 0.4, 0.6, 0.8]
		.map(
			(part) =>
				`M${short(x)} ${short(ground - height * part)}L${short(x + depth)} ${short(low - height * 0.3 * part)}`,
		)
		.join('');
	return `${line(mesh.join('') + side, '#fbf7ef', 1.3, 0.75)}${line(`M${short(x)} ${short(ground)}V${short(top)}H${short(right)}V${short(ground - 8)}`, '#fbf7ef', 8)}${line(`M${short(x + 3)} ${short(ground)}V${short(top + 5)}M${short(x + 4)} ${short(top + 3)}H${short(right)}`, '#b9b3c4', 2.4)}`;
}

/** A sports bag that lies on the ground. */
export function sportsBag(at: Point, colour: string, size = 1): string {
	return placed(
		`${groundShadow([0, 0], 44)}${line('M-22-24C-20-46 20-46 22-24', shaded(colour, 0.45), 5)}${fill('M-42-6C-44-26-36-30-26-30H28C40-30 44-22 42-4C40 1 34 1 30 1H-32C-38 1-41 0-42-6z', colour)}${fill('M20-30H28C40-30 44-22 42-4C40 1 34 1 30 1H18C28-6 28-22 20-30z', shaded(colour))}${line('M-34-22H34', lit(colour, 0.6), 2.4)}${box([-16, -18], 26, 12, lit(colour, 0.4), { round: 3 })}`,
		at,
		{ size },
	);
}

export function waterBottle(at: Point, colour: string, size = 1): string {
	return placed(
		`${ellipse([6, 0], 12, 3, '#2a1c4e', { opacity: 0.2 })}${box([-7, -34], 14, 34, colour, { round: 4 })}${box([2, -34], 5, 34, shaded(colour), { round: 3 })}${box([-5, -42], 10, 9, '#fbf7ef', { round: 2 })}${line('M-3-28V-8', lit(colour, 0.6), 2)}`,
		at,
		{ size },
	);
}

/** An open book from the reader's side: the covers towards us, the pages a rim; its back is at the place. */
export function openBook(at: Point, colour: string, pose: { size?: number; turn?: number } = {}): string {
	return placed(
		`${fill('M-30-20C-18-26-8-24 0-18C8-24 18-26 30-20V-24C18-30 8-28 0-22C-8-28-18-30-30-24z', '#fbf4e2')}${fill('M-32-20C-18-26-8-24 0-17V24C-8 18-18 17-32 22z', colour)}${fill('M32-20C18-26 8-24 0-17V24C8 18 18 17 32 22z', shaded(colour))}${line('M-24-8C-18-10-12-10-8-8M-24-1C-18-3-14-3-10-2M0-17V24', lit(colour, 0.5), 1.8)}${box([8, -8], 15, 12, lit(colour, 0.35), { round: 2 })}`,
		at,
		pose,
	);
}

/** A soft cushion. */
export function cushion(at: Point, size: number, colour: string, turn = 0): string {
	return placed(
		`${fill('M-28-26C-10-22 10-22 28-27C24-10 24 10 28 27C10 22-10 22-28 27C-24 10-24-10-28-26z', colour)}${fill('M28-27C24-10 24 10 28 27C14 23 0 22-14 24C10 18 20 0 18-25z', shaded(colour, 0.18))}${line('M-26-24L-16-16M26 25L16 16', shaded(colour, 0.4), 1.6, 0.6)}`,
		at,
		{ size: size / 28, turn },
	);
}

/** An easel with a canvas whose corner is 0 0 of the drawing that lies on it; its feet stand on the ground. */
export function easel(
	[x, ground]: Point,
	height: number,
	canvas: { width: number; height: number; bottom: number; drawing: string },
): string {
	const wood = '#b1804f';
	const half = height * 0.24;
	const top = ground - canvas.bottom - canvas.height;
	const legs = `${line(`M${short(x + 12)} ${short(ground - height)}L${short(x + half * 0.5)} ${short(ground - 22)}`, shaded(wood, 0.4), 7)}${line(`M${short(x - 4)} ${short(ground - height)}L${short(x - half)} ${short(ground)}`, wood, 8)}${line(`M${short(x + 4)} ${short(ground - height)}L${short(x + half)} ${short(ground + 4)}`, shaded(wood, 0.12), 8)}`;
	const left = x - canvas.width / 2;
	return `${groundShadow([x + 16, ground], half * 1.1)}${legs}${box([left + 6, top + 8], canvas.width, canvas.height, '#2a1c4e', { opacity: 0.2 })}${box([left, top], canvas.width, canvas.height, '#fdf8ec')}${placed(canvas.drawing, [left, top])}${line(`M${short(left + canvas.width)} ${short(top)}v${short(canvas.height)}`, '#cfc2ad', 4)}${box([left - 10, ground - canvas.bottom], canvas.width + 20, 9, wood, { round: 2 })}${box([left - 10, ground - canvas.bottom + 6], canvas.width + 20, 4, shaded(wood))}${box([x - 9, top - 12], 18, 14, shaded(wood, 0.15), { round: 2 })}`;
}

/** A painter's palette with dabs of paint; the thumb hole is at the place. */
export function palette(at: Point, size: number, turn = 0): string {
	const dabs = [
		[-34, -6, '#d8452f'],
		[-24, -18, '#e5a83b'],
		[-6, -23, '#fbf7ef'],
		[12, -20, '#6aa84b'],
		[24, -8, '#3f7fb0'],
		[20, 8, '#74436f'],
	] as const;
	return placed(
		`${fill('M-46 2C-48-24-20-36 4-32C32-30 44-12 38 6C34 20 18 16 12 12C4 8 0 14-8 18C-24 24-44 18-46 2z', '#c9985f')}${fill('M-46 2C-44 18-24 22-8 16C0 12 4 6 12 10C18 14 34 18 38 4C36 20 18 20 12 16C4 12 0 18-8 22C-24 28-46 20-46 2z', shaded('#c9985f', 0.3))}${dabs.map(([x, y, colour]) => `${ellipse([x, y], 6, 4.6, colour)}${ellipse([x - 1.5, y - 1.5], 2, 1.2, lit(colour, 0.6))}`).join('')}${ellipse([0, 2], 4.5, 3.5, mix('#c9985f', '#2a1c4e', 0.6))}`,
		at,
		{ size: size / 40, turn },
	);
}
