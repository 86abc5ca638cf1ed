import type { Lips, Mouth, TonguePlace, TonguePosition } from '@henry/contract/sounds.ts';

/** A place in the drawing: x to the back of the head, y downwards, in units of its view box of 240 by 240. */
type Point = readonly [x: number, y: number];

/**
 * The outline of a tongue, in order: its root at the floor of the mouth, the underside of its tip, the tip, the blade,
 * the front, the middle, the back, the root and the throat.
 */
type Outline = readonly Point[];

/** How far the jaw drops for the lowest vowel and for consonants, in units of the drawing. */
const openJaw = 26;
const consonantJaw = 7;

/** The tongue at the four corners of the vowels. All other vowels lie between them. */
const corners = {
	highFront: [
		[92, 156],
		[86, 148],
		[82, 138],
		[92, 112],
		[112, 95],
		[136, 97],
		[158, 122],
		[168, 162],
		[166, 200],
	],
	highBack: [
		[94, 160],
		[91, 154],
		[90, 144],
		[106, 134],
		[126, 116],
		[148, 99],
		[170, 104],
		[184, 148],
		[174, 198],
	],
	lowFront: [
		[92, 178],
		[85, 172],
		[81, 162],
		[92, 150],
		[114, 142],
		[138, 142],
		[160, 150],
		[174, 172],
		[170, 206],
	],
	lowBack: [
		[94, 180],
		[89, 174],
		[88, 164],
		[104, 156],
		[126, 150],
		[150, 143],
		[174, 142],
		[191, 166],
		[178, 200],
	],
} satisfies Record<string, Outline>;

const places: Record<TonguePlace, Outline> = {
	'between-teeth': [
		[90, 158],
		[78, 140],
		[58, 128],
		[82, 119],
		[104, 117],
		[130, 120],
		[156, 132],
		[172, 164],
		[168, 202],
	],
	'touches-ridge': [
		[94, 156],
		[91, 138],
		[84, 108],
		[96, 110],
		[112, 118],
		[134, 122],
		[158, 132],
		[172, 164],
		[168, 202],
	],
	'near-ridge': [
		[90, 158],
		[84, 142],
		[78, 122],
		[90, 109],
		[108, 108],
		[132, 116],
		[156, 130],
		[172, 164],
		[168, 202],
	],
	'touches-behind-ridge': [
		[94, 156],
		[94, 138],
		[88, 106],
		[100, 92],
		[116, 97],
		[136, 106],
		[158, 124],
		[172, 162],
		[168, 202],
	],
	'near-behind-ridge': [
		[92, 158],
		[90, 144],
		[88, 120],
		[99, 101],
		[116, 99],
		[136, 105],
		[158, 124],
		[172, 162],
		[168, 202],
	],
	bunched: [
		[95, 160],
		[96, 150],
		[99, 136],
		[108, 114],
		[122, 99],
		[142, 99],
		[160, 122],
		[186, 158],
		[172, 202],
	],
	'touches-soft-palate': [
		[92, 158],
		[86, 152],
		[84, 142],
		[98, 132],
		[120, 116],
		[144, 97],
		[166, 95],
		[182, 146],
		[170, 202],
	],
};

const soften = (from: number, to: number, share: number) => from + (to - from) * share;

function between(first: Outline, second: Outline, share: number): Outline {
	return first.map(([x, y], index) => {
		const [otherX, otherY] = second[index] ?? [x, y];
		return [soften(x, otherX, share), soften(y, otherY, share)];
	});
}

function vowelOutline({ height0to1, frontness0to1 }: TonguePosition): Outline {
	const high = between(corners.highBack, corners.highFront, frontness0to1);
	const low = between(corners.lowBack, corners.lowFront, frontness0to1);
	return between(low, high, height0to1);
}

/** The tongue of a sound and how far the jaw is down for it, which lips that touch keep up. */
function tongueAndJaw({ tongue, lips }: Pick<Mouth, 'tongue' | 'lips'>): { outline: Outline; jaw: number } {
	if (typeof tongue === 'string')
		return { outline: places[tongue], jaw: tongue === 'between-teeth' ? 12 : consonantJaw };
	const jaw = soften(openJaw, consonantJaw, tongue.height0to1);
	const lipsTouch = lips === 'closed' || lips === 'at-teeth';
	return { outline: vowelOutline(tongue), jaw: lipsTouch ? consonantJaw : jaw };
}

/** A smooth closed curve through points (Catmull-Rom as cubic Bezier), as path data. */
function smoothPath(points: Outline): string {
	const at = (index: number) => points[(index + points.length) % points.length] as Point;
	const curves = points.map((_, index) => {
		const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
		const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
		return `C${[...first, ...second, ...to].map((value) => value.toFixed(1)).join(' ')}`;
	});
	return `M${at(0).join(' ')}${curves.join('')}Z`;
}

/** The tongue's own depth below its outline. */
const underTongue: Point = [136, 208];

function tonguePath(outline: Outline): string {
	return smoothPath([...outline, underTongue]);
}

/** Head, throat and nose. `jaw` moves the chin. */
function headPath(jaw: number, lipLine: number): string {
	const fold = 150 + jaw;
	return `M72 0C70 18 66 30 60 42C52 58 38 68 32 79C27 89 38 95 50 96C54 101 50 106 48 112L56 ${lipLine + 10}C60 ${fold - 8} 60 ${fold - 4} 57 ${fold}C46 ${fold + 10} 46 ${fold + 34} 66 ${fold + 37}C98 ${fold + 42} 122 216 128 240H240V0Z`;
}

/** The hollow of mouth, nose and throat, open at the lips. */
function hollowPath(outline: Outline, jaw: number, lipLine: number): string {
	const [floor, throat] = [outline[0] as Point, outline.at(-1) as Point];
	const roof = 'M50 116L64 110C70 103 82 104 86 107C91 106 96 94 106 88C120 81 136 82 148 86L150 73';
	const nose =
		'C122 66 92 70 70 80C60 84 54 90 52 95L45 93C52 78 58 62 78 55C112 43 160 40 184 52C200 59 206 70 206 84';
	const below = `L208 240H180L${throat.join(' ')}L${underTongue.join(' ')}L${floor.join(' ')}`;
	return `${roof}${nose}${below}L82 ${142 + jaw}H66L56 ${lipLine + 10}`;
}

/** How far the lips stand forward. */
const protrusion: Record<Lips, number> = { neutral: 0, spread: -4, rounded: 9, closed: 1, 'at-teeth': 0 };

/** Where the edge of the lower lip is, for a jaw that is so far down. */
function lowerLipLine(lips: Lips, jaw: number): number {
	if (lips === 'closed') return 121;
	if (lips === 'at-teeth') return 122;
	return lips === 'rounded' ? 124 + jaw * 0.35 : 119 + jaw * 0.95;
}

function upperLipPath(lips: Lips): string {
	const out = 40 - protrusion[lips];
	return `M48 96C${out + 8} 102 ${out - 2} 108 ${out} 115C${out + 3} 122 ${out + 12} 122 58 117L66 108Z`;
}

function lowerLipPath(lips: Lips, jaw: number): string {
	const line = lowerLipLine(lips, jaw);
	const end = Math.min(150 + jaw, line + 25);
	if (lips === 'at-teeth') return `M68 ${140 + jaw}L75 131C73 123 60 121 51 126C43 131 43 142 50 148Z`;
	const out = 41 - protrusion[lips];
	return `M68 ${142 + jaw}L58 ${line + 6}C${out + 11} ${line - 1} ${out + 2} ${line} ${out} ${line + 7}C${out} ${line + 17} 50 ${line + 21} 57 ${end}Z`;
}

const raisedPalate = 'M149 80C166 75 188 78 203 95';
const loweredPalate = 'M149 80C168 84 180 98 184 124';

type LipPaths = { upper: string; lower: string };

/** An arrow from `from`, so many degrees from the horizontal and so long. */
type Way = { from: Point; degrees: number; length: number };

function wayBetween(from: Point, to: Point): Way {
	const [x, y] = [to[0] - from[0], to[1] - from[1]];
	return { from, degrees: (Math.atan2(y, x) * 180) / Math.PI, length: Math.hypot(x, y) };
}

/** Path data of one mouth, seen from the left side, for a view box from -24 0 to 240 240. */
type MouthShape = {
	head: string;
	hollow: string;
	upperTooth: string;
	lowerTooth: string;
	softPalate: string;
	tongue: string;
	lips: LipPaths;
	/** Between the lips: where the air leaves. */
	exit: Point;
	end: { tongue: string; lips: LipPaths; way: Way } | undefined;
};

function endShape(outline: Outline, end: NonNullable<Mouth['end']>): MouthShape['end'] {
	const { outline: endOutline, jaw } = tongueAndJaw(end);
	return {
		tongue: tonguePath(endOutline),
		lips: { upper: upperLipPath(end.lips), lower: lowerLipPath(end.lips, jaw) },
		way: wayBetween(outline[5] as Point, endOutline[5] as Point),
	};
}

/** Draws what the mouth does. Shapes and places are our own simplification of a midsagittal section. */
export function mouthShape(mouth: Mouth): MouthShape {
	const { lips, air, end } = mouth;
	const { outline, jaw } = tongueAndJaw(mouth);
	const lipLine = lowerLipLine(lips, jaw);
	return {
		head: headPath(jaw, lipLine),
		hollow: hollowPath(outline, jaw, lipLine),
		upperTooth: 'M66 106L77 105C77 114 74 122 71 126L67 126C66 120 66 114 66 106Z',
		lowerTooth: `M68 ${124 + jaw}L72 ${124 + jaw}C76 ${130 + jaw} 79 ${138 + jaw} 79 ${144 + jaw}H68C67 ${138 + jaw} 67 ${130 + jaw} 68 ${124 + jaw}Z`,
		softPalate: air === 'nose' ? loweredPalate : raisedPalate,
		tongue: tonguePath(outline),
		lips: { upper: upperLipPath(lips), lower: lowerLipPath(lips, jaw) },
		exit: [30, (119 + lipLine) / 2],
		end: end && endShape(outline, end),
	};
}
