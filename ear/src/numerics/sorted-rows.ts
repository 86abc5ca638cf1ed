/**
 * Rows of a tree's level, one after the other: row n, the children of node n of the level above, lies from `starts[n]` up
 * to, not including, `starts[n + 1]`. `counts` says how long each row is.
 */
export function startsOfRows(counts: Uint16Array): Uint32Array {
	const starts = new Uint32Array(counts.length + 1);
	for (let row = 0; row < counts.length; row++)
		starts[row + 1] = (starts[row] as number) + (counts[row] as number);
	return starts;
}

/** The place of `value` in the sorted `values` from `from` up to, not including, `to`; -1 where it is not there. */
export function placeInRow(values: Uint16Array, from: number, to: number, value: number): number {
	let low = from;
	let high = to;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((values[middle] as number) < value) low = middle + 1;
		else high = middle;
	}
	return low < to && values[low] === value ? low : -1;
}
