import { framed, hangingLamp } from '#pictures/furniture.ts';
import { wallClock } from '#pictures/kitchen.ts';
import { potPlant } from '#pictures/nature.ts';
import { box, circle, ellipse, fill, line } from '#pictures/svg.ts';
import { ceilingLights, clean, inside, landscape, spectators } from './indoor-kit.ts';
import { type Light, type Stage, windowOn } from './light.ts';

/** Public rooms, halls, stages and vehicles from inside. */
export const halls = {
	museum: inside({ wall: '#7c4a52', low: '#9c646a', floor: '#b5946f', seam: '#8f7050' }, () => [
		framed([80, 110], 180, 128, `<g transform="scale(2)">${landscape}</g>`, '#e0b65a'),
		framed(
			[560, 100],
			150,
			170,
			`${box([0, 0], 150, 170, '#3f4a5a')}${fill('M16 170C18 126 46 112 75 112C104 112 132 126 134 170z', '#8f3f48')}${ellipse([75, 76], 30, 38, '#e8c6a6')}${fill('M44 70C44 30 106 30 106 70C96 50 54 50 44 70z', '#3d2a26')}${line('M62 74h6M84 74h6M70 96q6 5 12 0M76 78v8', '#5a3028', 3)}`,
			'#e0b65a',
		),
		line('M40 430V372M280 430V372M520 430V372M760 430V372', '#d9b25a', 7),
		line('M40 376Q160 410 280 376M520 376Q640 410 760 376', '#b5453a', 7),
	]),
	theatre: inside({ wall: '#3a2440', low: '#5f3450', floor: '#9a6a44', seam: '#7c5238', from: 400 }, () => [
		box([120, 60], 560, 340, '#51608a'),
		fill('M120 400V300C260 240 420 330 680 260V400z', '#3f7f6a'),
		circle([590, 130], 34, '#f6e9b8'),
		...[-1, 1].map((side) =>
			fill(
				side < 0 ? 'M-10 0H190C150 140 170 260 110 420H-10z' : 'M810 0H610C650 140 630 260 690 420H810z',
				'#a8323c',
			),
		),
		line(
			'M30 0V410M80 0V400M130 0C120 140 120 220 100 330M770 0V410M720 0V400M670 0C680 140 680 220 700 330',
			'#7c2030',
			5,
			0.7,
		),
		fill('M-10 0H810V50C700 90 600 40 500 60C400 90 300 40 200 60C120 80 60 70-10 50z', '#b83a44'),
	]),
	concert: inside({ wall: '#2f2a5c', low: '#7a4f8f', floor: '#6f523c', seam: '#5a4030', from: 400 }, () => [
		line('M180 90h.1M250 130h.1M330 84h.1M400 140h.1M480 96h.1M560 130h.1M620 88h.1', '#f6d06a', 9),
		fill('M0 0H130L70 400H0zM800 0H670L730 400H800z', '#241d47'),
	]),
	hall: inside({ wall: '#41507c', low: '#7f8fb5', floor: '#8a6a50', seam: '#6f523c', from: 400 }, () => [
		box([250, 60], 300, 170, '#f4f7f4'),
		line('M290 110h220M290 144h160M290 178h190', '#5b8fb0', 8),
		fill('M0 0H120L60 400H0zM800 0H680L740 400H800z', '#33406a'),
	]),
	stand: inside({ wall: '#8cc3dd', low: '#dfe9e6', floor: '#8fb866', from: 250 }, () => [
		...[0, 1, 2].map((row) =>
			spectators(
				120 + row * 60,
				[
					'#c9323e',
					'#fbf7ef',
					'#c9323e',
					'#e5a83b',
					'#c9323e',
					'#5b8fb0',
					'#c9323e',
					'#fbf7ef',
					'#c9323e',
					'#73a052',
					'#c9323e',
				],
				76 - row * 3,
				17 + row * 2,
			),
		),
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
		...['#73a052', '#e2694f', '#7d6bb5', '#e5a83b', '#5b8fb0'].map(
			(colour, index) =>
				`${fill(`M${330 + index * 84} 150h14v18l18 32h-50l18-32z`, '#f2f8fa')}${fill(`M${322 + index * 84} 182h30l10 18h-50z`, colour)}`,
		),
	]),
	salon: inside({ wall: '#e3c3c0', low: '#f2e0d8', floor: '#cbb8a6', seam: '#a8937f' }, () => [
		...[110, 350, 590].map(
			(x) =>
				`${box([x - 8, 82], 136, 186, '#e0b65a', { round: 10 })}${box([x, 90], 120, 170, '#dfeef2', { round: 6 })}${line(`M${x + 18} 230L${x + 80} 110`, '#ffffff', 6)}`,
		),
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
		fill(
			'M430 240C470 214 640 212 700 226L740 190H752L738 240C730 252 700 258 660 258H470C450 258 420 252 430 240z',
			'#fbf7ef',
		),
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
