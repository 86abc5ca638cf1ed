import { scoreFairAbove0to100 } from '@henry/contract/limits.ts';
import type { PractisedSound } from '@henry/contract/practice.ts';
import { insertionPlaceOf } from '@henry/contract/sound-mistakes.ts';

/** A sound as it was judged, in ARPAbet: `JudgedSound` without its times. */
type Sound = {
	phone: string;
	score0to100: number;
	heardInstead?: string | undefined;
	dropped?: true | undefined;
	insertedBefore?: string | undefined;
};

/** What is remembered of a sound that is beyond doubt, at its place in its word: its score, and what was wrong with it. */
export function practisedSound(
	{ phone, score0to100, heardInstead, dropped, insertedBefore }: Sound,
	place: number,
): PractisedSound {
	if (score0to100 > scoreFairAbove0to100) return { phone, score0to100 };
	if (insertedBefore) return { phone, score0to100, inserted: insertionPlaceOf(place) };
	return { phone, score0to100, ...(heardInstead && { heardInstead }), ...(dropped && { dropped }) };
}
