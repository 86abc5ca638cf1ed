/** Points in picture units: x to the right, y down. */
export type Point = readonly [number, number];

export function add(a: Point, b: Point, times = 1): Point {
	return [a[0] + b[0] * times, a[1] + b[1] * times];
}

export function between(a: Point, b: Point, amount: number): Point {
	return [a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount];
}

export function distance(a: Point, b: Point): number {
	return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Degrees of the way from a to b: 0 is right, 90 is down. */
export function heading(a: Point, b: Point): number {
	return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** The point that far away in a direction of degrees. */
export function polar(degrees: number, length: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return [Math.cos(angle) * length, Math.sin(angle) * length];
}

/** A number as short as a picture needs it. */
export function short(value: number): string {
	return String(Math.round(value * 2) / 2 || 0);
}

function joined(values: number[]): string {
	return values
		.map((value) => short(value).replace(/^(-?)0\./, '$1.'))
		.join(' ')
		.replace(/ -/g, '-');
}

/** Path data of a soft curve through points; `tension` 0 gives straight lines, 1 the roundest. */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
	const count = points.length;
	const at = (index: number): Point =>
		points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
	const round = (point: Point): Point => [Math.round(point[0] * 2) / 2, Math.round(point[1] * 2) / 2];
	let pen = round(at(0));
	let data = `M${joined([...pen])}`;
	for (let index = 0; index < (closed ? count : count - 1); index++) {
		const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		const first = add(from, [to[0] - before[0], to[1] - before[1]], tension / 6);
		const second = add(to, [after[0] - from[0], after[1] - from[1]], -tension / 6);
		const end = round(to);
		// A curve's first handle mirrors the last one's second: `s` leaves it out.
		const handles = index === 0 ? [first, second, end] : [second, end];
		data += `${index === 0 ? 'c' : 's'}${joined(handles.flatMap(([x, y]) => [x - pen[0], y - pen[1]]))}`;
		pen = end;
	}
	return closed ? `${data}z` : data;
}

/** Path data of straight lines through points. */
export function straight(points: readonly Point[], closed = true): string {
	return `M${points.map((point) => joined([...point])).join('L')}${closed ? 'z' : ''}`;
}

/** The middle joint and the end of two bones from a to a goal (law of cosines); out of reach, the bones point there. */
export function reach(a: Point, goal: Point, upper: number, lower: number, bend: number): [Point, Point] {
	const far = distance(a, goal);
	const span = Math.min(Math.max(far, Math.abs(upper - lower) + 0.01), upper + lower - 0.01);
	const cosine = (upper * upper + span * span - lower * lower) / (2 * upper * span);
	const angle = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
	const towards = heading(a, goal);
	return [add(a, polar(towards + angle * bend, upper)), add(a, polar(towards, span))];
}

/** Numbers that look like chance and are the same every time. */
export function chance(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
