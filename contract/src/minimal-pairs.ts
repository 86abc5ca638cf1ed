import './without-code-generation.ts';
import * as z from 'zod/mini';
import { pairsPerSet } from './limits.ts';
import { phones } from './phones.ts';
import { textByLanguageSchema } from './text-by-language.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/**
 * Pairs of words that differ in one thing that is hard for speakers of Spanish, ten to a set. `phones` are the two sounds
 * (ARPAbet, in the order of the words) where the difference is one sound for another; it is left out where a sound is
 * there or not there. `hint` says how to tell and make the difference, in the app's languages.
 */
export const minimalPairSetSchema = z.object({
	key: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
	phones: z.optional(z.tuple([z.enum(phones), z.enum(phones)])),
	hint: textByLanguageSchema,
	pairs: z.array(z.tuple([text, text])).check(z.length(pairsPerSet)),
});
export type MinimalPairSet = z.infer<typeof minimalPairSetSchema>;

export const minimalPairSetsSchema = z.array(minimalPairSetSchema).check(z.minLength(1));
