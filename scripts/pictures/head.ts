import { mix, shaded, skinLine, skinShade } from './colour.ts';
import { type FaceLook, face, type HeadView } from './face.ts';
import { type HairStyle, hairOf } from './hair.ts';
import { type Hat, hatOf } from './hats.ts';
import type { Point } from './path.ts';
import { circle, ellipse, fill, line, placed } from './svg.ts';

export type HeadLook = FaceLook & {
	style: HairStyle;
	hat?: { kind: Hat; colour: string };
	beard?: 'stubble' | 'short' | 'full' | 'moustache';
	glasses?: string;
	earring?: string;
};

const skulls: Record<HeadView, string> = {
	quarter:
		'M6-52C25-52 35-38 35-17C35-11 33-7 34 2C35 13 33 23 30 32C26 43 20 51 11 51C-1 51-14 44-22 30C-26 24-28 20-29 14C-38 10-42-2-41-14C-39-40-20-52 6-52z',
	profile:
		'M-2-52C17-52 29-42 32-26C33-18 31-12 31-7C34 0 40 8 40.5 12C40.5 16 34 17 32.5 18.6C34 21 35 23 34 26L32.4 28.4C34 31 33 33 31.4 35.4C31 38 33 40 32 44C31 50 24 52 17 51C7 50-2 44-9 36C-12 30-14 24-16 18C-34 16-42 0-41-14C-39-40-22-52-2-52z',
	back: 'M0-52C24-52 40-36 40-10C40 14 30 40 12 46C4 48-4 48-12 46C-30 40-40 14-40-10C-40-36-24-52 0-52z',
};

const sideShades: Record<'quarter' | 'profile', { front: string; back: string }> = {
	quarter: {
		front:
			'M30-40C36-30 35-20 35-17C35-11 33-7 34 2C35 13 33 23 30 32C26 43 20 51 11 51C4 51-4 48-10 44C8 48 20 38 24 22C28 8 24-10 30-40z',
		back: 'M-29 14C-38 10-42-2-41-14C-40-24-36-34-30-40C-34-22-28-6-18 6C-16 24-6 40 11 51C-1 51-14 44-22 30C-26 24-28 20-29 14z',
	},
	profile: {
		front: 'M17 51C7 50-2 44-9 36C-12 30-14 24-16 18C-8 34 8 44 32 42C33 48 24 52 17 51z',
		back: 'M-16 18C-34 16-42 0-41-14C-40-24-36-34-30-40C-34-22-28-6-14 4C-12 22 0 40 24 50C20 52 10 52-2 43C-10 34-13 26-16 18z',
	},
};

const beards: Record<'quarter' | 'profile', string> = {
	quarter:
		'M-18 2C-16 14-12 22-4 22C4 20 8 20 14 21C21 20 26 19 29 21C32 14 33 8 34 4C36 22 34 36 28 46C22 56 8 58-2 53C-14 46-22 32-25 16C-24 10-22 6-18 2z',
	profile:
		'M-6 4C-4 16 2 22 10 22C16 20 24 19 30 20L33 26C30 28 27 29 24 30L32 35C32 42 34 50 28 55C18 60 4 54-4 44C-10 34-14 22-15 12C-12 8-10 6-6 4z',
};

function beardOf(
	view: 'quarter' | 'profile',
	kind: NonNullable<HeadLook['beard']>,
	{ hair, skin }: HeadLook,
): string {
	const colour = mix(hair, '#20141c', 0.12);
	const moustache =
		view === 'quarter'
			? fill('M1 26C5 20 11 19 14.5 21C18 19 24 20 28 25C22 27 18 26 14.5 25C10 27 6 28 1 26z', colour)
			: fill('M14 26C18 20 26 18 33 20C33 24 30 26 26 26C22 26 18 28 14 26z', colour);
	if (kind === 'moustache') return moustache;
	if (kind === 'stubble') return fill(beards[view], mix(skin, hair, 0.45), 0.45);
	const whole = `${fill(beards[view], colour)}${moustache}`;
	const chin =
		view === 'quarter'
			? 'M-8 44C-6 62 4 72 14 70C24 68 30 58 29 44z'
			: 'M-2 44C4 62 18 68 28 62C34 58 34 50 32 44z';
	return kind === 'full' ? `${fill(chin, colour)}${whole}` : whole;
}

function glassesOf(view: HeadView, colour: string): string {
	if (view === 'back') return '';
	return view === 'quarter'
		? `${ellipse([0, 0], 11, 10, '#ffffff', { opacity: 0.25 })}${line('M-11 0A11 10 0 1 1 11 0A11 10 0 1 1-11 0M15 0A9 10 0 1 1 33 0A9 10 0 1 1 15 0M11-2C12-4 14-4 15-2M-11-2L-22-4', colour, 2.4)}`
		: line('M11 0A8 9.5 0 1 1 27 0A8 9.5 0 1 1 11 0M27-3L32-4M11-2L-8-4', colour, 2.4);
}

function ear(view: 'quarter' | 'profile', { skin, earring }: HeadLook): string {
	const at: Point = view === 'quarter' ? [-22, 6] : [-9, 6];
	const fold = line(
		`M${at[0] - 2} ${at[1] - 5}C${at[0] + 4} ${at[1] - 6} ${at[0] + 3} ${at[1] + 3} ${at[0]} ${at[1] + 5}`,
		skinLine(skin),
		1.8,
		0.6,
	);
	return `${ellipse(at, 7, 11, skin, { turn: -8 })}${fold}${earring ? circle([at[0] - 1, at[1] + 14], 3.6, earring) : ''}`;
}

function bare(view: HeadView, look: HeadLook, mirrored: boolean): string {
	const { skin } = look;
	if (view === 'back')
		return `${ellipse([-40, 2], 6, 10, skin)}${ellipse([40, 2], 6, 10, skinShade(skin))}${fill(skulls.back, skin)}`;
	const shade = sideShades[view][mirrored ? 'back' : 'front'];
	return `${fill(skulls[view], skin)}${fill(shade, mix(skin, skinShade(skin), 0.75))}`;
}

/** A head in two layers, so that long hair can fall behind the body; it looks right, or left when `mirrored`. */
export function headOf(
	view: HeadView,
	look: HeadLook,
	place: { at: Point; height: number; turn: number; mirrored: boolean },
): { back: string; front: string } {
	const hair = hairOf(look.style, view, look.hair);
	const child = look.age === 'child';
	const front = [
		bare(view, look, place.mirrored),
		view === 'back' ? '' : look.style === 'hijab' ? '' : ear(view, look),
		view !== 'back' && look.beard ? beardOf(view, look.beard, look) : '',
		view === 'back' ? '' : face(view, look),
		look.glasses ? glassesOf(view, look.glasses) : '',
		view === 'back' || look.style === 'hijab'
			? ''
			: fill(
					view === 'quarter'
						? 'M-9-25C6-19 25-22 35-12C34-8 33-8 33-5C24-14 6-12-10-17z'
						: 'M9-26C16-27 24-25 31-28L31-22C22-20 14-20 5-16z',
					shaded(look.skin, 0.3),
					look.style === 'balding' || look.style === 'none' ? 0 : 0.4,
				),
		hair.front,
		look.hat ? hatOf(look.hat.kind, view, look.hat.colour) : '',
	].join('');
	const size = (place.height / 100) * (child ? 1.04 : 1);
	const how = { turn: place.turn, size, mirrored: place.mirrored };
	return { back: hair.back ? placed(hair.back, place.at, how) : '', front: placed(front, place.at, how) };
}
