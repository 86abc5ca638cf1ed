import { dog, sleepingCat } from '#pictures/animals.ts';
import { diploma } from '#pictures/campus.ts';
import { lit, shaded } from '#pictures/colour.ts';
import { bottle, bowl, glassOf, mug, paperCup, plate, pot } from '#pictures/food.ts';
import { blocks, laundryBasket } from '#pictures/home.ts';
import { fryingPan } from '#pictures/kitchen.ts';
import { sportsBag, waterBottle } from '#pictures/leisure.ts';
import { rucksack, suitcase } from '#pictures/luggage.ts';
import { balloon, birthdayCake, bunting, confetti, present } from '#pictures/party.ts';
import { exerciseBook, satchel } from '#pictures/school.ts';
import { box, circle, ellipse, fill, line, placed } from '#pictures/svg.ts';

const dark = '#2f2d3d';
const flagColours = ['#e2694f', '#e5a83b', '#5b8fb0', '#73a052', '#dc8791'];

/** What stands on tables and floors, hangs in rooms, or walks about. */
export const small = {
	laptop: (colour = '#59617a') =>
		`${fill('M-44 0H44L52 8H-52z', '#c3c7d2')}${fill('M-44 0L-38-56H38L44 0z', colour)}${circle([0, -28], 6, lit(colour, 0.5))}`,
	laptopSide: (colour = '#59617a') =>
		`${fill('M-46 0H30L40 6H-50z', '#c3c7d2')}${fill('M26 0L52-62L60-60L36 4z', colour)}${fill('M24-2L50-60L48-62L18-6z', '#bfe0ea')}`,
	monitorSide: (colour = '#3a3c4a') =>
		`${box([2, -8], 44, 8, colour)}${line('M26-6V-40', colour, 8)}${fill('M10-92L26-96L34-14L18-12z', colour)}${fill('M8-88L12-91L20-16L14-14z', '#bfe0ea')}${box([-70, -8], 54, 8, '#c3c7d2', { round: 2 })}`,
	mug: (colour = '#e2694f') => mug([0, 0], colour, { steam: true }),
	cupSet: () => `${mug([-14, 0], '#fbf7ef')}${mug([16, 2], '#5b8fb0')}`,
	paperCup: () => paperCup([0, 0], { size: 1.1 }),
	meal: () => plate([0, 0], 'pasta', { size: 1.3 }),
	salad: () => bowl([0, 0], '#f0e2c8', { size: 1.3, filled: 'salad' }),
	fruit: () => bowl([0, 0], '#4d7fa8', { size: 1.4, filled: 'fruit' }),
	bread: () => bowl([0, 0], '#b5804a', { size: 1.3, filled: 'bread' }),
	cakePlate: () => plate([0, 0], 'cake', { size: 1.3 }),
	soup: () => plate([0, 0], 'soup', { size: 1.3 }),
	glass: (colour = '#e58b3a') => glassOf([0, 0], colour, { size: 1.2 }),
	wine: (colour = '#8c2f42') => glassOf([0, 0], colour, { size: 1.2, stem: true }),
	bottle: (colour = '#6d8b3f') => bottle([0, 0], colour, { size: 1.2 }),
	pot: (colour = '#c9523f') => pot([0, 0], colour, { steam: true }),
	bigPot: (colour = '#8b8f9c') => pot([0, 0], colour, { steam: true, lid: false, size: 1.7 }),
	pan: () => fryingPan([0, 0], { size: 0.9 }),
	dough: () => `${ellipse([0, -2], 54, 9, '#fdf6e4')}${fill('M-34-2C-36-24 34-26 36-2z', '#f0dcae')}`,
	board: () =>
		`${box([-50, -7], 100, 8, '#c99a63', { round: 3 })}${[-34, -20, -4].map((x, index) => circle([x, -13], 8, index % 2 ? '#6aa84b' : '#d8452f')).join('')}`,
	birthdayCake: () => birthdayCake([0, 0], 6, 0.62),
	weddingCake: () =>
		`${box([-46, -40], 92, 40, '#fdf6ea')}${box([-34, -76], 68, 38, '#fbf1e2')}${box([-22, -108], 44, 34, '#fdf6ea')}${line('M-46-38H46M-34-74H34M-22-106H22', '#f0a9b4', 5)}${circle([-6, -116], 7, '#e2694f')}${circle([6, -116], 7, '#f2c14e')}`,
	books: () =>
		`${box([-34, -12], 68, 12, '#b5453a', { round: 2 })}${box([-30, -23], 58, 11, '#2f7f80', { round: 2 })}${box([-26, -33], 54, 10, '#e5a83b', { round: 2 })}`,
	copybook: () => exerciseBook([0, 0], 1.2),
	paperPile: () => `${fill('M-30 4L-20-8H30L24 4z', '#fdfaf2')}${line('M-16-4H18M-18 0H16', '#8b97b0', 1.6)}`,
	vase: (colour = '#5b8fb0') =>
		`${fill('M-12-34H12L16 0H-16z', colour)}${line('M-4-34L-14-60M0-34V-66M4-34L14-58', '#4d8058', 3)}${circle([-16, -64], 10, '#e2694f')}${circle([0, -72], 10, '#f2c14e')}${circle([16, -62], 10, '#dc8791')}`,
	game: () =>
		`${fill('M-60 6L-44-14H44L60 6z', '#386b4c')}${line('M-40 0H40M-34-6H34M-20-12L-26 4M20-12L26 4M0-12V4', '#f6ead6', 2)}${circle([-22, -8], 6, '#d0453a')}${circle([12, -4], 6, '#f2c14e')}${circle([30, -10], 6, '#5b8fb0')}`,
	blocks: () => blocks([0, 0], 1),
	tower: () =>
		`${box([-17, -34], 34, 34, '#e2694f', { round: 4 })}${box([-15, -66], 32, 32, '#5b8fb0', { round: 4 })}${box([-14, -96], 30, 30, '#f2c14e', { round: 4 })}${box([-13, -124], 28, 28, '#73a052', { round: 4 })}`,
	toyCar: (colour = '#d0453a') =>
		`${fill('M-30-6V-16L-16-18L-8-30H14L22-18L32-14V-6z', colour)}${circle([-16, -5], 7, dark)}${circle([18, -5], 7, dark)}`,
	robot: (colour = '#7fb0cf') =>
		`${line('M0-92V-104', dark, 3)}${circle([0, -106], 5, '#d0453a')}${box([-24, -92], 48, 34, colour, { round: 6 })}${circle([-9, -76], 6, '#fdfaf2')}${circle([9, -76], 6, '#fdfaf2')}${box([-30, -54], 60, 40, shaded(colour, 0.14), { round: 6 })}${line('M-30-46L-46-24M30-46L46-24M-14-14V0M14-14V0', dark, 7)}`,
	teddy: () =>
		`${circle([-14, -56], 8, '#a8703f')}${circle([14, -56], 8, '#a8703f')}${circle([0, -44], 19, '#b9814c')}${ellipse([0, -14], 22, 20, '#a8703f')}${circle([-6, -46], 2.4, dark)}${circle([6, -46], 2.4, dark)}${ellipse([0, -38], 6, 4, '#e8c79a')}`,
	carton: (colour = '#c99a63') =>
		`${ellipse([6, 0], 60, 6, '#2a1c4e', { opacity: 0.2 })}${box([-52, -76], 104, 76, colour)}${box([22, -76], 30, 76, shaded(colour))}${box([-10, -76], 18, 76, lit(colour, 0.3))}${line('M-52-76H52', shaded(colour, 0.4), 3)}`,
	openCarton: (colour = '#c99a63') =>
		`${box([-52, -70], 104, 70, colour)}${box([22, -70], 30, 70, shaded(colour))}${fill('M-52-70L-74-50L-70-44L-50-62zM52-70L74-50L70-44L50-62z', lit(colour, 0.2))}${line('M-30-70V-92M-12-70V-98M10-70V-88', '#5b8fb0', 12)}`,
	suitcase: (colour = '#e2694f') => suitcase([0, 0], colour, 1.1),
	backpack: (colour = '#d9822f') => rucksack([0, 0], colour, 0.95),
	satchel: (colour = '#b5453a') => satchel([0, 0], colour, 1),
	sportsBag: (colour = '#7d6bb5') => sportsBag([0, 0], colour, 1.2),
	waterBottle: (colour = '#5b8fb0') => waterBottle([0, 0], colour, 1),
	present: (colour = '#5b8fb0') => present([-32, 0], 64, 50, colour, '#f6ead6'),
	balloons: () =>
		`${balloon([-34, -120], 30, '#e2694f', [0, 0])}${balloon([34, -130], 30, '#5b8fb0', [0, 0])}${balloon([0, -170], 30, '#f2c14e', [0, 0])}`,
	bunting: () => bunting([-400, 0], [400, 0], 20, 13, flagColours),
	confetti: () => confetti([0, 0], [800, 340], 48),
	diploma: () => diploma([0, 0], 0, 0.9),
	laundry: () => laundryBasket([0, 0], 0.8),
	dog: (colour = '#b9793f') => dog([0, 0], { coat: colour, size: 1.15 }),
	runningDog: (colour = '#d9a45f') => dog([0, 0], { coat: colour, running: true, size: 1.05 }),
	cat: (colour = '#d58b46') => sleepingCat([0, 0], { coat: colour }),
	paintPot: (colour = '#7fb0cf') =>
		`${fill('M-22-38H22L19 0H-19z', '#c3c7d2')}${ellipse([0, -38], 22, 6, colour)}${line('M10-36V-14', colour, 7)}`,
	bucket: (colour = '#5b8fb0') =>
		`${line('M-22-44C-18-74 18-74 22-44', '#8b8f9c', 3)}${fill('M-24-44H24L19 0H-19z', colour)}${fill('M6-44H24L19 0H4z', shaded(colour))}`,
	toolbox: (colour = '#d0453a') =>
		`${line('M-20-36C-18-54 18-54 20-36', dark, 5)}${box([-46, -36], 92, 36, colour, { round: 4 })}${box([-46, -22], 92, 5, shaded(colour, 0.4))}`,
	mat: (colour = '#7d6bb5') =>
		`${ellipse([0, 0], 120, 12, colour)}${ellipse([0, -2], 114, 9, lit(colour, 0.2))}`,
	candle: () =>
		`${box([-5, -30], 10, 30, '#fdf6e4')}${circle([0, -40], 16, '#ffe7a6', 0.5)}${fill('M0-32C-8-40 2-44 1-52C9-44 8-36 0-32z', '#f6a53a')}`,
	tablet: () =>
		`${fill('M-26 0L-18-46H24L26 0z', dark)}${fill('M-20-4L-14-42H20L21-4z', '#bfe0ea')}${circle([3, -26], 10, '#e8c6a6')}${fill('M-12-6C-10-20 16-20 18-6z', '#e2694f')}`,
	speech: (colour = '#fdfaf2') =>
		`${fill('M-40-20C-40-56 40-56 40-20C40 2 4 6-14 4L-34 20L-28-2C-36-6-40-12-40-20z', colour, 0.95)}${line('M-22-30H22M-22-16H10', '#8b97b0', 4)}`,
	music: () =>
		`${line('M0 0V-34L26-42V-8', dark, 4)}${ellipse([-6, 2], 8, 6, dark)}${ellipse([20, -6], 8, 6, dark)}`,
	heart: () => placed(fill('M0 10C-30-12-20-34 0-18C20-34 30-12 0 10z', '#d0453a'), [0, 0]),
} satisfies Record<string, (colour?: string) => string>;
