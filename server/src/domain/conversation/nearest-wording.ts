import { cosine } from '#server/domain/cosine.ts';
import { areOpposite, areSameByDenial, sidesIn } from './opposites.ts';
import { meaningOf } from './spoken-time.ts';
import { spokenWords } from './spoken-words.ts';

type Meaning = ReturnType<typeof meaningOf> & { ofOthers: boolean; sides: readonly number[] };
/** A wording that is known, where it lies among sentence embeddings, and what it is a wording of. */
export type Wording<Entry> = { entry: Entry; text: string; place: Float32Array } & Meaning;

/** So much farther away is what means the opposite, what is denied, at another time, and what somebody else does. */
const farther = { opposite: 0.3, denied: 0.15, otherTime: 0.06, ofOthers: 0.12 };

/** What somebody else does: "my son wants to be a doctor", "she likes it". */
const begunByOthers = /^(?:(?:and|but|well|yes|no) )*(?:my|our|he|she|they)\b/;
const meaningOfText = (content: string): Meaning => ({
	...meaningOf(spokenWords({ content })),
	ofOthers: begunByOthers.test(content.toLowerCase()),
	sides: sidesIn(content),
});

/** A wording of `entry`, which lies at `place`. */
export const wordingOf = <Entry>(entry: Entry, text: string, place: Float32Array): Wording<Entry> => ({
	...{ entry, text, place },
	...meaningOfText(text),
});

/**
 * What a text at `place` is nearest to, and how close that is, as a cosine, less what sets both apart; undefined where none is
 * closer than `limit` (nearest neighbour of sentence embeddings; Reimers & Gurevych 2019).
 */
export function nearestTo<Entry>(
	wordings: Iterable<Wording<Entry>>,
	{ text, place }: { text: string; place: Float32Array },
	limit: number,
): (Wording<Entry> & { closeness: number }) | undefined {
	const { tense, negated, ofOthers, sides } = meaningOfText(text);
	const oppositionTo = (other: Meaning) => {
		if (areOpposite(sides, other.sides)) return farther.opposite;
		// "It is not easy" means what "it is hard" does.
		return other.negated === negated || areSameByDenial(sides, other.sides) ? 0 : farther.denied;
	};
	let nearest: { wording: Wording<Entry>; closeness: number } | undefined;
	for (const other of wordings) {
		const closeness =
			cosine(place, other.place) -
			oppositionTo(other) -
			(other.ofOthers === ofOthers ? 0 : farther.ofOthers) -
			(tense && other.tense && tense !== other.tense ? farther.otherTime : 0);
		if (closeness > (nearest?.closeness ?? limit)) nearest = { wording: other, closeness };
	}
	return nearest && { ...nearest.wording, closeness: nearest.closeness };
}
