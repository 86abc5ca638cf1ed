/** Where a word is said in a sound; null where it is not. */
export type WordTime = { readonly startMs: number; readonly endMs: number } | null;

/** A word on the axis, in pixels at its natural size. */
export type AxisWord = { readonly text: string; readonly from: number; readonly to: number };

/** An axis along which a sentence is read by two voices, word below word. */
export type WordAxis = {
	readonly words: readonly AxisWord[];
	readonly width: number;
	/** The place of a moment of each voice; undefined before its first word and after its last. */
	readonly placesOf: readonly ((timeMs: number) => number | undefined)[];
};

const pixelsPerMs = 0.09;
/** So that every word can be read below its place. */
const pixelsPerCharacter = 7.5;
const pixelsAroundWord = 10;

const meanOf = (values: readonly number[]) =>
	values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean length of a word in the voices that say it, and of the pause before it. */
function meanTimes(voices: readonly (readonly WordTime[])[], index: number) {
	const said = voices.flatMap((words) => words[index] ?? []);
	const pauses = voices.flatMap((words) => {
		const [before, word] = [words[index - 1], words[index]];
		return before && word ? Math.max(0, word.startMs - before.endMs) : [];
	});
	return { durationMs: meanOf(said.map(({ startMs, endMs }) => endMs - startMs)), pauseMs: meanOf(pauses) };
}

type Anchor = { timeMs: number; place: number };

/** Straight lines between the anchors, which are in order. */
function placeBetween(anchors: readonly Anchor[], timeMs: number): number | undefined {
	const next = anchors.findIndex((anchor) => anchor.timeMs >= timeMs);
	const [before, after] = [anchors[next - 1], anchors[next]];
	if (!after) return undefined;
	if (!before) return timeMs === after.timeMs ? after.place : undefined;
	const share = (timeMs - before.timeMs) / (after.timeMs - before.timeMs);
	return before.place + share * (after.place - before.place);
}

/**
 * Lays voices that read the same text on one axis by the times of their words: a word is as wide as its mean length, but
 * never narrower than its letters. A word that one voice has left out has its place all the same.
 */
export function wordAxis(texts: readonly string[], voices: readonly (readonly WordTime[])[]): WordAxis {
	const words: AxisWord[] = [];
	let end = 0;
	texts.forEach((text, index) => {
		const { durationMs, pauseMs } = meanTimes(voices, index);
		const from = end + pauseMs * pixelsPerMs;
		end = from + Math.max(durationMs * pixelsPerMs, text.length * pixelsPerCharacter + pixelsAroundWord);
		words.push({ text, from, to: end });
	});
	const placesOf = voices.map((times) => {
		const anchors = words.flatMap(({ from, to }, index) => {
			const time = times[index];
			if (!time) return [];
			return [
				{ timeMs: time.startMs, place: from },
				{ timeMs: time.endMs, place: to },
			];
		});
		return (timeMs: number) => placeBetween(anchors, timeMs);
	});
	return { words, width: end, placesOf };
}

/** The times of words of which only the first beginning and the last end are known: all in the proportions of another voice. */
export function stretchedTimes(words: readonly WordTime[], startMs: number, endMs: number): WordTime[] {
	const said = words.filter((word) => word !== null);
	const firstMs = said[0]?.startMs ?? 0;
	const lengthMs = (said.at(-1)?.endMs ?? 0) - firstMs;
	const stretched = (timeMs: number) => startMs + ((timeMs - firstMs) / lengthMs) * (endMs - startMs);
	return words.map((word) => word && { startMs: stretched(word.startMs), endMs: stretched(word.endMs) });
}
