/** How loud a sound is, step by step, in decibels. */
export type Contour = { stepMs: number; levelsDb: readonly number[] };

/** Speech is so much louder than what is around it, and at most so much softer than its loudest. */
const overFloorDb = 8;
const underPeakDb = 32;
/** What is left of a word at least. */
const shortestMs = 60;

/**
 * Words whose ends were told by what follows them, without the pauses between them: each begins and ends where the sound
 * is louder than its softest tenth by 8 dB, and not 32 dB softer than its loudest.
 */
export function withoutPauses<Word extends { startMs: number; endMs: number }>(
	words: readonly Word[],
	{ stepMs, levelsDb }: Contour,
): Word[] {
	const sorted = levelsDb.toSorted((one, other) => one - other);
	const floor = sorted[Math.floor(sorted.length / 10)] ?? 0;
	const threshold = Math.max(floor + overFloorDb, (sorted.at(-1) ?? 0) - underPeakDb);
	const isVoiced = (step: number) => (levelsDb[step] ?? Number.NEGATIVE_INFINITY) >= threshold;
	return words.map((word) => {
		let first = Math.floor(word.startMs / stepMs);
		let last = Math.ceil(word.endMs / stepMs) - 1;
		const steps = Math.ceil(shortestMs / stepMs);
		while (last - first >= steps && !isVoiced(first)) first += 1;
		while (last - first >= steps && !isVoiced(last)) last -= 1;
		const startMs = Math.max(word.startMs, first * stepMs);
		return { ...word, startMs, endMs: Math.max(startMs, Math.min(word.endMs, (last + 1) * stepMs)) };
	});
}
