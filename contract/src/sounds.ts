import './without-code-generation.ts';
import { z } from 'zod';
import { phones } from './phones.ts';

const share = z.number().min(0).max(1);
const text = z.string().trim().min(1);

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
	end: z.object({ tongue: tonguePositionSchema, lips: lipsSchema }).optional(),
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
	howToMake: z.object({ en: text, es: text }),
	practiceWords: z.array(text).length(3),
	mouth: mouthSchema,
});
export type Sound = z.infer<typeof soundSchema>;

export const soundsSchema = z
	.array(soundSchema)
	.refine(
		(sounds) => phones.every((phone) => sounds.filter((sound) => sound.phone === phone).length === 1),
		`Each of the ${phones.length} sounds must come once.`,
	);
