import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema, joinCodeSchema } from './academies.ts';
import { maxCardSecretCharacters, maxImportedLearners, maxLearnerNameCharacters } from './limits.ts';

/** Calls for learners who sign in by a card, relative to the server's origin; apart, so that other pages do not fetch them. */
export const cardPaths = {
	importLearners: '/api/importLearners',
	newPins: '/api/newPins',
	signInByCard: '/api/signInByCard',
} as const;

/** The name on a card: at least one letter of any script. */
export const learnerNameSchema = z
	.string()
	.check(z.trim(), z.minLength(1), z.maxLength(maxLearnerNameCharacters), z.regex(/\p{L}/u));

/** By what a name is found that a child types: letters without accents, small, with single spaces. */
export const nameKeyOf = (name: string): string =>
	name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[\s.,'’-]+/g, ' ')
		.trim();

const upTo = <Item extends z.core.$ZodType>(item: Item) =>
	z.array(item).check(z.minLength(1), z.maxLength(maxImportedLearners));

/**
 * `importLearners`: an account without an address for each name, with a place in the class. Whoever calls confirms for the
 * academy that the guardians of all of them have agreed in writing.
 */
export const importLearnersRequestSchema = z.object({
	classId: idSchema,
	names: upTo(learnerNameSchema),
	guardiansAgreed: z.literal(true),
});

/** `newPins`: for learners of a class who have cards. Their old PINs stop working and their sessions end. */
export const newPinsRequestSchema = z.object({ classId: idSchema, membershipIds: upTo(idSchema) });

/** What `importLearners` and `newPins` answer: this once, the words that are secret on each card. */
export const madeCardsSchema = z.object({
	cards: z.array(z.object({ membershipId: idSchema, displayName: z.string(), pin: z.string() })),
});
export type MadeCard = z.infer<typeof madeCardsSchema>['cards'][number];

/**
 * `signInByCard`: what stands on a card. `pin` is compared as it comes: secret words with spaces between them, or the six
 * digits of a card from before there were words.
 */
export const signInByCardRequestSchema = z.object({
	code: joinCodeSchema,
	name: learnerNameSchema,
	pin: z.string().check(z.minLength(1), z.maxLength(maxCardSecretCharacters)),
});
