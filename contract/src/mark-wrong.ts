import './without-code-generation.ts';
import * as z from 'zod/mini';
import { maxDisputedTextCharacters } from './limits.ts';

/**
 * What a mark is about: a correction of grammar, a score of pronunciation, the estimate of an exam, something that was said
 * to go well, or what was counted (means over time, figures of a talk).
 */
export const markKindSchema = z.enum(['correction', 'pronunciation', 'estimate', 'strength', 'figure']);
export type MarkKind = z.infer<typeof markKindSchema>;

const words = z.string().check(z.trim(), z.maxLength(maxDisputedTextCharacters));

/**
 * `markWrong`: a learner says that a mark is wrong. `about` names the mark by what the product calls it (a rule, a sound,
 * a score), never by what was said. `words` is what was said and what it was marked as, only where the learner agrees.
 */
export const markWrongRequestSchema = z.object({
	kind: markKindSchema,
	about: z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[\w .,:>+-]+$/)),
	words: z.optional(z.object({ said: words, marked: words })),
});
export type MarkWrongRequest = z.infer<typeof markWrongRequestSchema>;
