import { reasonsOf } from './change-reasons.ts';
import { kindOfChange } from './kind-of-change.ts';
import { splitWords } from './tagged-text.ts';
import type { ProposedEdit } from './trusted-edit.ts';

/** What stands in the one and not in the other: [from, to) of either's words. */
type Difference = { from: number; to: number; freshFrom: number; freshTo: number };

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

function differencesOf(old: readonly string[], fresh: readonly string[]): Difference[] {
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

/**
 * What a model proposes that has written a sentence anew: each place where the words differ, with one word on either side
 * so that the place is plain, its kind, and a reason by that kind. `isConfident`: whether the model was; then what follows
 * from a word beside it is `sure`. A sentence with more words changed than kept is no correction, and nothing is proposed.
 */
export function changesBetween(
	sentence: string,
	rewritten: string,
	{ isConfident }: { isConfident: boolean },
): ProposedEdit[] {
	const words = splitWords(sentence).map(({ lower }) => lower);
	const fresh = splitWords(rewritten).map(({ lower }) => lower);
	const differences = differencesOf(words, fresh);
	const changed = differences.reduce((sum, { from, to }) => sum + to - from, 0);
	if (changed * 2 > Math.max(words.length, 4)) return [];
	return differences.map(({ from, to, freshFrom, freshTo }) => {
		const [removed, added] = [words.slice(from, to), fresh.slice(freshFrom, freshTo)];
		const change = { removed, added, before: words.slice(Math.max(0, from - 3), from), sentence: words };
		const { category, isReliable } = kindOfChange(change);
		const [head, tail] = [words.slice(Math.max(0, from - 1), from), words.slice(to, to + 1)];
		const isAnchored = removed.length === 0 || added.length === 0;
		const shown = (these: string[]) => (isAnchored ? [...these, ...tail] : these).join(' ');
		return {
			original: [...head, ...removed, ...tail].join(' '),
			replacement: [...head, ...added, ...tail].join(' '),
			category,
			...reasonsOf(category, shown(removed), shown(added)),
			certainty: isReliable && isConfident ? 'sure' : 'maybe',
		};
	});
}
