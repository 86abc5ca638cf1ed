import './without-code-generation.ts';
import * as z from 'zod/mini';
import { examCriterionSchema } from './exams.ts';

/** What a check measures: the level as a whole, and each skill. */
export const checkSkillSchema = z.union([z.literal('level'), examCriterionSchema]);
export type CheckSkill = z.infer<typeof checkSkillSchema>;

/** A standard error of measurement, in levels, and from how many pairs of checks. */
const errorSchema = z.object({
	levels: z.number().check(z.gte(0), z.lte(6)),
	pairs: z.int().check(z.positive()),
});

/** The standard errors by skill as a benchmark found them, with simulated learners (`content/check-errors.json`). */
export const simulatedCheckErrorsSchema = z.partialRecord(checkSkillSchema, errorSchema);

/**
 * `GET /api/checkErrors`: how exact the six-minute check is, by skill. `from`: learners of this server who took two forms
 * within days, or simulated ones, until there are pairs enough.
 */
export const checkErrorsSchema = z.partialRecord(
	checkSkillSchema,
	z.extend(errorSchema, { from: z.enum(['learners', 'simulated']) }),
);
export type CheckErrors = z.infer<typeof checkErrorsSchema>;
