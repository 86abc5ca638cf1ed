import { drawPerson } from './body.ts';
import { cloths, graded, hairs, skins } from './colour.ts';
import { type Outfit, type Person, standing, type Top } from './figure.ts';
import { burst, nightBoat, nightBridge, nightTower, reflection, rocket } from './night.ts';
import { box, circle, ellipse, fill, glow, gradient, line, type Picture, placed, simplified } from './svg.ts';

const sky = gradient('sky', [
	[0, '#141538'],
	[0.7, '#3b3470'],
	[1, '#6b4c84'],
]);
const river = gradient('river', [
	[0, '#33356c'],
	[1, '#191a44'],
]);
const gold = glow('gold', [
	[0, '#ffd983', 0.55],
	[1, '#ffd983', 0],
]);
const pink = glow('pink', [
	[0, '#ff7fa0', 0.5],
	[1, '#ff7fa0', 0],
]);
const blue = glow('blue', [
	[0, '#7fd0ff', 0.45],
	[1, '#7fd0ff', 0],
]);
const green = glow('green', [
	[0, '#9fe8a0', 0.4],
	[1, '#9fe8a0', 0],
]);
const night = '#1f1b4d';

function fireworks(): string {
	const smoke = `${ellipse([300, 190], 90, 26, '#8d82b8', { opacity: 0.14, turn: -8 })}${ellipse([520, 220], 110, 24, '#8d82b8', { opacity: 0.13 })}${ellipse([150, 230], 80, 20, '#8d82b8', { opacity: 0.12 })}`;
	return `${smoke}${burst([206, 122], 104, '#f6c14a', 30, 3, gold.reference)}${burst([452, 108], 128, '#f2668f', 36, 8, pink.reference)}${burst([676, 132], 92, '#6fc4f2', 28, 5, blue.reference)}${burst([330, 224], 52, '#86dc8c', 22, 13, green.reference)}${burst([582, 240], 40, '#f6c14a', 18, 21, gold.reference)}${rocket([118, 250], 80, '#f2b25a')}${rocket([744, 262], 70, '#f2668f')}`;
}

function town(): string {
	const towers = [
		[-6, 60, 96, 2],
		[58, 44, 130, 5],
		[300, 54, 84, 7],
		[358, 40, 150, 4],
		[402, 62, 104, 9],
		[470, 46, 132, 11],
		[520, 58, 76, 15],
		[582, 40, 118, 3],
		[626, 66, 92, 17],
		[696, 44, 140, 6],
		[742, 70, 100, 12],
	].map(([x = 0, width = 0, height = 0, seed = 0]) =>
		nightTower(x, 372, width, height, seed % 2 ? '#2b2a5c' : '#343168', seed),
	);
	const clock = `${box([196, 210], 38, 162, '#3d3770')}${fill('M192 212L215 158L238 212z', '#4a4180')}${circle([215, 236], 12, '#ffe9b8')}${line('M215 236V227M215 236L212 229', '#3a3565', 2)}`;
	return `${fill('M-10 372V330C140 316 300 326 400 320C560 314 700 322 810 316V372z', '#2a2654')}${clock}${towers.join('')}`;
}

function water(): string {
	const streaks = [
		reflection([206, 388], 90, 100, '#f6c14a', 3),
		reflection([452, 384], 120, 110, '#f2668f', 5),
		reflection([676, 386], 84, 100, '#6fc4f2', 7),
		reflection([330, 386], 40, 60, '#86dc8c', 9),
		reflection([436, 414], 100, 34, '#ffe39a', 4),
	];
	return `${box([0, 370], 800, 150, river.reference)}${streaks.join('')}${nightBridge(-20, 196, 346, 378, 4)}${nightBoat([436, 404], 1.05)}`;
}

function railing(): string {
	const bars = Array.from({ length: 34 }, (_, index) => `M${8 + index * 24} 452V524`).join('');
	return `${line(bars, '#2a2654', 4)}${line('M-10 450H810M-10 512H810', '#4a4180', 7)}${line('M-10 447.500H810', '#b79ac0', 1.6, 0.8)}${fill('M-10 520H810V600H-10z', '#2b2553')}`;
}

function warm(top: Partial<Top> & { colour: string }, scarf?: string): Outfit {
	return {
		top: { kind: 'coat', sleeves: 'long', ...top },
		bottom: { kind: 'trousers', colour: cloths.navy },
		shoes: { kind: 'boot', colour: cloths.brown },
		...(scarf ? { scarf } : {}),
	};
}

/** Somebody who watches with the back to us. */
function watcher(
	x: number,
	y: number,
	head: number,
	rest: Partial<Person> & Pick<Person, 'look' | 'outfit'>,
): Person {
	const build = rest.build ?? 'woman';
	return {
		...standing([x, y], { head, build, facing: 1, view: 'back' }),
		hip: [x, y],
		legless: true,
		near: { to: [x - head * 0.8, y - head * 0.1], over: false },
		far: { to: [x + head * 0.8, y - head * 0.1] },
		...rest,
	};
}

/** A father looks up to his daughter, who sits on his shoulder and reaches for the lights. */
function fatherAndChild(): string {
	const father = watcher(248, 606, 60, {
		build: 'man',
		headView: 'profile',
		nod: -16,
		near: { to: [206, 600], bend: -1, over: false },
		far: { to: [300, 496], bend: -1 },
		look: {
			mood: 'laughing',
			gaze: [0.5, -0.9],
			skin: skins.brown,
			hair: hairs.black,
			style: 'crop',
			beard: 'short',
		},
		outfit: warm({ colour: '#b5453a' }),
	});
	const child = watcher(290, 484, 46, {
		build: 'child',
		near: { to: [250, 386], hand: 'open', bend: -1, over: false },
		far: { to: [340, 372], hand: 'open', bend: 1 },
		look: {
			mood: 'happy',
			skin: skins.brown,
			hair: hairs.black,
			style: 'pigtails',
			hat: { kind: 'beanie', colour: '#f2c14e' },
		},
		outfit: warm({ colour: '#dc8791', kind: 'hoodie' }),
	});
	const seat = fill('M268 470C264 494 276 505 292 504C308 505 316 492 312 470z', '#4d5f86');
	return `${drawPerson(father)}${seat}${drawPerson(child)}`;
}

/** More people along the rail, before the light of the river. */
function others(): string {
	const row = [
		[22, 470, 1],
		[170, 478, 0.94],
		[330, 474, 1.02],
		[366, 486, 0.86],
		[540, 476, 1],
		[566, 490, 0.8],
		[690, 474, 1.02],
		[786, 470, 1],
	].map(([x = 0, y = 0, size = 1], index) => {
		const arm = index % 3 === 0 ? line('M20 34C34 20 34-6 30-26', '#3f3776', 12) : '';
		const hair =
			index % 2
				? ellipse([0, 2], 18, 23, '#3a2f5e')
				: `${ellipse([0, -3], 16, 17, '#33295a')}${index % 4 ? ellipse([0, -21], 7, 6, '#33295a') : ''}`;
		return placed(
			`${arm}${fill('M-34 190C-36 50-30 28-8 24V10H8V24C30 28 36 50 34 190z', '#3f3776')}${line('M-31 70C-32 44-26 32-8 27', '#a889b4', 2, 0.6)}${ellipse([0, 0], 15, 18, '#54446f')}${hair}${line('M-15-2C-15-14-6-20 2-19', '#c99ab0', 1.8, 0.6)}`,
			[x, y - 24],
			{ size },
		);
	});
	return row.join('');
}

/** A couple: she has an arm round him and her head on his shoulder. */
function couple(): string {
	const he = watcher(484, 606, 60, {
		build: 'broad',
		lean: -3,
		look: { mood: 'happy', skin: skins.pale, hair: hairs.brown, style: 'short' },
		outfit: warm({ colour: '#3f6f7a' }, '#e5a83b'),
	});
	const she = watcher(398, 610, 57, {
		lean: 8,
		nod: 14,
		far: { to: [504, 530], hand: 'flat', bend: 1, over: true, turn: -14 },
		look: { mood: 'happy', skin: skins.tan, hair: hairs.chestnut, style: 'long' },
		outfit: warm({ colour: '#8a5fa0' }),
	});
	return `${drawPerson(he)}${drawPerson(she)}`;
}

/** She films: the whole sky fits on her screen. */
function filmer(): string {
	const screen = `${box([-44, -25], 88, 50, '#14132c', { round: 6 })}${box([-39, -21], 78, 42, '#3b3470', { round: 2 })}${line('M0-4V-16M0-4L11-9M0-4L11 2M0-4L-11-9M0-4L-11 2M0-4V9M0-4L7-15M0-4L-7-15', '#ff8fb0', 1.8)}${line('M-26-2V-10M-26-2L-19-6M-26-2L-33-6M-26-2L-20 3M-26-2L-32 3M26 0V-8M26 0L33-4M26 0L19-4M26 0L31 5M26 0L21 5', '#ffd983', 1.6)}${fill('M-39 21V12H-26V8H-16V14H4V9H14V13H28V10H39V21z', '#1d1a42')}${circle([34, -16], 2.4, '#e5483b')}`;
	const person = watcher(622, 612, 58, {
		build: 'teen',
		near: { to: [588, 396], hand: 'grip', bend: -1 },
		far: { to: [664, 394], hand: 'grip', bend: 1 },
		look: {
			mood: 'happy',
			skin: skins.deep,
			hair: hairs.black,
			style: 'braids',
			hat: { kind: 'headphones', colour: '#e9e1d4' },
		},
		outfit: warm({ colour: '#e09a3a', kind: 'hoodie' }),
	});
	return `${graded(simplified(drawPerson(person)), night, 0.4)}${placed(screen, [626, 372])}`;
}

/** A boy waves a sparkler that lights his face. */
function sparkler(): string {
	const boy: Person = {
		...standing([96, 640], { head: 62, build: 'child', facing: 1, view: 'quarter' }),
		hip: [92, 596],
		lean: 2,
		legless: true,
		headView: 'profile',
		near: { to: [64, 610], bend: 1 },
		far: { to: [174, 470], hand: 'grip', bend: 1, turn: -20 },
		look: {
			mood: 'delighted',
			age: 'child',
			gaze: [0.9, -0.3],
			skin: skins.rosy,
			hair: hairs.red,
			style: 'short',
			hat: { kind: 'beanie', colour: '#5b8fb0' },
		},
		outfit: warm({ colour: '#6aa06a' }, '#f6ead6'),
	};
	const stick = line('M167 484L187 390', '#c7cbd6', 2.6);
	const rays = Array.from({ length: 16 }, (_, index) => {
		const angle = (index / 16) * Math.PI * 2;
		const [from, to] = [6, index % 2 ? 30 : 21];
		return `M${Math.round(188 + Math.cos(angle) * from)} ${Math.round(386 + Math.sin(angle) * from)}L${Math.round(188 + Math.cos(angle) * to)} ${Math.round(386 + Math.sin(angle) * to)}`;
	}).join('');
	return `${stick}${graded(drawPerson(boy), '#4a2f5c', 0.22)}${ellipse([188, 386], 100, 100, gold.reference)}${line(rays, '#fff0b8', 2)}${circle([188, 386], 6, '#fffbe8')}`;
}

/** An old man under his hat shows where the next one will be. */
function oldMan(): string {
	return drawPerson(
		watcher(744, 612, 58, {
			build: 'round',
			facing: -1,
			view: 'quarter',
			headView: 'profile',
			nod: -12,
			near: { to: [790, 604], bend: -1 },
			far: { to: [704, 404], hand: 'point', bend: 1, over: true },
			look: {
				mood: 'delighted',
				age: 'old',
				gaze: [0.6, -0.9],
				skin: skins.olive,
				hair: hairs.white,
				style: 'short',
				beard: 'moustache',
				hat: { kind: 'sun-hat', colour: '#7c5f4f' },
			},
			outfit: warm({ colour: '#6b6f8f' }, '#c2554d'),
		}),
	);
}

const stars = Array.from(
	{ length: 26 },
	(_, index) => `M${(index * 131) % 800} ${(index * 67) % 260}v.1`,
).join('');

export const celebratingThree: Picture = {
	title: 'A crowd watching fireworks over a river',
	definitions: [sky, river, gold, pink, blue, green],
	layers: [
		box([0, 0], 800, 380, sky.reference),
		line(stars, '#cfd0f5', 1.8, 0.7),
		fireworks(),
		town(),
		water(),
		railing(),
		others(),
		graded(simplified(couple()), night, 0.4),
		graded(simplified(oldMan()), night, 0.42),
		filmer(),
		graded(simplified(fatherAndChild()), night, 0.38),
		sparkler(),
		ellipse([452, 108], 420, 420, pink.reference, { opacity: 0.5 }),
		ellipse([206, 122], 360, 360, gold.reference, { opacity: 0.35 }),
	],
};
