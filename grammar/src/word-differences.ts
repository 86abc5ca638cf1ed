/** What stands in the one and not in the other: [from, to) of either's words. */
export type Difference = { from: number; to: number; freshFrom: number; freshTo: number };

/** The lengths of the longest common subsequences of the rests of two lists of words, from each place on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
	const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
	const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
	for (let i = old.length - 1; i >= 0; i--) {
		for (let j = fresh.length - 1; j >= 0; j--) {
			const row = lengths[i];
			if (row) row[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
		}
	}
	return lengths;
}

/** Where two lists of words differ, by their longest common subsequence, in order. Takes the product of their lengths. */
export function differencesBetween(old: readonly string[], fresh: readonly string[]): Difference[] {
	const lengths = commonLengths(old, fresh);
	const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
	const differences: Difference[] = [];
	let open: Difference | undefined;
	let [i, j] = [0, 0];
	while (i < old.length || j < fresh.length) {
		if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
			if (open) differences.push(open);
			open = undefined;
			[i, j] = [i + 1, j + 1];
			continue;
		}
		open ??= { from: i, to: i, freshFrom: j, freshTo: j };
		if (j >= fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) i++;
		else j++;
		open = { ...open, to: i, freshTo: j };
	}
	return open ? [...differences, open] : differences;
}
