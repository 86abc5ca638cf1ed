const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];

/**
 * Word error rate: substitutions, insertions and deletions by Levenshtein alignment, over the words of the reference.
 * Case and punctuation do not count. 0 is perfect; it may exceed 1.
 */
export function wordErrorRate(reference: string, hypothesis: string): number {
	const expected = wordsOf(reference);
	let costs = Array.from({ length: expected.length + 1 }, (_, index) => index);
	for (const [row, word] of wordsOf(hypothesis).entries()) {
		const next = [row + 1];
		for (const [column, expectedWord] of expected.entries()) {
			const substitution = (costs[column] ?? 0) + (word === expectedWord ? 0 : 1);
			next.push(Math.min(substitution, (costs[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
		}
		costs = next;
	}
	return (costs.at(-1) ?? 0) / expected.length;
}
