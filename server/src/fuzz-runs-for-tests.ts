type FuzzRun = { seed?: number; numRuns: number; interruptAfterTimeLimit?: number };

/**
 * How a property is tried: with the inputs of these seeds, the same each time, and, where there are seconds, with new ones for
 * so long. A failure tells its seed, which is then added to those that are kept.
 */
export function fuzzRuns(seeds: readonly number[], numRuns: number, seconds = '0'): FuzzRun[] {
	const fuzzMs = Number(seconds) * 1_000;
	const known: FuzzRun[] = seeds.map((seed) => ({ seed, numRuns }));
	return fuzzMs > 0
		? [...known, { numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: fuzzMs }]
		: known;
}
