import * as z from 'zod/mini';

/** How demanding Henry is: the length of what he says, how long he waits, how hard he is to convince. */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export const difficultySchema = z.enum(difficulties);
export type Difficulty = z.infer<typeof difficultySchema>;
