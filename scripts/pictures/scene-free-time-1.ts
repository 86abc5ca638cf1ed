import { dog, farBird } from './animals.ts';
import { drawPerson } from './body.ts';
import { skyline } from './buildings.ts';
import { cloths, graded, hairs, skins } from './colour.ts';
import { type Outfit, type Person, sitting, standing } from './figure.ts';
import { parkBench } from './furniture.ts';
import { football, goal, sportsBag, waterBottle } from './leisure.ts';
import { bush, cloud, flowers, ridge, tree, tufts } from './nature.ts';
import { box, ellipse, fill, glow, gradient, groundShadow, line, type Picture } from './svg.ts';

const sky = gradient('sky', [
	[0, '#78b8dc'],
	[1, '#fdeecb'],
]);
const grass = gradient('grass', [
	[0, '#a9c76a'],
	[0.4, '#86b256'],
	[1, '#5d9148'],
]);
const sun = glow('sun', [
	[0, '#fff6d8', 0.95],
	[1, '#fff0cf', 0],
]);

function kit(colour: string, shorts: string, shoes: string): Outfit {
	return {
		top: { kind: 'tee', colour, sleeves: 'short' },
		bottom: { kind: 'shorts', colour: shorts },
		shoes: { kind: 'sneaker', colour: shoes, socks: colour },
	};
}

/** She shoots: her body leans back behind the leg that has just met the ball. */
const striker: Person = {
	...standing([404, 540], { head: 52, build: 'woman', facing: 1, view: 'side' }),
	hip: [396, 372],
	lean: -15,
	nod: 20,
	near: { to: [300, 346], hand: 'relaxed', bend: 1 },
	far: { to: [460, 270], hand: 'relaxed', bend: 1 },
	nearLeg: { to: [522, 456], toes: -26, bend: 1 },
	farLeg: { to: [378, 524], bend: 1 },
	look: {
		mood: 'effort',
		gaze: [0.5, 0.6],
		skin: skins.brown,
		hair: hairs.black,
		style: 'ponytail',
		hat: { kind: 'headband', colour: cloths.mustard },
	},
	outfit: kit('#e5583f', '#fbf7ef', '#f2c14e'),
};

/** He comes too late, sliding in with one arm out. */
const defender: Person = {
	...standing([200, 548], { head: 52, build: 'man', facing: 1, view: 'side' }),
	hip: [196, 398],
	lean: 24,
	nod: -14,
	near: { to: [270, 396], hand: 'open', bend: 1 },
	far: { to: [164, 372], hand: 'relaxed', bend: 1 },
	nearLeg: { to: [98, 446], toes: 62, bend: 1 },
	farLeg: { to: [258, 522], toes: -8, bend: 1 },
	look: {
		mood: 'worried',
		gaze: [0.8, 0.2],
		skin: skins.pale,
		hair: hairs.red,
		style: 'side-parting',
		beard: 'short',
	},
	outfit: kit('#2f5f9e', '#24365c', '#fbf7ef'),
};

const keeper: Person = {
	...standing([684, 468], { head: 44, build: 'broad', facing: -1 }),
	hip: [690, 338],
	lean: 10,
	near: { to: [768, 214], hand: 'open', bend: -1 },
	far: { to: [600, 250], hand: 'open', bend: 1, over: true },
	nearLeg: { to: [730, 454], bend: -1 },
	farLeg: { to: [654, 450], bend: 1 },
	look: {
		mood: 'surprised',
		gaze: [0.7, 0.8],
		skin: skins.deep,
		hair: hairs.black,
		style: 'crop',
		beard: 'stubble',
	},
	outfit: {
		...kit('#f2c14e', '#3a3c4a', '#3a3c4a'),
		top: { kind: 'jumper', colour: '#f2c14e', sleeves: 'long' },
	},
};

/** A team mate at the far side jumps: she knows already. */
const mate: Person = {
	...standing([296, 388], { head: 29, build: 'teen', facing: 1 }),
	near: { to: [276, 176], hand: 'open', bend: -1 },
	far: { to: [330, 180], hand: 'grip', bend: -1 },
	nearLeg: { to: [272, 364], toes: 50, bend: 1 },
	farLeg: { to: [310, 366], toes: 30 },
	look: { mood: 'laughing', skin: skins.tan, hair: hairs.brown, style: 'pigtails' },
	outfit: kit('#e5583f', '#fbf7ef', '#47648f'),
};

function background(): string {
	const far = graded(
		skyline(262, [60, 96, 70, 130, 84, 110, 64, 150, 92, 70, 118, 60], '#8fa3bd'),
		'#e6e6da',
		0.5,
	);
	const hills = `${ridge(
		[
			[-10, 256],
			[140, 226],
			[300, 250],
			[470, 222],
			[640, 246],
			[810, 220],
		],
		320,
		'#b9cf9a',
	)}`;
	const trees = [
		tree([196, 300], 96, { seed: 2, far: true }),
		tree([440, 296], 88, { seed: 5, far: true }),
		tree([520, 302], 110, { seed: 7, far: true, leaf: '#7aa552' }),
	].join('');
	return `${far}${hills}${bush([250, 306], 110, 34)}${bush([590, 306], 150, 36, '#79a85a', 6)}${graded(trees, '#e3ecc8', 0.3)}`;
}

/** The path behind the pitch: somebody jogs, friends watch from a bench. */
function onlookers(): string {
	const path = fill('M-10 322C160 306 420 304 810 326V344C420 322 160 326 -10 346z', '#e9d7b0');
	const bench = parkBench([20, 358], 116, 30);
	const jogger = drawPerson({
		...standing([176, 334], { head: 14, build: 'woman', facing: -1, view: 'side' }),
		lean: 8,
		near: { to: [164, 282], hand: 'grip' },
		far: { to: [188, 286], hand: 'grip' },
		nearLeg: { to: [194, 324], toes: 50 },
		farLeg: { to: [164, 329], toes: -10 },
		look: { mood: 'calm', skin: skins.rosy, hair: hairs.blond, style: 'ponytail' },
		outfit: {
			top: { kind: 'vest', colour: cloths.violet, sleeves: 'none' },
			bottom: { kind: 'trousers', colour: cloths.charcoal },
			shoes: { kind: 'sneaker', colour: cloths.coral },
		},
	});
	const watcher = drawPerson({
		...sitting([72, 358], 392, { head: 21, build: 'round', facing: 1 }),
		near: { to: [106, 312], hand: 'open' },
		look: {
			mood: 'laughing',
			skin: skins.olive,
			hair: hairs.white,
			style: 'short',
			age: 'old',
			beard: 'full',
			hat: { kind: 'sun-hat', colour: '#f0dcb0' },
		},
		outfit: {
			top: { kind: 'shirt', colour: '#8fb9a8', sleeves: 'rolled' },
			bottom: { kind: 'trousers', colour: cloths.sand },
			shoes: { kind: 'shoe', colour: cloths.brown },
		},
	});
	return `${path}${groundShadow([176, 334], 16)}${jogger}${bench.back}${bench.seat}${watcher}`;
}

function pitch(): string {
	const stripes = fill(
		'M-10 420L150 346H270L60 600H-10zM300 600L400 346H520L560 600zM810 520L650 346H770L810 370z',
		'#b5d27a',
		0.3,
	);
	return `${stripes}${line('M540 462H810M-10 384C240 360 520 356 810 376', '#fbf7ef', 4, 0.6)}${tufts([0, 400], [800, 596], 14, '#4c7f3e', 9, 12)}${tufts([0, 340], [800, 400], 12, '#7fa951', 5, 2)}`;
}

export const freeTimeOne: Picture = {
	title: 'Friends playing football in a park',
	definitions: [sky, grass, sun],
	layers: [
		box([0, 0], 800, 320, sky.reference),
		ellipse([150, 70], 210, 170, sun.reference),
		cloud([330, 92], 130),
		cloud([600, 66], 100, '#fffaf0', 0.85),
		background(),
		farBird([424, 112], 9),
		farBird([448, 100], 7),
		box([0, 300], 800, 300, grass.reference),
		onlookers(),
		pitch(),
		tree([768, 400], 330, { seed: 21, leaf: '#5f9a4c', far: true }),
		goal([566, 462], 300, 300, 44),
		groundShadow([296, 392], 24),
		drawPerson(mate),
		groundShadow([690, 462], 56),
		drawPerson(keeper),
		groundShadow([196, 544], 92),
		drawPerson(defender),
		groundShadow([410, 546], 60),
		drawPerson(striker),
		line('M548 444L568 436M552 458L572 450', '#fbf7ef', 3, 0.6),
		groundShadow([602, 500], 15, 0.2),
		football([592, 436], 15),
		dog([86, 588], { size: 0.86, running: true, coat: '#c58a4d' }),
		sportsBag([690, 586], '#74436f', 1.25),
		waterBottle([616, 590], '#6fb3d6', 1.1),
		flowers([0, 560], [330, 596], 4, ['#fbf7ef', '#f2c14e'], 4),
		ellipse([150, 70], 700, 520, sun.reference, { opacity: 0.3 }),
	],
};
