import { drawPerson } from './body.ts';
import { curtain, windowFrame } from './buildings.ts';
import { cloths, hairs, lit, shaded, skins } from './colour.ts';
import { type Person, sitting } from './figure.ts';
import { mug } from './food.ts';
import { books, floorBoards, framed, rug, sideChair } from './furniture.ts';
import { blocks, highChair, laundryBasket, openLaptop, wallClock } from './home.ts';
import { bush, potPlant, tree } from './nature.ts';
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

const wall = gradient(
	'wall',
	[
		[0, '#f6e3c4'],
		[1, '#d3b79d'],
	],
	[0, 0, 1, 0.3],
);
const sky = gradient('sky', [
	[0, '#a5d3e6'],
	[1, '#fdf1d2'],
]);
const sun = glow('sun', [
	[0, '#fff3cc', 0.8],
	[1, '#fff0cf', 0],
]);
const pane = clip('pane', 'M64 72H252V268H64z');

/** Morning in the garden behind the curtains. */
function garden(): string {
	const view = `${box([60, 68], 200, 210, sky.reference)}${fill('M60 226C110 206 200 210 260 222V280H60z', '#a9cc7c')}${bush([92, 246], 70, 34, '#8dbb6c')}${tree([196, 262], 150, { leaf: '#79ad5c', seed: 6 })}${line('M60 250H260M80 236V268M110 236V268M140 236V268M170 236V268M230 236V268', '#fbf4e4', 4, 0.8)}`;
	return `${clipped(view, pane)}${windowFrame([64, 72], 188, 196)}${line('M22 50H294', '#7c5238', 7)}${curtain([34, 52], 62, 268, '#e0a03c', 1)}${curtain([284, 52], 62, 268, '#cf8d33', -1)}${potPlant([110, 270], 46, { kind: 'flowers', pot: '#b5653f' })}`;
}

function wallThings(): string {
	const drawing = `${circle([34, 24], 11, '#f2c14e')}${line('M34 8V2M48 14L54 9M20 14L14 9', '#f2c14e', 3)}${fill('M56 74V46L74 32L92 46V74z', '#e2694f')}${box([68, 56], 12, 18, '#5b8fb0')}${line('M10 76H104', '#73a052', 5)}${line('M24 74V56M24 60L16 54M24 60L32 54M24 74L18 84M24 74L30 84', '#47648f', 3)}${circle([24, 50], 6, '#f0bd9d')}`;
	const board = (y: number) =>
		`${box([520, y], 236, 9, '#a8754c')}${box([520, y + 6], 236, 4, shaded('#a8754c', 0.4))}`;
	const week = [0, 1, 2, 3]
		.map((row) => [0, 1, 2, 3, 4].map((column) => `M${10 + column * 13} ${32 + row * 13}h6`).join(''))
		.join('');
	return `${wallClock([390, 88], 30, 9, 10)}${framed([330, 156], 112, 88, drawing, '#d9a866')}${board(112)}${board(206)}${books([532, 112], 120, 52, 12)}${potPlant([706, 112], 60, { kind: 'fern', pot: '#7fb0cf' })}${books([650, 206], 92, 50, 33)}${framed([540, 158], 40, 42, `${fill('M5 42C6 26 34 26 35 42z', '#2f7f80')}${circle([20, 20], 9, '#9d6743')}${ellipse([31, 33], 6, 7, '#e5a83b')}${circle([31, 24], 6, '#774a34')}`, '#5a3d2f')}${box([592, 174], 46, 32, '#dc8791', { round: 3 })}${line('M592 186H638M615 174V206', lit('#dc8791', 0.6), 3)}${placed(`${box([0, 0], 76, 92, '#fdf8ec')}${box([0, 0], 76, 22, '#b5453a')}${line(week, '#8b8f9c', 4)}${circle([39, 58], 8, '#e5a83b', 0.5)}`, [460, 118], { size: 0.6 })}`;
}

function table(): string {
	const wood = '#b98253';
	const legs = `${line('M330 410V566M560 410V566', shaded(wood, 0.1), 14)}${line('M336 412V566M566 412V566', shaded(wood, 0.4), 5)}${line('M372 404V530M530 404V530', shaded(wood, 0.45), 9)}`;
	const papers = `${placed(`${box([-26, -9], 52, 18, '#fdf8ec')}${line('M-18-4H14M-18 1H18M-18 5H6', '#8b8f9c', 1.6)}`, [548, 372], { turn: -4 })}`;
	const splash = `${ellipse([548, 378], 9, 3, '#e9b56b')}${ellipse([530, 386], 5, 2, '#e9b56b')}${ellipse([566, 372], 4, 2, '#e9b56b')}`;
	return `${legs}${fill('M296 404L336 362H588L596 404z', lit(wood, 0.12))}${fill('M296 404L318 381H592L596 404z', wood, 0.5)}${box([292, 402], 308, 15, shaded(wood, 0.14), { round: 4 })}${papers}${splash}${openLaptop([462, 400], 1.06)}${mug([532, 402], '#e2694f', { size: 1.35, steam: true })}`;
}

const mother: Person = {
	...sitting([222, 462], 572, { head: 62, build: 'woman', facing: 1 }),
	lean: 6,
	nod: -2,
	near: { to: [342, 384], hand: 'flat', bend: 1, turn: 8 },
	far: { to: [350, 308], hand: 'open', bend: 1, turn: -40 },
	nearLeg: { to: [300, 552], toes: 4 },
	farLeg: { to: [348, 556] },
	look: {
		mood: 'worried',
		gaze: [0.9, 0.2],
		skin: skins.brown,
		hair: hairs.espresso,
		style: 'bun',
		glasses: '#4a3a44',
		hat: { kind: 'headphones', colour: '#3a3c4a' },
	},
	headView: 'profile',
	outfit: {
		top: { kind: 'shirt', colour: '#dfe9ee', sleeves: 'rolled' },
		bottom: { kind: 'trousers', colour: '#7d6bb5' },
		shoes: { kind: 'slipper', colour: cloths.rose },
	},
	props: { body: table() },
};

/** The baby drums with the spoon and laughs; the porridge flies. */
const baby: Person = {
	...sitting([654, 386], 500, { head: 54, build: 'toddler', facing: -1 }),
	lean: 4,
	near: { to: [622, 288], hand: 'grip', bend: -1 },
	far: { to: [596, 338], hand: 'open', bend: 1, over: true },
	nearLeg: { to: [612, 440], toes: 16 },
	farLeg: { to: [600, 432], toes: 10 },
	look: { mood: 'laughing', age: 'child', skin: skins.brown, hair: hairs.espresso, style: 'curly' },
	outfit: {
		top: { kind: 'tee', colour: '#f2c14e', sleeves: 'short', stripes: '#fbf4e4' },
		bottom: { kind: 'trousers', colour: '#7fb0cf' },
		shoes: { kind: 'bare', colour: cloths.cream, socks: '#e2694f' },
	},
};

function meal(): string {
	const spoon = placed(
		`${line('M0 0L-4-34', '#c7cbd6', 5)}${ellipse([-5, -40], 8, 11, '#d9dde6', { turn: -8 })}${ellipse([-5, -42], 5, 6, '#e9b56b')}`,
		[618, 284],
		{ turn: -18 },
	);
	const drops = [
		[576, 262, 5],
		[560, 286, 4],
		[590, 232, 4],
		[548, 320, 5],
		[562, 344, 3.4],
	] as const;
	const bowl = `${fill('M574 328H612C611 340 604 344 594 344H590C580 344 575 340 574 328z', '#e2694f')}${ellipse([593, 328], 19, 4.4, '#f6c9a0')}${ellipse([593, 328], 15, 3, '#e9b56b')}`;
	return `${spoon}${drops.map(([x, y, r]) => ellipse([x, y], r, r * 0.8, '#e9b56b')).join('')}${bowl}${ellipse([632, 342], 9, 2.6, '#e9b56b')}`;
}

const chair = highChair([654, 386], 572);

export const workingOne: Picture = {
	title: 'A woman working on a laptop at home with a baby beside her in a high chair',
	definitions: [wall, sky, sun, pane],
	layers: [
		box([0, 0], 800, 440, wall.reference),
		garden(),
		wallThings(),
		fill('M300 120L470 60V300L300 400z', '#fff3cc', 0.22),
		box([0, 430], 800, 12, '#fbf1df'),
		floorBoards(440, '#b98a62', '#8f6446'),
		fill('M20 600L130 450H360L300 600z', '#fff0cf', 0.28),
		rug([420, 560], 660, 92, '#6f93a8', '#f0dfc0'),
		potPlant([756, 470], 210, { kind: 'rubber', pot: '#f0e6d8' }),
		sideChair([212, 466], 574, 92, { colour: '#8d5f41', backHeight: 1.55 }),
		drawPerson(mother),
		placed(`${chair.back}${drawPerson(baby)}${chair.front}${meal()}`, [22, 0]),
		laundryBasket([70, 606], 1.15),
		blocks([480, 596], 1),
		placed(
			`${ellipse([6, 18], 22, 5, '#2a1c4e', { opacity: 0.2 })}${circle([0, 0], 19, '#e2694f')}${fill('M-19 0A19 19 0 0 1 19 0C8-5-8-5-19 0z', '#fbf4e4')}${fill('M4-18C24-10 22 14 6 18C16 6 14-8 4-18z', '#2a1c4e', 0.22)}`,
			[390, 574],
		),
		ellipse([140, 150], 560, 420, sun.reference, { opacity: 0.34 }),
	],
};
