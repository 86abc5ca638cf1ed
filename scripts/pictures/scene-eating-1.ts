import { dog } from './animals.ts';
import { drawArms, drawPerson } from './body.ts';
import { curtain, windowFrame } from './buildings.ts';
import { cloths, graded, hairs, lit, shaded, skins } from './colour.ts';
import { type Person, sitting, standing } from './figure.ts';
import { bottle, bowl, glassOf, plate, pot } from './food.ts';
import { floorBoards, hangingLamp, sideChair } from './furniture.ts';
import { cupboards, fridge, wallClock, wallTiles } from './kitchen.ts';
import { potPlant, ridge } from './nature.ts';
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
	simplified,
} from './svg.ts';

const wall = gradient('wall', [
	[0, '#e9c28d'],
	[1, '#f3dcb2'],
]);
const sunset = gradient('sunset', [
	[0, '#7f86bd'],
	[0.6, '#f0a078'],
	[1, '#f8d391'],
]);
const lamp = glow('lamp', [
	[0, '#fff2c4', 0.5],
	[0.5, '#ffe2a0', 0.16],
	[1, '#ffe2a0', 0],
]);
const corners = glow(
	'corners',
	[
		[0.5, '#2a1c4e', 0],
		[1, '#2a1c4e', 0.42],
	],
	[0.5, 0.5],
	0.75,
);
const pane = clip('pane', 'M60 92H216V252H60z');

function kitchen(): string {
	const view = `${box([50, 80], 180, 180, sunset.reference)}${circle([168, 200], 20, '#fff0b8')}${ridge(
		[
			[40, 222],
			[100, 206],
			[160, 224],
			[230, 204],
		],
		260,
		'#8a7fa8',
	)}${ridge(
		[
			[40, 240],
			[120, 228],
			[230, 244],
		],
		260,
		'#5f6f86',
	)}`;
	const counter = `${box([-10, 300], 610, 14, '#f7ecd8')}${box([-10, 312], 610, 5, '#2a1c4e', { opacity: 0.2 })}${cupboards([-10, 316], 610, 112, 7, '#6f9a8c')}`;
	const tap = `${line('M128 300V268C128 256 148 256 148 268V274', '#a9b0bb', 6)}${box([100, 297], 80, 6, '#a9b0bb')}`;
	const jars = [0, 1, 2]
		.map(
			(index) =>
				`${box([520 + index * 26, 190 - index * 3], 20, 28 + index * 3, ['#d8654a', '#e5a83b', '#7f9f6a'][index] ?? '#d8654a', { round: 3 })}${box([518 + index * 26, 184 - index * 3], 24, 8, '#7c5238', { round: 2 })}`,
		)
		.join('');
	return `${wallTiles([-10, 214], 610, 88, 29, '#efe6d6')}${clipped(view, pane)}${windowFrame([60, 92], 156, 160)}${curtain([48, 78], 52, 210, '#d8654a', 1)}${curtain([228, 78], 52, 210, '#c9573f', -1)}${line('M34 78H242', '#7c5238', 6)}${potPlant([196, 258], 44, { kind: 'flowers', pot: '#4d7fa8' })}${cupboards([268, 62], 230, 104, 3, '#6f9a8c')}${box([512, 218], 84, 8, '#9a6a44')}${jars}${wallClock([556, 106], 30, 8, 5)}${counter}${tap}${pot([300, 300], '#c9523f', { size: 0.9 })}${bottle([370, 300], '#6d8b3f', { size: 1 })}${box([420, 290], 70, 10, '#b1804f', { round: 2 })}${fill('M432 290C432 274 470 270 480 290z', '#d59a52')}${fridge([628, 474], 150, 346)}`;
}

const mother: Person = {
	...standing([286, 470], { head: 53, build: 'woman', facing: 1 }),
	hip: [282, 428],
	legless: true,
	lean: 3,
	near: { to: [262, 396], hand: 'grip', over: true },
	far: { to: [330, 386], hand: 'relaxed', over: true, bend: -1 },
	look: { mood: 'laughing', skin: skins.olive, hair: '#5d7fae', style: 'hijab' },
	outfit: {
		top: { kind: 'jumper', colour: '#e5a83b', sleeves: 'long' },
		bottom: { kind: 'trousers', colour: cloths.navy },
		shoes: { kind: 'shoe', colour: cloths.brown },
	},
};

const father: Person = {
	...standing([510, 470], { head: 55, build: 'broad', facing: -1 }),
	hip: [524, 432],
	legless: true,
	lean: 12,
	near: { to: [536, 392], hand: 'flat', turn: 10 },
	far: { to: [438, 366], hand: 'grip', over: true },
	look: {
		mood: 'happy',
		gaze: [0.5, 0.7],
		skin: skins.tan,
		hair: hairs.black,
		style: 'crop',
		beard: 'full',
		glasses: '#3a3140',
	},
	outfit: {
		top: { kind: 'shirt', colour: '#4d7fa8', sleeves: 'rolled' },
		bottom: { kind: 'trousers', colour: cloths.navy },
		shoes: { kind: 'shoe', colour: cloths.brown },
	},
};

const little: Person = {
	...standing([392, 470], { head: 45, build: 'child', facing: 1 }),
	hip: [374, 400],
	legless: true,
	near: { to: [338, 326], hand: 'grip', bend: -1, turn: -20 },
	far: { to: [404, 374], hand: 'flat', over: true },
	look: {
		mood: 'delighted',
		gaze: [0.8, 0.4],
		age: 'child',
		skin: skins.olive,
		hair: hairs.black,
		style: 'pigtails',
	},
	outfit: {
		top: { kind: 'tee', colour: '#8f6bb0', sleeves: 'short', dots: '#f6ead6' },
		bottom: { kind: 'trousers', colour: cloths.navy },
		shoes: { kind: 'shoe', colour: cloths.brown },
	},
};

const grandmother: Person = {
	...sitting([126, 484], 590, { head: 56, build: 'round', facing: 1, view: 'quarter' }),
	headView: 'profile',
	lean: 5,
	near: { to: [182, 452], hand: 'flat', turn: 10 },
	far: { to: [218, 420], hand: 'grip', over: true },
	look: {
		mood: 'happy',
		skin: skins.tan,
		hair: hairs.white,
		style: 'bun',
		age: 'old',
		glasses: '#8a5a35',
		earring: '#e0b65a',
	},
	outfit: {
		top: { kind: 'jacket', colour: '#b5607a', sleeves: 'long', under: '#f6ead6' },
		bottom: { kind: 'long-skirt', colour: '#5a4a70' },
		shoes: { kind: 'slipper', colour: '#8a5a6a' },
	},
};

/** He tells something between two bites; the dog hopes that some of it falls. */
const son: Person = {
	...sitting([676, 486], 590, { head: 52, build: 'teen', facing: -1, view: 'quarter' }),
	headView: 'profile',
	lean: 2,
	near: { to: [612, 478], hand: 'flat', turn: -30 },
	far: { to: [614, 418], hand: 'grip', over: true },
	look: { mood: 'happy', skin: skins.olive, hair: hairs.espresso, style: 'curly' },
	outfit: {
		top: { kind: 'hoodie', colour: '#5f9a6a', sleeves: 'long', under: '#f6ead6' },
		bottom: { kind: 'trousers', colour: '#3f567f' },
		shoes: { kind: 'sneaker', colour: '#d8654a' },
	},
};

function table(): string {
	const wood = '#a8703f';
	const paella = `${ellipse([408, 424], 76, 24, '#2d2b38')}${ellipse([408, 420], 76, 23, '#57536a')}${ellipse([408, 419], 66, 18.5, '#e9b033')}${line('M334 420h-16M482 420h16', '#2d2b38', 8)}${[
		[372, 416],
		[396, 410],
		[424, 412],
		[446, 418],
		[414, 426],
		[384, 426],
	]
		.map(([x = 0, y = 0], index) =>
			index % 2
				? ellipse([x, y], 8, 4.4, '#2f2b3d')
				: line(`M${x - 8} ${y}q6-9 14-2q2 6-5 5`, '#e8754f', 4.5),
		)
		.join(
			'',
		)}${circle([402, 419], 2.6, '#5f9a45')}${circle([364, 423], 2.6, '#5f9a45')}${circle([440, 410], 2.6, '#d8452f')}${fill('M340 412L356 404L352 418zM460 404L474 414L458 416z', '#f4e06a')}`;
	const steam = line(
		'M380 396C370 384 390 374 380 358M412 392C402 378 424 366 412 350M440 396C430 384 450 374 442 360',
		'#ffffff',
		4,
		0.4,
	);
	return `${ellipse([420, 586], 210, 16, '#2a1c4e', { opacity: 0.25 })}${fill('M372 470H440L448 566H504C512 576 500 584 488 584H320C306 584 300 574 312 566H364z', shaded(wood, 0.25))}${ellipse([402, 450], 262, 84, shaded(wood, 0.4))}${ellipse([402, 440], 262, 84, wood)}${ellipse([394, 434], 244, 74, lit(wood, 0.12))}${plate([282, 398], 'rice', { size: 1.15 })}${plate([372, 384], 'empty', { size: 0.86 })}${plate([520, 398], 'rice', { size: 1.1 })}${plate([238, 442], 'rice', { size: 1.3 })}${plate([566, 446], 'rice', { size: 1.3 })}${paella}${steam}${bowl([308, 484], '#f0e2c8', { size: 1.25, filled: 'salad' })}${bowl([506, 490], '#b5804a', { size: 1.2, filled: 'bread' })}${glassOf([332, 414], '#e58b3a', { size: 1.05 })}${glassOf([200, 424], '#c9e3ec', { size: 1.2 })}${glassOf([598, 424], '#e58b3a', { size: 1.2 })}${glassOf([556, 408], '#8c2f42', { size: 1.1, stem: true })}${jug()}`;
}

function jug(): string {
	return placed(
		`${ellipse([6, 0], 22, 5, '#2a1c4e', { opacity: 0.18 })}${line('M16-44C34-44 32-14 15-14', '#dbe9ee', 5)}${fill('M-17-56H17L14-46C22-34 22-8 14 0H-14C-22-8-22-34-14-46z', '#e6f1f4', 0.75)}${fill('M-18-34H18C20-20 18-6 14 0H-14C-18-6-20-20-18-34z', '#bfe0ea', 0.9)}${ellipse([4, -30], 7, 4, '#f4e06a')}${line('M-12-42V-10', '#ffffff', 3, 0.7)}`,
		[410, 508],
	);
}

export const eatingOne: Picture = {
	title: 'A family having dinner at a round kitchen table',
	definitions: [wall, sunset, lamp, corners, pane],
	layers: [
		box([0, 0], 800, 430, wall.reference),
		graded(simplified(kitchen()), '#f0c890', 0.14),
		floorBoards(428, '#b57f52', '#8f6040'),
		ellipse([712, 476], 96, 6, '#2a1c4e', { opacity: 0.16 }),
		drawPerson({ ...mother, armless: true }),
		drawPerson({ ...little, armless: true }),
		drawPerson({ ...father, armless: true }),
		sideChair([122, 488], 592, 92, { backHeight: 1.5, colour: '#8a5a38' }),
		sideChair([684, 490], 592, 90, { backHeight: 1.5, mirrored: true, colour: '#8a5a38' }),
		table(),
		drawArms(mother),
		drawArms({
			...little,
			props: { underArm: line('M336 322L324 286M318 280V290M324 278V288M330 280V290', '#c9c3cf', 3) },
		}),
		drawArms({
			...father,
			props: { underArm: `${line('M420 356L450 412', '#c9c3cf', 5)}${ellipse([420, 355], 4, 4, '#8a5a35')}` },
		}),
		drawPerson({ ...grandmother, props: { body: line('M224 418L248 440', '#c9c3cf', 3.4) } }),
		dog([500, 594], { size: 0.92, coat: '#d9a45f', collar: '#3f7fb0' }),
		drawPerson({ ...son }),
		hangingLamp([402, 150], 150, 150, '#d8452f'),
		ellipse([402, 250], 460, 380, lamp.reference),
		box([0, 0], 800, 600, corners.reference),
	],
};
