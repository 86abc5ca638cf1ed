/** The share of different words at which a stretch counts as a factor (McCarthy & Jarvis 2010). */
const factorThreshold = 0.72;
/** In shorter texts the measure says more about the text's end than about its words (McCarthy & Jarvis 2010). */
const fewestWords = 100;

/**
 * Measure of textual lexical diversity (MTLD): the mean length, in words, of stretches in which the share of different
 * words stays above 0.72; forwards and backwards, the mean of both. The higher, the more varied. McCarthy & Jarvis 2010,
 * "MTLD, vocd-D, and HD-D", Behavior Research Methods 42. `words` are in one form (lower case). Undefined under 100 words.
 */
export function lexicalDiversity(words: readonly string[]): number | undefined {
	if (words.length < fewestWords) return undefined;
	return (meanFactorLength(words) + meanFactorLength(words.toReversed())) / 2;
}

function meanFactorLength(words: readonly string[]): number {
	let factors = 0;
	let count = 0;
	let different = new Set<string>();
	for (const word of words) {
		count += 1;
		different.add(word);
		if (different.size / count > factorThreshold) continue;
		factors += 1;
		count = 0;
		different = new Set();
	}
	if (count > 0) factors += (1 - different.size / count) / (1 - factorThreshold);
	return words.length / Math.max(factors, 1);
}
