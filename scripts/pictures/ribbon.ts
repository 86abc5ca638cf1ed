import { add, between, distance, type Point, smooth, straight } from './path.ts';

/** A band of changing width along a bent line: limbs, sleeves, bodies, necks, tails. */
export type Ribbon = readonly Sample[];
type Sample = { at: Point; across: Point; half: number };

/** Towards the light. */
const light: Point = [-0.6, -0.8];

/** Corners cut round, so that knees and elbows bend softly. */
function rounded(joints: readonly Point[], halves: readonly number[]): { at: Point; half: number }[] {
	const last = joints.length - 1;
	return joints.flatMap((at, index) => {
		const half = halves[index] ?? 0;
		const [before, after] = [joints[index - 1], joints[index + 1]];
		if (!before || !after) return [{ at, half }];
		const [entry, exit] = [between(at, before, 0.3), between(at, after, 0.3)];
		const apex = between(at, between(entry, exit, 0.5), 0.35);
		const [halfBefore = half, halfAfter = half] = [halves[index - 1], halves[index + 1]];
		if (index === 0 || index === last) return [];
		const detour = distance(before, at) + distance(at, after) - distance(before, after);
		return detour < 0.03 * distance(before, after)
			? [{ at: apex, half }]
			: [
					{ at: entry, half: half + (halfBefore - half) * 0.3 },
					{ at: apex, half },
					{ at: exit, half: half + (halfAfter - half) * 0.3 },
				];
	});
}

/** A ribbon through joints with half its width at each; `soft` rounds the joints. */
export function ribbon(joints: readonly Point[], halves: readonly number[], soft = true): Ribbon {
	const line = soft ? rounded(joints, halves) : joints.map((at, index) => ({ at, half: halves[index] ?? 0 }));
	return line.map(({ at, half }, index) => {
		const from = line[Math.max(0, index - 1)]?.at ?? at;
		const to = line[Math.min(line.length - 1, index + 1)]?.at ?? at;
		const length = distance(from, to) || 1;
		return { at, half, across: [-(to[1] - from[1]) / length, (to[0] - from[0]) / length] };
	});
}

/** A place on the ribbon: `along` 0 to 1, `side` -1 to 1 from the left edge to the right (looking along it). */
export function placeOn(band: Ribbon, along: number, side: number): Point {
	const { at, across, half } = sampleAt(band, along);
	return add(at, across, half * side);
}

function sampleAt(band: Ribbon, along: number): Sample {
	const steps = band.slice(1).map((sample, index) => distance(band[index]?.at ?? sample.at, sample.at));
	let left = Math.min(1, Math.max(0, along)) * steps.reduce((sum, step) => sum + step, 0);
	for (const [index, step] of steps.entries()) {
		const [from, to] = [band[index], band[index + 1]];
		if (from && to && (left <= step || index === steps.length - 1)) {
			const part = step ? left / step : 0;
			return {
				at: between(from.at, to.at, part),
				across: between(from.across, to.across, part),
				half: from.half + (to.half - from.half) * part,
			};
		}
		left -= step;
	}
	return band[0] ?? { at: [0, 0], across: [1, 0], half: 0 };
}

/** The part of the ribbon from one place along it to another, wider or narrower by `wider`. */
export function part(band: Ribbon, from: number, to: number, wider = 0): Ribbon {
	const lengths = [0];
	for (const [index, sample] of band.slice(1).entries())
		lengths.push((lengths[index] ?? 0) + distance(band[index]?.at ?? sample.at, sample.at));
	const whole = lengths.at(-1) || 1;
	const inside = band.filter((_, index) => {
		const along = (lengths[index] ?? 0) / whole;
		return along > from + 0.03 && along < to - 0.03;
	});
	const cut = [sampleAt(band, from), ...inside, sampleAt(band, to)];
	return cut.map((sample) => ({ ...sample, half: sample.half + wider }));
}

/** Path data of the ribbon's edge; `start` and `end` are how far its ends bulge, in halves of the width there. */
export function outline(band: Ribbon, start = 0.6, end = 0.6): string {
	const [first, last] = [band[0], band.at(-1)];
	if (!first || !last) return '';
	const bulge = ({ at, across, half }: Sample, by: number): Point[] =>
		by !== 0 ? [add(at, [across[1], -across[0]], half * by)] : [];
	const right = band.map(({ at, across, half }) => add(at, across, half));
	const left = band.map(({ at, across, half }) => add(at, across, -half)).reverse();
	return smooth([...right, ...bulge(last, end), ...left, ...bulge(first, -start)], true, 0.95);
}

/** Path data of the ribbon's side that is away from the light. */
export function shadeSide(band: Ribbon, depth = 0.35): string {
	const edges = band.map(({ at, across, half }) => {
		const towards = across[0] * light[0] + across[1] * light[1];
		const side = towards < 0 ? 1 : -1;
		const strength = Math.min(1, Math.abs(towards) * 1.6);
		const inner = 1 - (1 - depth) * strength;
		return { outer: add(at, across, half * side), inner: add(at, across, half * side * inner) };
	});
	return smooth(
		[...edges.map(({ outer }) => outer), ...edges.map(({ inner }) => inner).reverse()],
		true,
		0.9,
	);
}

/** Path data of the ribbon with straight edges, for a stripe across it. */
export function acrossBand(band: Ribbon): string {
	const right = band.map(({ at, across, half }) => add(at, across, half));
	const left = band.map(({ at, across, half }) => add(at, across, -half)).reverse();
	return straight([...right, ...left]);
}
