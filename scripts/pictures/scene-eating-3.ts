import { drawArms, drawPerson } from './body.ts';
import { cloths, graded, hairs, shaded, skins } from './colour.ts';
import { type Outfit, type Person, standing } from './figure.ts';
import { bottle, glassOf, plate, pot } from './food.ts';
import { hangingLamp } from './furniture.ts';
import { cooker, cupboards, flames, fryingPan, hangingPans, wallClock, wallTiles } from './kitchen.ts';
import {
	box,
	circle,
	clip,
	clipped,
	ellipse,
	fill,
	glow,
	gradient,
	line,
	type Picture,
	placed,
} from './svg.ts';

const wall = gradient('wall', [
	[0, '#7d93a0'],
	[1, '#aebcc0'],
]);
const hood = gradient(
	'hood',
	[
		[0, '#8d97a8'],
		[0.5, '#c4cad3'],
		[1, '#7a8496'],
	],
	[0, 0, 1, 0],
);
const fire = glow('fire', [
	[0, '#ffc45e', 0.62],
	[0.45, '#ff9a3d', 0.24],
	[1, '#ff9a3d', 0],
]);
const corners = glow(
	'corners',
	[
		[0.45, '#1d1440', 0],
		[1, '#1d1440', 0.5],
	],
	[0.58, 0.5],
	0.8,
);
const hatch = clip('hatch', 'M30 92H258V262H30z');

const whites: Outfit = {
	top: { kind: 'suit', colour: '#f4efe6', sleeves: 'rolled', under: '#f4efe6' },
	bottom: { kind: 'trousers', colour: cloths.charcoal },
	shoes: { kind: 'shoe', colour: cloths.charcoal },
};

const diner = { near: { to: [0, 0] }, legless: true } as const;

/** Through the hatch: guests at their tables by lamplight, and the waiter who fetches plates. */
function diningRoom(): string {
	const guest = (
		x: number,
		facing: 1 | -1,
		style: 'short' | 'long' | 'bob',
		hair: string,
		skin: string,
		colour: string,
	) =>
		drawPerson({
			...standing([x, 320], { head: 22, build: 'woman', facing }),
			...diner,
			hip: [x, 236],
			near: { to: [x + facing * 26, 216], hand: 'grip' },
			far: { to: [x + facing * 30, 222], hand: 'flat' },
			look: { mood: 'happy', skin, hair, style },
			outfit: { ...whites, top: { kind: 'jumper', colour, sleeves: 'long' } },
		});
	const room = `${box([30, 92], 228, 170, '#d99a5c')}${box([30, 92], 228, 60, '#c98550')}${hangingLamp([92, 130], 60, 44, '#8a4136')}${hangingLamp([206, 130], 60, 44, '#8a4136')}${guest(70, 1, 'bob', hairs.espresso, skins.rosy, '#74436f')}${guest(132, -1, 'short', hairs.black, skins.brown, '#2f5f7a')}${ellipse([101, 226], 44, 9, '#fbf4e6')}${fill('M57 226H145V270H57z', '#f0e4cf')}${line('M101 222V206', '#e5a83b', 3)}`;
	return `${clipped(graded(room, '#f2b66b', 0.24), hatch)}`;
}

const waiter: Person = {
	...standing([212, 330], { head: 37, build: 'man', facing: -1 }),
	hip: [206, 262],
	legless: true,
	headView: 'quarter',
	lookBack: true,
	lean: 4,
	near: { to: [230, 252], hand: 'flat', over: true, bend: -1, turn: 20 },
	far: { to: [160, 226], hand: 'hold', bend: -1, over: true },
	look: { mood: 'surprised', gaze: [0.9, 0.1], skin: skins.olive, hair: hairs.brown, style: 'side-parting' },
	outfit: { ...whites, top: { kind: 'suit', colour: '#2f2d3d', sleeves: 'long', tie: '#2f2d3d' } },
};

function hatchFrame(): string {
	const slips = [0, 1, 2, 3].map((index) =>
		placed(
			`${box([0, 0], 18, 26, '#fdf8ea')}${line('M3 7H15M3 12H13M3 17H15', '#8b8f9c', 1.6)}`,
			[52 + index * 30, 90],
			{ turn: index % 2 ? 3 : -3 },
		),
	);
	return `${line('M30 92H258V262H30z', '#5d6878', 12)}${box([38, 84], 140, 8, '#c4cad3')}${slips.join('')}${box([16, 256], 262, 14, '#d6dae0')}${box([16, 266], 262, 6, '#7a8496')}${plate([70, 256], 'fish', { size: 1.05 })}${plate([128, 256], 'salad', { size: 1.05 })}${fill('M176 256a12 10 0 0 1 24 0z', '#e0b65a')}${circle([188, 244], 2.6, '#a87f34')}`;
}

const cook: Person = {
	...standing([130, 500], { head: 47, build: 'woman', facing: 1 }),
	hip: [118, 440],
	legless: true,
	lean: 9,
	nod: 10,
	near: { to: [176, 412], hand: 'grip', turn: 6 },
	far: { to: [206, 414], hand: 'flat', over: true },
	look: {
		mood: 'focused',
		gaze: [0.6, 0.9],
		skin: skins.deep,
		hair: hairs.black,
		style: 'bun',
		hat: { kind: 'headband', colour: '#d8452f' },
	},
	outfit: { ...whites, apron: '#3f6f8f' },
};

function choppingBench(): string {
	const board = `${box([150, 424], 132, 10, '#c9985f', { round: 3 })}${box([150, 430], 132, 5, shaded('#c9985f'), { round: 2 })}`;
	const greens = [
		[196, 421, '#6aa84b'],
		[208, 423, '#8fc362'],
		[222, 421, '#6aa84b'],
		[236, 423, '#d8452f'],
		[248, 421, '#e58b2f'],
		[258, 423, '#d8452f'],
		[229, 417, '#8fc362'],
		[244, 417, '#e58b2f'],
	].map(([x, y, colour]) => ellipse([Number(x), Number(y)], 7, 4.6, String(colour)));
	const pepper = `${fill('M262 424C258 404 272 400 276 406C280 400 294 404 290 424z', '#d8452f')}${line('M276 406C276 400 280 398 282 396', '#4f7f46', 3)}`;
	return `${box([-10, 434], 330, 16, '#d6dae0')}${box([-10, 446], 330, 160, '#8d97a8')}${cupboards([-10, 454], 320, 150, 3, '#9aa3b2')}${board}${greens.join('')}${pepper}${bottle([34, 434], '#6d8b3f', { size: 1.1 })}${placed(`${box([-16, -22], 32, 22, '#e5a83b', { round: 3 })}${line('M-10-22L-14-40M0-22V-44M9-22L13-40', '#7c5238', 4)}`, [74, 434])}`;
}

function knife(): string {
	return placed(
		`${fill('M0-4H52C56-2 58 2 58 5H0z', '#dfe3ea')}${fill('M0 1H57L58 5H0z', '#a9b0bb')}${box([-24, -4], 26, 8, '#2d2b38', { round: 3 })}`,
		[196, 412],
		{ turn: 10 },
	);
}

const chef: Person = {
	...standing([470, 560], { head: 66, build: 'broad', facing: 1 }),
	hip: [452, 468],
	legless: true,
	lean: -7,
	near: { to: [492, 402], hand: 'grip', turn: 6 },
	far: { to: [534, 322], hand: 'grip', over: true, bend: 1, turn: -30 },
	look: {
		mood: 'delighted',
		gaze: [0.8, 0.5],
		skin: skins.rosy,
		hair: hairs.espresso,
		style: 'short',
		beard: 'moustache',
		hat: { kind: 'chef-hat', colour: '#fbf7ef' },
	},
	outfit: { ...whites, scarf: '#d8452f', apron: '#2f3d5f' },
};

function spatula(): string {
	return placed(
		`${line('M-20 0H36', '#8a5a35', 5)}${fill('M34-8H60C64-4 64 4 60 8H34z', '#c9985f')}`,
		[529, 304],
		{ turn: -58 },
	);
}

/** Vegetables that fly out of the pan. */
function tossed(): string {
	return [
		[572, 348, '#6aa84b', 20],
		[590, 306, '#d8452f', -30],
		[606, 268, '#8fc362', 40],
		[698, 322, '#6aa84b', -10],
		[568, 286, '#e5a83b', 10],
		[716, 282, '#d8452f', 60],
		[684, 250, '#8fc362', 30],
	]
		.map(([x, y, colour, turn]) =>
			ellipse([Number(x), Number(y)], 8, 5, String(colour), { turn: Number(turn) }),
		)
		.join('');
}

function hoodAndPans(): string {
	return `${wallTiles([278, 120], 530, 340, 28, '#c3ccce')}${fill('M392 -10H790L812 96H362z', hood.reference)}${box([352, 92], 470, 26, '#dfe3ea')}${box([352, 110], 470, 9, '#7a8496')}${line('M470 -10L452 92M570 -10L566 92M680 -10L694 92', '#6d7688', 2, 0.7)}${ellipse([470, 118], 30, 5, '#fff3c9')}${ellipse([690, 118], 30, 5, '#fff3c9')}${hangingPans([292, 144], 120, ['#c9773f', '#8b8f9c', '#c9773f'])}${box([700, 236], 110, 9, '#8d97a8')}${pot([744, 236], '#c9773f', { size: 0.7 })}${plate([790, 232], 'empty', { size: 0.7 })}${plate([790, 226], 'empty', { size: 0.7 })}${wallClock([318, 62], 26, 9, 20)}`;
}

/** What is ready on the near counter, close to us. */
function pass(): string {
	return `${fill('M-10 556H300L330 610H-10z', '#e3e6ea')}${fill('M-10 556H300L304 564H-10z', '#fbfaf7')}${plate([70, 584], 'steak', { size: 2 })}${plate([196, 588], 'pasta', { size: 2 })}${glassOf([282, 592], '#e9d9a0', { size: 1.3 })}`;
}

export const eatingThree: Picture = {
	title: 'A chef cooking in a restaurant kitchen with flames under a pan',
	definitions: [wall, hood, fire, corners, hatch],
	layers: [
		box([0, 0], 800, 600, wall.reference),
		hoodAndPans(),
		diningRoom(),
		clipped(drawPerson(waiter), hatch),
		hatchFrame(),
		plate([146, 222], 'fish', { size: 0.9 }),
		drawPerson({ ...cook, props: { underArm: knife() } }),
		choppingBench(),
		drawPerson({ ...chef, armless: true }),
		box([318, 470], 500, 140, '#3a3140'),
		cooker([318, 470], 500, 140, [70, 320]),
		pot([396, 466], '#c9d0d8', { size: 1.25, steam: true, lid: false }),
		pass(),
		flames([638, 464], 92, 24),
		fryingPan([634, 442], { size: 1.3, mirrored: true, turn: 4 }),
		flames([642, 416], 116, 230),
		spatula(),
		drawArms(chef),
		tossed(),
		ellipse([640, 300], 420, 380, fire.reference),
		box([0, 0], 800, 600, corners.reference),
	],
};
