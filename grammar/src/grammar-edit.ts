import type { Correction, TextSpan, WrittenMark } from '@henry/contract/feedback.ts';

/**
 * One edit of a text: replace the characters of `span` by `replacement`, and why. Edits never overlap and are ordered by
 * place.
 */
export type GrammarEdit = Omit<Correction, 'original' | 'originalSpan' | 'correctedSpan'> & {
	span: TextSpan;
};

/**
 * What a checker finds in a text: `sure` is wrong and is corrected, `maybe` is offered as a suggestion. No edit touches
 * another, of either kind. `writing`: the capitals and the ends of sentences that the text lacks; none where the checker
 * does not know them. `endsAreSure`: nine of ten of these ends are right, so that what lies between two of them can be
 * taken for a sentence.
 */
export type GrammarFindings = {
	sure: GrammarEdit[];
	maybe: GrammarEdit[];
	writing?: WrittenMark[];
	endsAreSure?: boolean;
};
