import { building, skyline } from '#pictures/buildings.ts';
import { graded, lit, shaded } from '#pictures/colour.ts';
import { bush, fir, flowers, ridge, tree, tufts } from '#pictures/nature.ts';
import type { Point } from '#pictures/path.ts';
import { box, circle, ellipse, fill, line, simplified } from '#pictures/svg.ts';
import { type Light, openSky, type Stage } from './light.ts';

type Draw = (light: Light) => string[];

/** A place under the sky: its layers behind the people, and before them. */
const under =
	(horizon: number, behind: Draw, before: Draw = () => []) =>
	(light: Light): Stage => {
		const sky = openSky(light, horizon);
		return { ...sky, back: [...sky.back, ...behind(light)], front: [...before(light), ...sky.front] };
	};

const grassOf = (light: Light): string =>
	light === 'snow' ? '#eef3f6' : light === 'rain' ? '#7d9f6a' : '#8fb866';
const lawn = (light: Light, from: number): string =>
	`${box([0, from], 800, 600 - from, grassOf(light))}${fill(`M0 ${from + 90}C200 ${from + 60} 560 ${from + 130} 800 ${from + 70}V600H0z`, shaded(grassOf(light), 0.1))}${light === 'snow' ? '' : tufts([10, from + 30], [790, 590], 22, '#5f8f4a', 8)}`;
const farTown = (from: number): string =>
	graded(skyline(from, [60, 110, 80, 150, 100, 70, 130, 96, 150, 84], '#8fa3bd'), '#e4e4de', 0.4);
const hills = (from: number, far: string, near: string): string =>
	`${ridge([[0, from - 60] as Point, [140, from - 110], [330, from - 50], [520, from - 120], [680, from - 70], [800, from - 100]], from + 20, far)}${ridge([[0, from - 16] as Point, [200, from - 50], [460, from - 10], [640, from - 44], [800, from - 20]], from + 30, near)}`;
const road = (from: number): string =>
	`${box([0, from], 800, 600 - from, '#8b8a94')}${box([0, from], 800, 8, '#d9cfc4')}${line(`M0 ${from + 66}H800`, '#f4ecd8', 5)}`;
const pavement = (from: number): string =>
	`${box([0, from], 800, 600 - from, '#dccbb5')}${line(`M0 ${from + 36}H800M0 ${from + 90}H800M0 ${from + 158}H800M160 ${from}L40 600M320 ${from}L280 600M480 ${from}L520 600M640 ${from}L760 600`, '#b49f86', 1.4, 0.6)}`;
const houses = (light: Light, ground: number, shops: boolean): string => {
	const glass = light === 'night' || light === 'evening' ? '#f3cf7a' : '#86a8bd';
	const front = (x: number, width: number, height: number, colour: string, awning: string) =>
		building([x, ground], width, height, {
			colour,
			floors: 3,
			columns: 3,
			glass,
			...(shops ? { shop: { awning } } : {}),
		});
	return simplified(
		graded(
			`${front(-20, 190, 290, '#d9a57c', '#c9523f')}${front(176, 160, 236, '#c7b7c4', '#3f7f7a')}${front(342, 176, 300, '#e3c79b', '#5b7fae')}${front(524, 150, 250, '#c98a70', '#e5a83b')}${front(680, 150, 310, '#b9bfa8', '#8f5a7f')}`,
			'#f3e4cc',
			light === 'night' ? 0 : 0.22,
		),
	);
};
const oldHouses = (light: Light, ground: number): string => {
	const glass = light === 'night' || light === 'evening' ? '#f3cf7a' : '#7f9fae';
	const front = (x: number, width: number, height: number, colour: string) =>
		building([x, ground], width, height, { colour, floors: 2, columns: 2, glass, roof: 'gable' });
	const tower = `${box([352, ground - 260], 60, 260, '#c9b59a')}${fill(`M344 ${ground - 260}L382 ${ground - 330}L420 ${ground - 260}z`, '#7c5a5a')}${circle([382, ground - 220], 17, '#fbf4e4')}${line(`M382 ${ground - 220}v-11M382 ${ground - 220}l8 5`, '#3a3c4a', 3)}`;
	return simplified(
		graded(
			`${tower}${front(-20, 130, 150, '#e6c9a8')}${front(116, 110, 186, '#d99a86')}${front(232, 116, 150, '#f0e2c8')}${front(424, 120, 170, '#a9bfae')}${front(550, 110, 200, '#e3b97f')}${front(666, 150, 160, '#d9c3b5')}`,
			'#f3e4cc',
			light === 'night' ? 0 : 0.2,
		),
	);
};
const sea = (from: number, to: number): string =>
	`${box([0, from], 800, to - from, '#5fa8bf')}${line(`M40 ${from + 20}h90M300 ${from + 14}h120M560 ${from + 26}h110M120 ${from + 46}h70M420 ${from + 50}h140M680 ${from + 56}h80`, '#d6eef2', 2.4, 0.7)}`;

/** Places under the sky; the ground where people stand begins at about 400. */
export const outdoors = {
	park: under(330, (light) => [
		farTown(336),
		lawn(light, 330),
		bush([300, 356], 110, 50),
		tree([90, 400], 260, { seed: 3, far: true }),
		tree([726, 396], 240, { seed: 8, far: true }),
		fill(
			'M250 600C330 500 420 420 560 372L600 372C520 430 500 520 560 600z',
			light === 'snow' ? '#dfe6ea' : '#e6d3ad',
		),
	]),
	lakePark: under(320, (light) => [
		hills(320, '#a9c3b0', '#93b77f'),
		lawn(light, 320),
		fill('M420 372C520 346 700 350 810 366V410C700 424 520 418 440 400C400 390 400 380 420 372z', '#7fb9cc'),
		line('M500 380h70M610 392h90M560 368h60', '#d6eef2', 3, 0.8),
		fir([60, 380], 190, '#4f7f5f'),
		tree([170, 372], 170, { seed: 4, far: true, leaf: '#8fae4a' }),
		bush([350, 362], 100, 44, '#6a9c58', 5),
		tree([760, 372], 200, { seed: 12, far: true, leaf: '#c9a04a' }),
	]),
	oldTown: under(370, (light) => [
		oldHouses(light, 384),
		box([0, 380], 800, 220, '#cdbfae'),
		line('M0 412H800M0 462H800M0 528H800', '#a89a88', 1.6, 0.6),
		line(
			Array.from(
				{ length: 36 },
				(_, index) =>
					`M${(index % 12) * 70 + (index % 5) * 9} ${400 + Math.floor(index / 12) * 66 + (index % 3) * 16}h22`,
			).join(''),
			'#b3a592',
			5,
		),
	]),
	garden: under(330, (light) => [
		hills(330, '#a8c3a0', '#93b77f'),
		lawn(light, 350),
		line('M0 290H800M0 334H800', '#d9c2a0', 8),
		line(Array.from({ length: 21 }, (_, index) => `M${index * 40} 272V366`).join(''), '#e8d6b8', 15),
		tree([720, 400], 280, { seed: 5, far: true }),
		flowers([20, 376], [620, 396], 12, ['#e2694f', '#e5a83b', '#dc8791'], 6),
	]),
	street: under(380, (light) => [houses(light, 392, true), pavement(390)]),
	homeStreet: under(380, (light) => [
		houses(light, 386, false),
		box([0, 386], 800, 30, grassOf(light)),
		bush([90, 412], 120, 46),
		bush([640, 412], 130, 50, '#6a9c58', 8),
		pavement(414),
	]),
	road: under(350, (light) => [houses(light, 362, true), box([0, 360], 800, 50, '#dccbb5'), road(404)]),
	square: under(360, (light) => [farTown(366), houses(light, 366, true), pavement(364)]),
	beach: under(250, (light) => [
		sea(250, 400),
		fill(
			'M0 392C160 372 340 410 520 388C640 374 740 392 800 382V600H0z',
			light === 'rain' ? '#cdbb98' : '#f0d9a8',
		),
		line('M0 392C160 372 340 410 520 388C640 374 740 392 800 382', '#fbf7ef', 7, 0.9),
		line('M80 470q14-6 28 0M300 520q14-6 28 0M560 480q14-6 28 0M690 550q14-6 28 0', '#d9bd8f', 3),
	]),
	lake: under(300, (light) => [
		hills(300, '#a9b8c9', '#8fae8a'),
		sea(300, 600),
		light === 'snow' ? '' : fir([60, 330], 130),
		fir([740, 326], 110),
	]),
	mountain: under(340, (light) => [
		fill('M-20 350L150 120L260 250L380 90L560 300L660 180L830 350z', '#9aa6bf'),
		fill(
			'M150 120L108 178L140 170L160 190L190 168L212 196zM380 90L330 152L372 146L396 170L426 142L450 172zM660 180L622 224L656 220L690 224z',
			'#f7f9fc',
		),
		hills(350, '#93ad8c', '#86a878'),
		lawn(light, 360),
		fir([60, 420], 190),
		fir([736, 410], 210),
		fir([670, 400], 150),
	]),
	forest: under(340, (light) => [
		box([0, 0], 800, 360, light === 'snow' ? '#cfdbe2' : light === 'day' ? '#b9d4b0' : '#d9a98a', {
			opacity: 0.55,
		}),
		...[40, 150, 270, 520, 640, 760].map((x, index) =>
			graded(fir([x, 366], 230 + ((index * 37) % 90)), light === 'day' ? '#cfe0c4' : '#9a7a86', 0.35),
		),
		lawn(light, 356),
		tree([40, 430], 360, { seed: 4, far: true }),
		tree([770, 424], 380, { seed: 9, far: true }),
	]),
	field: under(330, (light) => [
		hills(330, '#b3c79b', '#9cba7c'),
		box([560, 250], 120, 80, '#b5453a'),
		fill('M548 254L620 206L692 254z', '#7c3a38'),
		box([604, 284], 36, 46, '#5a2c2c'),
		lawn(light, 330),
		line('M0 398H800M0 430H800', '#a87748', 6),
		line(Array.from({ length: 9 }, (_, index) => `M${index * 100 + 10} 380V446`).join(''), '#a87748', 9),
	]),
	soil: under(320, (light) => [
		hills(320, '#b3c79b', '#9cba7c'),
		lawn(light, 320),
		...[0, 1, 2, 3].map((row) => ellipse([400, 400 + row * 62], 520, 15, '#8a6242')),
		...[0, 1, 2].map((row) =>
			line(
				Array.from(
					{ length: 9 },
					(_, index) => `M${40 + index * 92 + row * 20} ${398 + row * 62}v-22m0 10l-12-14m12 14l12-14`,
				).join(''),
				'#4f8a45',
				5,
			),
		),
	]),
	pitch: under(300, (light) => [
		farTown(306),
		box([0, 262], 800, 60, '#7f8fae'),
		line(
			Array.from({ length: 20 }, (_, index) => `M${20 + index * 40} ${276 + (index % 2) * 18}h.1`).join(''),
			'#f0c9a0',
			18,
		),
		line(
			Array.from({ length: 20 }, (_, index) => `M${38 + index * 40} ${296 - (index % 2) * 18}h.1`).join(''),
			'#e2694f',
			16,
		),
		lawn(light, 318),
		line('M-10 400L810 360M120 600L330 366', '#fbf7ef', 4, 0.8),
	]),
	yard: under(330, (light) => [
		houses(light, 344, false),
		box([0, 340], 800, 260, '#c9a183'),
		line('M0 372H800M90 600C140 470 660 470 710 600', '#f6ead6', 4, 0.8),
	]),
	buildingSite: under(360, () => [
		farTown(366),
		box([0, 362], 800, 240, '#cdb48f'),
		box([470, 90], 300, 280, '#c9b9ac'),
		line('M470 160H770M470 230H770M470 300H770M540 90V370M620 90V370M700 90V370', lit('#8b8f9c', 0.3), 7),
	]),
	snowHill: under(300, () => [
		fill('M-20 330L180 130L330 270L480 110L700 300L820 220V340H-20z', '#b5c4d6'),
		fill('M0 330C260 280 520 340 800 290V600H0z', '#f4f7fa'),
		fill('M0 470C240 420 560 500 800 440V600H0z', '#e4ebf1'),
		fir([70, 400], 170, '#5f8a7c'),
		fir([720, 380], 190, '#5f8a7c'),
	]),
} satisfies Record<string, (light: Light) => Stage>;
