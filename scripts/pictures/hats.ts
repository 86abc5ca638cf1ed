import { lit, shaded } from './colour.ts';
import type { HeadView } from './face.ts';
import { circle, ellipse, fill, line } from './svg.ts';

/** Things on a head, in the units of a head (100 high about its middle, looking right). */
export type Hat =
	| 'cap'
	| 'sun-hat'
	| 'beanie'
	| 'beret'
	| 'hard-hat'
	| 'bike-helmet'
	| 'chef-hat'
	| 'party-hat'
	| 'mortarboard'
	| 'headphones'
	| 'headband';

const crown = 'M-46-16C-47-46-28-64 0-64C26-64 38-44 37-22C14-32-18-30-46-16z';

function chefHat(colour: string): string {
	const fold = shaded(colour, 0.18);
	return `${fill('M-42-24C-66-38-64-74-38-76C-34-98-2-104 8-88C26-100 52-82 42-60C54-48 48-30 34-24C20-32-20-32-42-24z', colour)}${fill('M20-88C42-96 54-76 42-60C54-48 48-30 34-24C28-27 22-29 16-30C34-44 36-70 20-88z', fold, 0.6)}${fill('M-44-16C-45-26-43-34-42-42C-20-52 16-52 36-42L37-20C14-30-18-28-44-16z', colour)}${line('M-24-50C-26-62-24-72-20-78M4-52C4-64 4-74 6-82M24-50C28-58 30-66 30-72M-42-40C-20-49 16-49 36-40', fold, 2.4)}`;
}

function partyHat(colour: string): string {
	return `${fill('M-32-40L8-112L30-42C10-52-14-52-32-40z', colour)}${fill('M8-112L30-42C24-45 18-47 12-48z', shaded(colour))}${line('M-20-60C-6-68 10-70 22-66M-8-82C0-86 10-88 16-84', lit(colour, 0.75), 5)}${circle([8, -112], 9, '#f2c14e')}`;
}

function mortarboard(colour: string): string {
	return `${fill('M-44-20C-46-36-44-46-40-52H32C38-44 38-34 36-22C14-32-18-30-44-20z', shaded(colour, 0.3))}${fill('M-66-54L4-78L62-58L-8-36z', colour)}${fill('M-66-54L-8-36L-8-31L-66-49z', shaded(colour, 0.4))}${line('M-2-57C20-54 40-50 46-44V-22', '#e9b949', 3)}${fill('M42-24H50L52-8H40z', '#e9b949')}`;
}

function hardHat(colour: string): string {
	return `${fill('M-48-18C-50-50-28-68 0-68C28-68 40-48 39-24C14-34-18-32-48-18z', colour)}${fill('M14-67C32-62 40-46 39-24C32-27 25-28 18-29C24-42 24-56 14-67z', shaded(colour), 0.7)}${fill('M-50-16C-18-32 22-34 54-20C56-16 54-14 50-14C22-26-18-24-48-8C-52-9-52-13-50-16z', lit(colour, 0.15))}${line('M-8-67C-2-54-2-42-4-32M-30-58C-36-46-38-36-38-26', shaded(colour), 2.6, 0.7)}${line('M-34-40C-30-52-22-58-14-61', '#fff8e0', 4, 0.6)}`;
}

function bikeHelmet(colour: string): string {
	return `${line('M-22-6L-8 42C0 48 8 50 14 48', '#33303f', 3)}${fill('M-52-18C-52-52-28-68 2-68C30-66 42-46 42-24C30-20-20-16-52-18z', colour)}${line('M-40-28C-34-46-22-56-8-60M-22-26C-18-40-8-50 8-56M0-26C4-38 12-46 24-50M22-27C26-34 30-38 35-40', shaded(colour, 0.5), 5)}${line('M-42-40C-36-52-26-60-14-63', '#fff8e0', 3.5, 0.6)}`;
}

function brimmed(colour: string, band: string): string {
	return `${fill('M-38-26C-38-58-24-68 0-66C24-66 34-50 32-26z', colour)}${fill('M10-66C28-62 34-48 32-26H14C20-40 20-54 10-66z', shaded(colour), 0.6)}${fill('M-38-36C-16-28 14-28 32-38V-26C10-18-18-18-38-24z', band)}${fill('M-70-16C-44-34 38-38 62-22C66-14 40-20-2-18C-40-16-70-4-70-16z', lit(colour, 0.1))}${line('M-66-13C-40-20 30-26 60-19', shaded(colour), 2.5, 0.6)}`;
}

function capOf(view: HeadView, colour: string): string {
	const peak =
		view === 'back'
			? ''
			: fill(
					view === 'quarter'
						? 'M2-30C20-34 34-30 56-16C60-12 56-8 50-10C34-16 18-18 4-18z'
						: 'M22-36C40-36 56-30 66-22C66-17 60-16 54-18C42-22 32-24 20-24z',
					shaded(colour, 0.2),
				);
	return `${fill(crown, colour)}${fill('M8-64C28-60 38-42 37-22C30-25 24-26 18-27C22-42 20-54 8-64z', shaded(colour), 0.6)}${line('M-6-63C-12-50-14-38-14-26', shaded(colour), 2, 0.6)}${peak}${circle([-4, -65], 3.5, shaded(colour, 0.2))}`;
}

function headphones(colour: string, view: HeadView): string {
	const x = view === 'back' ? -42 : view === 'profile' ? -9 : -22;
	return `${line(`M${x} 4C${x - 10}-44 ${x + 4}-66 4-66C24-66 34-52 36-36`, colour, 6)}${ellipse([x, 6], 11, 15, colour)}${ellipse([x - 1, 6], 7, 11, lit(colour, 0.2))}${view === 'back' ? ellipse([42, 6], 10, 15, colour) : ''}`;
}

/** A hat over hair. */
export function hatOf(hat: Hat, view: HeadView, colour: string): string {
	const hats: Record<Hat, () => string> = {
		cap: () => capOf(view, colour),
		'sun-hat': () => brimmed(colour, shaded(colour, 0.45)),
		beanie: () =>
			`${fill('M-48-14C-50-52-28-72 0-72C28-72 40-48 39-20C14-30-18-28-48-14z', colour)}${fill('M-50-10C-50-18-49-24-48-28C-18-42 18-44 39-32C41-28 41-22 40-16C14-26-18-24-50-10z', shaded(colour, 0.14))}${line('M-24-64C-30-52-32-44-33-36M-2-70C-4-56-4-46-4-40M20-66C24-56 26-46 26-38', shaded(colour), 2.4, 0.6)}${circle([-2, -74], 9, lit(colour))}`,
		beret: () =>
			`${fill('M-56-30C-64-54-30-74 2-70C34-66 46-44 36-26C14-34-20-32-40-20C-48-20-54-24-56-30z', colour)}${fill('M16-67C38-60 46-42 36-26C28-29 20-30 12-30C26-42 26-56 16-67z', shaded(colour), 0.6)}${line('M-4-70C-4-76-2-80 2-82', shaded(colour), 4)}`,
		'hard-hat': () => hardHat(colour),
		'bike-helmet': () => bikeHelmet(colour),
		'chef-hat': () => chefHat(colour),
		'party-hat': () => partyHat(colour),
		mortarboard: () => mortarboard(colour),
		headphones: () => headphones(colour, view),
		headband: () =>
			line(view === 'back' ? 'M-42-18C-16-26 16-26 42-18' : 'M-44-16C-18-36 18-36 36-26', colour, 7),
	};
	return hats[hat]();
}
