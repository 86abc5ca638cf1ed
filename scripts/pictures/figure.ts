import type { HeadView } from './face.ts';
import type { HandShape } from './hand.ts';
import type { HeadLook } from './head.ts';
import { add, distance, heading, type Point, polar, reach } from './path.ts';
import type { ShoeKind } from './shoe.ts';

export type BodyView = 'front' | 'quarter' | 'side' | 'back';
export type Build = 'woman' | 'man' | 'teen' | 'child' | 'toddler' | 'broad' | 'round';

export type Top = {
	colour: string;
	kind: 'tee' | 'shirt' | 'jumper' | 'hoodie' | 'jacket' | 'suit' | 'vest' | 'dress' | 'gown' | 'coat';
	sleeves: 'none' | 'short' | 'rolled' | 'long';
	/** What shows under an open jacket or at the collar. */
	under?: string;
	stripes?: string;
	dots?: string;
	tie?: string;
};
type Bottom = { colour: string; kind: 'trousers' | 'shorts' | 'skirt' | 'long-skirt' };
export type Outfit = {
	top: Top;
	bottom: Bottom;
	shoes: { colour: string; kind: ShoeKind; socks?: string };
	apron?: string;
	scarf?: string;
};

/** Where a hand goes in picture units; `bend` 1 or -1 chooses the elbow's side; `over` draws the arm before the body. */
export type ArmPose = {
	to: Point;
	hand?: HandShape;
	bend?: 1 | -1;
	/** Degrees that the hand turns from the forearm's direction. */
	turn?: number;
	thumbDown?: boolean;
	over?: boolean;
};
/** Where an ankle goes; `short` below 1 draws the leg foreshortened. */
export type LegPose = {
	to: Point;
	bend?: 1 | -1;
	toes?: number;
	short?: number;
	away?: boolean;
	narrow?: number;
};

export type Person = {
	/** The middle of the hips. */
	hip: Point;
	/** Height of the head; a grown person stands about 6.4 heads high. */
	head: number;
	build: Build;
	/** Which way the person looks: 1 right, -1 left. */
	facing: 1 | -1;
	view: BodyView;
	/** Degrees that the body leans forward. */
	lean?: number;
	look: HeadLook;
	headView?: HeadView;
	/** Degrees that the head nods forward; and whether it looks the other way. */
	nod?: number;
	lookBack?: boolean;
	outfit: Outfit;
	near: ArmPose;
	far: ArmPose;
	nearLeg: LegPose;
	farLeg: LegPose;
	/** Trousers and shorts end inside the top, for somebody who stands in one of the exams' scenes. */
	trim?: boolean;
	/** Nothing is drawn below the hips: a table or a wall hides it. */
	legless?: boolean;
	/** The arms are left out, for `drawArms` to lay them over a table that hides the rest. */
	armless?: boolean;
	/** Drawn behind everything, before the body under the near arm, in the near hand's way, and last. */
	props?: { back?: string; body?: string; underArm?: string; front?: string };
};

type Proportions = {
	torso: number;
	thigh: number;
	shin: number;
	upperArm: number;
	foreArm: number;
	hand: number;
	foot: number;
	neck: number;
	shoulders: number;
	chest: number;
	waist: number;
	hips: number;
	limb: number;
};

const grown = {
	torso: 2,
	thigh: 1.58,
	shin: 1.5,
	upperArm: 1.12,
	foreArm: 0.98,
	hand: 0.58,
	foot: 0.82,
	neck: 0.25,
};
const small = {
	torso: 1.5,
	thigh: 1.02,
	shin: 0.96,
	upperArm: 0.78,
	foreArm: 0.7,
	hand: 0.44,
	foot: 0.62,
	neck: 0.17,
};

/** Lengths and half widths in heads. */
export const builds: Record<Build, Proportions> = {
	woman: { ...grown, shoulders: 0.64, chest: 0.52, waist: 0.43, hips: 0.56, limb: 0.92 },
	man: { ...grown, torso: 2.05, shoulders: 0.78, chest: 0.62, waist: 0.54, hips: 0.54, limb: 1.08 },
	teen: { ...grown, torso: 1.85, shoulders: 0.62, chest: 0.5, waist: 0.43, hips: 0.5, limb: 0.9 },
	broad: { ...grown, torso: 2.1, shoulders: 0.88, chest: 0.74, waist: 0.68, hips: 0.62, limb: 1.22 },
	round: { ...grown, shoulders: 0.72, chest: 0.68, waist: 0.72, hips: 0.72, limb: 1.18 },
	child: { ...small, shoulders: 0.5, chest: 0.43, waist: 0.42, hips: 0.43, limb: 0.78 },
	toddler: {
		...{
			torso: 1.15,
			thigh: 0.62,
			shin: 0.56,
			upperArm: 0.52,
			foreArm: 0.46,
			hand: 0.34,
			foot: 0.42,
			neck: 0.1,
		},
		...{ shoulders: 0.42, chest: 0.42, waist: 0.45, hips: 0.44, limb: 0.74 },
	},
};

const viewWidths: Record<BodyView, number> = { front: 1, quarter: 0.86, side: 0.62, back: 1 };

export type Arm = { shoulder: Point; elbow: Point; wrist: Point; turn: number; palm: Point };
export type Leg = { hip: Point; knee: Point; ankle: Point };
/** Where the parts of a posed person are. */
export type Joints = {
	neck: Point;
	headAt: Point;
	headTurn: number;
	/** Along the spine upwards, and across it the way the person looks. */
	up: Point;
	across: Point;
	width: number;
	near: Arm;
	far: Arm;
	nearLeg: Leg;
	farLeg: Leg;
};

function armOf(person: Person, shoulder: Point, pose: ArmPose): Arm {
	const { upperArm, foreArm, hand } = builds[person.build];
	const bend = (pose.bend ?? 1) * person.facing;
	const [elbow, wrist] = reach(shoulder, pose.to, upperArm * person.head, foreArm * person.head, bend);
	const turn = heading(elbow, wrist) + (pose.turn ?? 0);
	return { shoulder, elbow, wrist, turn, palm: add(wrist, polar(turn, hand * person.head * 0.5)) };
}

function legOf(person: Person, hip: Point, pose: LegPose): Leg {
	const { thigh, shin } = builds[person.build];
	const size = person.head * (pose.short ?? 1);
	const span = distance(hip, pose.to) / size;
	// A leg that is nearly straight stands straight: its bones give way by a little.
	const give = span > 0.95 * (thigh + shin) && span < thigh + shin ? (span * 1.002) / (thigh + shin) : 1;
	const bend = -(pose.bend ?? 1) * person.facing;
	const [knee, ankle] = reach(hip, pose.to, thigh * size * give, shin * size * give, bend);
	return { hip, knee, ankle };
}

/** Solves the pose: every joint from the hip, the lean and where hands and feet go. */
export function pose(person: Person): Joints {
	const { hip, head, facing, view, lean = 0, nod = 0 } = person;
	const body = builds[person.build];
	const angle = (lean * Math.PI) / 180;
	const up: Point = [Math.sin(angle) * facing, -Math.cos(angle)];
	const across: Point = [Math.cos(angle) * facing, Math.sin(angle)];
	const width = viewWidths[view];
	const neck = add(hip, up, body.torso * head);
	const girdle = add(neck, up, -0.27 * head);
	const spread = body.shoulders * head * (view === 'side' ? 0.12 : width * 0.8);
	const hipSpread = body.hips * head * (view === 'side' ? 0.1 : width * 0.5);
	const forward = view === 'side' ? 0.2 : view === 'quarter' ? 0.1 : 0;
	const headTurn = (lean * 0.45 + nod) * facing;
	const nodAngle = (headTurn * Math.PI) / 180;
	const stem: Point = [Math.sin(nodAngle), -Math.cos(nodAngle)];
	const headAt = add(add(neck, stem, (body.neck + 0.4) * head), [facing, 0], forward * head);
	return {
		neck,
		headAt,
		headTurn,
		up,
		across,
		width,
		near: armOf(person, add(girdle, across, -spread), person.near),
		far: armOf(person, add(girdle, across, spread * (view === 'side' ? 1.6 : 0.95)), person.far),
		nearLeg: legOf(person, add(hip, across, -hipSpread), person.nearLeg),
		farLeg: legOf(person, add(hip, across, hipSpread), person.farLeg),
	};
}

/** How high the hips are above the ankles of a standing person. */
function standingHeight(build: Build, head: number): number {
	return (builds[build].thigh + builds[build].shin) * head * 0.998;
}

/** Hips, ankles and hanging hands of somebody who stands easily on a ground line; override what the scene needs. */
export function standing(
	at: Point,
	person: { head: number; build: Build; facing: 1 | -1; view?: BodyView },
): Pick<Person, 'hip' | 'head' | 'build' | 'facing' | 'view' | 'near' | 'far' | 'nearLeg' | 'farLeg'> {
	const { head, build, facing, view = 'quarter' } = person;
	const body = builds[build];
	const ankle = at[1] - body.foot * head * 0.33;
	const hip: Point = [at[0], ankle - standingHeight(build, head)];
	const half = body.hips * head * (view === 'side' ? 0.3 : 0.56);
	const low = hip[1] - (body.torso - 0.24 - (body.upperArm + body.foreArm) * 0.965) * head;
	const wide = body.shoulders * head * (view === 'side' ? 0.3 : 0.92);
	return {
		head,
		build,
		facing,
		view,
		hip,
		near: { to: [at[0] - wide * facing, low] },
		far: { to: [at[0] + wide * 0.95 * facing, low] },
		nearLeg: { to: [at[0] - half * facing, ankle + head * 0.04] },
		farLeg: { to: [at[0] + half * facing, ankle - head * 0.04] },
	};
}

/** Hips and legs of somebody who sits at a seat, side on, with the feet on the ground before it. */
export function sitting(
	seat: Point,
	groundY: number,
	person: { head: number; build: Build; facing: 1 | -1; view?: BodyView },
): Pick<Person, 'hip' | 'head' | 'build' | 'facing' | 'view' | 'near' | 'far' | 'nearLeg' | 'farLeg'> {
	const { head, build, facing, view = 'quarter' } = person;
	const body = builds[build];
	const hip: Point = [seat[0], seat[1] - body.limb * head * 0.3];
	const ankle = groundY - body.foot * head * 0.33;
	const out = body.thigh * 0.94 * head * facing;
	return {
		head,
		build,
		facing,
		view,
		hip,
		near: { to: [seat[0] + out * 0.7, hip[1] - head * 0.25] },
		far: { to: [seat[0] + out * 0.8, hip[1] - head * 0.2] },
		nearLeg: { to: [seat[0] + out * 0.95, ankle] },
		farLeg: { to: [seat[0] + out * 1.12, ankle - head * 0.1] },
	};
}
