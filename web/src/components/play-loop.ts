/** A part of a sound that is played again and again, in seconds. */
export type PlayLoop = { readonly startSeconds: number; readonly endSeconds: number };

/** A word in a sound, in milliseconds from its beginning. */
export type SoundWord = { readonly text: string; readonly startMs: number; readonly endMs: number };

/** How much is heard before and after a word, so that its first and last sounds are whole. */
const marginSeconds = 0.08;
/** So much before a loop is still in it, as a player does not go to a place exactly. */
const toleranceSeconds = 0.1;

/** The loop in which a word is heard again and again. */
export function loopOfWord({ startMs, endMs }: SoundWord): PlayLoop {
	return {
		startSeconds: Math.max(0, startMs / 1_000 - marginSeconds),
		endSeconds: endMs / 1_000 + marginSeconds,
	};
}

/** Whether a player that stands at a position has to go back to the loop's start. */
export function isOutside(positionSeconds: number, { startSeconds, endSeconds }: PlayLoop): boolean {
	return positionSeconds >= endSeconds || positionSeconds < startSeconds - toleranceSeconds;
}
