import { correctionSchema } from '@henry/contract/feedback.ts';
import * as z from 'zod/mini';
import { isReasonKey, type ReasonKey } from './reasons.ts';

const reasonKey = z.custom<ReasonKey>(isReasonKey, 'has no text in content/reasons');
const text = z.string().check(z.minLength(1));
/** Why, where a rule has more than one reason (else it is found by the rule's id), and what its text fills in by name. */
const because = { reason: z.optional(reasonKey), words: z.optional(z.record(z.string(), z.string())) };

/** What the row does not say of itself, for whoever changes it. */
const note = z.optional(text);

/**
 * A phrase that is wrong as such, as `phraseRule` reads it. `replace` and `words` may name the elements of `find`.
 */
const phraseSchema = z.strictObject({
	note,
	...because,
	find: text,
	replace: z.string(),
	notAfter: z.optional(text),
});
export type Phrase = z.infer<typeof phraseSchema>;

/** Phrases that differ in a few words: each of `phrases` stands for as many as `each` has rows, with their words for `{1}`, `{2}`. */
const phraseGroupSchema = z.strictObject({
	each: z.array(z.union([z.string(), z.array(z.string())])),
	phrases: z.array(phraseSchema),
});
export type PhraseGroup = z.infer<typeof phraseGroupSchema>;

/**
 * What is known of one kind of error, a row of `data/rules`. Its `example` is a wrong text with what the rule makes of it;
 * more of them, and correct texts that look alike, are in `data/cases`. A rule without `phrases` is found by a finder, which
 * has its id.
 *
 * Why it is an error is in `content/reasons`, by `id`: one short sentence that a learner at A2 understands and that names
 * the words. `typicalOf` names mother tongues whose speakers are known for the error. What an unsure rule (`isMaybe`)
 * finds may be right after all: it is offered, not corrected.
 */
export const ruleRowSchema = z.strictObject({
	id: reasonKey,
	note,
	category: correctionSchema.shape.category,
	typicalOf: correctionSchema.shape.typicalOf,
	isMaybe: z.optional(z.literal(true)),
	example: z.strictObject({ wrong: text, right: text }),
	phrases: z.optional(z.array(z.union([phraseSchema, phraseGroupSchema]))),
});
export type RuleRow = z.infer<typeof ruleRowSchema>;
