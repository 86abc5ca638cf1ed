import './without-code-generation.ts';
import * as z from 'zod/mini';
import { maxFeedbackTextCharacters, maxFeedbackWords } from './limits.ts';
import { refusals } from './refusals.ts';
import { dangerNoticeSchema } from './safety.ts';
import { transcriptWordSchema } from './transcript.ts';

/**
 * `words`: those of the text that were heard, in its order, where it was spoken. What rests on a word in doubt is asked.
 * `isAwaited`: the learner looks at an empty screen: what takes long may be missing (`unfinished`), and is asked for without it.
 */
export const feedbackRequestSchema = z.object({
	text: z
		.string()
		.check(
			z.trim(),
			z.minLength(1, refusals.textToCorrectMissing),
			z.maxLength(maxFeedbackTextCharacters, refusals.textToCorrectTooLong),
		),
	words: z.optional(z.array(transcriptWordSchema).check(z.maxLength(maxFeedbackWords))),
	isAwaited: z.optional(z.boolean()),
});
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

/** A half-open range of characters [start, end) of a text. */
export const textSpanSchema = z.object({
	start: z.number().check(z.int(), z.nonnegative()),
	end: z.number().check(z.int(), z.nonnegative()),
});
export type TextSpan = z.infer<typeof textSpanSchema>;

/** Mother tongues whose speakers' typical errors are known (ISO 639-1). */
export const motherTongues = ['es', 'pt', 'fr', 'it', 'de', 'zh', 'ar', 'ru'] as const;
const motherTongueSchema = z.enum(motherTongues);
export type MotherTongue = z.infer<typeof motherTongueSchema>;

/**
 * One correction. `originalSpan` lies in the text that was sent, `correctedSpan` in the corrected text; either may be
 * empty (a word put in or left out). `original` and `replacement` are exactly the characters of those spans. `typicalOf`
 * names the mother tongues whose speakers often say so; it may be empty. `card` is what is reviewed of it later: its
 * sentence as it was said, with all else put right (`prompt`), and put right (`answer`); only where that is one whole
 * sentence, short enough to be remembered, in which nothing is in doubt.
 */
export const correctionSchema = z.object({
	rule: z.string().check(z.minLength(1)),
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
	reason: z.string().check(z.minLength(1)),
	reasonInSpanish: z.string().check(z.minLength(1)),
	typicalOf: z.array(motherTongueSchema),
	card: z.optional(z.object({ prompt: z.string(), answer: z.string() })),
});
export type Correction = z.infer<typeof correctionSchema>;

/** The two characters that part previous text, new text and reason in a change string (specification, section 3). */
export const changeSeparator = '->';

/**
 * Something that may be better said in another way, or that may have been misheard (`asksWhatWasSaid`). The corrected text
 * is left as it is: `correctedSpan` is where `original` stands in it.
 */
export const suggestionSchema = z.extend(correctionSchema, { asksWhatWasSaid: z.boolean() });
export type Suggestion = z.infer<typeof suggestionSchema>;

/** How one writes what was said: the letter at `at` is a capital, or a mark comes before the character at `at`. */
export const writtenMarkSchema = z.object({
	at: z.number().check(z.int(), z.nonnegative()),
	mark: z.enum(['capital', '.', '?']),
});
export type WrittenMark = z.infer<typeof writtenMarkSchema>;

/**
 * A part of a text with its marks, which are ordered by place. What is put in where the part begins belongs to the part
 * before.
 */
export function written(
	text: string,
	marks: readonly WrittenMark[],
	{ start, end }: TextSpan = { start: 0, end: text.length },
): string {
	let result = '';
	let place = start;
	for (const { at, mark } of marks) {
		const isCapital = mark === 'capital';
		if (isCapital ? at < start || at >= end : at <= start || at > end) continue;
		result += text.slice(place, at) + (isCapital ? text.charAt(at).toUpperCase() : mark);
		place = isCapital ? at + 1 : at;
	}
	return result + text.slice(place, end);
}

/**
 * `text` is the corrected text; `changes` the specification's strings; `corrections` the same with places, all of them
 * surely wrong; `suggestions` are not. `writing` is what a spoken text lacks to be read: capitals and the ends of its
 * sentences, places in `text`. Where a text is not English (`isEnglish`), nothing is corrected.
 */
export const feedbackResponseSchema = z.object({
	text: z.string(),
	changes: z.array(z.string()),
	corrections: z.array(correctionSchema),
	suggestions: z.array(suggestionSchema),
	writing: z.array(writtenMarkSchema),
	isEnglish: z.boolean(),
	/** Some of it was read by the rules alone, because it was awaited. */
	unfinished: z.optional(z.boolean()),
	/** Danger was spoken of: this is shown instead of a report, nothing is corrected, and `text` is empty. */
	danger: z.optional(dangerNoticeSchema),
});
export type FeedbackResponse = z.infer<typeof feedbackResponseSchema>;

/** Where sentences end that were heard without marks, as places in the text that was sent. */
export function sentenceEnds({
	writing,
	corrections,
}: Pick<FeedbackResponse, 'writing' | 'corrections'>): number[] {
	return writing.flatMap(({ at, mark }) => {
		if (mark === 'capital') return [];
		const last = corrections.findLast(({ correctedSpan }) => correctedSpan.end <= at);
		return last ? at - last.correctedSpan.end + last.originalSpan.end : at;
	});
}

/** A correction as the specification's change string: previous text, new text, reason. */
export function changeString(correction: Pick<Correction, 'original' | 'replacement' | 'reason'>): string {
	return [correction.original, correction.replacement, correction.reason].join(changeSeparator);
}
