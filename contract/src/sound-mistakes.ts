import './without-code-generation.ts';
import * as z from 'zod/mini';

const phone = z.string().check(z.minLength(1), z.maxLength(4));

/** Where a vowel was put in that does not belong there: before the S that a word begins with ("eschool"), before its ending ("walk-ed"). */
export const insertionPlaceSchema = z.enum(['start', 'ending']);
export type InsertionPlace = z.infer<typeof insertionPlaceSchema>;

/**
 * What is known of a sound that was wrong, in ARPAbet: which one was heard in its place, that nothing was (`dropped`), or that
 * it was right itself, with a vowel too many before it (`inserted`). At most one of them; none where nobody knows.
 */
export const soundMistakeSchema = z.object({
	heardInstead: z.optional(phone),
	dropped: z.optional(z.literal(true)),
	inserted: z.optional(insertionPlaceSchema),
});
export type SoundMistake = z.infer<typeof soundMistakeSchema>;

/** A vowel before the first sound of a word is at its start; anywhere else only endings have one put in. */
export const insertionPlaceOf = (place: number): InsertionPlace => (place === 0 ? 'start' : 'ending');
