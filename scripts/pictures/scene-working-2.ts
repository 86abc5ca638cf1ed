import { farBird } from './animals.ts';
import { drawPerson } from './body.ts';
import { building, skyline } from './buildings.ts';
import { cloths, graded, hairs, lit, shaded, skins } from './colour.ts';
import { type Outfit, type Person, standing } from './figure.ts';
import { cloud } from './nature.ts';
import {
	brickPile,
	brickwork,
	coupler,
	mortarBucket,
	reflectors,
	sitePlan,
	towerCrane,
	trowel,
	tube,
} from './site.ts';
import { box, ellipse, fill, glow, gradient, groundShadow, line, type Picture, placed } from './svg.ts';

const sky = gradient('sky', [
	[0, '#7fb4d6'],
	[0.55, '#f3d9b4'],
	[1, '#f6e3c4'],
]);
const sun = glow('sun', [
	[0, '#fff3cc', 0.95],
	[1, '#fff0cf', 0],
]);

/** The town lies far below, with its river and its streets in the haze. */
function town(): string {
	const far = graded(
		skyline(330, [40, 66, 52, 84, 46, 70, 96, 60, 44, 72, 54, 80], '#8d98b8'),
		'#f0dcc0',
		0.5,
	);
	const river = fill(
		'M-10 372C180 352 300 384 470 372C610 362 700 384 810 370V392C690 408 600 388 470 398C320 410 190 380-10 400z',
		'#bcd5dc',
	);
	const roofs = [
		building([-10, 640], 96, 170, { colour: '#c9a08c', floors: 5, columns: 4, roof: 'gable' }),
		building([96, 640], 80, 220, { colour: '#a99bb0', floors: 5, columns: 3 }),
		building([196, 640], 108, 150, { colour: '#d8b48e', floors: 4, columns: 4, roof: 'gable' }),
		building([322, 640], 84, 204, { colour: '#b7a4a4', floors: 5, columns: 3, side: 12 }),
		building([432, 640], 112, 166, { colour: '#cfa68a', floors: 5, columns: 4, roof: 'gable' }),
		building([556, 640], 90, 196, { colour: '#a89db4', floors: 5, columns: 3 }),
	].join('');
	return `${far}${fill('M-10 326H810V600H-10z', '#d9cdb0')}${river}${line('M300 378V392M330 379V394M360 378V394M286 374C310 362 350 362 376 374', '#a08f8f', 3)}${graded(roofs, '#f0dcc0', 0.48)}`;
}

/** The next house, with people at work so small that one sees how high it is. */
function neighbour(): string {
	const small = (x: number, y: number, colour: string, facing: 1 | -1, hat: string) =>
		drawPerson({
			...standing([x, y], { head: 12, build: 'man', facing }),
			near: { to: [x + 14 * facing, y - 48], hand: 'grip' },
			look: {
				mood: 'calm',
				skin: skins.tan,
				hair: hairs.black,
				style: 'crop',
				hat: { kind: 'hard-hat', colour: hat },
			},
			outfit: {
				top: { kind: 'tee', colour, sleeves: 'long' },
				bottom: { kind: 'trousers', colour: '#47648f' },
				shoes: { kind: 'boot', colour: '#5a3d2f' },
			},
		});
	const frame = `${line('M190 610V120M262 610V120M334 610V120M406 610V120', '#a9adb8', 4)}${line('M178 190H418M178 290H418M178 390H418M178 160H418M178 260H418M178 360H418', '#a9adb8', 3)}${line('M180 193H416M180 293H416M180 393H416', '#a8754c', 6)}${line('M190 290L262 190M262 390L334 290M334 290L406 190', '#b9bdc9', 2)}`;
	const house = building([200, 640], 196, 500, {
		colour: '#c48f78',
		floors: 8,
		columns: 4,
		glass: '#6f8aa6',
	});
	return graded(`${house}${small(236, 190, '#ef8a33', 1, '#f2c14e')}${frame}`, '#f3ddba', 0.34);
}

function works(colour: string, trousers: string): Outfit {
	return {
		top: { kind: 'hoodie', colour, sleeves: 'rolled', under: '#fbf4e4' },
		bottom: { kind: 'trousers', colour: trousers },
		shoes: { kind: 'boot', colour: '#7c5238' },
	};
}

/** She leads the site: the plan in one hand, the other shows the crane where the bricks go. */
const leader: Person = {
	...standing([112, 548], { head: 54, build: 'woman', facing: 1 }),
	lean: -3,
	nod: -8,
	near: { to: [176, 378], hand: 'grip', bend: 1, turn: -10 },
	far: { to: [250, 236], hand: 'point', bend: 1, over: true },
	look: {
		mood: 'focused',
		gaze: [0.9, -0.6],
		skin: skins.rosy,
		hair: hairs.red,
		style: 'ponytail',
		hat: { kind: 'hard-hat', colour: '#fbf7ef' },
	},
	outfit: works('#d6d94c', cloths.navy),
};

/** He carries the planks on his shoulder and bends under them. */
const carrier: Person = {
	...standing([352, 546], { head: 53, build: 'broad', facing: 1, view: 'side' }),
	hip: [346, 378],
	lean: 9,
	nod: 6,
	near: { to: [426, 284], hand: 'grip', bend: 1, turn: -30 },
	far: { to: [466, 270], hand: 'grip', bend: 1, turn: -50 },
	nearLeg: { to: [306, 524], toes: 26, bend: 1 },
	farLeg: { to: [398, 530], toes: -6, bend: 1 },
	look: {
		mood: 'effort',
		gaze: [0.8, 0.3],
		skin: skins.dark,
		hair: hairs.black,
		style: 'crop',
		beard: 'short',
		hat: { kind: 'hard-hat', colour: '#f2c14e' },
	},
	outfit: works('#ef8a33', '#4d5f86'),
};

/** He kneels at the wall and sets a brick with care. */
const bricklayer: Person = {
	...standing([590, 548], { head: 53, build: 'man', facing: 1, view: 'side' }),
	hip: [566, 462],
	lean: 14,
	nod: 10,
	near: { to: [622, 410], hand: 'grip', bend: 1 },
	far: { to: [660, 372], hand: 'grip', bend: 1, over: true, turn: 10 },
	nearLeg: { to: [500, 534], toes: 60, bend: 1 },
	farLeg: { to: [626, 534], bend: 1 },
	look: {
		mood: 'calm',
		gaze: [0.7, 0.6],
		skin: skins.tan,
		hair: hairs.grey,
		style: 'short',
		beard: 'moustache',
		age: 'old',
		hat: { kind: 'hard-hat', colour: '#5b8fb0' },
	},
	outfit: works('#ef8a33', '#6b6f5c'),
};

function planks(): string {
	const board = (y: number, colour: string) =>
		`${box([-150, y], 340, 9, colour)}${box([-150, y + 6], 340, 4, shaded(colour, 0.3))}${ellipse([190, y + 5], 3, 4.5, lit(colour, 0.3))}`;
	return placed(
		`${board(-10, '#d9a866')}${board(0, '#c9924f')}${line('M-130-6H-60M-20-5H80M-120 4H-30M40 4H130', '#a8703c', 1.4, 0.6)}`,
		[390, 277],
		{ turn: -6 },
	);
}

function wall(): string {
	const fresh = fill('M652 397H706V401H652z', '#d3ccc2');
	const held = placed(
		`${box([-20, -9], 44, 18, '#c47559', { round: 2 })}${box([-20, 3], 44, 6, '#93503c', { round: 2 })}`,
		[676, 358],
		{ turn: -4 },
	);
	return `${brickwork([650, 400], 160, 152)}${brickwork([716, 343], 94, 58)}${brickwork([760, 267], 50, 76)}${fill('M650 400H662V552H650z', '#2a1c4e', 0.16)}${fresh}${line('M640 398H716M716 341H760', '#d0453a', 1.6)}${held}`;
}

function platform(): string {
	const deck = [0, 1, 2]
		.map(
			(row) =>
				`${box([-10, 536 + row * 11], 820, 10, ['#c99a63', '#bd8b55', '#a87748'][row] ?? '')}${line(`M${120 + row * 90} ${536 + row * 11}v10M${430 + row * 70} ${536 + row * 11}v10M${690 - row * 60} ${536 + row * 11}v10`, '#7c5238', 2)}`,
		)
		.join('');
	return `${deck}${box([-10, 569], 820, 7, '#6b4a38')}${fill('M-10 576H810V590C500 582 300 582-10 590z', '#2a1c4e', 0.22)}`;
}

function rails(): string {
	return `${tube('M-10 428H660M-10 340H724', 7)}${tube('M58-10V610M470-10V610', 11)}${tube('M-10 70H810', 8)}${tube('M58 66L250-60M470 536L640 66', 6)}${coupler([58, 428])}${coupler([58, 340])}${coupler([470, 428])}${coupler([470, 340])}${coupler([58, 70])}${coupler([470, 70])}${coupler([638, 70])}`;
}

function frontPole(): string {
	return `${tube('M742-10V610', 15)}${tube('M-10 588H810', 13)}${coupler([742, 588], 1.5)}${coupler([742, 76], 1.5)}${tube('M742 76H810', 11)}`;
}

export const workingTwo: Picture = {
	title: 'Builders with helmets on scaffolding',
	definitions: [sky, sun],
	layers: [
		box([0, 0], 800, 600, sky.reference),
		ellipse([150, 130], 260, 220, sun.reference),
		cloud([300, 92], 120, '#fff4df', 0.8),
		cloud([96, 60], 90, '#fff4df', 0.7),
		town(),
		graded(towerCrane([690, 640], 560, 330, 150, 52), '#f0dcc0', 0.2),
		neighbour(),
		farBird([120, 150], 9),
		farBird([146, 138], 7),
		rails(),
		platform(),
		groundShadow([116, 550], 54),
		groundShadow([356, 550], 74),
		groundShadow([580, 550], 90),
		drawPerson({ ...leader, props: { body: reflectors(leader), underArm: sitePlan([206, 392], 6, 1) } }),
		drawPerson({ ...carrier, props: { body: reflectors(carrier) + planks() } }),
		wall(),
		drawPerson({ ...bricklayer, props: { body: reflectors(bricklayer), underArm: trowel([646, 402], -8) } }),
		mortarBucket([446, 574], 0.95),
		brickPile([262, 574], 1),
		frontPole(),
		ellipse([150, 130], 640, 460, sun.reference, { opacity: 0.3 }),
	],
};
