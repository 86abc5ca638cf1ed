import './without-code-generation.ts';
import * as z from 'zod/mini';

/** Forms of the six-minute check (`content/exams/forms/progress-check`), in the order in which they are given in a circle. */
export const checkForms = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'] as const;

/** So many checks that were begun are remembered: the latest two rounds of forms. */
export const mostBegunChecks = 2 * checkForms.length;

/** The checks that a learner has begun, the earliest first. Whoever has begun one has seen its form. */
export const begunChecksSchema = z
	.array(z.object({ form: z.enum(checkForms), atMs: z.number().check(z.int(), z.positive()) }))
	.check(z.maxLength(mostBegunChecks));
export type BegunChecks = z.infer<typeof begunChecksSchema>;
