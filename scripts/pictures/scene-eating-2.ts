import { pigeon } from './animals.ts';
import { drawPerson } from './body.ts';
import { building, skyline } from './buildings.ts';
import { cloths, graded, hairs, skins } from './colour.ts';
import { type Person, sitting, standing } from './figure.ts';
import { paperCup, sandwich } from './food.ts';
import { parkBench } from './furniture.ts';
import { bush, cloud, tree } from './nature.ts';
import { box, ellipse, fill, glow, gradient, groundShadow, line, type Picture, placed } from './svg.ts';

const sky = gradient('sky', [
	[0, '#8cc3dd'],
	[1, '#f8e7c6'],
]);
const sun = glow('sun', [
	[0, '#fff6d8', 0.95],
	[1, '#fff0cf', 0],
]);
const paving = gradient('paving', [
	[0, '#e4d6c2'],
	[1, '#c9b49c'],
]);

function background(): string {
	const far = graded(
		skyline(330, [120, 190, 150, 230, 170, 140, 210, 160, 240, 150, 180, 130], '#8fa3bd'),
		'#d8e4e6',
		0.45,
	);
	const row = [
		building([-20, 362], 150, 270, {
			colour: '#d9a57c',
			floors: 5,
			columns: 3,
			shop: { awning: '#c9523f' },
			side: 16,
		}),
		building([146, 362], 118, 210, { colour: '#c7b7c4', floors: 4, columns: 3, shop: { awning: '#3f7f7a' } }),
		building([560, 362], 110, 228, {
			colour: '#e3c79b',
			floors: 4,
			columns: 3,
			shop: { awning: '#5b7fae' },
			side: 14,
		}),
		building([684, 362], 140, 300, { colour: '#c98a70', floors: 6, columns: 3, shop: { awning: '#e5a83b' } }),
	].join('');
	return `${far}${graded(row, '#f3e4cc', 0.18)}`;
}

/** A round basin with a jet of water, and a clock on a post behind it. */
function fountain(): string {
	const water =
		'M400 300C396 262 372 256 362 292M400 300C404 262 428 256 438 292M400 302C398 250 400 236 400 232M400 302C402 250 400 236 400 232M400 300C390 270 384 270 380 296M400 300C410 270 416 270 420 296';
	return `${ellipse([410, 372], 104, 13, '#2a1c4e', { opacity: 0.16 })}${box([392, 300], 16, 50, '#b9b2ad')}${ellipse([400, 302], 40, 8, '#cfc8c1')}${ellipse([400, 300], 34, 5.5, '#a8d4e0')}${line(water, '#f2fbff', 2.4, 0.85)}${fill('M304 346H496C494 366 470 374 400 374C330 374 306 366 304 346z', '#c5bdb6')}${ellipse([400, 346], 96, 13, '#ddd6ce')}${ellipse([400, 346], 84, 9, '#8cc6d8')}${line('M350 345H372M390 349H424M440 343H456', '#e4f6fa', 2)}`;
}

function passersBy(): string {
	const mother = drawPerson({
		...standing([664, 410], { head: 19, build: 'woman', facing: -1, view: 'side' }),
		lean: 4,
		far: { to: [650, 352], hand: 'grip' },
		nearLeg: { to: [672, 404], toes: 12 },
		farLeg: { to: [652, 405], toes: -8 },
		look: { mood: 'happy', skin: skins.olive, hair: cloths.plum, style: 'hijab' },
		outfit: {
			top: { kind: 'coat', colour: '#c9785a', sleeves: 'long' },
			bottom: { kind: 'long-skirt', colour: cloths.navy },
			shoes: { kind: 'shoe', colour: cloths.charcoal },
		},
	});
	const man = drawPerson({
		...standing([150, 412], { head: 19, build: 'man', facing: 1, view: 'side' }),
		lean: 8,
		nearLeg: { to: [136, 402], toes: 30 },
		farLeg: { to: [166, 405], toes: -14 },
		near: { to: [168, 350], hand: 'grip' },
		look: { mood: 'focused', skin: skins.rosy, hair: hairs.brown, style: 'crop' },
		outfit: {
			top: { kind: 'suit', colour: '#6a7187', sleeves: 'long', tie: cloths.brick },
			bottom: { kind: 'trousers', colour: '#5a6076' },
			shoes: { kind: 'shoe', colour: cloths.charcoal },
		},
	});
	return `${groundShadow([664, 410], 14)}${mother}${groundShadow([150, 410], 16)}${man}${box([162, 354], 18, 14, '#6b4a38', { round: 2 })}`;
}

const man: Person = {
	...sitting([268, 456], 556, { head: 60, build: 'man', facing: 1 }),
	lean: 6,
	nod: 8,
	near: { to: [322, 424], hand: 'flat', turn: -20 },
	far: { to: [372, 350], hand: 'grip', over: true, turn: -64, bend: 1 },
	nearLeg: { to: [344, 544] },
	farLeg: { to: [380, 538] },
	look: { mood: 'chewing', gaze: [0.7, 0.6], skin: skins.pale, hair: hairs.chestnut, style: 'side-parting' },
	outfit: {
		top: { kind: 'suit', colour: cloths.navy, sleeves: 'long', tie: cloths.brick },
		bottom: { kind: 'trousers', colour: cloths.navy },
		shoes: { kind: 'shoe', colour: '#5a3a2c', socks: cloths.mustard },
	},
};

const woman: Person = {
	...sitting([548, 456], 556, { head: 58, build: 'woman', facing: -1 }),
	lean: -2,
	near: { to: [506, 374], hand: 'hold', turn: -6 },
	far: { to: [476, 382], hand: 'hold', turn: 10, over: true },
	nearLeg: { to: [436, 508], toes: 22 },
	farLeg: { to: [470, 544] },
	look: {
		mood: 'laughing',
		skin: skins.deep,
		hair: hairs.black,
		style: 'afro',
		earring: '#e5a83b',
		lips: '#b23a48',
	},
	outfit: {
		top: { kind: 'suit', colour: '#c7455b', sleeves: 'long', under: cloths.cream },
		bottom: { kind: 'skirt', colour: cloths.charcoal },
		shoes: { kind: 'pump', colour: cloths.charcoal },
	},
};

function briefcase(): string {
	return `${groundShadow([206, 574], 50)}${line('M190 514V502H222V514', '#4a3226', 5)}${box([160, 512], 92, 62, '#7c5238', { round: 6 })}${box([160, 512], 92, 26, '#8d6042', { round: 6 })}${box([222, 540], 30, 34, '#65412c', { round: 5 })}${box([198, 532], 16, 12, '#e0b65a', { round: 2 })}`;
}

/** A quick lunch between two meetings: he still chews with the phone beside him, she laughs at what he tells. */
function colleagues(): string {
	const bench = parkBench([166, 456], 470, 92);
	const his = placed(sandwich([0, 0], { bitten: true, paper: '#fbf7ef' }), [356, 322], {
		size: 1.15,
		turn: 18,
		mirrored: true,
	});
	const hers = placed(sandwich([0, 0], { paper: '#fbf7ef' }), [470, 358], {
		size: 1.25,
		turn: 10,
		mirrored: true,
	});
	const lunchBox = `${box([412, 440], 54, 15, '#7fb0cf', { round: 3 })}${box([412, 436], 54, 6, '#a5cbe0', { round: 3 })}${box([452, 440], 14, 15, '#5b8fb0', { round: 3 })}`;
	return [
		bench.back,
		bench.seat,
		lunchBox,
		paperCup([616, 450], { size: 1.3 }),
		drawPerson({ ...man, props: { body: his } }),
		drawPerson({ ...woman, props: { underArm: hers } }),
		briefcase(),
	].join('');
}

/** The hall's tower across the square: ten past one. */
function clockTower(): string {
	return graded(
		`${box([372, 120], 56, 240, '#c9a486')}${box([410, 120], 18, 240, '#a78471')}${fill('M364 122L400 62L436 122z', '#8d5a4c')}${fill('M400 62L436 122H412z', '#6f4450')}${box([366, 118], 68, 8, '#e0c3a4')}${ellipse([400, 160], 21, 21, '#fbf4e4')}${line('M400 160L406 153', '#3a3c4a', 4)}${line('M400 160L414 168', '#3a3c4a', 2.6)}${line('M400 142V146M400 174V178M382 160H386M414 160H418', '#3a3c4a', 2)}${box([390, 210], 20, 34, '#7d9fb8', { round: 10 })}${box([390, 270], 20, 34, '#7d9fb8', { round: 10 })}`,
		'#e9e2d2',
		0.35,
	);
}

export const eatingTwo: Picture = {
	title: 'Two office workers eating sandwiches on a bench in a city square',
	definitions: [sky, sun, paving],
	layers: [
		box([0, 0], 800, 372, sky.reference),
		ellipse([120, 90], 170, 150, sun.reference),
		cloud([250, 96], 120),
		cloud([520, 70], 90, '#fffaf0', 0.8),
		background(),
		clockTower(),
		box([0, 360], 800, 240, paving.reference),
		line('M0 392H800M0 432H800M0 486H800M0 552H800', '#a8937c', 1.4, 0.5),
		line(
			'M120 360L-60 600M240 360L130 600M360 360L320 600M440 360L480 600M560 360L670 600M680 360L860 600',
			'#a8937c',
			1.4,
			0.5,
		),
		fountain(),
		bush([40, 394], 120, 44),
		bush([716, 394], 130, 46, '#6a9c58', 8),
		tree([62, 436], 270, { seed: 3 }),
		tree([744, 446], 290, { seed: 11, leaf: '#6b9a4e' }),
		passersBy(),
		colleagues(),
		line('M112 560v.1M122 563v.1M118 556v.1M522 584v.1M530 588v.1M536 582v.1M514 588v.1', '#b67a38', 4),
		pigeon([88, 560], { size: 1.3, pecking: true }),
		pigeon([560, 582], { size: 1.4, mirrored: true, pecking: true }),
		pigeon([690, 556], { size: 1.3, mirrored: true }),
		ellipse([120, 90], 620, 420, sun.reference, { opacity: 0.35 }),
	],
};
