import { drawPerson } from './body.ts';
import { bouquet, collegeHall, diploma, flyingCap } from './campus.ts';
import { cloths, graded, hairs, skins } from './colour.ts';
import { type Outfit, type Person, standing } from './figure.ts';
import { cloud, flowers, tree, tufts } from './nature.ts';
import { confetti, phoneBack } from './party.ts';
import { box, ellipse, fill, glow, gradient, groundShadow, line, type Picture, simplified } from './svg.ts';

const sky = gradient('sky', [
	[0, '#6fb2dc'],
	[1, '#fdeecb'],
]);
const lawn = gradient('lawn', [
	[0, '#a9c76a'],
	[1, '#6a9a4c'],
]);
const sun = glow('sun', [
	[0, '#fff6d8', 0.95],
	[1, '#fff0cf', 0],
]);

function gown(hood: string, under: string, shoes: string): Outfit {
	return {
		top: { kind: 'gown', colour: '#33305a', sleeves: 'long', under: hood, tie: under },
		bottom: { kind: 'trousers', colour: '#302d56' },
		shoes: { kind: 'shoe', colour: shoes },
	};
}

/** She jumps: the cap has just left her hand. */
const jumper: Person = {
	...standing([300, 540], { head: 54, build: 'woman', facing: 1 }),
	hip: [292, 354],
	lean: -7,
	nod: -12,
	near: { to: [252, 176], hand: 'open', bend: -1 },
	far: { to: [352, 158], hand: 'open', bend: -1 },
	nearLeg: { to: [246, 486], toes: 48, bend: 1 },
	farLeg: { to: [330, 498], toes: 34, bend: 1 },
	look: { mood: 'laughing', skin: skins.rosy, hair: hairs.blond, style: 'wavy', lips: '#c2434f' },
	outfit: gown('#e5a83b', '#fbf7ef', '#c2434f'),
};

const thrower: Person = {
	...standing([150, 556], { head: 56, build: 'man', facing: 1 }),
	lean: -4,
	nod: -16,
	near: { to: [92, 380], hand: 'grip', bend: 1 },
	far: { to: [188, 150], hand: 'open', bend: -1 },
	look: {
		mood: 'delighted',
		gaze: [0.5, -0.9],
		skin: skins.dark,
		hair: hairs.black,
		style: 'crop',
		beard: 'short',
		glasses: '#e0b65a',
	},
	outfit: gown('#e5a83b', '#c9323e', '#5a3a2c'),
};

/** Two friends in each other's arms: one weeps for joy. */
const hugger: Person = {
	...standing([470, 552], { head: 55, build: 'woman', facing: 1 }),
	lean: 4,
	near: { to: [408, 236], hand: 'open', bend: -1 },
	far: { to: [566, 300], hand: 'flat', bend: 1 },
	look: {
		mood: 'laughing',
		skin: skins.olive,
		hair: cloths.teal,
		style: 'hijab',
		hat: { kind: 'mortarboard', colour: '#33305a' },
	},
	outfit: gown('#e5a83b', '#fbf7ef', cloths.charcoal),
};

const hugged: Person = {
	...standing([566, 556], { head: 55, build: 'broad', facing: -1 }),
	lean: 3,
	near: { to: [628, 392], hand: 'grip', bend: -1, turn: 20 },
	far: { to: [486, 384], bend: -1 },
	look: {
		mood: 'happy',
		gaze: [0.8, 0],
		skin: skins.tan,
		hair: hairs.espresso,
		style: 'curly',
		hat: { kind: 'mortarboard', colour: '#33305a' },
	},
	outfit: gown('#e5a83b', '#2f7f80', cloths.brown),
};

/** The grandmother takes the picture, close to us and with her back half turned. */
const grandmother: Person = {
	...standing([724, 700], { head: 66, build: 'round', facing: -1 }),
	hip: [744, 622],
	lean: 2,
	legless: true,
	headView: 'profile',
	near: { to: [682, 470], hand: 'grip', bend: 1, turn: -20 },
	far: { to: [664, 464], hand: 'grip', bend: 1 },
	look: {
		mood: 'happy',
		skin: skins.tan,
		hair: hairs.white,
		style: 'bun',
		age: 'old',
		glasses: '#7a4a52',
		earring: '#e5a83b',
	},
	outfit: {
		top: { kind: 'jumper', colour: '#b5456a', sleeves: 'long' },
		bottom: { kind: 'skirt', colour: cloths.navy },
		shoes: { kind: 'shoe', colour: cloths.brown },
	},
};

/** Small figures before the hall: graduates in gowns with their arms up, and families. */
function crowd(): string {
	const gownOf = (x: number, y: number, skin: string, hair: string, arms: boolean) =>
		`${ellipse([x + 5, y], 14, 3, '#2a1c4e', { opacity: 0.2 })}${line(arms ? `M${x - 6} ${y - 44}L${x - 13} ${y - 66}M${x + 6} ${y - 44}L${x + 12} ${y - 68}` : `M${x - 7} ${y - 44}L${x - 10} ${y - 24}M${x + 7} ${y - 44}L${x + 12} ${y - 26}`, '#3b3766', 6)}${arms ? line(`M${x - 13} ${y - 66}v-2M${x + 12} ${y - 68}v-2`, skin, 5) : ''}${fill(`M${x - 8} ${y - 48}H${x + 8}L${x + 13} ${y - 8}H${x - 13}z`, '#3b3766')}${fill(`M${x - 3} ${y - 48}H${x + 4}L${x} ${y - 30}z`, '#e5a83b')}${line(`M${x - 4} ${y - 8}V${y - 1}M${x + 4} ${y - 8}V${y - 1}`, skin, 4)}${ellipse([x, y - 56], 6.5, 8, skin)}${fill(`M${x - 7} ${y - 56}C${x - 8} ${y - 68} ${x + 8} ${y - 68} ${x + 7} ${y - 56}C${x + 4} ${y - 61} ${x - 4} ${y - 61} ${x - 7} ${y - 56}z`, hair)}`;
	const people = [
		[36, 404, skins.tan, hairs.black, true],
		[226, 398, skins.deep, hairs.black, true],
		[420, 406, skins.brown, hairs.black, true],
		[700, 404, skins.dark, hairs.black, true],
	] as const;
	return people.map(([x, y, skin, hair, arms]) => gownOf(x, y, skin, hair, arms)).join('');
}

function caps(): string {
	const flying = [
		[78, 66, 0.9, -24],
		[222, 84, 1.35, 16],
		[372, 66, 1.5, -14],
		[456, 32, 0.8, 30],
		[640, 46, 0.6, 18],
		[716, 92, 0.5, -12],
	] as const;
	return flying.map(([x, y, size, turn]) => flyingCap([x, y], size, turn)).join('');
}

export const celebratingTwo: Picture = {
	title: 'Students throwing graduation caps',
	definitions: [sky, lawn, sun],
	layers: [
		box([0, 0], 800, 390, sky.reference),
		ellipse([110, 60], 240, 190, sun.reference),
		cloud([300, 130], 110),
		cloud([690, 60], 120, '#fffaf0', 0.85),
		graded(collegeHall([400, 370], 400), '#f3e4cc', 0.22),
		graded(
			simplified(
				`${tree([70, 388], 190, { seed: 4, far: true })}${tree([742, 390], 210, { seed: 8, leaf: '#6f9f55', far: true })}`,
			),
			'#eef0d0',
			0.2,
		),
		box([0, 372], 800, 228, lawn.reference),
		fill('M352 372H448L640 600H160z', '#ead7b3'),
		line('M366 400H438M340 440H478M300 500H520M250 566H570', '#cbb28a', 2, 0.6),
		crowd(),
		tufts([0, 420], [800, 596], 12, '#5a8a45', 9, 12),
		flowers([0, 560], [240, 598], 4, ['#fbf7ef', '#f2c14e', '#dc8791'], 4),
		caps(),
		confetti([60, 60], [720, 330], 10, 17),
		groundShadow([150, 558], 58),
		drawPerson({ ...thrower, props: { underArm: diploma([90, 394], -52, 1) } }),
		groundShadow([300, 562], 50, 0.16),
		drawPerson(jumper),
		groundShadow([520, 558], 110),
		drawPerson({ ...hugged, props: { underArm: bouquet([624, 414], 18, 1) } }),
		drawPerson({ ...hugger, props: { body: '' } }),
		drawPerson({ ...grandmother, props: { underArm: phoneBack([662, 438], -8, 1.15) } }),
		ellipse([110, 60], 700, 520, sun.reference, { opacity: 0.3 }),
	],
};
