import { type Correction, changeString, type FeedbackResponse } from '@henry/contract/feedback.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import type { GrammarEdit } from '@henry/grammar/grammar-edit.ts';
import { heardWriting } from '@henry/grammar/heard-writing.ts';
import { isEnglish } from '@henry/grammar/is-english.ts';
import { type HeardWord, placesOfUnsure, touch } from '@henry/grammar/places.ts';
import type { CheckOptions, GrammarChecker } from '#server/ports/grammar-checker.ts';
import { cardsOf } from './card-of.ts';
import { marksAfter } from './places-after-edits.ts';

/** So long a learner waits for what a model finds, who is shown the rest of it afterwards. */
export const awaitedModelMs = 1_200;

/** Of what was not said. */
export const nothingToCorrect: FeedbackResponse = {
	text: '',
	changes: [],
	corrections: [],
	suggestions: [],
	writing: [],
	isEnglish: true,
};

/** `words`: those that were heard, where the text was spoken. */
type CorrectOptions = CheckOptions & { words?: readonly HeardWord[] | undefined };

/** Corrects a learner's answer. */
export type CorrectAnswer = (text: string, options?: CorrectOptions) => Promise<FeedbackResponse>;

/**
 * The use case behind every report on grammar: the corrected text, each correction with its place in the text that was
 * sent and in the corrected one, and what is only offered. What touches a word that the recogniser doubts is never
 * corrected but asked, lest a learner is blamed for what was misheard. Rejects with the checker's `ProviderError`.
 */
export function correctAnswer(checker: GrammarChecker): CorrectAnswer {
	return async (text, { words = [], ...options } = {}) => {
		if (!isEnglish(text))
			return { text, changes: [], corrections: [], suggestions: [], writing: [], isEnglish: false };
		const found = await checker.check(text, { ...options, writing: heardWriting(text, words) });
		const { sure, maybe, writing = [], endsAreSure = false } = found;
		const unsure = placesOfUnsure(text, words);
		const isDoubted = ({ span }: GrammarEdit) => unsure.some((place) => touch(place, span));
		const edits = sure.filter((edit) => !isDoubted(edit));
		const offered = [...maybe, ...sure.filter(isDoubted)].sort(
			(one, other) => one.span.start - other.span.start,
		);
		const doubts = [...offered.map(({ span }) => span), ...unsure];
		const cardOf = cardsOf({ text, edits, writing, endsAreSure, doubts });
		const corrections = edits.map((edit) => {
			const card = cardOf(edit);
			return { ...placed(text, edits, edit, edit.replacement.length), ...(card && { card }) };
		});
		const suggestions = offered.map((edit) => ({
			...placed(text, edits, edit, edit.span.end - edit.span.start),
			asksWhatWasSaid: isDoubted(edit),
		}));
		const corrected = applyEdits(text, edits);
		return {
			text: corrected,
			changes: corrections.map(changeString),
			corrections,
			suggestions,
			writing: marksAfter(writing, edits),
			isEnglish: true,
		};
	};
}

/** An edit with its place in the text after `edits`, where it is so many characters long. */
function placed(
	text: string,
	edits: readonly GrammarEdit[],
	{ span, ...edit }: GrammarEdit,
	correctedLength: number,
): Correction {
	const before = edits.filter((other) => other.span.end <= span.start && other.span !== span);
	const start = applyEdits(text.slice(0, span.start), before).length;
	return {
		...edit,
		original: text.slice(span.start, span.end),
		originalSpan: span,
		correctedSpan: { start, end: start + correctedLength },
	};
}
