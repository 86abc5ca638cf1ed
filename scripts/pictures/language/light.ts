import { windowFrame } from '#pictures/buildings.ts';
import { cloud } from '#pictures/nature.ts';
import type { Point } from '#pictures/path.ts';
import { chance } from '#pictures/path.ts';
import { box, circle, type Definition, ellipse, fill, glow, gradient, line } from '#pictures/svg.ts';

/** The time of day and the weather. */
export type Light = 'day' | 'evening' | 'night' | 'rain' | 'snow';

/** A place: what its drawing refers to, and what lies behind and before the people. */
export type Stage = { definitions: Definition[]; back: string[]; front: string[] };

const skies: Readonly<Record<Light, readonly [string, string]>> = {
	day: ['#8cc3dd', '#f8e7c6'],
	evening: ['#7f7fb8', '#f6b679'],
	night: ['#1e2450', '#4a4a86'],
	rain: ['#8d9bab', '#c9d0d4'],
	snow: ['#a9bccd', '#eef0f2'],
};
const veils: Readonly<Record<Light, readonly [string, number]>> = {
	day: ['#fff0cf', 0],
	evening: ['#e8813f', 0.13],
	night: ['#1a1c54', 0.34],
	rain: ['#51607a', 0.14],
	snow: ['#dfe8f2', 0.1],
};

function drops(light: Light): string {
	const random = chance(17);
	const some = (count: number, draw: (x: number, y: number) => string) =>
		Array.from({ length: count }, () => draw(Math.round(random() * 820), Math.round(random() * 590))).join(
			'',
		);
	if (light === 'rain')
		return line(
			some(70, (x, y) => `M${x} ${y}l-7 20`),
			'#e6eef4',
			1.6,
			0.55,
		);
	if (light === 'snow')
		return line(
			some(80, (x, y) => `M${x} ${y}h.1`),
			'#ffffff',
			6,
			0.85,
		);
	return '';
}

/** The open sky with its sun, moon or clouds; the ground begins at `horizon`. */
export function openSky(light: Light, horizon: number): Stage {
	const [top, low] = skies[light];
	const sky = gradient('sky', [
		[0, top],
		[1, low],
	]);
	const sun = glow('sun', [
		[0, light === 'night' ? '#cfd6ff' : '#fff3cc', light === 'rain' || light === 'snow' ? 0.3 : 0.9],
		[1, '#fff0cf', 0],
	]);
	const stars =
		'M60 60h.1M180 120h.1M300 50h.1M420 110h.1M520 40h.1M610 130h.1M700 60h.1M760 150h.1M250 170h.1';
	const above =
		light === 'night'
			? `${line(stars, '#fdf6d8', 3.4)}${circle([128, 92], 30, '#f6f0d6')}${circle([118, 86], 26, '#2a3060')}`
			: `${ellipse([128, 92], 190, 160, sun.reference)}${cloud([300, 130], 120, light === 'rain' ? '#7f8a99' : '#fffaf0', 0.8)}${cloud([590, 116], 100, light === 'rain' ? '#717d8d' : '#fffaf0', 0.75)}`;
	const [veil, strength] = veils[light];
	return {
		definitions: [sky, sun],
		back: [box([0, 0], 800, horizon + 4, sky.reference), above],
		front: [
			drops(light),
			strength ? box([0, 0], 800, 600, veil, { opacity: strength }) : '',
			light === 'day' ? ellipse([128, 92], 620, 440, sun.reference, { opacity: 0.3 }) : '',
		],
	};
}

/** A window with what is to be seen through it. */
export function windowOn([x, y]: Point, width: number, height: number, light: Light): string {
	const [, low] = skies[light];
	const sky = light === 'night' ? '#27305f' : light === 'day' ? '#b5d9e6' : low;
	const hill =
		light === 'night' ? '#1d2248' : light === 'snow' ? '#e6edf2' : light === 'rain' ? '#78908a' : '#8fb57c';
	const right = x + width;
	const h = y + height;
	const view = `${box([x, y], width, height, sky)}${fill(`M${x} ${h - height * 0.3}Q${x + width * 0.3} ${h - height * 0.5} ${x + width * 0.6} ${h - height * 0.3}T${right} ${h - height * 0.36}V${h}H${x}z`, hill)}`;
	const more =
		light === 'night'
			? `${line(`M${x + width * 0.2} ${y + 30}h.1M${x + width * 0.7} ${y + 24}h.1M${x + width * 0.4} ${y + 60}h.1`, '#fdf6d8', 3)}${circle([x + width * 0.78, y + height * 0.3], 11, '#f6f0d6')}`
			: light === 'rain'
				? line(
						`M${x + 20} ${y + 30}l-6 18M${x + width * 0.4} ${y + 60}l-6 18M${x + width * 0.7} ${y + 26}l-6 18M${x + width * 0.85} ${y + 80}l-6 18`,
						'#f2f7fa',
						2,
						0.8,
					)
				: `${fill(`M${x + width * 0.66} ${h - height * 0.34}v-24c-30 2-34-44-4-50c30-4 44 40 14 50v24z`, light === 'snow' ? '#b9c9cf' : '#6f9c63')}`;
	return `${view}${more}${windowFrame([x, y], width, height)}`;
}

/** A room: wall, skirting, floor, and the light that lies in it. */
export function room(
	light: Light,
	colours: { wall: string; low: string; floor: string; seam?: string | undefined; from?: number | undefined },
): Stage {
	const from = colours.from ?? 430;
	const wall = gradient('wall', [
		[0, colours.wall],
		[1, colours.low],
	]);
	const lamp = glow('lamp', [
		[0, '#fff2c4', light === 'day' ? 0.4 : 0.5],
		[1, '#ffe2a0', 0],
	]);
	const corners = glow(
		'corners',
		[
			[0.5, '#2a1c4e', 0],
			[1, '#2a1c4e', light === 'night' ? 0.6 : light === 'day' ? 0.28 : 0.4],
		],
		[0.5, 0.5],
		0.75,
	);
	const seams = colours.seam
		? line(
				`${[-5, -3, -1.6, -0.5, 0.5, 1.6, 3, 5]
					.map((slope) => `M${400 + slope * 110} ${from}L${400 + slope * 190} 600`)
					.join('')}M0 ${from + 40}H800M0 ${from + 96}H800`,
				colours.seam,
				1.6,
				0.6,
			)
		: '';
	return {
		definitions: [wall, lamp, corners],
		back: [
			box([0, 0], 800, from, wall.reference),
			box([0, from], 800, 600 - from, colours.floor),
			seams,
			box([0, from - 12], 800, 12, '#fbf4e4', { opacity: 0.7 }),
		],
		front: [
			ellipse(light === 'day' ? [150, 150] : [400, 240], 420, 360, lamp.reference, { opacity: 0.7 }),
			box([0, 0], 800, 600, corners.reference),
		],
	};
}
