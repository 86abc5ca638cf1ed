/** A word as it is compared: lower case, without punctuation around it. */
export function comparedWord(word: string): string {
	return word
		.toLowerCase()
		.replaceAll('’', "'")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/**
 * The cheapest edits (Levenshtein) that turn `wanted` into `heard`: for each wanted word the heard word that stands in its
 * place, or none where it was left out.
 */
export function alignWords(wanted: readonly string[], heard: readonly string[]): (number | undefined)[] {
	const columns = heard.length + 1;
	const cost = new Uint16Array((wanted.length + 1) * columns);
	const at = (row: number, column: number) => cost[row * columns + column] as number;
	for (let row = 0; row <= wanted.length; row++) {
		for (let column = 0; column <= heard.length; column++) {
			const isSame = wanted[row - 1] === heard[column - 1];
			const replaced = row && column ? at(row - 1, column - 1) + Number(!isSame) : Number.POSITIVE_INFINITY;
			const leftOut = row ? at(row - 1, column) + 1 : Number.POSITIVE_INFINITY;
			const added = column ? at(row, column - 1) + 1 : Number.POSITIVE_INFINITY;
			cost[row * columns + column] = row || column ? Math.min(replaced, leftOut, added) : 0;
		}
	}
	const places: (number | undefined)[] = wanted.map(() => undefined);
	let column = heard.length;
	for (let row = wanted.length; row > 0; ) {
		const isSame = column > 0 && wanted[row - 1] === heard[column - 1];
		if (column > 0 && at(row, column) === at(row - 1, column - 1) + Number(!isSame)) {
			places[--row] = --column;
		} else if (at(row, column) === at(row - 1, column) + 1) row--;
		else column--;
	}
	return places;
}
