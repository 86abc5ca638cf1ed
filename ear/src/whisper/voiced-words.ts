/** How loud a sound is, step by step, in decibels. */
export type Contour = { stepMs: number; levelsDb: readonly number[] };

type Timed = { startMs: number; endMs: number };

/** Speech is so much louder than what is around it, and at most so much softer than its loudest. */
const overFloorDb = 8;
const underPeakDb = 32;
/** A stop inside a word is shorter. */
const shortestPauseMs = 150;
/** A pause further from where a word ends is one inside a word. */
const farthestMs = 400;

/** The segments without speech, also before and after it. */
function pausesOf({ stepMs, levelsDb }: Contour): Timed[] {
	const sorted = levelsDb.toSorted((one, other) => one - other);
	const floor = sorted[Math.floor(sorted.length / 10)] ?? 0;
	const threshold = Math.max(floor + overFloorDb, (sorted.at(-1) ?? 0) - underPeakDb);
	const pauses: Timed[] = [];
	for (let [step, start] = [0, 0]; step <= levelsDb.length; step++) {
		if (step < levelsDb.length && (levelsDb[step] as number) < threshold) continue;
		if ((step - start) * stepMs >= shortestPauseMs) {
			pauses.push({ startMs: start * stepMs, endMs: step * stepMs });
		}
		start = step + 1;
	}
	return pauses;
}

function distanceMs(timeMs: number, { startMs, endMs }: Timed): number {
	return Math.max(startMs - timeMs, timeMs - endMs, 0);
}

/**
 * Words whose ends were told by where the next ones begin, with the pauses between them: where the sound is soft for 150 ms
 * or more, the nearest end of a word moves to the beginning of the pause, and the next word begins where it ends. Soft is
 * what is not louder than the softest tenth of the sound by 8 dB, or 32 dB softer than its loudest.
 */
export function withPauses<Word extends Timed>(words: readonly Word[], contour: Contour): Word[] {
	const moved = words.map((word) => ({ ...word }));
	for (const pause of pausesOf(contour)) {
		// One more than there are words: the last one ends there.
		const places = [...moved.keys(), moved.length];
		const distances = places.map((index) => distanceMs(startOf(moved, index), pause));
		const nearest = distances.indexOf(Math.min(...distances));
		if ((distances[nearest] as number) <= farthestMs) part(moved[nearest - 1], moved[nearest], pause);
	}
	return moved;
}

function startOf(words: readonly Timed[], index: number): number {
	return words[index]?.startMs ?? words.at(-1)?.endMs ?? 0;
}

/** Moves the end of one word and the beginning of the next to the ends of a pause, unless nothing would be left of one. */
function part(before: Timed | undefined, after: Timed | undefined, pause: Timed): void {
	if (before && before.startMs >= pause.startMs) return;
	if (after && after.endMs <= pause.endMs) return;
	if (before) before.endMs = pause.startMs;
	if (after) after.startMs = pause.endMs;
}
