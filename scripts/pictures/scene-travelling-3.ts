import { farBird } from './animals.ts';
import { drawPerson } from './body.ts';
import { graded, hairs, lit, mix, shaded, skins } from './colour.ts';
import { type Person, pose, standing } from './figure.ts';
import { foldedMap } from './luggage.ts';
import { cloud, fir, flowers, ridge, tufts } from './nature.ts';
import { add, type Point } from './path.ts';
import { box, ellipse, fill, glow, gradient, groundShadow, line, type Picture, placed } from './svg.ts';

const sky = gradient('sky', [
	[0, '#7fb2d6'],
	[1, '#fdeccb'],
]);
const meadow = gradient('meadow', [
	[0, '#a7bf72'],
	[1, '#5f8a4a'],
]);
const lake = gradient('lake', [
	[0, '#bfe0e6'],
	[1, '#4f9db5'],
]);
const sun = glow('sun', [
	[0, '#fff6d8', 0.95],
	[1, '#fff0cf', 0],
]);

/** A peak with snow: its light flank, its flank in the shade, and rock through the snow. */
function peak([x, y]: Point, half: number, low: number, rock: string): string {
	const h = low - y;
	const snow = `M${x} ${y}L${x - half * 0.3} ${y + h * 0.33}L${x - half * 0.17} ${y + h * 0.28}L${x - half * 0.08} ${y + h * 0.4}L${x + half * 0.06} ${y + h * 0.3}L${x + half * 0.16} ${y + h * 0.38}L${x + half * 0.3} ${y + h * 0.32}z`;
	const snowShade = `M${x} ${y}L${x + half * 0.03} ${y + h * 0.16}L${x + half * 0.01} ${y + h * 0.33}L${x + half * 0.06} ${y + h * 0.3}L${x + half * 0.16} ${y + h * 0.38}L${x + half * 0.3} ${y + h * 0.32}z`;
	return `${fill(`M${x} ${y}L${x - half} ${low}H${x + half}z`, rock)}${fill(`M${x} ${y}L${x + half * 0.04} ${y + h * 0.3}L${x - half * 0.08} ${y + h * 0.6}L${x + half * 0.1} ${low}H${x + half}z`, shaded(rock, 0.3))}${fill(snow, '#fdfaf3')}${fill(snowShade, '#c5cbe2')}${line(`M${x - half * 0.4} ${y + h * 0.56}l${half * 0.1} ${h * 0.2}M${x - half * 0.6} ${y + h * 0.74}l${half * 0.1} ${h * 0.18}M${x + half * 0.36} ${y + h * 0.5}l${half * 0.06} ${h * 0.2}`, shaded(rock, 0.4), 2, 0.5)}`;
}

/** The range in the haze; over its right end a storm comes up. */
function mountains(): string {
	const far = graded(
		peak([96, 150], 190, 380, '#8a90b4') +
			peak([700, 128], 220, 380, '#8a90b4') +
			peak([250, 186], 150, 380, '#9097b8'),
		'#f1e3cf',
		0.4,
	);
	const middle = graded(peak([470, 84], 250, 400, '#7f86ab'), '#f1e3cf', 0.16);
	const rain = Array.from(
		{ length: 10 },
		(_, index) => `M${646 + index * 17} ${150 + (index % 3) * 8}l-26 92`,
	).join('');
	const storm = `${line(rain, '#6d7a99', 2.4, 0.4)}${fill('M722 112L698 178H711L702 214L734 166H719L736 112z', '#ffe08a')}${cloud([700, 112], 220, '#8b90ab', 0.96)}${cloud([640, 140], 130, '#a1a6bd', 0.92)}${cloud([772, 144], 150, '#767c9b', 0.96)}`;
	return `${far}${middle}${storm}`;
}

/** The valley: forest, the lake with its hut and the waterfall. */
function valley(): string {
	const forest = ridge(
		[
			[-10, 344],
			[120, 318],
			[240, 340],
			[380, 356],
			[520, 336],
			[660, 322],
			[810, 340],
		],
		420,
		'#6f9578',
	);
	const firs = [
		[20, 356, 54],
		[52, 350, 70],
		[92, 354, 58],
		[130, 348, 76],
		[172, 360, 60],
		[560, 356, 64],
		[596, 350, 80],
		[634, 358, 62],
		[676, 350, 74],
	]
		.map(([x = 0, y = 0, height = 0]) => fir([x, y], height, '#4f7f68'))
		.join('');
	const cliff = `${line('M462 176C452 196 474 214 460 232C450 246 446 256 446 272', '#f4f8fb', 4, 0.85)}${fill('M390 382C392 346 398 306 414 288C420 274 430 268 442 270L458 269C472 268 480 280 484 296C498 316 506 350 510 380z', '#8b8796')}${fill('M458 269C472 268 480 280 484 296C498 316 506 350 510 380H462C470 344 468 300 458 269z', '#6f6b80')}${line('M412 306L406 334M424 296L420 322M478 308L486 344', '#5e5a70', 2.4, 0.5)}`;
	const water = `${ellipse([322, 386], 262, 20, '#8fb07a')}${ellipse([322, 384], 250, 16, lake.reference)}${line('M96 384h36M300 382h40M360 388h60M470 382h50', '#f2fbff', 2, 0.7)}${cliff}${fill('M439 270C433 310 436 350 428 378H462C466 350 456 310 456 269z', '#eaf6f8', 0.95)}${line('M444 286C441 316 444 340 440 366M451 292C450 320 454 340 453 362', '#bcd9e2', 2, 0.8)}${ellipse([446, 379], 34, 7, '#fdfdfb', { opacity: 0.85 })}`;
	const hut = placed(
		`${ellipse([4, 0], 34, 5, '#2a1c4e', { opacity: 0.2 })}${box([-24, -24], 48, 24, '#9a6a44')}${box([6, -24], 18, 24, shaded('#9a6a44'))}${fill('M-32-22L0-48L32-22z', '#7c3f34')}${box([-14, -14], 10, 14, '#5a3d2f')}${box([4, -16], 10, 9, '#ffd983')}${line('M16-38V-52', '#6b5a58', 5)}${line('M16-56C12-64 22-68 16-78', '#fdfaf3', 4, 0.6)}`,
		[64, 384],
		{ size: 1.1 },
	);
	return `${graded(forest + firs, '#e8e2c6', 0.28)}${water}${graded(hut, '#f1e3cf', 0.12)}`;
}

/** The path comes up to us and parts: one arm to the hut by the lake, one into the weather. */
function paths(): string {
	const sand = '#e7d3a6';
	const left = fill(
		'M60 610C190 566 330 540 398 496C420 478 380 464 330 456C230 442 106 436 66 388H80C128 420 240 428 340 440C450 456 490 486 448 520C412 548 404 584 420 610z',
		sand,
	);
	const right = fill(
		'M404 506C500 462 640 444 700 402C722 386 734 370 738 356H748C758 372 746 394 724 410C664 452 548 484 462 526z',
		mix(sand, '#b99d72', 0.12),
	);
	const trodden = line(
		'M200 592C290 570 380 548 424 508M300 600C350 576 400 556 440 520C480 500 560 474 640 450M440 488C420 466 380 456 330 448',
		'#c2a877',
		2.4,
		0.6,
	);
	return `${right}${left}${trodden}`;
}

/** A signpost whose arms point both ways, and a third that hangs broken. */
function signpost(): string {
	const wood = '#a8754c';
	const arm = (data: string, marks: string) =>
		`${fill(data, wood)}${line(data, shaded(wood, 0.4), 1.4)}${line(marks, '#fdf3dc', 3)}`;
	const peaks = line('M22-150L34-168L44-154L52-164L62-150', '#fdf3dc', 3);
	const hut = line('M-56-108V-118L-46-128L-36-118V-108z', '#fdf3dc', 3);
	return placed(
		`${ellipse([16, 0], 46, 7, '#2a1c4e', { opacity: 0.24 })}${fill('M-40 2C-36-16-18-20-6-16C8-24 30-18 36 2z', '#a39c9c')}${fill('M10-18C26-18 34-10 36 2H14C20-6 18-14 10-18z', '#837c86')}${box([-6, -190], 13, 186, shaded(wood, 0.1), { round: 3 })}${box([1, -190], 6, 186, shaded(wood, 0.4), { round: 3 })}${arm('M-2-174H84L102-158L84-142H-2z', 'M70-158H78')}${peaks}${arm('M8-134H-76L-94-118L-76-102H8z', 'M-20-118H-10')}${hut}${placed(fill('M0-8H64L76 2L64 12H0z', shaded(wood, 0.14)) + line('M14 2H40', '#fdf3dc', 3), [0, -82], { turn: 38 })}`,
		[650, 556],
		{ size: 1.16 },
	);
}

/** He stands where the path parts, turns the map and cannot find the place. */
const walker: Person = {
	...standing([232, 578], { head: 66, build: 'man', facing: 1 }),
	nod: 22,
	lean: 4,
	near: { to: [262, 344], hand: 'grip', bend: 1, turn: -46 },
	far: { to: [352, 314], hand: 'grip', bend: 1, over: true, turn: -40 },
	nearLeg: { to: [196, 562], bend: 1 },
	farLeg: { to: [278, 558], bend: 1 },
	look: {
		mood: 'sad',
		gaze: [0.7, 0.8],
		skin: skins.tan,
		hair: hairs.espresso,
		style: 'short',
		beard: 'short',
		hat: { kind: 'sun-hat', colour: '#c9a86a' },
	},
	outfit: {
		top: { kind: 'shirt', colour: '#c2554d', sleeves: 'rolled' },
		bottom: { kind: 'shorts', colour: '#6b6f4c' },
		shoes: { kind: 'boot', colour: '#7c5238', socks: '#f0e2c4' },
	},
};

function packOnBack(): string {
	const { neck } = pose(walker);
	const colour = '#3f7f8a';
	const drawing = `${line('M-46-62L-96 124', '#59617a', 5)}${line('M-42-78L-47-58', '#3a3c4a', 9)}${line('M-103 116L-88 120', '#3a3c4a', 4)}${box([-96, -44], 96, 30, '#d9bd8f', { round: 15 })}${ellipse([-92, -29], 13, 15, '#b5955f')}${ellipse([-92, -29], 6, 7, '#d9bd8f')}${fill('M-84-18C-98 10-102 84-90 118C-84 130-60 132-20 130L0 10L-10-18z', colour)}${fill('M-90 100C-84 130-60 132-20 130L-14 92C-40 104-74 108-90 100z', shaded(colour))}${fill('M-88-14C-96 10-96 26-92 34C-70 42-40 40-18 34L-12-18z', lit(colour, 0.14))}${box([-92, 56], 46, 44, shaded(colour, 0.16), { round: 8 })}${line('M-68 30V52M-84 66H-54', lit(colour, 0.5), 3)}${placed(`${box([-8, -34], 16, 38, '#e5a83b', { round: 5 })}${box([-6, -42], 12, 9, '#3a3c4a', { round: 2 })}`, [-100, 106], { turn: -6 })}${line('M-92-14L-96-30M-20-14V-44', '#5a3d2f', 4)}`;
	return placed(drawing, add(neck, [6, 14]));
}

function strap(): string {
	const { neck, near } = pose(walker);
	const [x, y] = add(neck, [-18, 8]);
	return line(
		`M${x} ${y}C${x + 10} ${y + 40} ${x + 4} ${y + 70} ${near.shoulder[0] - 8} ${y + 96}`,
		'#2b5a63',
		8,
	);
}

/** A marmot stands up at the edge of the path and watches him. */
function marmot(at: Point): string {
	const coat = '#a87c4f';
	return placed(
		`${ellipse([6, 0], 20, 4, '#2a1c4e', { opacity: 0.24 })}${fill('M-14 0C-18-20-12-36-4-44C-6-54 6-60 14-54C22-50 20-42 14-40C18-28 18-10 14 0z', coat)}${fill('M6-38C14-28 14-10 10 0H0C6-10 8-26 6-38z', lit(coat, 0.3))}${line('M4-30C10-28 14-26 16-22M-14-2C-22-2-26-6-28-10', shaded(coat), 4.5)}${ellipse([10, -50], 1.8, 1.8, '#2b1a22')}${ellipse([20, -46], 2.4, 1.8, '#2b1a22')}${ellipse([0, -55], 4, 4, shaded(coat))}`,
		at,
		{ mirrored: true, size: 1.05 },
	);
}

export const travellingThree: Picture = {
	title: 'A backpacker with a map on a mountain path',
	definitions: [sky, meadow, lake, sun],
	layers: [
		box([0, 0], 800, 400, sky.reference),
		ellipse([120, 80], 240, 200, sun.reference),
		cloud([290, 90], 110),
		mountains(),
		farBird([360, 130], 14),
		farBird([392, 116], 9),
		valley(),
		fill('M-10 400C120 368 260 392 400 398C560 402 700 372 810 384V610H-10z', meadow.reference),
		paths(),
		tufts([0, 410], [800, 600], 44, '#4f7f3e', 10, 7),
		fir([772, 506], 210, '#3f6f57'),
		fir([730, 470], 130, '#4a7a5f'),
		signpost(),
		marmot([516, 566]),
		flowers([0, 470], [150, 590], 9, ['#7d6bb5', '#fbf7ef', '#f2c14e'], 5, 3),
		flowers([470, 570], [620, 596], 7, ['#dc8791', '#fbf7ef'], 5, 8),
		groundShadow([240, 580], 84),
		drawPerson({ ...walker, props: { back: packOnBack(), body: strap() + foldedMap([318, 312], 1.22, -8) } }),
		placed(
			`${ellipse([10, 0], 60, 8, '#2a1c4e', { opacity: 0.24 })}${fill('M-56 2C-50-24-26-34-6-28C14-42 44-26 54 2z', '#aaa3a3')}${fill('M10-32C36-34 50-16 54 2H20C30-10 26-24 10-32z', '#857e88')}`,
			[560, 612],
		),
		ellipse([120, 80], 640, 480, sun.reference, { opacity: 0.3 }),
	],
};
