import { bouquet } from '#pictures/campus.ts';
import { lit, shaded } from '#pictures/colour.ts';
import { paperCup } from '#pictures/food.ts';
import { openBook, palette } from '#pictures/leisure.ts';
import { foldedMap, newspaper, suitcase } from '#pictures/luggage.ts';
import { birthdayCake, phoneBack } from '#pictures/party.ts';
import { box, circle, ellipse, fill, line, placed } from '#pictures/svg.ts';

const wood = '#a8754c';
const steel = '#c3c7d2';
const dark = '#2f2d3d';

const bag = (colour: string) =>
	`${line('M-10 0C-8 14 8 14 10 0', shaded(colour, 0.4), 3)}${fill('M-22 12H22L26 66H-26z', colour)}${fill('M10 12H22L26 66H8z', shaded(colour))}`;
const handled = (length: number, head: string) =>
	`${line(`M0 24V${-length}`, wood, 6)}${placed(head, [0, -length])}`;
const carrot = `${line('M0-4L26-16', '#e58b3a', 10)}${line('M-2-2L-14 4M-2-2L-10-8', '#73a052', 4)}`;
const carton = `${box([-48, -58], 100, 76, '#b9824a')}${box([22, -58], 30, 76, shaded('#b9824a'))}${box([-8, -58], 16, 76, '#e0c08d')}${line('M-48-58H52', '#8a5a34', 3)}`;
const ribboned = `${box([-26, -36], 52, 44, '#e2694f', { round: 2 })}${box([10, -36], 16, 44, shaded('#e2694f'))}${box([-4, -36], 10, 44, '#f6ead6')}${box([-26, -20], 52, 9, '#f6ead6')}${fill('M0-36C-8-54-26-48-18-40C-12-36-6-36 0-36C6-36 14-36 18-40C26-48 8-54 0-36z', '#f6ead6')}`;

/** What hands hold, about the hand, for somebody who looks right and whose head is 52 high. */
export const held = {
	book: () => openBook([6, -8], '#b5453a', { size: 0.95 }),
	newspaper: () => newspaper([4, -4], 0.95),
	map: () => foldedMap([2, -6], 0.95),
	tablet: () =>
		`${box([-24, -34], 50, 40, dark, { round: 4 })}${box([-20, -30], 42, 32, '#bfe0ea')}${circle([2, -14], 8, '#e5a83b')}`,
	phone: () => phoneBack([4, -8], 8, 0.7),
	camera: () =>
		`${box([-20, -14], 40, 26, dark, { round: 4 })}${circle([6, -1], 10, '#59617a')}${circle([6, -1], 5, '#aab1be')}${box([-14, -19], 14, 6, dark)}`,
	pen: () => line('M-6 8L10-14', '#3f6f9a', 3.4),
	fork: () => line('M-8 8L10-16M10-16L15-20M8-14L9-21', steel, 3),
	slice: () =>
		`${fill('M-10 4L22-14L26-2z', '#f2c14e')}${circle([12, -5], 3, '#d0453a')}${line('M22-14L26-2', '#b67a38', 5)}`,
	ice: () =>
		`${fill('M-7-4H11L2 18z', '#dda45a')}${circle([2, -10], 11, '#f6b8c0')}${circle([4, -23], 9, '#fbf1df')}`,
	cup: () => paperCup([4, 12], { size: 1 }),
	glass: () => `${fill('M-5-22H11L8-4H-2z', '#f2d489', 0.9)}${line('M3-4V10M-3 10H9', '#e6f1f4', 2.4)}`,
	jug: () =>
		`${line('M-2-14C-14-10-12 14-2 12', '#dbe9ee', 4)}${fill('M-4-18H20L28-22L22 14H-2z', '#bfe0ea')}`,
	tray: () =>
		`${box([-34, -14], 84, 6, '#7c5238', { round: 3 })}${paperCup([-12, -14], { size: 0.8 })}${placed(`${ellipse([0, 0], 18, 4, '#fbf7ef')}${fill('M-12-2C-10-14 10-14 12-2z', '#e9b754')}`, [26, -16])}`,
	plate: () =>
		`${ellipse([8, -8], 30, 6, '#fbf7ef')}${fill('M-12-10C-8-22 20-24 26-10z', '#d9843f')}${circle([0, -14], 4, '#6aa84b')}${circle([16, -15], 4, '#d8452f')}`,
	plateUp: () => `${ellipse([8, -12], 12, 22, '#fbf7ef')}${ellipse([9, -12], 7, 15, '#dbe3ea')}`,
	spoon: () => `${line('M-6-22L16 26', wood, 5)}${ellipse([18, 30], 6, 9, wood, { turn: -20 })}`,
	knife: () => `${line('M-8 0H4', dark, 6)}${fill('M4-5H44C40 4 20 5 4 4z', steel)}`,
	tongs: () => line('M-10-8L34 26M-8-2L38 22', '#8b8f9c', 4),
	box: () => carton,
	present: () => ribboned,
	cake: () => birthdayCake([4, -6], 5, 0.42),
	bouquet: () => bouquet([2, 4], 8, 0.9),
	bag: () => bag('#e5a83b'),
	bagGreen: () => bag('#73a052'),
	suitcase: () => suitcase([0, 128], '#5b8fb0', 0.98, { handle: 42 }),
	briefcase: () =>
		`${box([-30, 6], 62, 42, '#7c5238', { round: 5 })}${box([14, 6], 18, 42, shaded('#7c5238'), { round: 5 })}${line('M-8 6V-2H10V6', '#4a3226', 4)}`,
	stick: () => line('M-10-2C-8-12 8-10 4 2L10 102', '#6b4a38', 6),
	umbrella: () =>
		`${line('M0 14V-128', '#5a3d2f', 4)}${fill('M-92-96C-84-148-34-172 0-172C34-172 84-148 92-96C70-108 50-108 32-96C12-108-12-108-32-96C-50-108-70-108-92-96z', '#d0453a')}${fill('M20-170C50-164 84-140 92-96C70-108 50-108 32-96C34-124 30-150 20-170z', shaded('#d0453a'))}`,
	pole: () => `${line('M-4-6L16 142', '#59617a', 3.4)}${line('M-6-8L-2 4', dark, 6)}`,
	guitar: () =>
		placed(
			`${line('M20 0H118', '#6b4a38', 9)}${box([112, -8], 22, 16, '#4a3226', { round: 3 })}${fill('M-52 0C-56-30-26-38-6-24C8-16 18-22 28-18C40-12 40 12 28 18C18 22 8 16-6 24C-26 38-56 30-52 0z', '#d08a45')}${circle([4, 0], 10, '#4a3226')}${line('M-34 0H118', '#f6ead6', 1.4)}`,
			[-26, 14],
			{ turn: -24 },
		),
	violin: () =>
		placed(
			`${fill('M-34 0C-36-16-18-18-10-10C-4-8 4-16 10-10C16-4 16 4 10 10C4 16-4 8-10 10C-18 18-36 16-34 0z', '#a8572f')}${line('M8 0H44', '#4a3226', 5)}`,
			[-34, 2],
			{ turn: 14 },
		),
	bow: () => line('M-40 34L56-44', '#5a3d2f', 3),
	trumpet: () =>
		`${line('M-30-4H34', '#e0b23f', 5)}${fill('M30-8L56-22V14L30 0z', '#f2c85a')}${line('M-6 4C-20 6-20 18-6 18H14C28 18 28 4 14 4z', '#e0b23f', 4)}`,
	drumstick: () => line('M-6 6L40-18', '#e0c08d', 4),
	microphone: () => `${line('M0 18L4-14', dark, 6)}${circle([5, -20], 9, '#59617a')}`,
	palette: () => palette([16, -6], 34, -10),
	brush: () => `${line('M-24 10L22-10', wood, 4)}${line('M22-10L34-15', '#e2694f', 6)}`,
	roller: () =>
		`${line('M0 40V-30', '#8b8f9c', 4)}${box([-30, -50], 60, 20, '#f2f6f8', { round: 6 })}${box([-30, -50], 60, 7, '#5b8fb0', { round: 3 })}`,
	hammer: () => placed(handled(36, box([-14, -10], 36, 16, '#59617a', { round: 3 })), [0, 0], { turn: 10 }),
	spanner: () =>
		`${line('M-14-12L40 22', '#8b8f9c', 7)}${circle([42, 24], 9, '#8b8f9c')}${circle([45, 27], 5, '#f6ead6')}`,
	screwdriver: () => `${line('M-8-10L6 6', '#d0453a', 9)}${line('M6 6L26 30', steel, 3.4)}`,
	spade: () =>
		placed(
			`${line('M0-60V76', wood, 6)}${line('M-12-60H12', wood, 6)}${fill('M-16 70H16V96C16 110 4 118 0 122C-4 118-16 110-16 96z', '#8b8f9c')}`,
			[0, 0],
			{ turn: -28 },
		),
	broom: () =>
		placed(`${line('M0-90V88', wood, 5)}${fill('M-14 84H14L24 116H-24z', '#e0b65a')}`, [0, 0], { turn: -28 }),
	can: () =>
		`${line('M-18-6C-14-34 14-34 18-6', '#4d7fa8', 4)}${box([-22, -4], 44, 38, '#5b8fb0', { round: 4 })}${line('M20 22L52-2', '#5b8fb0', 6)}${line('M54 4L64 40M58 2L76 36M50 6L54 40', '#bfe0ea', 2)}`,
	seedling: () =>
		`${line('M6 8V-22', '#4d8058', 3)}${fill('M6-10C-8-26-14-16 6-6C22-20 26-30 6-16z', '#73a052')}${fill('M-6 4H18L14 18H-2z', '#7c5238')}`,
	sack: () =>
		`${fill('M-6 0C-34 26-36 66-24 78H26C38 64 34 24 8 0z', '#4b5a6a')}${line('M-4 12C-14 30-16 50-12 66', lit('#4b5a6a', 0.3), 2)}`,
	vacuum: () => `${line('M-6-12L56 104', '#8b8f9c', 6)}${fill('M40 102H88L92 114H36z', '#d0453a')}`,
	dumbbell: () =>
		`${line('M-24 0H24', '#8b8f9c', 6)}${box([-34, -14], 12, 28, dark, { round: 4 })}${box([22, -14], 12, 28, dark, { round: 4 })}`,
	stethoscope: () => `${line('M2 0C-30 40-60 10-72-46', '#4b5a6a', 4)}${circle([10, 0], 12, '#59617a')}`,
	clipboard: () =>
		placed(
			`${box([-24, -44], 50, 62, '#a8754c', { round: 3 })}${box([-19, -36], 40, 50, '#fbf7ef')}${line('M-12-26H12M-12-16H14M-12-6H8', '#8b97b0', 2.4)}`,
			[8, 0],
			{ turn: 8 },
		),
	paper: () =>
		placed(
			`${box([-6, -36], 40, 50, '#fbf7ef')}${line('M0-26H26M0-18H28M0-10H20M0-2H26', '#8b97b0', 2)}`,
			[0, 0],
			{ turn: 8 },
		),
	parcel: () =>
		`${box([-30, -36], 64, 48, '#b9824a', { round: 2 })}${box([-2, -36], 9, 48, '#e0c08d')}${box([12, -28], 17, 13, '#fbf7ef')}`,
	card: () => box([-2, -14], 28, 18, '#3f7fb0', { round: 3 }),
	scissors: () => line('M-6 4L26-12M-6-6L26-2', '#8b8f9c', 3.4),
	comb: () => box([-4, -4], 34, 7, dark, { round: 2 }),
	gamepad: () =>
		`${fill('M-16-16C-8-20 16-20 24-16C32-4 30 6 24 4C18-2-10-2-16 4C-24 4-24-6-16-16z', '#59617a')}${circle([-6, -10], 3.4, '#dfe3ea')}${circle([14, -10], 3.4, '#d0453a')}`,
	cards: () =>
		[-20, 0, 20]
			.map((turn) =>
				placed(
					`${box([-10, -44], 22, 34, '#fbf7ef', { round: 3 })}${box([-7, -41], 16, 28, '#d0453a', { round: 2 })}`,
					[0, 8],
					{ turn },
				),
			)
			.join(''),
	trophy: () =>
		`${fill('M-20-50H24C24-24 14-14 6-12V4H16V12H-12V4H-2V-12C-10-14-20-24-20-50z', '#f2c14e')}${line('M-20-44C-36-44-32-22-14-22M24-44C40-44 36-22 18-22', '#f2c14e', 4)}`,
	knitting: () =>
		`${fill('M-24-4H26L22 48C10 54-10 54-22 48z', '#7d6bb5')}${line('M-30-16L24 4M32-16L-20 4', '#e0c08d', 3)}${line('M-22 12H24M-22 26H24M-22 40H22', lit('#7d6bb5', 0.4), 2)}`,
	flask: () =>
		`${fill('M-5-30H7V-12L22 16H-20L-5-12z', '#e6f1f4', 0.8)}${fill('M-10-2H12L22 16H-20z', '#73a052')}`,
	tube: () =>
		`${box([-2, -34], 12, 42, '#e6f1f4', { round: 5 })}${box([-2, -14], 12, 22, '#d0453a', { round: 5 })}`,
	hose: () =>
		`${line('M-170 200C-120 190-90 60-40 20C-26 8-14 4 0 2', '#4b5a6a', 13)}${line('M-4 2L44-14', '#f2c14e', 12)}${fill('M46-16C150-60 240-70 330-50C240-40 150-20 48-8z', '#cfe9f1', 0.9)}`,
	rod: () =>
		`${line('M-30 14L150-110', '#5a3d2f', 3.4)}${line('M150-110C156-60 154 0 156 60', '#fbf7ef', 1)}`,
	paddle: () => `${line('M-40 10L120 66', wood, 6)}${ellipse([132, 70], 26, 10, '#e2694f', { turn: 20 })}`,
	flag: () =>
		`${line('M0 20V-60', wood, 4)}${fill('M2-60C24-70 40-50 66-60V-24C40-14 24-34 2-24z', '#5b8fb0')}`,
	scarf: () =>
		`${fill('M-66-12H70V8H-66z', '#c9323e')}${fill('M-40-12H-14V8H-40zM14-12H40V8H14z', '#fbf7ef')}`,
	pail: () => `${line('M-16 0C-14-18 14-18 16 0', '#8b8f9c', 3)}${fill('M-20 0H20L15 36H-15z', '#8fa3b8')}`,
	snow: () => `${circle([4, -10], 17, '#b9cbe0')}${circle([3, -11], 15, '#fbfdff')}`,
	watch: () =>
		`${line('M2-8L-3 8', '#7c3b2c', 6)}${circle([-3, 0], 6, '#e5c06a')}${circle([-3, 0], 4, '#fdf8ec')}`,
	carrot: () => carrot,
	ball: () =>
		`${circle([6, -12], 20, '#e58b3a')}${line('M-14-12H26M6-32V8M-8-26C2-16 2-8-8 2M20-26C10-16 10-8 20 2', '#7c4a24', 2)}`,
} satisfies Record<string, () => string>;
export type Held = keyof typeof held;
