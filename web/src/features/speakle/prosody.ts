import { pauseMs } from '@henry/contract/speech-figures.ts';
import { quantile } from '#web/components/plots/quantile.ts';
import type { WordTime } from '#web/components/plots/word-axis.ts';

/** Words that belong to the next one: of 56 rests of ten voices within a sentence, one was behind one of these (`bench pronunciation melody`). */
const leansOnNext =
	/^(?:an?|the|my|your|his|her|its|our|their|to|of|in|on|at|for|with|from|by|as|am|is|are|was|were|i'm|i'd|it's)$/;

/** How far the pitch of ten voices moves, in semitones: nine of ten readings lie between (`bench pronunciation melody`). */
export const usualSemitones = { least: 4.3, most: 11.1 };
/** A melody needs so much voice. */
const fewestVoicedSteps = 20;

export const isNumber = (value: number | null): value is number => value !== null;
export const meanOf = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** Over how many semitones a voice moves, but for its lowest and its highest tenth; undefined where there is too little of it. */
export function semitoneRange(semitones: readonly (number | null)[]): number | undefined {
	const heights = semitones.filter(isNumber);
	return heights.length < fewestVoicedSteps ? undefined : quantile(heights, 0.9) - quantile(heights, 0.1);
}

/** The words behind which a reading rests though they belong to the next one. `texts`: as written, with marks. */
export function restsInside(texts: readonly string[], times: readonly WordTime[]): string[] {
	return texts.filter((text, place) => {
		const [time, next] = [times[place], times[place + 1]];
		const isRest = time && next && next.startMs - time.endMs >= pauseMs;
		return isRest && leansOnNext.test(text.toLowerCase().replace('’', "'"));
	});
}

/** The end of a voice is looked at so far back, its first third against its last; it needs so much pitch. */
const endMs = 400;
const fewestSteps = 12;
/** Less than so many semitones is no movement. */
const movedSemitones = 1.5;

/** How the pitch moves at the end of a reading. */
export type EndOfVoice = 'rises' | 'falls' | 'stays';

/** How a voice ends, by its pitch at every step; undefined where there is too little pitch at its end. */
export function endOfVoice(
	semitones: readonly (number | null)[],
	{ stepMs, lastWordEndMs }: { stepMs: number; lastWordEndMs: number },
): EndOfVoice | undefined {
	const until = Math.ceil(lastWordEndMs / stepMs);
	const voiced = semitones
		.slice(0, until)
		.flatMap((value, step) =>
			value !== null && step >= until - (2 * endMs) / stepMs ? [{ step, value }] : [],
		);
	const last = voiced.at(-1)?.step ?? 0;
	const near = voiced.filter(({ step }) => last - step < endMs / stepMs).map(({ value }) => value);
	if (near.length < fewestSteps) return undefined;
	const third = Math.floor(near.length / 3);
	const moved = meanOf(near.slice(-third)) - meanOf(near.slice(0, third));
	if (Math.abs(moved) < movedSemitones) return 'stays';
	return moved > 0 ? 'rises' : 'falls';
}
