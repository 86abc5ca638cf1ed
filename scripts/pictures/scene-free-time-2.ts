import { sleepingCat } from './animals.ts';
import { drawPerson } from './body.ts';
import { curtain, windowFrame } from './buildings.ts';
import { cloths, hairs, lit, shaded, skins } from './colour.ts';
import type { Person } from './figure.ts';
import { mug } from './food.ts';
import { books, floorBoards, floorLamp, framed, rug } from './furniture.ts';
import { cushion, openBook } from './leisure.ts';
import { potPlant, skylineTree } from './nature.ts';
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
		[0, '#a5746a'],
		[1, '#d79f7b'],
	],
	[1, 0, 0, 0.4],
);
const night = gradient('night', [
	[0, '#26305c'],
	[1, '#5d5f94'],
]);
const lamp = glow('lamp', [
	[0, '#ffe6a8', 0.85],
	[0.35, '#ffd98f', 0.34],
	[1, '#ffd98f', 0],
]);
const dusk = glow(
	'dusk',
	[
		[0.35, '#2a1c4e', 0],
		[1, '#1d1440', 0.6],
	],
	[0.32, 0.45],
	0.85,
);
const pane = clip('pane', 'M566 70H742V276H566z');

/** Outside it rains: dark roofs, a few lit windows, drops that run down the glass. */
function rainyWindow(): string {
	const lights = [
		[590, 226],
		[606, 226],
		[672, 214],
		[716, 238],
		[716, 254],
	].map(([x = 0, y = 0]) => box([x, y], 8, 10, '#f3c66a'));
	const rain = Array.from({ length: 26 }, (_, index) => {
		const x = 570 + ((index * 67) % 172);
		const y = 66 + ((index * 41) % 190);
		return `M${x} ${y}l-5 ${14 + (index % 3) * 6}`;
	});
	const view = `${box([560, 64], 190, 220, night.reference)}${fill('M560 284V214L586 194L616 214V228H650V190H698V226L722 206L750 230V284z', '#343a62')}${lights.join('')}${skylineTree([650, 284], 70)}${line(rain.join(''), '#c5d4ee', 1.3, 0.6)}`;
	return `${clipped(view, pane)}${windowFrame([566, 70], 176, 206, { frame: '#efe0c8' })}${curtain([548, 52], 74, 300, '#b5504a', 1)}${curtain([760, 52], 74, 300, '#a04548', -1)}${line('M530 52H780', '#5a3d2f', 7)}${circle([528, 52], 6, '#5a3d2f')}${circle([782, 52], 6, '#5a3d2f')}`;
}

function shelf(): string {
	const wood = '#83573c';
	const board = (y: number) =>
		`${box([232, y], 236, 9, wood)}${box([232, y + 6], 236, 4, shaded(wood, 0.4))}`;
	const radio = `${box([404, 142], 50, 30, '#c98b4f', { round: 5 })}${circle([420, 157], 9, '#5a3d2f')}${line('M434 151H448M434 157H448M434 163H448', '#5a3d2f', 2)}${line('M446 142L456 120', '#8b8f9c', 2)}`;
	return placed(
		`${board(100)}${board(172)}${books([240, 100], 150, 46, 8)}${books([240, 172], 96, 50, 21)}${potPlant([424, 100], 54, { kind: 'fern', pot: '#e0b15a' })}${framed([350, 127], 34, 38, `${box([0, 0], 34, 38, '#a9cfd9')}${circle([17, 16], 7, '#e0aa7e')}${fill('M5 38C6 24 28 24 29 38z', '#b5453a')}`, '#5a3d2f')}${radio}`,
		[64, -10],
	);
}

function sofa(): { back: string; front: string } {
	const green = '#3d7d78';
	const back = `${ellipse([400, 512], 330, 20, '#2a1c4e', { opacity: 0.28 })}${fill('M130 330C128 280 160 268 200 268H620C660 268 690 284 688 334V470H130z', green)}${fill('M560 268H620C660 268 690 284 688 334V470H610C620 400 616 320 560 268z', shaded(green, 0.22))}${line('M410 276V410', shaded(green, 0.4), 2.4)}${line('M150 300C160 284 190 280 220 280H380', lit(green, 0.3), 3, 0.7)}${fill('M120 420H690V492H120z', shaded(green, 0.12))}${fill('M136 396C136 388 144 386 152 386H400C408 386 410 392 410 398V440H136z', lit(green, 0.1))}${fill('M410 398C410 390 416 386 424 386H664C674 386 680 390 680 398V440H410z', green)}${fill('M136 426H680V442H136z', shaded(green, 0.3), 0.7)}`;
	const arm = (x: number, colour: string) =>
		`${fill(`M${x} 372C${x - 2} 340 ${x + 62} 340 ${x + 62} 372V492H${x}z`, colour)}${fill(`M${x + 44} 350C${x + 56} 354 ${x + 62} 362 ${x + 62} 372V492H${x + 44}z`, shaded(colour))}${line(`M${x + 8} 366C${x + 14} 354 ${x + 30} 352 ${x + 40} 354`, lit(colour, 0.4), 3, 0.7)}`;
	return {
		back: `${line('M150 490V512M660 490V512', '#4a3226', 11)}${back}${arm(642, shaded(green, 0.1))}`,
		front: arm(104, green),
	};
}

const reader: Person = {
	hip: [296, 376],
	head: 64,
	build: 'woman',
	facing: 1,
	view: 'quarter',
	lean: -24,
	nod: 28,
	near: { to: [340, 322], hand: 'grip', turn: -50 },
	far: { to: [384, 312], hand: 'grip', over: true, turn: -50 },
	nearLeg: { to: [500, 376], toes: 4 },
	farLeg: { to: [452, 372], toes: 0 },
	look: { mood: 'reading', skin: skins.olive, hair: hairs.espresso, style: 'wavy', glasses: '#4a3a44' },
	outfit: {
		top: { kind: 'jumper', colour: '#dd8a5b', sleeves: 'long' },
		bottom: { kind: 'trousers', colour: '#5a6a94' },
		shoes: { kind: 'bare', colour: cloths.cream, socks: '#f1e2c6' },
	},
};

/** A blanket over her feet that hangs down before the seat. */
function blanket(): string {
	const plaid = '#c2554d';
	const feet = `${fill('M488 366C492 336 516 328 528 346C544 340 562 354 556 382z', lit(plaid, 0.12))}${fill('M528 346C544 340 562 354 556 382H530C538 366 536 354 528 346z', shaded(plaid, 0.12))}`;
	return `${feet}${fill('M408 386C424 352 500 336 540 362C560 376 556 392 548 402C544 430 552 452 546 472C520 480 486 478 462 474C468 444 458 420 452 410C436 410 404 408 408 386z', plaid)}${fill('M540 362C560 376 556 392 548 402C544 430 552 452 546 472C536 476 528 477 518 477C526 440 516 410 528 388C532 378 536 370 540 362z', shaded(plaid))}${line('M432 371C458 362 500 364 552 386M456 408C490 414 520 412 550 404M462 442C490 448 520 446 548 438M474 357C482 390 484 430 486 476M512 354C522 388 520 436 518 476', '#f0d9a8', 3, 0.65)}${line('M464 474l-2 9M474 476l-1 9M485 477v9M497 478v9M509 478v9M521 477l1 9M533 476l1 9M544 473l2 9', '#f0d9a8', 2)}`;
}

function coffeeTable(): string {
	const wood = '#9a6a44';
	const biscuits = `${ellipse([300, 536], 34, 8, '#f4ead8')}${ellipse([300, 534], 24, 5, '#dfd2bb')}${ellipse([290, 531], 10, 4.4, '#c98b45')}${ellipse([306, 529], 10, 4.4, '#d59a52')}${ellipse([300, 525], 10, 4.4, '#c98b45')}`;
	return `${ellipse([330, 594], 170, 12, '#2a1c4e', { opacity: 0.3 })}${line('M190 548L176 600M470 548L484 600', shaded(wood, 0.3), 11)}${ellipse([330, 548], 176, 22, shaded(wood, 0.35))}${ellipse([330, 541], 176, 22, wood)}${ellipse([324, 539], 160, 17, lit(wood, 0.1))}${biscuits}${mug([220, 544], '#7fb0cf', { size: 1.5, steam: true })}${placed(`${box([-34, -5], 68, 8, '#2f7f80')}${box([-30, -12], 62, 8, '#e5a83b')}${box([-33, -4], 60, 4, '#fbf4e2')}`, [420, 542])}`;
}

/** Her slippers, kicked off on the rug. */
function slippers(): string {
	const one = `${ellipse([4, 3], 30, 6, '#2a1c4e', { opacity: 0.25 })}${fill('M-28 0C-30-8-18-12-4-11C14-10 28-6 28-1C28 4-26 5-28 0z', '#d9a06a')}${fill('M-6-12C10-18 30-10 29-1C28 3 6 3-2 2C-8-2-10-8-6-12z', '#c2554d')}${line('M2-8C10-10 18-7 22-3', '#f0d9a8', 2)}`;
	return `${placed(one, [572, 532], { turn: -6 })}${placed(one, [622, 552], { turn: 14 })}`;
}

export const freeTimeTwo: Picture = {
	title: 'A woman reading a book on a sofa beside a cat and a lamp',
	definitions: [wall, night, lamp, dusk, pane],
	layers: [
		box([0, 0], 800, 452, wall.reference),
		rainyWindow(),
		shelf(),
		box([0, 440], 800, 14, '#f0dcc0'),
		floorBoards(452, '#8f5f43', '#6b4433'),
		rug([400, 540], 700, 120, '#41597f', '#d9a866'),
		potPlant([742, 494], 190, { kind: 'rubber', pot: '#d9bd8f' }),
		floorLamp([84, 496], 330, '#ffdf9c'),
		sofa().back,
		cushion([214, 318], 46, '#e5a83b', -10),
		cushion([640, 356], 40, '#dc8791', 12),
		sleepingCat([596, 388], { size: 1.15, mirrored: true }),
		drawPerson({
			...reader,
			props: {
				body: fill(
					'M254 384C282 380 308 366 328 346C352 358 356 388 338 402C306 408 268 408 254 384z',
					'#5a6a94',
				),
				underArm: openBook([372, 282], '#74436f', { size: 1.2, turn: 10 }),
			},
		}),
		blanket(),
		sofa().front,
		slippers(),
		coffeeTable(),
		box([0, 0], 800, 600, dusk.reference),
		ellipse([84, 200], 380, 340, lamp.reference),
	],
};
