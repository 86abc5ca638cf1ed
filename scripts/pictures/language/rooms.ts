import { curtain } from '#pictures/buildings.ts';
import { framed, hangingLamp, rug } from '#pictures/furniture.ts';
import { cupboards, fridge, wallClock } from '#pictures/kitchen.ts';
import { potPlant } from '#pictures/nature.ts';
import { box, circle, line } from '#pictures/svg.ts';
import { bookcase, ceilingLights, clean, cool, inside, landscape, shelf, warm } from './indoor-kit.ts';
import { type Light, type Stage, windowOn } from './light.ts';

/** Rooms; their floor begins at about 430. */
export const rooms = {
	livingRoom: inside(warm, (light) => [
		windowOn([70, 90], 170, 170, light),
		curtain([56, 76], 56, 220, '#c9573f', 1),
		curtain([254, 76], 56, 220, '#b84b38', -1),
		framed([360, 110], 90, 64, landscape),
		shelf(540, 150, 190, 5),
		shelf(540, 224, 190, 9),
		rug([400, 530], 620, 110, '#5f8a8b', '#f0dfc0'),
	]),
	flat: inside({ wall: '#b5cdc6', low: '#e0e9dc', floor: '#c39a72', seam: '#9a7450' }, (light) => [
		windowOn([500, 80], 230, 200, light),
		shelf(60, 150, 170, 7),
		box([60, 200], 80, 60, '#e2694f'),
		box([150, 200], 60, 60, '#f2c14e'),
		circle([370, 150], 46, '#8a5a38'),
		circle([370, 150], 39, '#e6f1f4'),
		potPlant([90, 440], 150, { pot: '#fbf4e4' }),
		rug([400, 530], 620, 110, '#d98a5f', '#f6e6c8'),
	]),
	cosyRoom: inside({ wall: '#c98f78', low: '#e3b99c', floor: '#94633f', seam: '#754b2e' }, (light) => [
		windowOn([320, 80], 170, 170, light),
		curtain([306, 66], 56, 220, '#3f6f74', 1),
		curtain([504, 66], 56, 220, '#35605f', -1),
		framed([110, 110], 90, 64, landscape, '#e0b65a'),
		framed(
			[120, 220],
			70,
			64,
			`${box([0, 0], 70, 64, '#f0d9a8')}${circle([35, 30], 16, '#5b8fb0')}`,
			'#e0b65a',
		),
		shelf(580, 140, 170, 11),
		shelf(580, 214, 170, 4),
		rug([400, 530], 620, 110, '#8f3f48', '#e0c08d'),
	]),
	smallKitchen: inside({ wall: '#c5dbe0', low: '#e6efe9', floor: '#c7b299', seam: '#a28c72' }, (light) => [
		windowOn([480, 76], 200, 150, light),
		cupboards([60, 60], 250, 100, 3, '#d9a05f'),
		box([-10, 296], 820, 14, '#f7f3e8'),
		cupboards([-10, 310], 820, 120, 9, '#d9a05f'),
		line('M120 292v-26M160 292v-34M200 292v-22', '#c9523f', 22),
		potPlant([400, 296], 60, { kind: 'flowers', pot: '#5b8fb0' }),
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
	emptyRoom: inside({ wall: '#ead9bd', low: '#f4e9d4', floor: '#c79d74', seam: '#9c744f' }, (light) => [
		windowOn([90, 90], 180, 180, light),
		line('M700 0V60', '#3b3140', 3),
		circle([700, 74], 14, '#fff3c9'),
	]),
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
		framed(
			[440, 110],
			80,
			64,
			`${box([0, 0], 80, 64, '#fbf7ef')}${line('M12 52V30M30 52V20M48 52V36M66 52V12', '#2f7f80', 9)}`,
			'#59617a',
		),
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
			line(
				Array.from({ length: 17 }, (_, index) => `M${24 + index * 47} ${182 + row * 84}v-34`).join(''),
				['#c9573f', '#5b8fb0', '#73a052'][row] ?? '',
				26,
			),
			line(
				Array.from({ length: 17 }, (_, index) => `M${20 + index * 47} ${176 + row * 84}h9`).join(''),
				'#fbf4e4',
				16,
			),
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
		framed(
			[600, 220],
			90,
			64,
			`${box([0, 0], 90, 64, '#f0c9a0')}${circle([30, 30], 18, '#e2694f')}${circle([60, 36], 16, '#2f7f80')}`,
		),
	]),
} satisfies Record<string, (light: Light) => Stage>;
