import { drawTorso } from './clothes.ts';
import { mix, shaded, skinShade } from './colour.ts';
import { builds, type Joints, type Leg, type Person, pose } from './figure.ts';
import { headOf } from './head.ts';
import { bareSkin, drawArm, drawLeg, isSmall, solid } from './limbs.ts';
import { add, between, type Point } from './path.ts';
import { outline, ribbon } from './ribbon.ts';
import { fill, line, simplified } from './svg.ts';

/** Cloth round both legs: from the hips over the knees. */
function drawSkirt(person: Person, { nearLeg, farLeg, up, width }: Joints): string {
	const { bottom, top } = person.outfit;
	const long = bottom.kind === 'long-skirt' || top.kind === 'gown';
	if (bottom.kind !== 'skirt' && !long && top.kind !== 'dress') return '';
	const colour = top.kind === 'dress' || top.kind === 'gown' ? top.colour : bottom.colour;
	const { head, facing } = person;
	const reachOf = ({ knee, ankle }: Leg): Point => between(knee, ankle, long ? 0.72 : 0.12);
	const [near, far] = [reachOf(nearLeg), reachOf(farLeg)];
	const middle = between(near, far, 0.5);
	const knees = between(nearLeg.knee, farLeg.knee, 0.5);
	const spread = Math.abs(near[0] - far[0]) / 2 + head * (long ? 0.3 : 0.3);
	const isSeated = Math.abs(knees[1] - person.hip[1]) < head * 0.9;
	const { hips, limb } = builds[person.build];
	const kneeGap = Math.abs(nearLeg.knee[0] - farLeg.knee[0]) / 2;
	const topHalf = hips * head * width * 1.04;
	const waist = add(person.hip, up, 0.3 * head);
	const plain = isSmall(person);
	if (isSeated) {
		const lap = ribbon(
			[person.hip, between(knees, middle, long ? 0 : 0.5)],
			[head * 0.42 * limb, head * 0.36 * limb + kneeGap],
		);
		const fall = ribbon([knees, middle], [head * 0.3 * limb + kneeGap, head * 0.36 * limb + kneeGap]);
		return `${long ? solid(fall, colour, { start: 0.5, end: 0.1, plain }) : ''}${solid(lap, colour, { start: 0.4, end: long ? 0.7 : 0.3, plain })}`;
	}
	const band = ribbon(
		[waist, between(person.hip, middle, 0.5), middle],
		[topHalf, (topHalf + spread) * 0.55, spread],
	);
	const folds = [-0.4, 0.1, 0.5].map((side) => {
		const from = between(person.hip, middle, 0.35);
		return `M${[from[0] + side * head * 0.5 * facing, from[1]].map(Math.round).join(' ')}L${[middle[0] + side * spread * 1.1 * facing, middle[1] - 2].map(Math.round).join(' ')}`;
	});
	return `${solid(band, colour, { start: 0.3, end: 0.12, plain })}${line(folds.join(''), shaded(colour, 0.4), 1.6, 0.45)}`;
}

function drawNeck(person: Person, { neck, headAt }: Joints): string {
	const { head, look } = person;
	const body = builds[person.build];
	const root = add(headAt, [-0.08 * head * person.facing, 0.18 * head]);
	const half = head * 0.17 * (0.6 + body.limb * 0.4);
	const band = ribbon([root, neck, add(neck, [0, 0.16 * head])], [half, half * 1.1, half * 1.7], false);
	const under = add(root, [0.05 * head * person.facing, 0.2 * head]);
	if (isSmall(person)) return bareSkin(band, look.skin, 0.3, true);
	return `${bareSkin(band, look.skin, 0.3)}${fill(outline(ribbon([root, under], [half, half * 0.94], false), 0, 0.5), skinShade(look.skin), 0.7)}`;
}

/** A person, from what is behind to what is before. */
export function drawPerson(person: Person): string {
	const joints = pose(person);
	const { view, facing, head, look, props = {} } = person;
	const headView = person.headView ?? (view === 'back' ? 'back' : view === 'side' ? 'profile' : 'quarter');
	const looksLeft = (person.lookBack ? -facing : facing) < 0;
	const drawnHead = headOf(headView, look, {
		at: joints.headAt,
		height: head,
		turn: joints.headTurn,
		mirrored: looksLeft,
	});
	const [farArm, nearArm] = person.armless ? ['', ''] : armsOf(person, joints);
	const isBack = view === 'back';
	const drawing = [
		props.back ?? '',
		isBack ? '' : drawnHead.back,
		person.far.over ? '' : farArm,
		person.legless ? '' : drawLower(person, joints),
		isBack && person.near.over === false ? nearArm : '',
		drawNeck(person, joints),
		drawTorso(person, joints),
		isBack ? drawnHead.back : '',
		drawnHead.front,
		props.body ?? '',
		person.far.over ? farArm : '',
		props.underArm ?? '',
		isBack && person.near.over === false ? '' : nearArm,
		props.front ?? '',
	].join('');
	return isSmall(person) ? simplified(drawing) : drawing;
}

function armsOf(person: Person, joints: Joints): [far: string, near: string] {
	return [drawArm(darker(person), joints.far, person.far), drawArm(person, joints.near, person.near)];
}

/** The arms of somebody drawn without them, with what the hands hold between or over them. */
export function drawArms(person: Person): string {
	const [far, near] = armsOf(person, pose(person));
	return `${far}${person.props?.underArm ?? ''}${near}${person.props?.front ?? ''}`;
}

function drawLower(person: Person, joints: Joints): string {
	return `${drawLeg(person, joints.farLeg, person.farLeg, true)}${drawLeg(person, joints.nearLeg, person.nearLeg, false)}${drawSkirt(person, joints)}`;
}

/** The far arm lies a little in the body's shade. */
function darker(person: Person): Person {
	const { look, outfit } = person;
	if (person.far.over) return person;
	return {
		...person,
		look: { ...look, skin: mix(look.skin, skinShade(look.skin), 0.5) },
		outfit: { ...outfit, top: { ...outfit.top, colour: shaded(outfit.top.colour, 0.12) } },
	};
}
