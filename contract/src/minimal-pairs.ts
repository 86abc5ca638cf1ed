import './without-code-generation.ts';
import * as z from 'zod/mini';
import { pairsPerSet } from './limits.ts';
import { phones } from './phones.ts';
import { insertionPlaceSchema, type SoundMistake } from './sound-mistakes.ts';
import { textByLanguageSchema } from './text-by-language.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/**
 * Pairs of words that differ in one thing that is hard for speakers of Spanish, ten to a set. `phones` are the two sounds
 * (ARPAbet, in the order of the words) where the difference is one sound for another; it is left out where a sound is
 * there or not there: `dropped` is one that learners leave out, `inserted` where they put a vowel in, and before which sounds.
 * `hint` says how to tell and make the difference, in the app's languages.
 */
export const minimalPairSetSchema = z.object({
	key: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
	phones: z.optional(z.tuple([z.enum(phones), z.enum(phones)])),
	dropped: z.optional(z.enum(phones)),
	inserted: z.optional(z.object({ place: insertionPlaceSchema, before: z.array(z.enum(phones)) })),
	hint: textByLanguageSchema,
	pairs: z.array(z.tuple([text, text])).check(z.length(pairsPerSet)),
});
export type MinimalPairSet = z.infer<typeof minimalPairSetSchema>;

export const minimalPairSetsSchema = z.array(minimalPairSetSchema).check(z.minLength(1));

/**
 * The set that trains what went wrong with a sound (`phone`, ARPAbet); undefined where there is none. Where nobody knows what
 * was said instead, it is the first one that has the sound.
 */
export function pairSetFor(
	sets: readonly MinimalPairSet[],
	{ phone, heardInstead, dropped, inserted }: SoundMistake & { phone: string },
): MinimalPairSet | undefined {
	const has = (all: readonly string[] | undefined, one: string) => all?.includes(one) === true;
	return sets.find((set) => {
		if (inserted) return set.inserted?.place === inserted && has(set.inserted.before, phone);
		if (dropped) return set.dropped === phone;
		if (heardInstead) return has(set.phones, phone) && has(set.phones, heardInstead);
		return has(set.phones, phone) || set.dropped === phone;
	});
}
