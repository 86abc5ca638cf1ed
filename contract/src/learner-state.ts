import './without-code-generation.ts';
import * as z from 'zod/mini';
import { memorySchema } from './memory.ts';
import { chosenPathSchema } from './path.ts';

/**
 * What is kept of a learner besides practice: in the browser of a visitor, in the account of who is signed in. Null where
 * nothing was kept yet.
 */
export const learnerStateSchema = z.object({
	memory: z.nullable(memorySchema),
	path: z.nullable(chosenPathSchema),
});
export type LearnerState = z.infer<typeof learnerStateSchema>;

/** `saveLearnerState`: what is named takes the place of what was kept; null erases it. */
export const saveLearnerStateRequestSchema = z.partial(learnerStateSchema);
