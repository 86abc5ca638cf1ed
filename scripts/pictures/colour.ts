/** Colours are `#rrggbb`. Light comes warm from the upper left in every picture; shade is cool and violet. */

const shadeColour = '#2a1c4e';
const lightColour = '#fff0cf';

function channels(colour: string): number[] {
	return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** A colour between two: `amount` 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
	const target = channels(to);
	const mixed = channels(from).map((value, index) =>
		Math.round(value + ((target[index] ?? 0) - value) * amount),
	);
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour on the side away from the light. */
export function shaded(colour: string, amount = 0.24): string {
	return mix(colour, shadeColour, amount);
}

/** The colour where the light falls. */
export function lit(colour: string, amount = 0.28): string {
	return mix(colour, lightColour, amount);
}

/** Every colour of a drawing mixed towards one: haze of the distance, dusk, or the glow of a lamp. */
export function graded(drawing: string, towards: string, amount: number): string {
	return drawing.replace(/#[0-9a-f]{6}\b/g, (colour) => mix(colour, towards, amount));
}

/** The line that is drawn on skin of a colour: nose, lids, fingers. */
export function skinLine(skin: string): string {
	return mix(skin, '#3a0f1c', 0.5);
}

/** Skin on the side away from the light. */
export function skinShade(skin: string): string {
	return mix(skin, '#6a1f3a', 0.26);
}

export const skins = {
	pale: '#f8d6c0',
	rosy: '#f0bd9d',
	olive: '#e0aa7e',
	tan: '#c98d60',
	brown: '#9d6743',
	deep: '#774a34',
	dark: '#583629',
} as const;

export const hairs = {
	black: '#262029',
	espresso: '#3d2a26',
	brown: '#65412c',
	chestnut: '#8a5030',
	red: '#b4552b',
	blond: '#dba954',
	sand: '#c49a63',
	grey: '#9c9aa3',
	white: '#e4e0de',
} as const;

export const cloths = {
	cream: '#f6ead6',
	white: '#fbf7ef',
	mustard: '#e5a83b',
	coral: '#e2694f',
	brick: '#b5453a',
	rose: '#dc8791',
	plum: '#74436f',
	violet: '#7d6bb5',
	navy: '#2f3d63',
	denim: '#47648f',
	sky: '#7fb0cf',
	teal: '#2f7f80',
	mint: '#93c6ac',
	forest: '#386b4c',
	leaf: '#73a052',
	olive: '#7d7a45',
	sand: '#d9bd8f',
	brown: '#7c5238',
	grey: '#8b8f9c',
	charcoal: '#3a3c4a',
} as const;
