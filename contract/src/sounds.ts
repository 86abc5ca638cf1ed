import './without-code-generation.ts';
import * as z from 'zod/mini';
import { phones } from './phones.ts';
import { textByLanguageSchema } from './text-by-language.ts';

const share = z.number().check(z.gte(0), z.lte(1));
const text = z.string().check(z.trim(), z.minLength(1));

/** Where the highest part of the tongue is: `height0to1` from low to high, `frontness0to1` from back to front. */
const tonguePositionSchema = z.object({ height0to1: share, frontness0to1: share });
export type TonguePosition = z.infer<typeof tonguePositionSchema>;

/** What the tongue does for a consonant that it shapes. The ridge is the one behind the upper teeth. */
const tonguePlaceSchema = z.enum([
	'between-teeth',
	'touches-ridge',
	'near-ridge',
	'touches-behind-ridge',
	'near-behind-ridge',
	'bunched',
	'touches-soft-palate',
]);
export type TonguePlace = z.infer<typeof tonguePlaceSchema>;

/** `at-teeth`: the lower lip touches the upper teeth. */
const lipsSchema = z.enum(['neutral', 'spread', 'rounded', 'closed', 'at-teeth']);
export type Lips = z.infer<typeof lipsSchema>;

/**
 * How the air leaves: freely, as a breath, hissing through a narrow gap, stopped and let go, stopped and then hissing,
 * through the nose, or past both sides of the tongue.
 */
const airSchema = z.enum(['free', 'breath', 'hiss', 'stopped', 'stop-then-hiss', 'nose', 'sides']);
export type Air = z.infer<typeof airSchema>;

/** What the mouth does for a sound, seen from the side. `end` is where a diphthong glides to. */
export const mouthSchema = z.object({
	tongue: z.union([tonguePlaceSchema, tonguePositionSchema]),
	lips: lipsSchema,
	air: airSchema,
	voice: z.boolean(),
	end: z.optional(z.object({ tongue: tonguePositionSchema, lips: lipsSchema })),
});
export type Mouth = z.infer<typeof mouthSchema>;

/**
 * A sound of English: its ARPAbet name, its sign in the International Phonetic Alphabet, how it is plainly spelled, a word
 * that has it, how to make it (in the app's languages), three frequent words to practise it in, and what the mouth does.
 */
const soundSchema = z.object({
	phone: z.enum(phones),
	ipa: text,
	spelling: text,
	keyWord: text,
	howToMake: textByLanguageSchema,
	practiceWords: z.array(text).check(z.length(3)),
	mouth: mouthSchema,
});
export type Sound = z.infer<typeof soundSchema>;

export const soundsSchema = z
	.array(soundSchema)
	.check(
		z.refine(
			(sounds) => phones.every((phone) => sounds.filter((sound) => sound.phone === phone).length === 1),
			`Each of the ${phones.length} sounds must come once.`,
		),
	);
