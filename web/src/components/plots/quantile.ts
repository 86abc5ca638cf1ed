/** The value below which `share` of the values lie, between neighbours where it falls between them. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((first, second) => first - second);
	const place = share * (sorted.length - 1);
	const below = sorted[Math.floor(place)] ?? Number.NaN;
	const above = sorted[Math.ceil(place)] ?? Number.NaN;
	return below + (above - below) * (place - Math.floor(place));
}
