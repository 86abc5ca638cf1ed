import { curtain } from '../buildings.ts';
import { shaded } from '../colour.ts';
import { framed, hangingLamp, rug } from '../furniture.ts';
import { cupboards, fridge, wallClock } from '../kitchen.ts';
import { potPlant } from '../nature.ts';
import { box, circle, ellipse, fill, line } from '../svg.ts';
import { type Light, room, type Stage, windowOn } from './light.ts';

type Colours = Parameters<typeof room>[1];
const inside =
	(colours: Colours, behind: (light: Light) => string[]) =>
	(light: Light): Stage => {
		const stage = room(light, colours);
		return { ...stage, back: [...stage.back, ...behind(light)] };
	};

const warm = { wall: '#eccb9c', low: '#f5e2bf', floor: '#bd8a5c', seam: '#93653f' };
const cool = { wall: '#cfdcdc', low: '#e9ece4', floor: '#b7a795', seam: '#94846f' };
const clean = { wall: '#d5e6e6', low: '#eef4f0', floor: '#c4cfcf', seam: '#a3b2b4' };

const landscape = `${box([0, 0], 90, 64, '#a9d0dd')}${fill('M0 44L28 18L52 42L68 28L90 46V64H0z', '#6f9c7a')}${circle([70, 14], 7, '#f6d06a')}`;
/** Books side by side, a line a colour. */
const bookRows = (x: number, width: number, ys: readonly number[], seed: number): string =>
	['#b5453a', '#2f7f80', '#e5a83b', '#f0dfc0', '#74436f']
		.map((colour, tone) =>
			line(
				ys.map((y, row) => {
					const count = Math.floor(width / 12);
					const mine = Array.from({ length: count }, (_, index) => index).filter((index) => (index * 7 + row * 3 + seed + ((index * index) % 3)) % 5 === tone);
					return mine.map((index) => `M${x + 6 + index * 12} ${y - 4}v-${26 + ((index * 5 + row) % 4) * 4}`).join('');
				}).join(''),
				colour,
				9,
			).replace('"/>', '" stroke-linecap="butt"/>'),
		)
		.join('');
const shelf = (x: number, y: number, width: number, seed: number) =>
	`${bookRows(x + 4, width - 8, [y + 4], seed)}${box([x, y], width, 8, '#8a5a38')}`;
const bookcase = (x: number, width: number, rows: number, seed: number): string => {
	const top = 436 - rows * 68;
	const floors = Array.from({ length: rows }, (_, row) => top + row * 68 + 56);
	return `${box([x, top - 12], width, rows * 68 + 12, '#8a5a38')}${box([x + 8, top - 4], width - 16, rows * 68, '#5f3d29')}${bookRows(x + 10, width - 22, floors, seed)}${line(floors.map((y) => `M${x + 8} ${y}h${width - 16}`).join(''), '#8a5a38', 8)}`;
};
const ceilingLights = line('M90 24H220M340 24H470M590 24H720', '#fdfaf0', 9);
const people = (y: number, colours: readonly string[], step: number, size: number): string =>
	colours.map((colour, index) => `${ellipse([step * (index + 0.5), y + size * 1.9], size * 1.25, size * 1.3, shaded(colour, 0.3))}${circle([step * (index + 0.5), y], size, ['#3d2a26', '#65412c', '#262029', '#8a5030', '#9c9aa3'][index % 5] ?? colour)}`).join('');

/** Rooms; their floor begins at about 430. */
export const indoors = {
	livingRoom: inside(warm, (light) => [
		windowOn([70, 90], 170, 170, light),
		curtain([56, 76], 56, 220, '#c9573f', 1),
		curtain([254, 76], 56, 220, '#b84b38', -1),
		framed([360, 110], 90, 64, landscape),
		shelf(540, 150, 190, 5),
		shelf(540, 224, 190, 9),
		rug([400, 530], 620, 110, '#5f8a8b', '#f0dfc0'),
	]),
	kitchen: inside({ ...warm, wall: '#f0d9b0', low: '#f6e6c8' }, (light) => [
		windowOn([90, 80], 160, 150, light),
		cupboards([300, 60], 240, 96, 3, '#6f9a8c'),
		box([-10, 296], 640, 14, '#f7ecd8'),
		cupboards([-10, 310], 640, 120, 7, '#6f9a8c'),
		fridge([640, 450], 140, 330),
		wallClock([590, 100], 24, 6, 10),
	]),
	bedroom: inside({ wall: '#c9c3dc', low: '#e6dfe8', floor: '#c79d74', seam: '#9c744f' }, (light) => [
		windowOn([90, 90], 160, 160, light),
		curtain([76, 76], 50, 210, '#7d6bb5', 1),
		curtain([264, 76], 50, 210, '#6f5ea6', -1),
		framed([560, 120], 90, 64, landscape, '#6f5ea6'),
		rug([400, 540], 600, 90, '#e5c9a0', '#c98a70'),
	]),
	emptyRoom: inside({ wall: '#ead9bd', low: '#f4e9d4', floor: '#c79d74', seam: '#9c744f' }, (light) => [windowOn([90, 90], 180, 180, light), line('M700 0V60', '#3b3140', 3), circle([700, 74], 14, '#fff3c9')]),
	classroom: inside({ wall: '#d7e3d2', low: '#eef0df', floor: '#c79d74', seam: '#9c744f' }, (light) => [
		windowOn([40, 100], 130, 170, light),
		box([236, 70], 340, 206, '#8b9aa8'),
		box([246, 80], 320, 186, '#fdfdf8'),
		line('M270 110h120M270 138h170M270 166h90M440 180l40-50l50 70z', '#3f6f9a', 5),
		box([640, 120], 110, 90, '#f0d9a8'),
		line('M652 140h40M652 160h70M652 180h60', '#c9573f', 5),
		wallClock([700, 70], 22, 10, 15),
	]),
	library: inside({ ...warm, wall: '#d9bf96', low: '#e8d5b3' }, () => [
		bookcase(-10, 250, 5, 2),
		bookcase(250, 190, 5, 12),
		bookcase(570, 240, 5, 22),
		hangingLamp([505, 130], 130, 90, '#386b4c'),
	]),
	office: inside(cool, (light) => [
		windowOn([50, 90], 300, 170, light),
		ceilingLights,
		shelf(560, 160, 180, 6),
		framed([440, 110], 80, 64, `${box([0, 0], 80, 64, '#fbf7ef')}${line('M12 52V30M30 52V20M48 52V36M66 52V12', '#2f7f80', 9)}`, '#59617a'),
		potPlant([756, 436], 150),
	]),
	meetingRoom: inside(cool, (light) => [
		windowOn([30, 100], 150, 170, light),
		ceilingLights,
		box([236, 64], 330, 206, '#3a3c4a', { round: 6 }),
		box([246, 74], 310, 186, '#f4f7f4'),
		line('M280 226V170M330 226V140M380 226V186M430 226V120', '#e2694f', 24),
		line('M270 232H530', '#59617a', 4),
		line('M280 150L330 120L380 140L500 92', '#2f7f80', 5),
		potPlant([740, 436], 170),
	]),
	shop: inside({ wall: '#e9d9c0', low: '#f4ead6', floor: '#cfc3b4', seam: '#ab9d8b' }, () => [
		ceilingLights,
		...[0, 1, 2].flatMap((row) => [
			line(Array.from({ length: 17 }, (_, index) => `M${24 + index * 47} ${182 + row * 84}v-34`).join(''), ['#c9573f', '#5b8fb0', '#73a052'][row] ?? '', 26),
			line(Array.from({ length: 17 }, (_, index) => `M${20 + index * 47} ${176 + row * 84}h9`).join(''), '#fbf4e4', 16),
			box([0, 196 + row * 84], 800, 12, '#8b8f9c'),
		]),
	]),
	cafe: inside({ wall: '#b9796a', low: '#d9a58c', floor: '#a87f5d', seam: '#7d5a3e' }, (light) => [
		windowOn([60, 110], 220, 190, light),
		hangingLamp([330, 100], 100, 90, '#e5a83b'),
		hangingLamp([520, 100], 100, 90, '#e5a83b'),
		shelf(580, 170, 190, 3),
		box([560, 300], 260, 132, '#7c5238'),
		box([552, 288], 260, 16, '#e0c08d'),
	]),
	restaurant: inside({ wall: '#8f4f55', low: '#c98a7c', floor: '#8a6247', seam: '#6a4933' }, (light) => [
		windowOn([50, 90], 170, 190, light),
		windowOn([580, 90], 170, 190, light),
		hangingLamp([400, 150], 150, 130, '#e5a83b'),
		framed([300, 200], 90, 64, landscape, '#e0b65a'),
		framed([440, 200], 90, 64, landscape, '#e0b65a'),
	]),
	hospital: inside(clean, (light) => [
		windowOn([60, 100], 180, 150, light),
		ceilingLights,
		box([0, 330], 800, 10, '#7fb5b5'),
		box([640, 110], 50, 50, '#fbf7ef', { round: 6 }),
		line('M665 122V148M652 135H678', '#d0453a', 9),
		wallClock([400, 90], 24, 11, 20),
	]),
	gym: inside({ wall: '#8fa3b8', low: '#c5d0d9', floor: '#6f7687', seam: '#59617a' }, (light) => [
		windowOn([40, 90], 260, 150, light),
		ceilingLights,
		box([470, 110], 300, 250, '#dfe9ee'),
		line('M500 340L600 130M560 350L660 140', '#fbfdff', 7),
		line('M470 110H770V360H470z', '#59617a', 8),
	]),
	studio: inside({ wall: '#e6dcc8', low: '#f4eee0', floor: '#c9a074', seam: '#a37c52' }, (light) => [
		windowOn([60, 80], 200, 190, light),
		windowOn([310, 80], 200, 190, light),
		framed([600, 110], 90, 64, landscape),
		framed([600, 220], 90, 64, `${box([0, 0], 90, 64, '#f0c9a0')}${circle([30, 30], 18, '#e2694f')}${circle([60, 36], 16, '#2f7f80')}`),
	]),
	museum: inside({ wall: '#7c4a52', low: '#9c646a', floor: '#b5946f', seam: '#8f7050' }, () => [
		framed([80, 110], 180, 128, `<g transform="scale(2)">${landscape}</g>`, '#e0b65a'),
		framed([560, 100], 150, 170, `${box([0, 0], 150, 170, '#3f4a5a')}${ellipse([75, 150], 54, 60, '#8f3f48')}${ellipse([75, 76], 30, 38, '#e8c6a6')}${fill('M44 70C44 30 106 30 106 70C96 50 54 50 44 70z', '#3d2a26')}`, '#e0b65a'),
		line('M40 430V372M280 430V372M520 430V372M760 430V372', '#d9b25a', 7),
		line('M40 376Q160 410 280 376M520 376Q640 410 760 376', '#b5453a', 7),
	]),
	theatre: inside({ wall: '#3a2440', low: '#5f3450', floor: '#9a6a44', seam: '#7c5238', from: 400 }, () => [
		box([120, 60], 560, 340, '#51608a'),
		fill('M120 400V300C260 240 420 330 680 260V400z', '#3f7f6a'),
		circle([590, 130], 34, '#f6e9b8'),
		...[-1, 1].map((side) => fill(side < 0 ? 'M-10 0H190C150 140 170 260 110 420H-10z' : 'M810 0H610C650 140 630 260 690 420H810z', '#a8323c')),
		line('M30 0V410M80 0V400M130 0C120 140 120 220 100 330M770 0V410M720 0V400M670 0C680 140 680 220 700 330', '#7c2030', 5, 0.7),
		fill('M-10 0H810V50C700 90 600 40 500 60C400 90 300 40 200 60C120 80 60 70-10 50z', '#b83a44'),
	]),
	hall: inside({ wall: '#41507c', low: '#7f8fb5', floor: '#8a6a50', seam: '#6f523c', from: 400 }, () => [
		box([250, 60], 300, 170, '#f4f7f4'),
		line('M290 110h220M290 144h160M290 178h190', '#5b8fb0', 8),
		fill('M0 0H120L60 400H0zM800 0H680L740 400H800z', '#33406a'),
	]),
	stand: inside({ wall: '#8cc3dd', low: '#dfe9e6', floor: '#8fb866', from: 250 }, () => [
		...[0, 1, 2].map((row) => people(120 + row * 60, ['#c9323e', '#fbf7ef', '#c9323e', '#e5a83b', '#c9323e', '#5b8fb0', '#c9323e', '#fbf7ef', '#c9323e', '#73a052', '#c9323e'], 76 - row * 3, 17 + row * 2)),
		box([0, 330], 800, 280, '#a9adb8'),
		line('M0 334H800M0 440H800', '#dfe3ea', 8),
	]),
	workshop: inside({ wall: '#b9a68c', low: '#d6c7ab', floor: '#a39a90', seam: '#857c72' }, (light) => [
		windowOn([40, 90], 150, 150, light),
		box([330, 90], 330, 150, '#8a6a4a'),
		line('M360 120V190M400 120V210M440 120V180M520 120l30 60M590 120V200M630 120V190', '#c3c7d2', 8),
		line('M352 190h16M390 210h20M432 120h16M582 200h16M622 190h16', '#d0453a', 9),
		ceilingLights,
	]),
	laboratory: inside(clean, (light) => [
		windowOn([50, 90], 180, 150, light),
		ceilingLights,
		box([300, 200], 440, 10, '#8fa3b8'),
		...['#73a052', '#e2694f', '#7d6bb5', '#e5a83b', '#5b8fb0'].map((colour, index) => `${fill(`M${330 + index * 84} 150h14v18l18 32h-50l18-32z`, '#f2f8fa')}${fill(`M${322 + index * 84} 182h30l10 18h-50z`, colour)}`),
	]),
	salon: inside({ wall: '#e3c3c0', low: '#f2e0d8', floor: '#cbb8a6', seam: '#a8937f' }, () => [
		...[110, 350, 590].map((x) => `${box([x - 8, 82], 136, 186, '#e0b65a', { round: 10 })}${box([x, 90], 120, 170, '#dfeef2', { round: 6 })}${line(`M${x + 18} 230L${x + 80} 110`, '#ffffff', 6)}`),
		box([0, 330], 800, 12, '#8a5a5a'),
		line('M120 330v-30M150 330v-40M180 330v-26M620 330v-36M650 330v-28M390 330v-34', '#5b8fb0', 13),
	]),
	lobby: inside({ wall: '#d9c7a5', low: '#efe3c8', floor: '#b9a58c', seam: '#96836b' }, () => [
		framed([120, 120], 140, 100, `<g transform="scale(1.56)">${landscape}</g>`, '#e0b65a'),
		line('M430 120V220M470 120V220M510 120V220M550 120V220', '#b1804f', 26),
		line('M430 150v8M470 150v8M510 190v8M550 150v8', '#e0b65a', 8),
		potPlant([60, 436], 180),
		hangingLamp([400, 70], 70, 120, '#e0b65a'),
	]),
	airport: inside({ wall: '#9fc3d6', low: '#dfe9ea', floor: '#b9bec6', seam: '#989eaa' }, (light) => [
		windowOn([30, 70], 330, 250, light),
		windowOn([400, 70], 370, 250, light),
		fill('M430 240C470 214 640 212 700 226L740 190H752L738 240C730 252 700 258 660 258H470C450 258 420 252 430 240z', '#fbf7ef'),
		fill('M560 244L500 300H530L620 246z', '#c3cdd6'),
		line('M470 236h170', '#3f7fb0', 6),
		box([220, 20], 220, 62, '#22263a', { round: 5 }),
		line('M236 38h60M236 54h76M236 68h50M350 38h30M350 54h30M350 68h30', '#f6c14a', 4),
	]),
	station: inside({ wall: '#b9c3c9', low: '#dfe0d8', floor: '#b5a99c', seam: '#958a7e' }, () => [
		box([-10, 180], 820, 210, '#3f7f80'),
		box([-10, 320], 820, 70, '#f0e3c8'),
		...[40, 200, 470, 630].map((x) => box([x, 210], 120, 84, '#dfeef2', { round: 10 })),
		box([350, 196], 90, 194, '#2f5f66', { round: 6 }),
		box([362, 212], 28, 80, '#dfeef2', { round: 6 }),
		box([400, 212], 28, 80, '#dfeef2', { round: 6 }),
		box([-10, 390], 820, 26, '#4b4a5e'),
		box([0, 416], 800, 10, '#f2c14e'),
		line('M0 60H800M130 60V0M670 60V0', '#59617a', 10),
		wallClock([400, 104], 34, 9, 40),
	]),
	busInside: inside({ wall: '#8fb0b5', low: '#b9cfd0', floor: '#7f8692', from: 470 }, (light) => [
		...[30, 290, 550].map((x) => windowOn([x, 90], 220, 200, light)),
		box([0, 330], 800, 140, '#5f8a92'),
		line('M0 56H800', '#e5a83b', 8),
		line('M150 56V470M410 56V470M670 56V470', '#e5a83b', 8),
	]),
	pool: inside({ wall: '#bfe0e4', low: '#e6f4f2', floor: '#5fb3cc', from: 330 }, () => [
		line('M0 210H800', '#7fb5b5', 8),
		windowOn([60, 60], 300, 120, 'day'),
		windowOn([440, 60], 300, 120, 'day'),
		box([0, 312], 800, 26, '#e9e1d4'),
		line('M0 420C200 410 600 430 800 418M0 520C260 508 560 534 800 516', '#e2694f', 8),
		line('M60 380h80M300 470h110M520 380h90M640 560h90M120 560h90', '#d6f2f6', 3.4),
	]),
} satisfies Record<string, (light: Light) => Stage>;
