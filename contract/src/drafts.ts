import './without-code-generation.ts';
import * as z from 'zod/mini';
import { cefrLevelSchema, examCriterionSchema } from './exams.ts';

/** A range of marks, or of places on the line of levels: A1 begins at 1, C2 at 6 (`domain/exams/level-scale`). */
export const placesSchema = z.object({ lowest: z.number(), highest: z.number() });

/**
 * The machine's draft: a range on the scale of the assignment. `language` rests on grammar, vocabulary, fluency and coherence alone and
 * holds if the answer is on topic; `level` is the same, told as levels; `aptis` counts what is on topic too;
 * `pronunciation` is Speakle's score;
 * `rubric` is told on the scale of the assignment's rubric, by its criteria.
 */
export const draftSchema = z.object({
	lowest: z.number().check(z.nonnegative()),
	highest: z.number().check(z.nonnegative()),
	basis: z.enum(['aptis', 'language', 'level', 'pronunciation', 'rubric']),
	criteria: z.array(
		z.object({
			criterion: examCriterionSchema,
			level: z.object({ lowest: cefrLevelSchema, highest: cefrLevelSchema }),
		}),
	),
	/** What the machine found before anything was fitted to teachers' marks: the whole, and its own criteria. */
	places: z.optional(
		z.object({ whole: placesSchema, criteria: z.partialRecord(examCriterionSchema, placesSchema) }),
	),
	/** By the rubric's criteria; null where the machine cannot tell. */
	marks: z.optional(z.array(z.object({ criterionId: z.string(), range: z.nullable(placesSchema) }))),
	/** To how many marks of the academy's teachers the whole was fitted. */
	fittedTo: z.optional(z.number().check(z.int(), z.positive())),
});
export type Draft = z.infer<typeof draftSchema>;
