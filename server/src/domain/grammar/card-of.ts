import { type Correction, type TextSpan, type WrittenMark, written } from '@henry/contract/feedback.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import type { GrammarEdit } from '@henry/grammar/grammar-edit.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { marksAfter } from './places-after-edits.ts';

/** More is not remembered as one thing, and less is no sentence. */
const wordsOfCard = { fewest: 3, most: 12 };

/** A text with its sure edits, its marks, and the places of all that is in doubt. */
type Corrected = {
	text: string;
	edits: readonly GrammarEdit[];
	writing: readonly WrittenMark[];
	doubts: readonly TextSpan[];
};
type Found = Corrected & { endsAreSure: boolean };

/** The marks that are sure: of a text whose ends are not, those at the ends of its lines, and no capital behind another. */
function sureMarks(text: string, writing: readonly WrittenMark[]): WrittenMark[] {
	const isLineEnd = ({ at }: WrittenMark) => /^\s*(?:\n|$)/.test(text.slice(at));
	let unsureEnd: number | undefined;
	return writing.filter((mark) => {
		const followsUnsure = unsureEnd !== undefined && text.slice(unsureEnd, mark.at).trim() === '';
		unsureEnd = mark.mark === 'capital' || isLineEnd(mark) ? undefined : mark.at;
		return mark.mark === 'capital' ? !followsUnsure : unsureEnd === undefined;
	});
}

/** The places where the sentences of a text surely end, by its lines, the marks that it has and those that it lacks, in order. */
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

const joins = /^(?:and|but|so)$/;
const begins = /^(?:i|you|he|she|it|we|they|there|this|that|my|your|his|her|our|their|i'm|it's|he's|she's)$/;
const depends = /^(?:if|when|because|although|while|since|before|after|that|which|who)$/;

/** The part of a long sentence around a place that could stand alone: what "and", "but" or "so" joins with its own subject. */
function clauseAround(text: string, sentence: TextSpan, place: TextSpan): TextSpan | undefined {
	const words = splitWords(text.slice(sentence.start, sentence.end));
	const at = (index: number) => sentence.start + (words[index]?.span.start ?? 0);
	const cuts = words.flatMap(({ lower }, index) =>
		joins.test(lower) && begins.test(words[index + 1]?.lower ?? '') ? [index] : [],
	);
	const first = cuts.findLast((index) => at(index + 1) <= place.start);
	const next = cuts.find((index) => at(index) >= place.end);
	const from = first === undefined ? 0 : first + 1;
	const to = next ?? words.length;
	if (to - from === words.length || words.slice(from, to).some(({ lower }) => depends.test(lower)))
		return undefined;
	return { start: at(from), end: sentence.start + (words[to - 1]?.span.end ?? 0) };
}

/** A clause as a sentence of its own. */
const asSentence = (clause: string) =>
	clause.charAt(0).toUpperCase() +
	clause
		.slice(1)
		.replace(/[,;\s]*$/, '')
		.replace(/(?<![.?!])$/, '.');

function cardOf(prompt: string, answer: string): Correction['card'] {
	const [asked, said] = [prompt, answer].map((sentence) => splitWords(sentence).length) as [number, number];
	return said >= wordsOfCard.fewest && Math.max(asked, said) <= wordsOfCard.most
		? { prompt, answer }
		: undefined;
}

/**
 * Tells of each sure edit of a text what is reviewed of it later: its sentence or, where that is long, its clause; undefined
 * where that is long, too, or something in it is in doubt.
 */
export function cardsOf({ endsAreSure, ...found }: Found): (edit: GrammarEdit) => Correction['card'] {
	const { text, edits } = found;
	const corrected = endsAreSure ? found : { ...found, writing: sureMarks(text, found.writing) };
	const perhapsEnds = found.writing.filter(
		(mark) => mark.mark !== 'capital' && !corrected.writing.includes(mark),
	);
	const doubts = [...found.doubts, ...perhapsEnds.map(({ at }) => ({ start: at, end: at }))];
	const ends = endsOf(corrected);
	const isCut = ({ start, end }: TextSpan) =>
		edits.some(({ span }) => [start, end].some((place) => span.start < place && span.end > place)) ||
		doubts.some((doubt) => doubt.start < end && doubt.end > start);
	return (edit) => {
		const start = ends.findLast((place) => place <= edit.span.start) ?? 0;
		const end = ends.find((place) => place >= edit.span.end) ?? text.length;
		const others = edits.filter((other) => other !== edit);
		const sentence = { start, end };
		const whole = cardOf(sentenceAs(corrected, sentence, others), sentenceAs(corrected, sentence, edits));
		if (whole) return isCut(sentence) ? undefined : whole;
		const clause = clauseAround(text, sentence, edit.span);
		if (!clause || isCut(clause)) return undefined;
		return cardOf(
			asSentence(sentenceAs(corrected, clause, others)),
			asSentence(sentenceAs(corrected, clause, edits)),
		);
	};
}
