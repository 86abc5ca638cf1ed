import { type Correction, changeString, type FeedbackResponse } from '@henry/contract/feedback.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { applyEdits } from './check-grammar.ts';

/** Corrects a learner's answer. */
export type CorrectAnswer = (text: string, options?: CallOptions) => Promise<FeedbackResponse>;

/**
 * The use case behind every report on grammar: the corrected text, and each correction with its place in the text that
 * was sent and in the corrected one. Rejects with the checker's `ProviderError`.
 */
export function correctAnswer(checker: GrammarChecker): CorrectAnswer {
	return async (text, options) => {
		const edits = await checker.check(text, options);
		let shift = 0;
		const corrections = edits.map(({ span, replacement, ...edit }): Correction => {
			const start = span.start + shift;
			shift += replacement.length - (span.end - span.start);
			return {
				...edit,
				original: text.slice(span.start, span.end),
				replacement,
				originalSpan: span,
				correctedSpan: { start, end: start + replacement.length },
			};
		});
		return { text: applyEdits(text, edits), changes: corrections.map(changeString), corrections };
	};
}
