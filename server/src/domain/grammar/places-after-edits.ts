import type { WrittenMark } from '@henry/contract/feedback.ts';
import type { GrammarEdit } from '@henry/grammar/grammar-edit.ts';

/** Where a mark stands after `edits`; inside one of them, a capital is its beginning's and the end of a sentence its end's. */
function placeAfter({ at, mark }: WrittenMark, edits: readonly GrammarEdit[]): number {
	let place = at;
	for (const { span, replacement } of edits) {
		if (mark === 'capital' ? span.end <= at && span.start < at : span.end <= at) {
			place += replacement.length - (span.end - span.start);
		} else if (span.start < at) {
			place += mark === 'capital' ? span.start - at : span.start + replacement.length - at;
		}
	}
	return place;
}

/** The marks of a text as those of the text after `edits`. */
export const marksAfter = (marks: readonly WrittenMark[], edits: readonly GrammarEdit[]): WrittenMark[] =>
	marks.map((mark) => ({ ...mark, at: placeAfter(mark, edits) }));
