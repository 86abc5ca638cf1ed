import { lit, mix, shaded } from './colour.ts';
import { builds, type Person, pose } from './figure.ts';
import { add, type Point, short } from './path.ts';
import { box, circle, ellipse, fill, line, placed } from './svg.ts';

const steel = '#8f97a6';

/** Light bands across a work jacket, to be drawn over the body. */
export function reflectors(person: Person, colour = '#fbf3c9'): string {
	const { neck, up, across, width } = pose(person);
	const { torso, waist, chest } = builds[person.build];
	const { head } = person;
	const band = (along: number, half: number) => {
		const middle = add(neck, up, -torso * head * along);
		const reach = half * head * width * 0.98;
		return `M${add(middle, across, -reach).map(short).join(' ')}L${add(middle, across, reach).map(short).join(' ')}`;
	};
	return line(`${band(0.5, chest)}${band(0.76, waist * 1.08)}`, colour, head * 0.13);
}

/** A tube of the scaffold with its light side. */
export function tube(data: string, width = 9): string {
	return `${line(data, shaded(steel, 0.3), width)}${line(data, steel, width * 0.62)}${line(data, lit(steel, 0.5), width * 0.2)}`;
}

/** The clamp where two tubes of a scaffold meet. */
export function coupler([x, y]: Point, size = 1): string {
	return placed(
		`${box([-9, -8], 18, 16, '#5b6270', { round: 4 })}${box([-6, -5], 7, 10, '#aab1be', { round: 2 })}`,
		[x, y],
		{ size },
	);
}

/** A tower crane far off: its mast's foot, its height, and how far the jib reaches to the left. */
export function towerCrane(
	[x, ground]: Point,
	height: number,
	jib: number,
	hook: number,
	drop: number,
	colour = '#e5a83b',
): string {
	const top = ground - height;
	const steps = Array.from(
		{ length: Math.floor(height / 18) },
		(_, index) =>
			`M${x - 7} ${short(ground - index * 18)}L${x + 7} ${short(ground - index * 18 - 18)}M${x + 7} ${short(ground - index * 18)}L${x - 7} ${short(ground - index * 18 - 18)}`,
	).join('');
	const truss = Array.from(
		{ length: Math.floor(jib / 16) },
		(_, index) => `M${short(x - index * 16)} ${top}l-8-12l-8 12`,
	).join('');
	const load = `${box([x - hook - 10, top - 4], 20, 8, '#7f8494', { round: 2 })}${line(`M${x - hook} ${top}V${top + drop}`, '#4b4a5e', 1.6)}${line(`M${x - hook} ${top + drop}l-26 22M${x - hook} ${top + drop}l26 22`, '#4b4a5e', 1.6)}${box([x - hook - 32, top + drop + 20], 64, 34, '#b5654a')}${line(`M${x - hook - 32} ${top + drop + 31}h64m0 11h-64M${x - hook - 12} ${top + drop + 20}v11M${x - hook + 12} ${top + drop + 20}v11M${x - hook} ${top + drop + 31}v11M${x - hook - 20} ${top + drop + 31}v11M${x - hook + 20} ${top + drop + 31}v11`, '#e3b89a', 1.6)}${box([x - hook - 35, top + drop + 53], 70, 5, '#7c5238')}`;
	return `${line(`M${x - 7} ${ground}V${top}M${x + 7} ${ground}V${top}`, colour, 3)}${line(steps, colour, 1.6)}${line(`M${x + 60} ${top}H${x - jib}M${x + 40} ${top - 12}H${x - jib + 10}M${x} ${top - 44}V${top}M${x} ${top - 44}L${x - jib * 0.7} ${top - 12}M${x} ${top - 44}L${x + 56} ${top}`, colour, 2.6)}${line(truss, colour, 1.5)}${box([x + 34, top], 26, 22, '#7f8494')}${box([x - 24, top + 2], 18, 20, mix(colour, '#fff0cf', 0.4), { round: 2 })}${box([x - 22, top + 5], 9, 10, '#6f93a8')}${load}`;
}

/** Bricks in courses: one rectangle of wall from its upper left corner. */
export function brickwork([x, y]: Point, width: number, height: number, colour = '#b8664b'): string {
	const course = 19;
	const joints: string[] = [];
	const pale: string[] = [];
	const dark: string[] = [];
	for (let row = 0; row * course < height; row++) {
		const top = y + height - (row + 1) * course;
		joints.push(`M${short(x)} ${short(top)}h${short(width)}`);
		for (let left = row % 2 ? 0 : -22; left < width; left += 44) {
			if (left > 0) joints.push(`M${short(x + left)} ${short(top)}v${course}`);
			const from = Math.max(0, left);
			const wide = Math.min(width, left + 44) - from;
			const brick = `M${short(x + from)} ${short(top)}h${short(wide)}v${course}h${short(-wide)}z`;
			if ((row * 7 + left) % 5 === 0) pale.push(brick);
			if ((row * 3 + left) % 7 === 0) dark.push(brick);
		}
	}
	return `${box([x, y], width, height, colour)}${fill(pale.join(''), lit(colour, 0.16))}${fill(dark.join(''), shaded(colour, 0.14))}${line(joints.join(''), '#e6c7a8', 2)}`;
}

/** Bricks piled on a platform. */
export function brickPile(at: Point, size = 1): string {
	const brick = (x: number, y: number, colour = '#b8664b') =>
		`${box([x, y], 38, 15, colour, { round: 2 })}${box([x, y + 10], 38, 5, shaded(colour), { round: 2 })}`;
	return placed(
		`${ellipse([10, 2], 70, 7, '#2a1c4e', { opacity: 0.25 })}${brick(-60, -15)}${brick(-20, -15, '#a95a42')}${brick(20, -15, '#c47559')}${brick(-40, -31, '#c47559')}${brick(0, -31)}${placed(brick(-19, -15, '#b05f46'), [-6, -32], { turn: -8 })}`,
		at,
		{ size },
	);
}

/** A bucket of mortar with a stirring stick in it. */
export function mortarBucket(at: Point, size = 1): string {
	return placed(
		`${ellipse([8, 0], 36, 6, '#2a1c4e', { opacity: 0.25 })}${fill('M-30-46H30L24-2C20 2-20 2-24-2z', '#3f4658')}${fill('M10-46H30L24-2C22 0 16 1 10 1z', '#2b3042')}${ellipse([0, -46], 30, 8, '#59617a')}${fill('M-26-46C-18-58-4-60 4-54C14-58 24-54 26-46C14-40-14-40-26-46z', '#c3bdb4')}${line('M-14-52L16-70', '#7c5238', 6)}${line('M-28-40C-26-22 26-22 28-40', '#aab1be', 2.4)}`,
		at,
		{ size },
	);
}

/** A plan that hangs from the hand which holds its upper corner. */
export function sitePlan(at: Point, turn: number, size = 1): string {
	return placed(
		`${fill('M-44-34C-20-38 20-30 46-36L50 30C22 34-16 26-42 32z', '#dcecf4')}${fill('M20-33C30-33 38-34 46-36L50 30C42 31 34 31 26 31z', '#b9cedd')}${line('M-34-22H-6V6H-34zM-6-10H20V18H-20V6M20-4H38V18M-34 20H-22', '#3f6f9a', 2.4)}${circle([30, -18], 6, '#d0453a', 0.7)}`,
		at,
		{ turn, size },
	);
}

/** A trowel that points right from the hand. */
export function trowel(at: Point, turn: number): string {
	return placed(
		`${line('M0 0H16L22 8', '#aab1be', 4)}${line('M-10 0H6', '#7c5238', 8)}${fill('M20 4L56 8L22 22C18 16 18 10 20 4z', '#c7cbd6')}${fill('M28 4C36-2 46 2 50 7L28 12z', '#b9b2a8')}`,
		at,
		{ turn },
	);
}
