import { farBird } from './animals.ts';
import { drawPerson } from './body.ts';
import { graded, hairs, lit, shaded, skins } from './colour.ts';
import { type Person, standing } from './figure.ts';
import { bowl, glassOf } from './food.ts';
import { easel, palette } from './leisure.ts';
import { cloud, fir, potPlant, ridge } from './nature.ts';
import {
	box,
	circle,
	clip,
	clipped,
	ellipse,
	fill,
	glow,
	gradient,
	groundShadow,
	line,
	type Picture,
	placed,
} from './svg.ts';

const sky = gradient('sky', [
	[0, '#6fb1d8'],
	[0.7, '#cfe4e4'],
	[1, '#fbe9cb'],
]);
const lake = gradient('lake', [
	[0, '#b9dde2'],
	[1, '#4b93b4'],
]);
const tiles = gradient('tiles', [
	[0, '#dcab83'],
	[1, '#b87f5d'],
]);
const sun = glow('sun', [
	[0, '#fff6d8', 0.9],
	[1, '#fff0cf', 0],
]);
const sheet = clip('sheet', 'M0 0H186V140H0z');

const far = [
	[-10, 250],
	[60, 214],
	[130, 240],
	[210, 176],
	[280, 214],
	[360, 150],
	[420, 206],
	[500, 168],
	[580, 226],
	[660, 186],
	[730, 228],
	[810, 200],
] as const;

/** The valley: three ranges, snow on the highest, a lake with a sail, a village with a church at its shore. */
function valley(): string {
	const snow = fill(
		'M326 176L360 150L388 176L374 186L362 174L348 188L338 178zM186 194L210 176L236 192L222 200L210 192L198 202zM470 182L500 168L530 190L514 194L500 184L486 194z',
		'#fdfaf2',
	);
	const ranges = `${graded(ridge(far, 330, '#7f8fb8', 0), '#d6e4ea', 0.42)}${snow}${graded(
		ridge(
			[
				[-10, 290],
				[90, 252],
				[190, 282],
				[300, 244],
				[420, 286],
				[560, 250],
				[690, 288],
				[810, 256],
			],
			340,
			'#6a8f9a',
			0.5,
		),
		'#d6e4e0',
		0.3,
	)}${ridge(
		[
			[-10, 318],
			[120, 296],
			[260, 316],
			[420, 300],
			[600, 318],
			[810, 292],
		],
		350,
		'#7da57f',
		0.8,
	)}`;
	const house = (x: number, y: number, wide: number) =>
		`${box([x, y - wide * 0.6], wide, wide * 0.6, '#f6ead6')}${box([x + wide * 0.7, y - wide * 0.6], wide * 0.3, wide * 0.6, '#d9c4ae')}${fill(`M${x - 2} ${y - wide * 0.6}L${x + wide / 2} ${y - wide}L${x + wide + 2} ${y - wide * 0.6}z`, '#c0593f')}`;
	const village = `${house(88, 332, 22)}${house(114, 330, 18)}${house(60, 333, 20)}${box([136, 292], 12, 40, '#f6ead6')}${fill('M133 294L142 270L151 294z', '#8a4136')}${house(152, 333, 20)}`;
	const water = `${box([-10, 330], 820, 150, lake.reference)}${line('M200 352H300M340 372H470M90 390H190M520 356H600M560 396H700M260 412H330', '#eef8f8', 2.4, 0.6)}`;
	const boat = `${fill('M556 338L556 298L582 336z', '#fdfaf2')}${fill('M553 338L553 306L536 336z', '#e8dccb')}${fill('M530 340H588L578 350H540z', '#b5453a')}${line('M534 356H586', '#eef8f8', 2, 0.7)}`;
	return `${ranges}${water}${village}${placed(boat, [112, 2])}${fir([20, 362], 92)}${fir([52, 372], 66, '#4f7f5f')}${fill('M-10 352C30 346 70 352 92 366C120 384 150 420 160 470H-10z', '#7fa764')}${fill('M-10 380C30 380 80 420 96 470H-10z', '#6a9556')}`;
}

function railing(): string {
	const rail = '#f3e9d8';
	const bars = Array.from({ length: 27 }, (_, index) => `M${10 + index * 30} 372V470`).join('');
	return `${line(bars, rail, 6)}${line(
		bars.replace(/M(\d+)/g, (_, x) => `M${Number(x) + 3}`),
		shaded(rail, 0.22),
		1.6,
	)}${box([-10, 360], 820, 13, lit(rail, 0.4))}${box([-10, 369], 820, 5, shaded(rail, 0.2))}${box([-10, 460], 820, 12, rail)}${box([-10, 468], 820, 5, shaded(rail, 0.2))}`;
}

/** The picture on the easel: the same view, its lower right still white with a few lines. */
function canvas(): string {
	const painted = `${box([0, 0], 186, 84, '#9cc9dc')}${ellipse([30, 20], 34, 22, '#fdf0c8', { opacity: 0.8 })}${fill('M0 70L24 46L48 64L84 26L110 60L132 38L186 74V90H0z', '#8c95bd')}${fill('M70 40L84 26L98 44L84 48z', '#fdfaf2')}${fill('M0 82C40 68 90 76 186 70V96H0z', '#7fa98a')}${fill('M0 92H150C132 108 120 124 100 140H0z', '#5f9fbc')}${fill('M0 112C20 108 44 116 58 140H0z', '#7fa764')}${line('M30 104H64M60 116H96M84 102H118', '#e4f2f4', 3)}${fill('M120 92V72L134 92z', '#fdfaf2')}${box([12, 84], 9, 8, '#f6ead6')}${fill('M10 85L16 78L23 85z', '#c0593f')}`;
	const sketch = line(
		'M150 94C140 106 128 122 112 140M134 120C150 116 166 118 184 114M150 132H176',
		'#9a8f86',
		1.4,
		0.8,
	);
	return clipped(`${painted}${sketch}`, sheet);
}

const painter: Person = {
	...standing([292, 580], { head: 60, build: 'man', facing: 1 }),
	lean: 3,
	near: { to: [332, 366], hand: 'hold', bend: 1, turn: 4 },
	far: { to: [402, 306], hand: 'grip', turn: -24, bend: 1 },
	headView: 'profile',
	nod: 2,
	look: {
		mood: 'happy',
		gaze: [0.8, 0.1],
		skin: skins.tan,
		hair: hairs.grey,
		style: 'short',
		age: 'old',
		beard: 'short',
		hat: { kind: 'beret', colour: '#b5453a' },
	},
	outfit: {
		top: { kind: 'shirt', colour: '#6f9bc4', sleeves: 'rolled' },
		bottom: { kind: 'trousers', colour: '#8a6a4c' },
		shoes: { kind: 'slipper', colour: '#5a3d2f' },
		apron: '#f0e2c8',
		scarf: '#e5a83b',
	},
};

function stains(): string {
	return [
		[268, 420, '#d8452f'],
		[300, 440, '#3f7fb0'],
		[284, 404, '#6aa84b'],
		[312, 412, '#e5a83b'],
	]
		.map(([x, y, colour]) => ellipse([Number(x), Number(y)], 5, 3.4, String(colour), { opacity: 0.85 }))
		.join('');
}

function brush(): string {
	return placed(
		`${line('M-46 0H34', '#8a5a35', 4.5)}${box([32, -3], 10, 6, '#c9c3cf')}${fill('M42-4C50-5 56-2 60 0C56 3 50 5 42 4z', '#3f7fb0')}`,
		[424, 302],
		{ turn: -14 },
	);
}

/** A small table with tubes, a jar of brushes, lemonade and fruit. */
function sideTable(): string {
	const wood = '#a5754c';
	const jar = `${line('M116 446L108 414M122 446L124 408M128 446L138 416', '#8a5a35', 3.4)}${fill('M104 416L107 404L112 416zM121 409L125 396L128 409zM134 418L142 406L142 420z', '#5a3d2f')}${box([108, 440], 28, 34, '#bcd9de', { opacity: 0.85, round: 3 })}${box([108, 456], 28, 18, '#7fa9b8', { opacity: 0.8, round: 3 })}`;
	const tubes = `${placed(`${box([0, 0], 26, 9, '#d8452f', { round: 2 })}${box([26, 2], 6, 5, '#fbf7ef')}`, [40, 463], { turn: 4 })}${placed(`${box([0, 0], 26, 9, '#e5a83b', { round: 2 })}${box([26, 2], 6, 5, '#fbf7ef')}`, [22, 468], { turn: -8 })}`;
	return `${groundShadow([98, 580], 84)}${line('M44 486L32 578M152 486L164 578', shaded(wood, 0.2), 9)}${box([18, 474], 164, 11, lit(wood, 0.12), { round: 4 })}${box([22, 484], 156, 8, shaded(wood), { round: 2 })}${jar}${tubes}${glassOf([164, 474], '#f4e08a', { size: 1.5 })}${bowl([84, 474], '#4d7fa8', { size: 0.8, filled: 'fruit' })}`;
}

export const freeTimeThree: Picture = {
	title: 'A man painting a landscape on an easel on a balcony',
	definitions: [sky, lake, tiles, sun, sheet],
	layers: [
		box([0, 0], 800, 340, sky.reference),
		ellipse([110, 100], 220, 180, sun.reference),
		circle([110, 100], 30, '#fff6d8'),
		cloud([300, 96], 130),
		cloud([620, 120], 150, '#fffaf0', 0.85),
		farBird([470, 110], 10),
		farBird([498, 96], 8),
		valley(),
		fill(
			'M0 0H800V34C770 60 740 60 714 34C688 60 650 60 628 34C602 60 566 60 542 34C516 60 480 60 456 34C430 60 394 60 370 34C344 60 310 60 286 34C260 60 224 60 200 34C174 60 138 60 114 34C88 60 52 60 28 34C18 46 8 48 0 48z',
			'#d8654a',
		),
		fill(
			'M28 0H114V34C88 60 52 60 28 34zM200 0H286V34C260 60 224 60 200 34zM370 0H456V34C430 60 394 60 370 34zM542 0H628V34C602 60 566 60 542 34zM714 0H800V34C770 60 740 60 714 34z',
			'#fbeed6',
		),
		box([0, 0], 800, 10, '#2a1c4e', { opacity: 0.16 }),
		railing(),
		box([0, 472], 800, 128, tiles.reference),
		line(
			'M0 496H800M0 530H800M0 574H800M120 472L20 600M250 472L190 600M370 472L350 600M490 472L520 600M610 472L690 600M720 472L800 560',
			'#8f5f45',
			1.6,
			0.5,
		),
		fill('M60 600L120 492H130L84 600zM330 600L360 492H370L354 600z', '#2a1c4e', 0.1),
		potPlant([724, 560], 190, { kind: 'flowers', pot: '#b5563f' }),
		potPlant([640, 500], 90, { kind: 'fern', pot: '#4d7fa8' }),
		sideTable(),
		easel([510, 572], 376, { width: 186, height: 140, bottom: 190, drawing: canvas() }),
		groundShadow([296, 582], 66),
		drawPerson({ ...painter, props: { back: brush(), body: stains() + palette([358, 356], 44, -8) } }),
		ellipse([110, 100], 640, 560, sun.reference, { opacity: 0.3 }),
	],
};
