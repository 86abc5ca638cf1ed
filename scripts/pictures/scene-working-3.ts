import { drawPerson } from './body.ts';
import { windowFrame } from './buildings.ts';
import { cloths, graded, hairs, lit, shaded, skins } from './colour.ts';
import { type Outfit, type Person, standing, type Top } from './figure.ts';
import { books, floorBoards } from './furniture.ts';
import { wallClock } from './home.ts';
import { cloud, potPlant, tree } from './nature.ts';
import { exerciseBook, globe, pupilDesk, satchel, whiteboard } from './school.ts';
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

const wall = gradient(
	'wall',
	[
		[0, '#eef0dc'],
		[1, '#c3cdb9'],
	],
	[0, 0, 1, 0.3],
);
const sky = gradient('sky', [
	[0, '#8cc3dd'],
	[1, '#f5eed6'],
]);
const sun = glow('sun', [
	[0, '#fff6d8', 0.8],
	[1, '#fff0cf', 0],
]);
const pane = clip('pane', 'M22 66H166V262H22z');

/** Outside the sun shines, and another class plays. */
function playground(): string {
	const view = `${box([18, 60], 152, 206, sky.reference)}${cloud([92, 104], 70)}${fill('M18 216C70 204 120 206 170 214V268H18z', '#a6c979')}${tree([132, 236], 110, { seed: 5, leaf: '#7bb05c' })}${line('M34 226V186H66V226', '#fbf7ef', 3)}${circle([88, 236], 4, '#e2694f')}${line('M74 236V222M74 226L68 232M74 226L82 222M74 236L68 246M74 236L82 244', '#3f5f8f', 3)}${circle([74, 217], 5, '#9d6743')}${line('M104 240V228M104 231L98 226M104 231L110 226M104 240L100 250M104 240L110 248', '#c2554d', 3)}${circle([104, 223], 5, '#f0bd9d')}`;
	return `${clipped(view, pane)}${windowFrame([22, 66], 144, 196)}${potPlant([54, 264], 50, { kind: 'fern', pot: '#c0653f' })}${potPlant([130, 264], 42, { kind: 'flowers', pot: '#e5a83b' })}`;
}

function lesson(): string {
	const water = `${fill('M18 158C60 150 110 162 150 156V176H18z', '#8cc6dd')}${line('M24 164C40 160 52 168 66 164M84 166C98 162 110 170 126 166', '#3f7fb0', 2.4)}`;
	const rise = line(
		'M66 148C58 130 74 120 64 102M92 148C84 130 100 120 90 102M118 148C110 130 126 120 116 102',
		'#3f7fb0',
		3,
	);
	const heads = line('M58 108L64 100L70 108M84 108L90 100L96 108M110 108L116 100L122 108', '#3f7fb0', 3);
	const puff = line(
		'M96 70C76 72 74 50 92 50C94 34 122 32 126 46C142 40 152 60 138 68C132 74 108 72 96 70',
		'#6a7187',
		3,
	);
	const rain = line('M236 92L228 110M254 92L246 110M272 92L264 110M290 92L282 110', '#3f7fb0', 3);
	const dark = `${line('M228 78C208 80 206 58 224 58C226 40 258 38 264 54C284 48 298 70 282 78C272 84 244 80 228 78', '#4b5066', 3.4)}${line('M236 66C246 62 256 62 264 66', '#4b5066', 2)}`;
	const hill = `${fill('M196 172C226 150 238 128 254 128C274 128 286 156 318 172z', '#b5cf96')}${line('M196 172C226 150 238 128 254 128C274 128 286 156 318 172', '#5d8a4a', 3)}${line('M262 130C256 146 272 154 262 172', '#3f7fb0', 3.4)}`;
	const way = `${line('M150 44C166 32 190 32 204 44', '#d0453a', 3)}${line('M196 34L206 46L190 46', '#d0453a', 3)}${line('M206 184C190 196 166 194 150 182', '#d0453a', 3)}${line('M162 196L148 181L166 180', '#d0453a', 3)}`;
	const sunMark = `${circle([34, 42], 15, '#f2c14e')}${line('M34 18V10M34 66V74M10 42H2M58 42H66M17 25L11 19M51 25L57 19M17 59L11 65M51 59L57 65', '#e5a83b', 3)}`;
	const ring = line('M224 80C212 84 204 92 202 106', '#d0453a', 4);
	return placed(`${ring}${water}${rise}${heads}${puff}${rain}${dark}${hill}${way}${sunMark}`, [14, 2], {
		size: 1.04,
	});
}

function wallThings(): string {
	const poster = `${box([0, 0], 92, 72, '#a9cfe0')}${fill('M10 22C24 10 40 16 36 28C30 34 34 44 26 48C16 44 8 34 10 22zM46 16C64 8 84 14 82 26C76 34 68 32 64 40C62 50 56 58 50 50C48 40 44 28 46 16z', '#83b060')}${box([0, 0], 92, 6, '#7c5238')}${box([0, 68], 92, 6, '#7c5238')}`;
	const drawings = [
		['#f6c9a0', '#e2694f'],
		['#d8e3f0', '#47648f'],
		['#f3e3a8', '#386b4c'],
	].map(([sheet = '', mark = ''], index) =>
		placed(
			`${box([0, 0], 34, 42, sheet)}${circle([17, 16], 7, mark)}${line('M8 34C12 26 22 26 26 34', mark, 3)}${circle([17, 2], 2, '#d0453a')}`,
			[634 + index * 44, 168 + (index % 2) * 8],
			{ turn: index * 4 - 4 },
		),
	);
	return `${wallClock([762, 56], 25, 11, 50, '#4b4a5e')}${placed(poster, [632, 70], { size: 1 })}${drawings.join('')}`;
}

function teachersDesk(): string {
	const wood = '#a8754c';
	return `${ellipse([700, 424], 120, 10, '#2a1c4e', { opacity: 0.2 })}${box([610, 338], 180, 84, wood)}${box([704, 338], 86, 84, shaded(wood, 0.16))}${box([714, 352], 66, 26, shaded(wood, 0.3), { round: 3 })}${circle([747, 365], 3.5, '#e5b65a')}${box([598, 326], 206, 14, lit(wood, 0.14), { round: 3 })}${globe([760, 326], 1.05)}${books([622, 326], 40, 34, 9)}${placed(`${circle([0, -9], 9.5, '#d0453a')}${line('M0-18C1-22 3-23 5-24', '#5e4433', 2)}${fill('M2-20C7-24 11-22 12-19C8-17 4-17 2-20z', '#73a052')}`, [690, 327])}`;
}

/** She turns from the board to the hands that are up. */
const teacher: Person = {
	...standing([538, 436], { head: 46, build: 'round', facing: -1 }),
	lean: 2,
	nod: 2,
	near: { to: [584, 330], hand: 'relaxed', bend: -1 },
	far: { to: [452, 190], hand: 'grip', bend: 1, over: true },
	look: {
		mood: 'happy',
		gaze: [0.5, 0.7],
		skin: skins.deep,
		hair: hairs.black,
		style: 'braids',
		glasses: '#8a2f45',
		earring: '#e5a83b',
		lips: '#a8324a',
	},
	outfit: {
		top: { kind: 'jacket', colour: '#2f7f80', sleeves: 'rolled', under: '#fbf4e4' },
		bottom: { kind: 'long-skirt', colour: '#b5453a' },
		shoes: { kind: 'shoe', colour: cloths.charcoal },
	},
};

function wearing(top: Partial<Top> & { colour: string }): Outfit {
	return {
		top: { kind: 'tee', sleeves: 'short', ...top },
		bottom: { kind: 'trousers', colour: cloths.navy },
		shoes: { kind: 'shoe', colour: cloths.brown },
	};
}

/** A pupil at a desk, seen from behind; `x` is the middle, `seat` the height of the hips. */
function pupil(
	x: number,
	seat: number,
	head: number,
	rest: Partial<Person> & Pick<Person, 'look' | 'outfit'>,
): Person {
	const hip: [number, number] = [x, seat];
	return {
		...standing([x, seat], { head, build: 'child', facing: 1, view: 'back' }),
		hip,
		legless: true,
		near: { to: [x - head * 0.72, seat - head * 0.1], hand: 'flat', bend: 1, over: false },
		far: { to: [x + head * 0.7, seat - head * 0.1], hand: 'flat', bend: -1 },
		...rest,
	};
}

function chairBack(x: number, y: number, width: number, colour: string): string {
	return `${line(`M${x - width * 0.4} ${y - 30}V${y + 90}M${x + width * 0.4} ${y - 30}V${y + 90}`, '#5b6270', 6)}${box([x - width / 2, y - 50], width, 44, colour, { round: 9 })}${box([x - width / 2, y - 20], width, 14, shaded(colour), { round: 7 })}`;
}

/** The second row: one hand up, and a boy who dreams out of the window. */
function secondRow(): string {
	const eager = pupil(350, 446, 46, {
		far: { to: [392, 316], hand: 'open', bend: -1 },
		look: { mood: 'happy', skin: skins.tan, hair: hairs.black, style: 'ponytail' },
		outfit: wearing({ colour: '#e5a83b' }),
	});
	const dreamer = pupil(140, 446, 46, {
		headView: 'profile',
		lookBack: true,
		near: { to: [112, 388], hand: 'grip', bend: -1 },
		look: {
			mood: 'calm',
			age: 'child',
			gaze: [0.6, -0.5],
			skin: skins.pale,
			hair: hairs.sand,
			style: 'short',
		},
		outfit: wearing({ colour: '#c2554d', kind: 'jumper', sleeves: 'long' }),
	});
	return graded(
		`${pupilDesk([140, 440], 168)}${exerciseBook([166, 432])}${pupilDesk([350, 440], 168)}${exerciseBook([336, 432])}${drawPerson(dreamer)}${chairBack(140, 470, 76, '#5b8fb0')}${drawPerson(eager)}${chairBack(350, 470, 76, '#5b8fb0')}`,
		'#eef0dc',
		0.08,
	);
}

/** The last row, close to us: two who whisper over a note, and one with the arm up who can hardly sit still. */
function lastRow(): string {
	const waving = pupil(252, 586, 62, {
		lean: 5,
		far: { to: [312, 402], hand: 'open', bend: -1 },
		look: { mood: 'happy', skin: skins.brown, hair: hairs.black, style: 'curly' },
		outfit: wearing({ colour: '#7fb0cf', stripes: '#fbf7ef' }),
	});
	const whispers = pupil(548, 590, 62, {
		headView: 'profile',
		lean: 7,
		far: { to: [608, 528], hand: 'grip', bend: -1, turn: -60 },
		look: { mood: 'laughing', age: 'child', skin: skins.rosy, hair: hairs.red, style: 'pigtails' },
		outfit: wearing({ colour: '#73a052' }),
	});
	const listens = pupil(690, 590, 62, {
		headView: 'profile',
		lookBack: true,
		lean: -7,
		near: { to: [634, 554], hand: 'hold', bend: 1, over: false, turn: -20 },
		look: {
			mood: 'surprised',
			age: 'child',
			gaze: [0.4, 0.2],
			skin: skins.olive,
			hair: cloths.plum,
			style: 'hijab',
		},
		outfit: wearing({ colour: '#7d6bb5', sleeves: 'long' }),
	});
	const note = placed(
		`${fill('M-13-9L11-11L13 8L-11 10z', '#fdf8ec')}${line('M-7-4L6-5M-6 1L7 0', '#d0453a', 2)}`,
		[630, 526],
		{ turn: -8 },
	);
	return `${pupilDesk([252, 580], 230)}${exerciseBook([200, 570], 1.3)}${pupilDesk([622, 580], 330)}${exerciseBook([556, 570], 1.2)}${exerciseBook([706, 570], 1.2)}${drawPerson(waving)}${drawPerson(listens)}${drawPerson(whispers)}${note}${chairBack(252, 618, 104, '#47648f')}${chairBack(548, 622, 104, '#47648f')}${chairBack(690, 622, 104, '#47648f')}`;
}

export const workingThree: Picture = {
	title: 'A teacher in front of a class at a whiteboard',
	definitions: [wall, sky, sun, pane],
	layers: [
		box([0, 0], 800, 380, wall.reference),
		playground(),
		whiteboard([206, 52], 396, 236, lesson()),
		wallThings(),
		box([0, 366], 800, 14, '#fbf4e4'),
		floorBoards(380, '#c59a70', '#9a7150'),
		fill('M150 380H330L470 600H230z', '#fff0cf', 0.22),
		teachersDesk(),
		groundShadow([540, 436], 44),
		drawPerson({ ...teacher, props: { body: line('M444 186L430 164', '#d0453a', 6) } }),
		secondRow(),
		satchel([462, 540], '#d9822f', 1),
		lastRow(),
		satchel([64, 602], '#2f7f80', 1.5),
		placed(`${fill('M0 0L40-14L14 4z', '#fdf8ec')}${fill('M40-14L14 4L20 12z', '#c9c3cf')}`, [440, 330], {
			turn: 8,
		}),
		line('M172 340C230 268 340 258 384 304C398 320 416 336 436 334', '#8b8f9c', 1.6, 0.5),
		ellipse([60, 140], 560, 460, sun.reference, { opacity: 0.3 }),
	],
};
