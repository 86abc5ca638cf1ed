import './without-code-generation.ts';
import { z } from 'zod';
import { maxFeedbackTextCharacters } from './limits.ts';

export const feedbackRequestSchema = z.object({
	text: z
		.string()
		.trim()
		.min(1, 'There is no text to correct.')
		.max(maxFeedbackTextCharacters, `The text is longer than ${maxFeedbackTextCharacters} characters.`),
});
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

/** A half-open range of characters [start, end) of a text. */
export const textSpanSchema = z.object({
	start: z.number().int().nonnegative(),
	end: z.number().int().nonnegative(),
});
export type TextSpan = z.infer<typeof textSpanSchema>;

/**
 * One correction. `originalSpan` lies in the text that was sent, `correctedSpan` in the corrected text; either may be
 * empty (a word put in or left out). `original` and `replacement` are exactly the characters of those spans.
 */
export const correctionSchema = z.object({
	rule: z.string().min(1),
	category: z.enum([
		'agreement',
		'verb form',
		'tense',
		'article',
		'preposition',
		'noun number',
		'pronoun',
		'comparison',
		'word choice',
		'word order',
		'missing word',
		'extra word',
		'spelling',
	]),
	original: z.string(),
	replacement: z.string(),
	originalSpan: textSpanSchema,
	correctedSpan: textSpanSchema,
	reason: z.string().min(1),
});
export type Correction = z.infer<typeof correctionSchema>;

/** The two characters that part previous text, new text and reason in a change string (specification, section 3). */
export const changeSeparator = '->';

/** `text` is the corrected text; `changes` the specification's strings; `corrections` the same with places. */
export const feedbackResponseSchema = z.object({
	text: z.string(),
	changes: z.array(z.string()),
	corrections: z.array(correctionSchema),
});
export type FeedbackResponse = z.infer<typeof feedbackResponseSchema>;

/** A correction as the specification's change string: previous text, new text, reason. */
export function changeString(correction: Pick<Correction, 'original' | 'replacement' | 'reason'>): string {
	return [correction.original, correction.replacement, correction.reason].join(changeSeparator);
}
