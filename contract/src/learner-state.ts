import './without-code-generation.ts';
import * as z from 'zod/mini';
import { memorySchema } from './memory.ts';
import { chosenPathSchema } from './path.ts';

/** So many checks that were begun are remembered: the latest two rounds of forms. */
export const mostBegunChecks = 26;

/** The six-minute checks that a learner has begun, the earliest first. Whoever has begun one has seen its form. */
export const begunChecksSchema = z
	.array(z.object({ form: z.string().check(z.regex(/^[a-m]$/)), atMs: z.number() }))
	.check(z.maxLength(mostBegunChecks));
export type BegunChecks = z.infer<typeof begunChecksSchema>;

/**
 * What is kept of a learner besides practice: in the browser of a visitor, in the account of who is signed in. Null where
 * nothing was kept yet.
 */
export const learnerStateSchema = z.object({
	memory: z.nullable(memorySchema),
	path: z.nullable(chosenPathSchema),
	begunChecks: z.nullable(begunChecksSchema),
});
export type LearnerState = z.infer<typeof learnerStateSchema>;

/** `saveLearnerState`: what is named takes the place of what was kept; null erases it. */
export const saveLearnerStateRequestSchema = z.partial(learnerStateSchema);
