import { lit, mix, shaded, skinShade } from './colour.ts';
import { type Arm, type ArmPose, builds, type Leg, type LegPose, type Person } from './figure.ts';
import { hand } from './hand.ts';
import { add, smooth } from './path.ts';
import { acrossBand, outline, part, type Ribbon, ribbon, shadeSide } from './ribbon.ts';
import { shoe } from './shoe.ts';
import { edged, fill, line } from './svg.ts';

/** Below this height of a head nobody sees folds, shades of limbs and strands of hair. */
const smallHead = 30;

export function isSmall({ head }: Person): boolean {
	return head < smallHead;
}

/** A ribbon in a colour with its side in the shade and a fine edge; the shade alone is left out of `plain` ones. */
export function solid(
	band: Ribbon,
	colour: string,
	ends: { start?: number; end?: number; plain?: boolean } = {},
): string {
	const shape = outline(band, ends.start, ends.end);
	if (ends.plain) return fill(shape, colour);
	return `${edged(shape, colour, shaded(colour, 0.34), 0.8)}${fill(shadeSide(band), shaded(colour, 0.2))}`;
}

export function bareSkin(band: Ribbon, skin: string, end: number, plain = false): string {
	const shape = fill(outline(band, 0.5, end), skin);
	return plain ? shape : `${shape}${fill(shadeSide(band), mix(skin, skinShade(skin), 0.8))}`;
}

const sleeveEnds = { none: 0, short: 0.4, rolled: 0.62, long: 0.97 } as const;

function looseness({ kind }: Person['outfit']['top']): number {
	if (kind === 'gown') return 0.16;
	if (kind === 'coat') return 0.09;
	return kind === 'tee' || kind === 'shirt' ? 0.045 : 0.06;
}

/** A sleeve that grows out of the body: its edge and its shade begin below the shoulder. */
function sleeveOf(band: Ribbon, colour: string, plain: boolean): string {
	if (plain) return solid(band, colour, { start: 0.42, end: 0.12, plain });
	const below = part(band, 0.2, 1);
	const side = (half: 1 | -1) =>
		smooth(
			below.map(({ at, across, half: width }) => add(at, across, width * half)),
			false,
		);
	return `${fill(outline(band, 0.34, 0.12), colour)}${fill(shadeSide(part(band, 0.08, 1)), shaded(colour, 0.2))}${line(side(1) + side(-1), shaded(colour, 0.34), 0.8)}`;
}

export function drawArm(
	person: Person,
	{ shoulder, elbow, wrist, turn }: Arm,
	{ hand: shape = 'relaxed', thumbDown }: ArmPose,
): string {
	const { head, look, outfit, facing } = person;
	const body = builds[person.build];
	const unit = head * body.limb;
	const plain = isSmall(person);
	const bare = ribbon([shoulder, elbow, wrist], [0.185 * unit, 0.14 * unit, 0.1 * unit]);
	const { top } = outfit;
	const upTo = sleeveEnds[top.sleeves];
	const sleeve = upTo ? part(bare, 0, upTo, looseness(top) * unit) : undefined;
	const stripes = sleeve && top.stripes ? bandsOf(sleeve, top.stripes, top.sleeves === 'short' ? 2 : 6) : '';
	const cuffColour = top.sleeves === 'rolled' ? lit(top.colour, 0.25) : shaded(top.colour, 0.18);
	const cuff =
		sleeve && !plain && top.sleeves !== 'short'
			? fill(acrossBand(part(sleeve, 0.93, 1, 0.012 * unit)), cuffColour)
			: '';
	const place = { at: wrist, length: body.hand * head, turn, thumbDown: thumbDown ?? facing < 0, plain };
	const drawnHand = hand(shape, look.skin, place);
	const skin = bareSkin(
		upTo > 0.3 ? part(bare, Math.max(0, upTo - 0.12), 1) : bare,
		look.skin,
		0.3,
		plain || top.sleeves === 'long',
	);
	const cloth = sleeve ? sleeveOf(sleeve, top.colour, plain) + stripes + cuff : '';
	return `${drawnHand}${skin}${cloth}${sleeve && !plain ? creases(sleeve, top.colour) : ''}`;
}

/** Folds inside a bent elbow or knee. */
function creases(band: Ribbon, colour: string): string {
	const [a, b] = [part(band, 0.46, 0.5)[0], part(band, 0.6, 0.64)[0]];
	if (!a || !b) return '';
	const fold = ({ at, across, half }: NonNullable<typeof a>, side: number) => {
		const from = add(at, across, half * side);
		const to = add(at, across, half * side * 0.25);
		return `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;
	};
	return line(
		`${fold(a, -0.9)}${fold(b, -0.8)}`,
		shaded(colour, 0.4),
		Math.max(1, Math.round(a.half) * 0.1),
		0.4,
	);
}

function bandsOf(band: Ribbon, colour: string, count: number): string {
	return Array.from({ length: count }, (_, index) => {
		const from = 0.12 + (index / count) * 0.86;
		return fill(acrossBand(part(band, from, from + 0.4 / count)), colour, 0.92);
	}).join('');
}

const footWidths = { front: 0.62, back: 0.62, quarter: 0.88, side: 1 } as const;

function footOf(person: Person, { ankle }: Leg, legPose: LegPose, isFar: boolean): string {
	const { shoes } = person.outfit;
	const toes = person.facing * (legPose.away ? -1 : 1);
	const colours = { shoe: isFar ? shaded(shoes.colour, 0.14) : shoes.colour, skin: person.look.skin };
	return shoe(shoes.kind, colours, {
		at: ankle,
		length: builds[person.build].foot * person.head,
		turn: (legPose.toes ?? 0) * toes,
		mirrored: toes < 0,
		narrow: legPose.narrow ?? footWidths[person.view],
		plain: isFar || isSmall(person),
	});
}

export function drawLeg(person: Person, leg: Leg, legPose: LegPose, isFar: boolean): string {
	const { head, look, outfit } = person;
	const unit = head * builds[person.build].limb;
	const joints = [leg.hip, leg.knee, leg.ankle];
	const plain = isSmall(person);
	const { bottom, shoes } = outfit;
	const colour = isFar ? shaded(bottom.colour, 0.16) : bottom.colour;
	const foot = footOf(person, leg, legPose, isFar);
	const bareBand = ribbon(joints, [0.33 * unit, 0.2 * unit, 0.115 * unit]);
	const sock = shoes.socks
		? solid(part(bareBand, 0.72, 1, 0.02 * unit), shoes.socks, {
				end: 0.1,
				plain: plain || bottom.kind === 'trousers',
			})
		: '';
	if (bottom.kind === 'trousers') {
		const cloth = part(
			ribbon(joints, [(person.trim ? 0.3 : 0.37) * unit, 0.26 * unit, 0.19 * unit]),
			0,
			0.97,
		);
		return `${sock}${foot}${solid(cloth, colour, { start: person.trim ? 0 : 0.4, end: 0.08, plain })}${isFar || plain ? '' : creases(cloth, colour)}`;
	}
	const isCovered = bottom.kind !== 'shorts';
	const bare = bareSkin(isCovered ? part(bareBand, 0.4, 1) : bareBand, look.skin, 0.2, plain);
	if (bottom.kind === 'shorts') {
		const cloth = ribbon(joints, [(person.trim ? 0.31 : 0.4) * unit, 0.32 * unit, 0.2 * unit]);
		return `${bare}${sock}${foot}${solid(part(cloth, 0, 0.46, 0.02 * unit), colour, { start: person.trim ? 0 : 0.4, end: 0.08, plain })}`;
	}
	return `${bare}${sock}${foot}`;
}
