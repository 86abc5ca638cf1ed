/** A point of a curve; null where the curve is interrupted. */
export type CurvePoint = { readonly x: number; readonly y: number } | null;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A curve as an SVG path of straight lines, each stretch between interruptions for itself. */
export function curvePath(points: readonly CurvePoint[]): string {
	return points
		.map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${rounded(point.x)} ${rounded(point.y)}`)
		.filter((part) => part !== null)
		.join('');
}
