import { drawArms, drawPerson } from '#pictures/body.ts';
import { type ArmPose, type BodyView, builds, type Person, pose } from '#pictures/figure.ts';
import type { HeadLook } from '#pictures/head.ts';
import { add, between, type Point } from '#pictures/path.ts';
import { groundShadow, type Picture, placed } from '#pictures/svg.ts';
import type { Doing } from './doing.ts';
import { type DoingName, doings } from './doings.ts';
import { type Held, held } from './held.ts';
import type { Light } from './light.ts';
import { type Place, placeOf } from './places.ts';
import { spare } from './spare.ts';
import { type Stance, stanceOf } from './stances.ts';
import { type Thing, things } from './things.ts';
import { readWho } from './who.ts';

/** Somebody in a scene. `at` is the ground under the hips; without `how` people stand. */
type PersonLine = {
	who: string;
	does: DoingName;
	at: Point;
	how?: Stance;
	/** Height of the head; 52 when left out. */
	head?: number;
	/** Looks to the left. */
	left?: boolean;
	mood?: HeadLook['mood'];
	view?: BodyView;
	/** Heads from the ground to the seat. */
	seat?: number;
	lean?: number;
	nod?: number;
	/** Looks over the shoulder. */
	lookBack?: boolean;
	/** Something hides the legs. */
	legless?: boolean;
	/** The arms lie over the next thing: a table, a counter. */
	behind?: boolean;
	/** What is held in place of the doing's own. */
	holds?: Doing['holds'];
	/** No shadow on the ground. */
	floats?: boolean;
};

/** A thing in a scene: its foot (or its middle, on a wall) is at the place. */
type ThingLine = {
	thing: Thing;
	at: Point;
	size?: number;
	colour?: string;
	left?: boolean;
	turn?: number;
};

/** A picture in words: where, in which light, and who and what is there, from far to near. */
export type Scene = {
	title: string;
	/** What is to be seen, for those who do not see it. */
	description: string;
	place: Place;
	light?: Light;
	/** How near the eye is: everything grows by this about the middle of the ground. */
	zoom?: number;
	cast: readonly (PersonLine | ThingLine)[];
};

type Arms = { near: ArmPose; far: ArmPose };

function armsOf(person: Person, doing: Doing): Arms {
	const { neck } = pose(person);
	const { upperArm, foreArm } = builds[person.build];
	const unit = (person.head * (upperArm + foreArm)) / 2.1;
	const arm = (side: 'near' | 'far'): ArmPose => {
		const reach = doing[side];
		if (!reach) return person[side];
		const { to, turn = 0, ...rest } = reach;
		const place: Point = [neck[0] + to[0] * unit * person.facing, neck[1] + to[1] * unit];
		return { ...rest, turn: turn * person.facing, to: place, ...(side === 'far' ? { over: true } : {}) };
	};
	return { near: arm('near'), far: arm('far') };
}

/** What the hands hold, under the hand that holds it. */
function propsOf(person: Person, holds: Doing['holds']): NonNullable<Person['props']> {
	if (!holds) return {};
	const { near, far } = pose(person);
	const draw = (name: Held | undefined, at: Point) =>
		name
			? placed(held[name](), at.map(Math.round) as [number, number], {
					size: person.head / 52,
					mirrored: person.facing < 0,
				})
			: '';
	return {
		body: draw(holds.far, far.palm),
		front: draw(holds.wrist, far.wrist),
		underArm: draw(holds.near, near.palm) + draw(holds.both, between(near.palm, far.palm, 0.5)),
	};
}

/** The figure of a line, with its pose solved. */
function personOf(line: PersonLine): Person {
	const { build, look, outfit } = readWho(line.who);
	const doing: Doing = doings[line.does];
	const stance = stanceOf(line.how ?? 'stand', {
		at: line.at,
		head: line.head ?? 52,
		build,
		facing: line.left ? -1 : 1,
		view: line.view,
		seat: line.seat,
	});
	const gaze = doing.gaze ?? look.gaze;
	const base: Person = {
		...stance,
		lean: line.lean ?? (stance.lean ?? 0) + (doing.lean ?? 0),
		nod: line.nod ?? doing.nod ?? 0,
		look: { ...look, mood: line.mood ?? doing.mood ?? 'happy', ...(gaze ? { gaze } : {}) },
		outfit,
		lookBack: line.lookBack ?? false,
		legless: line.legless ?? false,
		armless: line.behind ?? false,
	};
	const posed = { ...base, ...armsOf(base, doing) };
	return { ...posed, props: propsOf(posed, line.holds ?? doing.holds) };
}

function drawThing({ thing, at, size = 1, colour, left = false, turn = 0 }: ThingLine): string {
	return placed(things[thing](colour), at, { size, mirrored: left, turn });
}

/** The cast from far to near; arms of those behind something are laid over it. */
function castOf(cast: Scene['cast']): string[] {
	let waiting: Person[] = [];
	return cast.flatMap((line) => {
		if ('thing' in line) {
			const laid = waiting.map(drawArms);
			waiting = [];
			return [drawThing(line), ...laid];
		}
		const person = personOf(line);
		if (line.behind) waiting.push(person);
		const isOnGround = !(line.floats || line.legless);
		const shadow = isOnGround ? groundShadow(add(line.at, [0, 2]), person.head * 0.95) : '';
		const { underArm: _, ...rest } = person.props ?? {};
		return [shadow, drawPerson(line.behind ? { ...person, props: rest } : person)];
	});
}

/** The picture that a scene tells. */
export function drawScene(scene: Scene): Picture {
	const { definitions, back, front } = placeOf(scene.place, scene.light ?? 'day');
	const { zoom = 1.1 } = scene;
	const seen = placed([...back, ...castOf(scene.cast)].join(''), [400 - 400 * zoom, 592 - 592 * zoom], {
		size: zoom,
	});
	return { title: scene.title, definitions, layers: [spare(seen), ...front.map(spare)] };
}
