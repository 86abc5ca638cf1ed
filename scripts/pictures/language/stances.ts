import {
	type BodyView,
	type Build,
	builds,
	type LegPose,
	type Person,
	sitting,
	standing,
} from '#pictures/figure.ts';
import type { Point } from '#pictures/path.ts';
import { bicyclePlaces } from '#pictures/vehicles.ts';

/** How a body stands: the hips, the legs, how far it leans, and from where it is seen. */
export type Stance = keyof typeof stances;
type Frame = {
	at: Point;
	head: number;
	build: Build;
	facing: 1 | -1;
	view?: BodyView | undefined;
	seat?: number | undefined;
};
type Base = ReturnType<typeof standing> & { lean?: number; trim?: boolean };

/** Legs by hips and ankles in heads of a grown person from the ground point: forward, and up. */
type LegPlan = {
	hip: Point;
	near: Point;
	far: Point;
	nearToes?: number;
	farToes?: number;
	lean?: number;
	view?: BodyView;
	trim?: boolean;
	/** The knees go the other way than knees that bend forward. */
	bends?: readonly [1 | -1, 1 | -1];
};

const plans = {
	walk: {
		hip: [0, 3.22],
		near: [-0.72, 0.36],
		far: [0.78, 0.27],
		nearToes: 26,
		farToes: -10,
		lean: 3,
		trim: true,
	},
	run: { hip: [0.1, 3.25], near: [-1.75, 1.35], far: [1, 0.5], nearToes: 62, farToes: -14, lean: 13 },
	kneel: { hip: [0, 1.62], near: [-1.28, 0.26], far: [1.1, 0.27], nearToes: 60, lean: 8 },
	crouch: { hip: [-0.35, 1.15], near: [-0.1, 0.3], far: [0.25, 0.26], nearToes: 14, lean: 22 },
	floor: { hip: [0, 0.34], near: [1.95, 0.27], far: [1.6, 0.34], nearToes: -20, farToes: -14, lean: -4 },
	long: { hip: [0, 0.34], near: [2.9, 0.2], far: [2.95, 0.3], nearToes: -70, farToes: -66, lean: -10 },
	lunge: { hip: [0, 2.5], near: [-1.9, 0.3], far: [1.05, 0.27], nearToes: 30, lean: 0 },
	kick: { hip: [0, 3.25], near: [-0.25, 0.27], far: [1.85, 1.15], farToes: -30, lean: -6 },
	jump: {
		hip: [0, 4.1],
		near: [-1.1, 1.5],
		far: [0.55, 1.2],
		nearToes: 40,
		farToes: 20,
		lean: -3,
		view: 'quarter',
		trim: true,
	},
	lie: { hip: [0, 0.5], near: [-2.95, 0.45], far: [-2.95, 0.6], nearToes: 70, farToes: 70, lean: 86 },
	bend: { hip: [-0.3, 3.05], near: [-0.3, 0.27], far: [0.3, 0.24], lean: 42 },
	climb: { hip: [0, 3.1], near: [-0.15, 0.3], far: [0.45, 1.15], lean: 4, trim: true },
} satisfies Record<string, LegPlan>;

function planned(frame: Frame, plan: LegPlan): Base {
	const { at, head, build, facing, view } = frame;
	const { thigh, shin } = builds[build];
	const unit = (head * (thigh + shin)) / 3.08;
	const place = ([forward, up]: Point): Point => [at[0] + forward * unit * facing, at[1] - up * unit];
	const [nearBend, farBend] = plan.bends ?? [1, 1];
	const leg = (to: Point, toes: number | undefined, bend: 1 | -1): LegPose => ({
		to: place(to),
		bend,
		toes: toes ?? 0,
	});
	return {
		...standing(at, { head, build, facing, view: view ?? plan.view ?? 'side' }),
		hip: place(plan.hip),
		lean: plan.lean ?? 0,
		trim: plan.trim ?? false,
		nearLeg: leg(plan.near, plan.nearToes, nearBend),
		farLeg: leg(plan.far, plan.farToes, farBend),
	};
}

function ridden({ at, head, build, facing }: Frame): Base {
	const size = head / 32;
	const places = bicyclePlaces([0, 0], size);
	const turned = ([x, y]: Point): Point => [at[0] + x * facing, at[1] + y];
	return {
		...standing(at, { head, build, facing, view: 'side' }),
		hip: turned([places.seat[0], places.seat[1] - head * 0.35]),
		lean: 26,
		nearLeg: { to: turned([places.lowerPedal[0], places.lowerPedal[1] - head * 0.25]), toes: 10 },
		farLeg: { to: turned([places.upperPedal[0], places.upperPedal[1] - head * 0.25]) },
	};
}

/** The seat is `seat` heads above the ground, or as high as a grown person's knees. */
function seated({ at, head, build, facing, view, seat = builds[build].shin + 0.28 }: Frame): Base {
	const feet = Math.min(at[1], at[1] - (seat - builds[build].shin - 0.28) * head);
	return sitting([at[0], at[1] - seat * head], feet, { head, build, facing, view: view ?? 'quarter' });
}

const byPlan = (name: keyof typeof plans) => (frame: Frame) => planned(frame, plans[name]);
const stances = {
	stand: (frame: Frame): Base => ({
		...standing(frame.at, { ...frame, view: frame.view ?? 'quarter' }),
		trim: true,
	}),
	sit: seated,
	ride: ridden,
	walk: byPlan('walk'),
	run: byPlan('run'),
	kneel: byPlan('kneel'),
	crouch: byPlan('crouch'),
	floor: byPlan('floor'),
	long: byPlan('long'),
	lunge: byPlan('lunge'),
	kick: byPlan('kick'),
	jump: byPlan('jump'),
	lie: byPlan('lie'),
	bend: byPlan('bend'),
	climb: byPlan('climb'),
};

/** Hips and legs of a stance over a point on the ground. */
export function stanceOf(stance: Stance, frame: Frame): Pick<Person, 'hip'> & Base {
	return stances[stance](frame);
}
