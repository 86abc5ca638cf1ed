import { dog } from './animals.ts';
import { drawPerson } from './body.ts';
import { curtain, windowFrame } from './buildings.ts';
import { cloths, hairs, lit, shaded, skins } from './colour.ts';
import { type Outfit, type Person, pose, standing, type Top } from './figure.ts';
import { glassOf, plate } from './food.ts';
import { floorBoards, framed } from './furniture.ts';
import { bush, tree } from './nature.ts';
import { balloon, birthdayCake, bunting, confetti, partyHorn, phoneBack, present } from './party.ts';
import { add } from './path.ts';
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

const wall = gradient(
	'wall',
	[
		[0, '#f7dcc0'],
		[1, '#c79aa0'],
	],
	[0, 0, 1, 0.4],
);
const sky = gradient('sky', [
	[0, '#f3c58e'],
	[1, '#fbe9c6'],
]);
const candle = glow('candle', [
	[0, '#fff0b8', 0.8],
	[0.4, '#ffdf96', 0.35],
	[1, '#ffd98f', 0],
]);
const dusk = glow(
	'dusk',
	[
		[0.3, '#4a2450', 0],
		[1, '#4a2450', 0.26],
	],
	[0.5, 0.55],
	0.75,
);
const pane = clip('pane', 'M70 104H206V282H70z');

function evening(): string {
	const view = `${box([64, 98], 150, 190, sky.reference)}${circle([112, 180], 22, '#fff3cc')}${fill('M64 238C110 220 170 226 214 236V290H64z', '#b3ad6c')}${bush([88, 258], 60, 32, '#93985a')}${tree([178, 264], 120, { leaf: '#9aa05a', seed: 9 })}`;
	return `${clipped(simplified(view), pane)}${windowFrame([70, 104], 136, 178)}${line('M34 84H244', '#7c5238', 6)}${curtain([40, 86], 50, 236, '#5f8f9a', 1)}${curtain([238, 86], 50, 236, '#547f8c', -1)}`;
}

function room(): string {
	const photo = `${box([0, 0], 60, 50, '#b8d4dd')}${fill('M0 50C14 30 40 26 60 42V50z', '#93b071')}${circle([22, 26], 6, '#c98d60')}${circle([38, 28], 5, '#774a34')}${fill('M14 50C14 34 30 34 31 50zM31 50C32 36 46 36 46 50z', '#b5453a')}`;
	return `${evening()}${framed([624, 170], 60, 50, photo)}${bunting([-10, 40], [410, 26], 26, 9, ['#e2694f', '#e5a83b', '#5b8fb0', '#73a052'])}${bunting([410, 26], [812, 46], 26, 9, ['#7d6bb5', '#dc8791', '#e5a83b', '#2f7f80'])}`;
}

function balloons(): string {
	const left = balloon([272, 108], 30, '#5b8fb0', [240, 440]) + balloon([330, 90], 33, '#e2694f', [240, 440]);
	const right =
		balloon([540, 92], 32, '#73a052', [556, 440]) +
		balloon([588, 120], 28, '#e5a83b', [556, 440]) +
		balloon([756, 112], 34, '#7d6bb5', [774, 440]) +
		balloon([712, 88], 28, '#dc8791', [774, 440]);
	return left + right;
}

function wearing(top: Partial<Top> & { colour: string }): Outfit {
	return {
		top: { kind: 'tee', sleeves: 'short', ...top },
		bottom: { kind: 'trousers', colour: cloths.denim },
		shoes: { kind: 'shoe', colour: cloths.brown },
	};
}

/** The girl whose birthday it is leans over the candles and blows. */
const birthdayGirl: Person = {
	...standing([300, 590], { head: 68, build: 'child', facing: 1, view: 'quarter' }),
	hip: [290, 484],
	lean: 22,
	nod: 4,
	headView: 'profile',
	legless: true,
	near: { to: [312, 470], hand: 'flat', bend: 1, turn: -30 },
	far: { to: [352, 462], bend: 1 },
	look: {
		mood: 'surprised',
		age: 'child',
		gaze: [0.8, 0.3],
		skin: skins.brown,
		hair: hairs.black,
		style: 'pigtails',
		hat: { kind: 'party-hat', colour: '#e2694f' },
	},
	outfit: wearing({ colour: '#f2c14e', kind: 'dress', dots: '#fbf7ef' }),
};

const horn: Person = {
	...standing([110, 590], { head: 66, build: 'child', facing: 1 }),
	hip: [118, 494],
	lean: 4,
	legless: true,
	headView: 'profile',
	near: { to: [66, 322], hand: 'open', bend: -1 },
	far: { to: [170, 400], hand: 'grip', bend: 1, turn: -20, over: true },
	look: {
		mood: 'delighted',
		age: 'child',
		gaze: [0.8, 0.2],
		skin: skins.pale,
		hair: hairs.red,
		style: 'short',
		hat: { kind: 'party-hat', colour: '#5b8fb0' },
	},
	outfit: wearing({ colour: '#73a052', stripes: '#fbf7ef' }),
};

const clapper: Person = {
	...standing([600, 590], { head: 66, build: 'child', facing: -1 }),
	hip: [612, 492],
	lean: 6,
	legless: true,
	near: { to: [594, 404], hand: 'flat', bend: 1, turn: 40 },
	far: { to: [542, 404], hand: 'flat', bend: 1, turn: 30, over: true, thumbDown: false },
	look: {
		mood: 'laughing',
		age: 'child',
		skin: skins.olive,
		hair: hairs.black,
		style: 'bob',
		glasses: '#b5453a',
		hat: { kind: 'party-hat', colour: '#7d6bb5' },
	},
	outfit: wearing({ colour: '#5b8fb0', kind: 'jumper', sleeves: 'long' }),
};

const cheerer: Person = {
	...standing([730, 590], { head: 64, build: 'child', facing: -1 }),
	hip: [702, 488],
	lean: -4,
	legless: true,
	near: { to: [748, 318], hand: 'open', bend: -1 },
	far: { to: [658, 330], hand: 'grip', bend: 1 },
	look: {
		mood: 'laughing',
		age: 'child',
		skin: skins.dark,
		hair: hairs.black,
		style: 'curly',
		hat: { kind: 'party-hat', colour: '#e5a83b' },
	},
	outfit: wearing({ colour: '#2f7f80' }),
};

/** Mother takes the picture that they will look at in later years. */
const mother: Person = {
	...standing([500, 600], { head: 58, build: 'woman', facing: -1 }),
	hip: [496, 424],
	lean: 2,
	legless: true,
	nod: 8,
	near: { to: [446, 310], hand: 'grip', bend: 1, turn: 40 },
	far: { to: [418, 310], hand: 'grip', bend: 1, over: true, turn: 40 },
	look: {
		mood: 'happy',
		gaze: [0.7, 0.5],
		skin: skins.brown,
		hair: hairs.espresso,
		style: 'wavy',
		earring: '#e5a83b',
		lips: '#a8324a',
	},
	outfit: { ...wearing({ colour: '#b5453a', kind: 'shirt', sleeves: 'rolled' }) },
};

function tableTop(): string {
	const cloth = '#fdf3e3';
	const folds =
		'M60 520C66 550 62 580 64 600M190 524C196 552 190 580 194 600M330 528C334 556 330 580 332 600M470 528C474 556 468 580 472 600M610 526C616 556 610 580 614 600M740 520C748 552 742 580 746 600';
	const edge = Array.from({ length: 14 }, (_, index) => `M${-10 + index * 60} 514q30 26 60 0z`).join('');
	return `${fill('M-10 512C200 528 600 528 810 512V616H-10z', shaded(cloth, 0.1))}${line(folds, shaded(cloth, 0.34), 3, 0.5)}${fill('M-10 512L30 444H770L810 512C600 530 200 530-10 512z', cloth)}${fill(edge, '#e98f9a')}`;
}

function treats(): string {
	const sweets = `${plate([546, 492], 'empty', { size: 1.5 })}${plate([262, 500], 'empty', { size: 1.5 })}${plate([676, 484], 'empty', { size: 1.4 })}${plate([124, 484], 'empty', { size: 1.4 })}`;
	const biscuits = [
		[-14, 0],
		[0, -5],
		[13, 0],
		[0, 3],
	]
		.map(
			([x = 0, y = 0], index) =>
				circle([262 + x, 494 + y], 8, index % 2 ? '#c98b45' : '#7c5238') +
				circle([260 + x, 492 + y], 2, '#e5a83b'),
		)
		.join('');
	return `${sweets}${biscuits}${glassOf([186, 484], '#e58b2f', { size: 1.5 })}${glassOf([620, 500], '#d8576a', { size: 1.5 })}${glassOf([740, 476], '#e58b2f', { size: 1.5 })}${glassOf([66, 490], '#d8576a', { size: 1.5 })}${confetti([40, 456], [760, 512], 26, 5)}`;
}

/** Everybody round the table, from the back to the front. */
function party(): string {
	const phone = placed(phoneBack([0, 0], 0, 1.1), [428, 282], { turn: 76 });
	return [
		drawPerson({ ...mother, props: { back: box([470, 414], 50, 42, cloths.denim), underArm: phone } }),
		drawPerson(cheerer),
		drawPerson({ ...horn, props: { body: partyHorn(add(pose(horn).headAt, [18, 20]), 0) } }),
		drawPerson(clapper),
		drawPerson({ ...birthdayGirl, props: { body: tableTop() } }),
		treats(),
		birthdayCake([438, 500], 6, 1.2),
	].join('');
}

export const celebratingOne: Picture = {
	title: 'Children at a birthday party with a cake and balloons',
	definitions: [wall, sky, candle, dusk, pane],
	layers: [
		box([0, 0], 800, 440, wall.reference),
		floorBoards(418, '#a8754f', '#7c5238'),
		room(),
		balloons(),
		placed(party(), [-52, -72], { size: 1.12 }),
		dog([260, 612], { size: 1.35, coat: '#d9a05a' }),
		present([20, 606], 110, 70, '#7d6bb5', '#f2c14e'),
		present([676, 610], 90, 56, '#2f7f80', lit('#e2694f', 0.1)),
		confetti([120, 60], [700, 260], 20, 11),
		box([0, 0], 800, 600, dusk.reference),
		ellipse([446, 380], 300, 260, candle.reference, { opacity: 0.5 }),
	],
};
