import { farBird } from './animals.ts';
import { drawPerson } from './body.ts';
import { cloths, graded, hairs, skins } from './colour.ts';
import { type Person, standing } from './figure.ts';
import { bush, cloud, flowers, ridge, tufts } from './nature.ts';
import { box, circle, ellipse, fill, glow, gradient, line, type Picture } from './svg.ts';
import { bicycle, bicyclePlaces, farCar, sailingBoat } from './vehicles.ts';

const sky = gradient('sky', [
	[0, '#6fb2dc'],
	[1, '#fdeecb'],
]);
const sea = gradient('sea', [
	[0, '#8fc9d8'],
	[0.5, '#3f94b5'],
	[1, '#2f7d9f'],
]);
const road = gradient('road', [
	[0, '#8f8a94'],
	[1, '#6c6674'],
]);
const sun = glow('sun', [
	[0, '#fff6d8', 0.95],
	[1, '#fff0cf', 0],
]);

/** Rain comes in over the sea from the right. */
function rainClouds(): string {
	const drops = Array.from(
		{ length: 11 },
		(_, index) => `M${596 + index * 18} ${152 + (index % 3) * 6}l-22 74`,
	).join('');
	return `${line(drops, '#7f8ea8', 2, 0.4)}${cloud([640, 110], 190, '#a9b0c4', 0.95)}${cloud([742, 140], 170, '#8f97b0', 0.95)}${cloud([590, 146], 110, '#b9bfcf', 0.9)}`;
}

function lighthouse(): string {
	const tower = `${fill('M-13 0L-8-84H8L13 0z', '#fdf3e3')}${fill('M-12-18L-10.500-38H10.500L12-18zM-9.500-56L-8.500-74H8.500L9.500-56z', '#d0453a')}${fill('M3 0L2-84H8L13 0z', '#2a1c4e', 0.18)}${box([-11, -89], 22, 5, '#4b4a5e')}${box([-6, -101], 12, 12, '#ffe39a')}${fill('M-9-101H9L0-111z', '#b5453a')}${box([12, -20], 30, 20, '#fdf3e3')}${fill('M8-19L27-34L46-19z', '#b5654a')}`;
	return `<g transform="translate(668 214)">${tower}</g>`;
}

/** The bay: a beach where people bathe, and the headland that the road still has to climb. */
function coast(): string {
	const far = graded(
		ridge(
			[
				[420, 250],
				[520, 232],
				[640, 240],
				[810, 222],
			],
			262,
			'#8aa38c',
		),
		'#e8e6d6',
		0.5,
	);
	const cliffs = `${fill('M520 330C560 300 580 236 640 218C690 206 760 196 810 200V444H470C490 372 500 348 520 330z', '#8fae6c')}${fill('M520 330C544 312 556 286 574 262C580 300 600 320 584 356C570 380 540 392 500 398H470C490 372 500 348 520 330z', '#a8ae84')}${line('M548 306C552 330 540 356 528 380M570 284C574 316 572 344 560 372', '#84906a', 3, 0.7)}`;
	const climb =
		line('M830 420C700 404 610 392 640 352C664 322 760 330 740 290C726 262 690 262 694 226', '#e4d6bf', 8) +
		line('M830 424C700 408 606 394 637 352', '#b9a78f', 2, 0.6);
	const beach = fill('M-10 372C60 356 150 362 230 384C300 402 380 412 470 404V440H-10z', '#f3dfb2');
	const foam = line('M-10 368C60 352 152 358 232 380C302 398 382 408 470 400', '#fdf8ec', 4, 0.9);
	const parasol = (x: number, y: number, colour: string) =>
		`${line(`M${x} ${y}V${y - 24}`, '#7c5238', 2)}${fill(`M${x - 16} ${y - 20}C${x - 12} ${y - 34} ${x + 12} ${y - 34} ${x + 16} ${y - 20}z`, colour)}${fill(`M${x - 5} ${y - 20}C${x - 4} ${y - 30} ${x + 4} ${y - 30} ${x + 5} ${y - 20}z`, '#fdf8ec')}${ellipse([x + 8, y + 1], 16, 3, '#2a1c4e', { opacity: 0.18 })}`;
	const bathers = [
		[60, 366, '#9d6743'],
		[98, 362, '#f0bd9d'],
		[196, 380, '#774a34'],
	]
		.map(
			([x, y, skin]) =>
				`${circle([Number(x), Number(y) - 8], 4, String(skin))}${line(`M${x} ${Number(y) - 3}V${y}`, String(skin), 6)}${line(`M${Number(x) - 9} ${Number(y) + 2}h18`, '#eaf6f8', 2)}`,
		)
		.join('');
	return `${far}${cliffs}${climb}${lighthouse()}${beach}${foam}${bathers}${parasol(44, 410, '#e2694f')}${parasol(120, 400, '#5b8fb0')}${parasol(320, 424, '#e5a83b')}${farCar([716, 412], 0.5, '#fdf3e3')}`;
}

function water(): string {
	const waves = Array.from({ length: 26 }, (_, index) => {
		const y = 262 + ((index * 41) % 110);
		const x = (index * 137) % 560;
		const wide = 10 + (y - 250) * 0.24;
		return `M${x} ${y}q${wide / 2} ${-wide * 0.16} ${wide} 0`;
	}).join('');
	return `${box([0, 248], 800, 190, sea.reference)}${line('M100 256h60M88 268h70M112 282h56M70 296h90M110 312h64M60 328h100M96 346h80', '#fff3cc', 4, 0.5)}${line(waves, '#d8f0f4', 2, 0.65)}${sailingBoat([352, 300], 0.85)}${sailingBoat([258, 272], 0.5, '#f6d9a8')}${sailingBoat([456, 268], 0.42, '#fdf8ec', true)}`;
}

function roadSide(): string {
	const posts = Array.from({ length: 12 }, (_, index) => `M${10 + index * 74} 412V446`).join('');
	const marks = Array.from({ length: 7 }, (_, index) => `M${-30 + index * 130} ${508 + index}h64`).join('');
	return `${fill('M-10 434C200 424 560 424 810 436V470H-10z', '#9dbb66')}${line(posts, '#d9cfc0', 7)}${line('M-10 418C200 410 560 410 810 420', '#fdf8ec', 8)}${line('M-10 422C200 414 560 414 810 424', '#b9ae9f', 2)}${fill('M-10 452C200 444 560 444 810 454V582C560 572 200 572-10 584z', road.reference)}${line('M-10 460C200 452 560 452 810 462M-10 574C200 564 560 564 810 572', '#f4efe2', 3, 0.8)}${line(marks, '#f4efe2', 5, 0.8)}${fill('M-10 584C200 572 560 572 810 582V610H-10z', '#7ea653')}`;
}

const first = { at: [546, 526] as const, size: 1.5 };
const second = { at: [212, 556] as const, size: 1.62 };
const herPlaces = bicyclePlaces(first.at, first.size);
const hisPlaces = bicyclePlaces(second.at, second.size);

/** She rides ahead with her face in the wind and looks back to see where he stays. */
const woman: Person = {
	...standing([0, 0], { head: 44, build: 'woman', facing: 1, view: 'side' }),
	hip: [herPlaces.seat[0] - 10, herPlaces.seat[1] - 10],
	lean: 20,
	nod: -8,
	lookBack: true,
	headView: 'quarter',
	near: { to: [herPlaces.grip[0] - 17, herPlaces.grip[1] - 7], hand: 'grip', bend: 1 },
	far: { to: [herPlaces.grip[0] - 9, herPlaces.grip[1] - 10], hand: 'grip', bend: 1 },
	nearLeg: { to: [herPlaces.upperPedal[0] - 6, herPlaces.upperPedal[1] - 13], toes: 6 },
	farLeg: { to: [herPlaces.lowerPedal[0] - 6, herPlaces.lowerPedal[1] - 13], toes: 12 },
	look: {
		mood: 'laughing',
		skin: skins.rosy,
		hair: hairs.red,
		style: 'wavy',
		hat: { kind: 'bike-helmet', colour: '#fbf7ef' },
	},
	outfit: {
		top: { kind: 'tee', colour: '#f2c14e', sleeves: 'short', stripes: '#fdf8ec' },
		bottom: { kind: 'shorts', colour: cloths.denim },
		shoes: { kind: 'sneaker', colour: '#e2694f', socks: cloths.white },
	},
};

/** He labours behind her with all the luggage. */
const man: Person = {
	...standing([0, 0], { head: 47, build: 'round', facing: 1, view: 'side' }),
	hip: [hisPlaces.seat[0] - 6, hisPlaces.seat[1] - 12],
	lean: 30,
	nod: -16,
	near: { to: [hisPlaces.grip[0] - 20, hisPlaces.grip[1] - 7], hand: 'grip', bend: 1 },
	far: { to: [hisPlaces.grip[0] - 12, hisPlaces.grip[1] - 10], hand: 'grip', bend: 1 },
	nearLeg: { to: [hisPlaces.lowerPedal[0] - 6, hisPlaces.lowerPedal[1] - 14], toes: 14 },
	farLeg: { to: [hisPlaces.upperPedal[0] - 6, hisPlaces.upperPedal[1] - 14], toes: 4 },
	look: {
		mood: 'effort',
		gaze: [0.8, 0],
		skin: skins.brown,
		hair: hairs.black,
		style: 'crop',
		beard: 'full',
		hat: { kind: 'bike-helmet', colour: '#d0453a' },
	},
	outfit: {
		top: { kind: 'shirt', colour: '#7fc0b4', sleeves: 'short' },
		bottom: { kind: 'shorts', colour: '#5a4a6a' },
		shoes: { kind: 'sneaker', colour: '#3a3c4a', socks: '#e5a83b' },
	},
};

/** What she has in her basket: a loaf, flowers and a bottle. */
function picnic(): string {
	const [x, y] = [first.at[0] + 70 * first.size, first.at[1] - 104 * first.size];
	const bloom = (dx: number, dy: number, colour: string) =>
		`${line(`M${x + dx * 0.5} ${y}L${x + dx} ${y + dy}`, '#5f8a4a', 2)}${circle([x + dx, y + dy], 6, colour)}${circle([x + dx, y + dy], 2.4, '#fff0cf')}`;
	const loaf = `${line(`M${x + 14} ${y + 2}L${x + 34} ${y - 34}`, '#c98b45', 13)}${line(`M${x + 16} ${y - 8}l8 3M${x + 21} ${y - 18}l8 3M${x + 27} ${y - 28}l8 3`, '#f0d09a', 2.4)}`;
	return `${bloom(-26, -16, '#e2694f')}${bloom(-16, -26, '#fbf7ef')}${bloom(-6, -18, '#f2c14e')}${loaf}${box([x - 34, y - 3], 69, 7, '#dcb07c', { round: 3 })}`;
}

function couple(): string {
	const sweat = `${fill('M184 262c-8 3-10 7-8 9s7-1 8-9zM170 246c-7 2-9 6-7 8s6-1 7-8zM166 284c-7 2-9 6-7 8s6-1 7-8z', '#d8f0f6')}`;
	const shadow = (x: number, y: number, wide: number) =>
		ellipse([x + 20, y], wide, 8, '#2a1c4e', { opacity: 0.28 });
	return `${shadow(546, 527, 150)}${bicycle(first.at, first.size, '#2f7f80', { basket: '#c98b4f' })}${picnic()}${drawPerson(woman)}${shadow(212, 557, 160)}${bicycle(second.at, second.size, '#d0453a', { bags: '#3f5f8f' })}${drawPerson(man)}${sweat}`;
}

export const travellingTwo: Picture = {
	title: 'A couple cycling along a coast road',
	definitions: [sky, sea, road, sun],
	layers: [
		box([0, 0], 800, 252, sky.reference),
		ellipse([130, 80], 240, 190, sun.reference),
		circle([130, 80], 34, '#fff6d8'),
		cloud([300, 80], 120),
		cloud([440, 50], 80, '#fffaf0', 0.8),
		rainClouds(),
		water(),
		coast(),
		farBird([420, 150], 12),
		farBird([448, 136], 9),
		farBird([478, 164], 10),
		bush([30, 446], 90, 34),
		bush([770, 446], 110, 40, '#6f9f55', 6),
		roadSide(),
		tufts([0, 440], [800, 458], 18, '#6f9348', 8, 6),
		couple(),
		tufts([0, 588], [800, 604], 26, '#4f7f3e', 12, 9),
		flowers([0, 580], [800, 602], 13, ['#e2694f', '#fbf7ef', '#f2c14e'], 6, 4),
		ellipse([130, 80], 680, 500, sun.reference, { opacity: 0.3 }),
	],
};
