import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { placesSchema } from './drafts.ts';
import { correctionSchema } from './feedback.ts';
import { assignmentSchema, atMsSchema } from './homework.ts';
import { phones } from './phones.ts';
import { insertionPlaceSchema } from './sound-mistakes.ts';

/** `classView`: who did what. Marks are the teachers'; `draft` is what the machine would say where there is none yet. */
export const classViewSchema = z.object({
	id: idSchema,
	name: z.string(),
	isArchived: z.boolean(),
	assignments: z.array(assignmentSchema),
	learners: z.array(
		z.object({
			membershipId: idSchema,
			displayName: z.string(),
			minutesSpoken: z.number().check(z.nonnegative()),
			late: z.number().check(z.int(), z.nonnegative()),
			missing: z.number().check(z.int(), z.nonnegative()),
			work: z.array(
				z.object({
					assignmentId: idSchema,
					attempts: z.number().check(z.int(), z.positive()),
					isLate: z.boolean(),
					mark: z.nullable(z.number()),
					isReviewed: z.boolean(),
				}),
			),
			/** What the machine found in answers that a teacher has confirmed, the earliest first. */
			levels: z.array(z.extend(placesSchema, { atMs: atMsSchema })),
		}),
	),
	mistakes: z.array(
		z.object({
			category: correctionSchema.shape.category,
			times: z.number().check(z.int(), z.positive()),
			learners: z.number().check(z.int(), z.positive()),
			examples: z.array(
				z.object({
					original: z.string(),
					replacement: z.string(),
					/** Where it can be heard, if its learner lets teachers hear it. */
					heard: z.nullable(z.object({ handInId: idSchema, atSeconds: z.number() })),
				}),
			),
		}),
	),
	/** The sounds that most of the class get clearly wrong. */
	sounds: z.array(
		z.object({
			phone: z.enum(phones),
			ipa: z.string(),
			keyWord: z.string(),
			words: z.array(z.string()),
			times: z.number().check(z.int(), z.positive()),
			learners: z.number().check(z.int(), z.positive()),
			/** The sound is right: a vowel is put in before it. */
			inserted: z.optional(insertionPlaceSchema),
		}),
	),
});
export type ClassView = z.infer<typeof classViewSchema>;
export const classIdRequestSchema = z.object({ classId: idSchema });
