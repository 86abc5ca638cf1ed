import './without-code-generation.ts';
import * as z from 'zod/mini';
import { maxFactCharacters, maxRememberedFacts } from './limits.ts';

/** What a fact is about: the learner's name, family, work or studies, plans, and what they like. */
export const factKinds = ['name', 'family', 'work', 'plan', 'like'] as const;

/** Something that the learner told Henry of themselves, in their own words: "I have two sisters"; of a name, it alone. */
export const toldFactSchema = z.object({
	kind: z.enum(factKinds),
	text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxFactCharacters)),
});
export type ToldFact = z.infer<typeof toldFactSchema>;

/**
 * A fact that is remembered. `isTakenUp`: Henry has asked about it in a later talk. `toldOn`: the learner's day on which a
 * plan was told; those that were kept before this was noted have none.
 */
export const keptFactSchema = z.extend(toldFactSchema, {
	id: z.uuid(),
	isTakenUp: z.boolean(),
	toldOn: z.optional(z.iso.date()),
});
export type KeptFact = z.infer<typeof keptFactSchema>;

/** What Henry remembers of a learner. `isOn` only where the learner has agreed to it. */
export const memorySchema = z.object({
	isOn: z.boolean(),
	facts: z.array(keptFactSchema).check(z.maxLength(maxRememberedFacts)),
});
export type Memory = z.infer<typeof memorySchema>;

/** What Henry is to know of the learner in a talk. `takesUp` is what he begins with: "How did the exam go?" */
export const rememberedSchema = z.object({
	facts: z.array(toldFactSchema).check(z.maxLength(maxRememberedFacts)),
	takesUp: z.optional(toldFactSchema),
});
export type Remembered = z.infer<typeof rememberedSchema>;
