import { type Correction, type TextSpan, type WrittenMark, written } from '@henry/contract/feedback.ts';
import type { GrammarEdit } from '#server/ports/grammar-checker.ts';
import { applyEdits } from './check-grammar.ts';
import { marksAfter } from './places-after-edits.ts';
import { splitWords } from './tagged-text.ts';

/** More is not remembered as one thing, and less is no sentence. */
const wordsOfCard = { fewest: 3, most: 12 };

/** A text with its sure edits, its marks, and the places of all that is in doubt. */
type Corrected = {
	text: string;
	edits: readonly GrammarEdit[];
	writing: readonly WrittenMark[];
	doubts: readonly TextSpan[];
};

/** The places where the sentences of a text end, by the marks that it has and those that it lacks, in order. */
function endsOf({ text, writing }: Corrected): number[] {
	const own = [...text.matchAll(/[.!?]+(?=\s|$)|\n/g)].map(
		({ 0: mark, index }) => index + mark.trimEnd().length,
	);
	const lacked = writing.filter(({ mark }) => mark !== 'capital').map(({ at }) => at);
	return [0, ...own, ...lacked, text.length].sort((one, other) => one - other);
}

/** A sentence of a text with some of its edits done, as one writes it. */
function sentenceAs(
	{ text, writing }: Corrected,
	{ start, end }: TextSpan,
	edits: readonly GrammarEdit[],
): string {
	const inside = ({ span }: GrammarEdit) => span.start >= start && span.end <= end;
	const own = edits.filter(inside).map((edit) => ({
		...edit,
		span: { start: edit.span.start - start, end: edit.span.end - start },
	}));
	const marks = writing
		.filter(({ at, mark }) => (mark === 'capital' ? at >= start && at < end : at > start && at <= end))
		.map((mark) => ({ ...mark, at: mark.at - start }));
	return written(applyEdits(text.slice(start, end), own), marksAfter(marks, own)).trim();
}

/**
 * Tells of each sure edit of a text what is reviewed of it later; undefined where its sentence is long, or something in it
 * is in doubt.
 */
export function cardsOf(corrected: Corrected): (edit: GrammarEdit) => Correction['card'] {
	const { edits, doubts } = corrected;
	const ends = endsOf(corrected);
	return (edit) => {
		const start = ends.findLast((place) => place <= edit.span.start) ?? 0;
		const end = ends.find((place) => place >= edit.span.end) ?? corrected.text.length;
		const sentence = { start, end };
		if (edits.some(({ span }) => span.start < end && span.end > end)) return undefined;
		if (doubts.some((doubt) => doubt.start < end && doubt.end > start)) return undefined;
		const answer = sentenceAs(corrected, sentence, edits);
		const count = splitWords(answer).length;
		if (count < wordsOfCard.fewest || count > wordsOfCard.most) return undefined;
		const others = edits.filter((other) => other !== edit);
		return { prompt: sentenceAs(corrected, sentence, others), answer };
	};
}
