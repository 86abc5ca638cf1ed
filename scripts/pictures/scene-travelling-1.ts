import { pigeon } from './animals.ts';
import { drawPerson } from './body.ts';
import { skyline } from './buildings.ts';
import { cloths, graded, hairs, shaded, skins } from './colour.ts';
import { type Person, pose, sitting, standing } from './figure.ts';
import { paperCup } from './food.ts';
import { parkBench } from './furniture.ts';
import { wallClock } from './home.ts';
import { newspaper, rucksack, suitcase } from './luggage.ts';
import { cloud } from './nature.ts';
import { box, ellipse, fill, glow, gradient, groundShadow, line, type Picture } from './svg.ts';
import { comingTrain } from './vehicles.ts';

const sky = gradient('sky', [
	[0, '#8fb7d3'],
	[1, '#f4e4cb'],
]);
const paving = gradient('paving', [
	[0, '#d3c8be'],
	[1, '#a99c98'],
]);
const sun = glow('sun', [
	[0, '#fff3cc', 0.9],
	[1, '#fff0cf', 0],
]);

/** The line, the far platform, and the signal that still shows red. */
function track(): string {
	const far = graded(
		skyline(304, [70, 110, 84, 140, 96, 120, 76, 150, 104, 88, 130, 92], '#8d98b8'),
		'#efe0cc',
		0.5,
	);
	const bed = fill('M-10 396V318L356 300H452L-10 470z', '#9a8f8b');
	const sleepers = Array.from({ length: 13 }, (_, index) => {
		const part = (index / 12) ** 1.7;
		const x = 400 - part * 430;
		const y = 302 + part * 122;
		const wide = 12 + part * 130;
		return `M${Math.round(x - wide * 0.5)} ${Math.round(y - part * 14)}L${Math.round(x + wide * 0.42)} ${Math.round(y + part * 12)}`;
	}).join('');
	const rails = `${line('M392 301L-10 372', '#6f6f80', 4)}${line('M416 301L-10 436', '#6f6f80', 5)}${line('M392 300L-10 370M416 300L-10 433', '#dfe3ea', 1.4)}`;
	const platform = `${fill('M-10 318L370 300V290L-10 296z', '#b9aca6')}${line('M-10 296L370 290', '#e9dccf', 3)}`;
	const poles = `${line('M164 302V152M70 306V116', '#7f8796', 4)}${line('M-10 128L190 178', '#7f8796', 3)}${line('M-10 176L400 232M-10 150L400 226', '#6a6f80', 1.4)}`;
	const signal = `${line('M128 302V250', '#4b4a5e', 4)}${box([119, 222], 17, 34, '#33303f', { round: 5 })}${ellipse([127.5, 231], 5, 5, '#f0483a')}${ellipse([127.5, 231], 12, 12, '#f0483a', { opacity: 0.28 })}${ellipse([127.5, 246], 4.5, 4.5, '#3f5a4a')}`;
	const coaches = `${fill('M326 244L408 294V303L330 330z', '#c9ccd6')}${fill('M329 300L408 300V303L330 330z', '#a8382f')}${fill('M329 262L402 294V298L329 282z', '#2e3d57')}`;
	return `${far}${platform}${bed}${line(sleepers, '#6b5a55', 6, 0.8)}${rails}${graded(coaches + comingTrain([302, 334], 0.48), '#f4e4cb', 0.14)}${poles}${signal}`;
}

/** The roof over the platform with its pillars, the board that says how late it is, and the clock. */
function roof(): string {
	const slats = Array.from(
		{ length: 9 },
		(_, index) => `M${330 + index * 62} 0L${428 + index * 16} 186`,
	).join('');
	const board = `${line('M520 60V92M680 60V92', '#3a3c4a', 4)}${box([496, 90], 208, 72, '#22263a', { round: 5 })}${box([503, 97], 194, 58, '#14172a')}${line('M512 110H566M512 125H580M512 142H560', '#f6c14a', 4)}${line('M600 110H622M600 125H622', '#f6c14a', 4)}${line('M646 110H684M646 125H684', '#86dc8c', 4)}${box([592, 133], 96, 18, '#d0453a', { round: 3 })}`;
	const word = line(
		'M600 138V147M600 138C607 138 607 147 600 147M614 138H609V147H614M609 142H613M618 138V147H623M627 147L630 138L634 147M628 144H633M636 138L639 142L642 138M639 142V147M652 138H647V147H652M647 142H651M656 138V147M656 138C663 138 663 147 656 147',
		'#fff6e0',
		1.8,
	);
	const pillar = (x: number, low: number, wide: number) =>
		`${box([x, 40], wide, low - 40, '#3f6f74')}${box([x + wide * 0.6, 40], wide * 0.4, low - 40, shaded('#3f6f74', 0.3))}${box([x - 4, low - 12], wide + 8, 12, '#33565a')}${line(`M${x + wide / 2} 84L${x + wide / 2 + 30} 48M${x + wide / 2} 84L${x + wide / 2 - 30} 48M${x + wide / 2 - 48} 44H${x + wide / 2 + 48}`, '#3f6f74', 7)}`;
	return `${fill('M250-10H810V108L440 190L424 186z', '#56606e')}${line(slats, '#75808f', 4)}${fill('M250-10L424 186L440 190L268-10z', '#e9e1d4')}${pillar(462, 330, 9)}${pillar(724, 440, 18)}${board}${word}${line('M596 162V178', '#3a3c4a', 3)}${wallClock([596, 204], 27, 8, 25, '#3a3c4a')}`;
}

function ground(): string {
	const seams =
		'M470 318L-10 520M500 318L120 610M540 320L380 610M600 322L640 610M680 330L860 560M-10 560L800 470M-10 470L800 404M190 406L800 362';
	return `${fill('M448 300L810 300V610H-10V462z', paving.reference)}${fill('M448 300L-10 462V486L460 302z', '#f2c14e')}${fill('M448 300L-10 458V466L450 301z', '#f4efe2')}${fill('M-10 466V478L452 301z', '#8f837f', 0.4)}${line(seams, '#8f8280', 1.4, 0.5)}`;
}

/** She looks at her watch: the meeting has begun. */
const hurried: Person = {
	...standing([232, 548], { head: 55, build: 'woman', facing: 1 }),
	nod: 20,
	near: { to: [208, 384], hand: 'grip', bend: 1 },
	far: { to: [230, 312], hand: 'relaxed', bend: -1, over: true, turn: 6 },
	look: {
		mood: 'annoyed',
		gaze: [0.1, 0.9],
		skin: skins.deep,
		hair: hairs.black,
		style: 'bun',
		earring: '#e5a83b',
		lips: '#a8324a',
	},
	outfit: {
		top: { kind: 'suit', colour: '#4a5a86', sleeves: 'long', under: '#fbf7ef' },
		bottom: { kind: 'skirt', colour: '#4a5a86' },
		shoes: { kind: 'pump', colour: cloths.charcoal },
	},
};

function watch(): string {
	const [x, y] = pose(hurried).far.wrist.map(Math.round) as [number, number];
	return `${line(`M${x + 2} ${y - 8}L${x - 3} ${y + 8}`, '#7c3b2c', 6)}${ellipse([x - 4, y], 6, 6, '#e5c06a')}${ellipse([x - 4, y], 4, 4, '#fdf8ec')}`;
}

/** He has slept on his rucksack since the first announcement. */
const sleeper: Person = {
	...sitting([106, 574], 590, { head: 52, build: 'teen', facing: 1 }),
	hip: [96, 560],
	lean: -16,
	nod: 34,
	near: { to: [150, 524], hand: 'relaxed', bend: 1 },
	far: { to: [156, 520], hand: 'relaxed', bend: 1 },
	nearLeg: { to: [216, 578], toes: -40, bend: 1 },
	farLeg: { to: [196, 578], toes: -20, bend: 1 },
	look: {
		mood: 'asleep',
		skin: skins.pale,
		hair: hairs.sand,
		style: 'short',
		beard: 'stubble',
		hat: { kind: 'headphones', colour: '#d0453a' },
	},
	outfit: {
		top: { kind: 'hoodie', colour: '#73a052', sleeves: 'long' },
		bottom: { kind: 'trousers', colour: cloths.denim },
		shoes: { kind: 'sneaker', colour: '#e5a83b' },
	},
};

/** Mother and son: he has seen the train's lights far off, she has not. */
const mother: Person = {
	...standing([420, 520], { head: 52, build: 'woman', facing: -1 }),
	near: { to: [456, 372], hand: 'grip', bend: 1 },
	far: { to: [384, 376], hand: 'grip', bend: -1 },
	look: { mood: 'tired', gaze: [0.6, 0.7], skin: skins.olive, hair: cloths.plum, style: 'hijab' },
	outfit: {
		top: { kind: 'coat', colour: '#c9785a', sleeves: 'long', under: cloths.cream },
		bottom: { kind: 'long-skirt', colour: cloths.charcoal },
		shoes: { kind: 'shoe', colour: cloths.charcoal },
	},
};

const son: Person = {
	...standing([356, 538], { head: 45, build: 'child', facing: -1 }),
	near: { to: [382, 398], hand: 'grip', bend: 1 },
	far: { to: [298, 346], hand: 'point', bend: 1 },
	look: {
		mood: 'delighted',
		age: 'child',
		gaze: [0.8, -0.7],
		skin: skins.olive,
		hair: hairs.black,
		style: 'crop',
	},
	outfit: {
		top: { kind: 'tee', colour: '#f2c14e', sleeves: 'short', stripes: '#2f7f80' },
		bottom: { kind: 'shorts', colour: cloths.navy },
		shoes: { kind: 'sneaker', colour: cloths.coral, socks: cloths.white },
	},
};

const reader: Person = {
	...sitting([642, 434], 520, { head: 52, build: 'man', facing: -1 }),
	lean: 2,
	nod: 12,
	near: { to: [600, 372], hand: 'grip', bend: 1 },
	far: { to: [580, 366], hand: 'grip', bend: 1 },
	look: {
		mood: 'reading',
		skin: skins.rosy,
		hair: hairs.white,
		style: 'balding',
		age: 'old',
		beard: 'moustache',
		glasses: '#4a3a44',
	},
	outfit: {
		top: { kind: 'jacket', colour: '#7c6a4c', sleeves: 'long', under: '#dfe9ee' },
		bottom: { kind: 'trousers', colour: '#5a6076' },
		shoes: { kind: 'shoe', colour: cloths.brown },
	},
};

const bench = parkBench([548, 434], 196, 88, '#a8754c');

export const travellingOne: Picture = {
	title: 'Passengers waiting with suitcases on a train platform',
	definitions: [sky, paving, sun],
	layers: [
		box([0, 0], 800, 330, sky.reference),
		ellipse([110, 90], 240, 190, sun.reference),
		cloud([130, 70], 120),
		cloud([300, 130], 80, '#fffaf0', 0.7),
		track(),
		ground(),
		roof(),
		bench.back,
		bench.seat,
		paperCup([570, 434], { size: 1.1 }),
		drawPerson({ ...reader, props: { underArm: newspaper([570, 346], 0.95, -6) } }),
		suitcase([706, 536], '#8a5a44', 0.9, { handle: 0 }),
		groundShadow([424, 522], 46),
		suitcase([468, 530], '#7d6bb5', 1.15, { sticker: '#f2c14e' }),
		drawPerson(mother),
		groundShadow([356, 540], 30),
		drawPerson(son),
		groundShadow([236, 550], 44),
		suitcase([206, 556], '#2f3d63', 1.1, { handle: 66 }),
		drawPerson({ ...hurried, props: { front: watch() } }),
		rucksack([54, 596], '#d9822f', 1.15),
		groundShadow([130, 592], 96),
		drawPerson(sleeper),
		suitcase([636, 612], '#e2694f', 1.35, { handle: 0, sticker: '#5b8fb0' }),
		pigeon([520, 580], { size: 1.3, pecking: true }),
		pigeon([744, 580], { size: 1.2, mirrored: true }),
		ellipse([110, 90], 640, 480, sun.reference, { opacity: 0.3 }),
	],
};
