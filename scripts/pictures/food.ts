import { lit, shaded } from './colour.ts';
import type { Point } from './path.ts';
import { circle, ellipse, fill, line, placed } from './svg.ts';

/** Food and dishes stand on a place (the middle of their foot). `tilt` 0.35 is how round a plate looks from the side. */
type Pose = { size?: number; turn?: number; mirrored?: boolean };

export type Meal = 'empty' | 'pasta' | 'salad' | 'fish' | 'rice' | 'steak' | 'soup' | 'cake';

const meals: Record<Meal, string> = {
	empty: '',
	pasta: `${ellipse([0, -3], 13, 5.5, '#e9b754')}${line('M-10-3C-4-9 2-9 8-4M-7-1C-2-7 4-6 10-2M-4-6C0-8 6-7 9-5', '#c98b32', 1.2)}${ellipse([0, -6], 7, 3.6, '#c9482f')}${circle([-2, -8], 1.8, '#8c2f22')}${circle([3, -7], 1.8, '#8c2f22')}${line('M-1-9L2-10M1-5L4-6', '#5f9a45', 1.6)}`,
	salad: `${fill('M-14-2C-16-8-8-9-7-7C-5-12 2-12 4-8C8-11 14-8 13-3C8 2-8 2-14-2z', '#6aa84b')}${fill('M-8-3C-6-9 0-8 1-5C4-8 8-7 9-4C4-1-4-1-8-3z', '#8fc362')}${circle([-7, -5], 2.4, '#d8452f')}${circle([6, -6], 2.4, '#d8452f')}${circle([0, -4], 1.8, '#f0cf5e')}`,
	fish: `${fill('M-14-3C-8-10 4-10 9-5L15-9V0L9-4C4 1-8 2-14-3z', '#d99a6a')}${line('M-4-8L-2-1M1-8L3-1', '#b06f46', 1.2)}${circle([-9, -4], 1, '#3a2226')}${fill('M-6 1C-2-2 6-2 10 1C6 3-2 3-6 1z', '#6aa84b')}`,
	rice: `${fill('M-12-1C-11-10 9-11 12-1C6 2-6 2-12-1z', '#fbf5e6')}${fill('M-2-2C0-9 12-8 13-1C8 2 2 1-2-2z', '#c06a34')}${circle([4, -5], 1.6, '#e5a83b')}${circle([8, -3], 1.6, '#6aa84b')}${line('M-8-5L-6-6M-6-3L-4-4', '#d9cfbb', 1)}`,
	steak: `${fill('M-12-2C-12-8-2-9 4-7C8-5 6 0 0 1C-6 2-12 1-12-2z', '#7c3f2c')}${line('M-8-5L-4-1M-4-7L0-2', '#55271c', 1.2)}${fill('M5-1C6-6 13-6 14-2C12 1 7 1 5-1z', '#e9c05a')}${circle([7, 2], 1.8, '#6aa84b')}${circle([10.5, 1], 1.8, '#6aa84b')}`,
	soup: `${fill('M-14-6H14C13 1 7 4 0 4C-7 4-13 1-14-6z', '#f7efe0')}${ellipse([0, -6], 14, 4, '#f7efe0')}${ellipse([0, -6], 12, 3.2, '#d9732f')}${line('M-5-6L-2-7M3-5L6-6', '#6aa84b', 1.4)}`,
	cake: `${fill('M-9-2L-7-12L9-9L10 0z', '#f2d7a4')}${fill('M-7-12L9-9L8-13L-4-16z', '#e98f9a')}${line('M-8-6L10-4', '#e98f9a', 2)}${circle([1, -16], 2.4, '#c9323e')}`,
};

export function plate(at: Point, meal: Meal = 'empty', pose: Pose & { colour?: string } = {}): string {
	const { colour = '#fbf7ef' } = pose;
	return placed(
		`${ellipse([2, 3], 23, 7.5, '#2a1c4e', { opacity: 0.18 })}${ellipse([0, 1], 22, 7.6, shaded(colour, 0.2))}${ellipse([0, 0], 22, 7.4, colour)}${ellipse([0, -0.4], 15, 4.8, shaded(colour, 0.08))}${meals[meal]}`,
		at,
		pose,
	);
}

export function glassOf(at: Point, drink: string, pose: Pose & { stem?: boolean } = {}): string {
	const bowl = pose.stem
		? `${line('M0 0V-12M-6 0H6', '#dbe9ee', 1.8)}${fill('M-7-28H7C8-18 5-12 0-12C-5-12-8-18-7-28z', '#e6f1f4', 0.6)}${fill('M-7.3-22H7.3C7-16 4-12.6 0-12.6C-4-12.6-7-16-7.3-22z', drink)}${line('M-4-26V-19', '#ffffff', 1.6, 0.8)}`
		: `${fill('M-7-22H7L5.5 0H-5.5z', '#e6f1f4', 0.7)}${fill('M-6.5-15H6.5L5.5 0H-5.5z', drink, 0.9)}${ellipse([0, -15], 6.4, 1.6, lit(drink, 0.5))}${line('M-4-20L-3.4-4', '#ffffff', 1.6, 0.8)}`;
	return placed(`${ellipse([4, 0], 9, 2.4, '#2a1c4e', { opacity: 0.15 })}${bowl}`, at, pose);
}

export function bottle(at: Point, colour: string, pose: Pose & { label?: string } = {}): string {
	return placed(
		`${ellipse([4, 0], 10, 2.4, '#2a1c4e', { opacity: 0.18 })}${fill('M-7 0V-24C-7-30-3-31-3-36V-46H3V-36C3-31 7-30 7-24V0z', colour)}${fill('M2 0V-44H3V-36C3-31 7-30 7-24V0z', shaded(colour, 0.35))}${fill('M-7-22H7V-8H-7z', pose.label ?? '#f6ead6')}${line('M-4.4-27V-4', lit(colour, 0.6), 1.8, 0.7)}${fill('M-3.6-49H3.6V-44H-3.6z', '#d9b25a')}`,
		at,
		pose,
	);
}

export function mug(at: Point, colour: string, pose: Pose & { steam?: boolean } = {}): string {
	const steam = pose.steam ? line('M-4-22C-8-28 0-32-4-40M4-22C0-28 8-32 4-39', '#ffffff', 2, 0.6) : '';
	return placed(
		`${ellipse([4, 0], 12, 2.6, '#2a1c4e', { opacity: 0.18 })}${line('M8-13C17-14 17-3 7-4', colour, 3.2)}${fill('M-9-17H9V-4C9 0 6 1 0 1C-6 1-9 0-9-4z', colour)}${fill('M3-17H9V-4C9 0 6 1 2 1z', shaded(colour))}${ellipse([0, -17], 9, 2.6, lit(colour))}${ellipse([0, -16.8], 7, 1.8, '#5b3526')}${steam}`,
		at,
		pose,
	);
}

/** A paper cup with a lid and a sleeve. */
export function paperCup(at: Point, pose: Pose & { sleeve?: string } = {}): string {
	return placed(
		`${fill('M-8-24H8L6 0H-6z', '#fbf7ef')}${fill('M3-24H8L6 0H2z', '#d9cfc4')}${fill('M-7.5-18H7.5L6.6-6H-6.6z', pose.sleeve ?? '#a8683c')}${fill('M-9-27C-9-30-6-31 0-31C6-31 9-30 9-27V-24H-9z', '#4b4048')}`,
		at,
		pose,
	);
}

/** Half a long filled roll, lying along its line with the bitten end at the right when `bitten`. */
export function sandwich(at: Point, pose: Pose & { bitten?: boolean; paper?: string } = {}): string {
	const bite = pose.bitten
		? fill('M26-13C20-10 24-5 19-2C23 2 20 6 25 10H36V-14z', pose.paper ?? '#ffffff', 0)
		: '';
	const right = pose.bitten ? 'C18-8 22-5 18-2C22 1 18 5 22 8' : 'C30-8 30 4 22 8';
	return placed(
		`${fill(`M-24 2C-28 8-20 11-14 11H16C20 11 22 10 22 8V2z`, '#c98b45')}${fill('M-25 3C-20 0-16 6-11 2C-6 0-3 6 2 2C7 0 10 6 15 2C18 1 21 3 23 2L21 6H-24z', '#7fb34d')}${fill('M-24-1H22V3H-24z', '#d8573f')}${fill('M-22-3H21L18 1L-18 1z', '#f3c964')}${fill(`M-26 0C-28-8-16-12-8-12H12C18-12 20-11 22-9${right}C22 2 22 0 22-1C10-2-10-2-26 0z`, '#dda45a')}${line('M-14-8L-10-5M-4-9L0-6M6-9L10-6', '#b67a38', 1.6)}${pose.paper ? fill('M-30-4L-6-9L-10 13L-28 13z', pose.paper) + fill('M-6-9L-10 13L-16 13L-14-6z', shaded(pose.paper, 0.18)) : ''}${bite}`,
		at,
		pose,
	);
}

export function bowl(
	at: Point,
	colour: string,
	pose: Pose & { filled?: 'fruit' | 'salad' | 'bread' } = {},
): string {
	const inside = {
		fruit: `${circle([-9, -17], 8, '#d8452f')}${circle([6, -18], 8, '#e58b2f')}${circle([-1, -22], 7.5, '#7fae45')}${line('M8-22C16-30 22-26 24-18', '#efc94c', 6)}${line('M-9-24L-7-28', '#5e4433', 1.6)}`,
		salad: `${circle([-10, -16], 7, '#6aa84b')}${circle([0, -19], 8, '#8fc362')}${circle([10, -16], 7, '#5b9140')}${circle([-4, -20], 3, '#d8452f')}${circle([7, -20], 3, '#d8452f')}`,
		bread: `${ellipse([-7, -18], 11, 6, '#c98b45', { turn: -18 })}${ellipse([8, -18], 11, 6, '#dda45a', { turn: 16 })}${line('M-12-20L-8-16M-6-21L-2-17M4-20L8-16M10-19L13-15', '#a9672f', 1.4)}`,
	};
	return placed(
		`${ellipse([4, 0], 20, 4, '#2a1c4e', { opacity: 0.18 })}${pose.filled ? inside[pose.filled] : ''}${fill('M-20-14H20C19-4 12 0 6 0H-6C-12 0-19-4-20-14z', colour)}${fill('M6-14H20C19-4 12 0 6 0H0C8-3 8-8 6-14z', shaded(colour))}${line('M-18-11C-17-7-14-4-11-3', lit(colour, 0.6), 1.8)}`,
		at,
		pose,
	);
}

/** A pot with a lid and handles. */
export function pot(at: Point, colour: string, pose: Pose & { steam?: boolean; lid?: boolean } = {}): string {
	const lid =
		pose.lid === false
			? ellipse([0, -30], 25, 5, shaded(colour, 0.5))
			: `${fill('M-27-30C-24-40 24-40 27-30z', lit(colour, 0.2))}${fill('M-5-38H5V-42H-5z', '#3a3c4a')}`;
	const steam = pose.steam ? line('M-10-46C-18-56-2-62-10-76M8-46C0-56 16-62 8-74', '#ffffff', 4, 0.5) : '';
	return placed(
		`${line('M-26-22H-34M26-22H34', '#3a3c4a', 5)}${fill('M-26-30H26V-4C26 0 22 1 18 1H-18C-22 1-26 0-26-4z', colour)}${fill('M10-30H26V-4C26 0 22 1 18 1H10z', shaded(colour))}${line('M-20-26V-6', lit(colour, 0.6), 3, 0.7)}${lid}${steam}`,
		at,
		pose,
	);
}
