import type { ReportedCorrection, ReportedSuggestion } from '@henry/contract/conversation.ts';
import type { Correction, FeedbackResponse, TextSpan } from '@henry/contract/feedback.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import { moved } from '@henry/grammar/places.ts';
import { type PlainWord, splitWords } from '@henry/grammar/tagged-text.ts';
import type { LearnerText } from './learner-text.ts';

/** Where there is no punctuation, a sentence ends before a word that joins clauses, or after so many words. */
const joiners = new Set('and but because so when if then although while after before'.split(' '));
const mostWordsBefore = 12;
const mostWordsAfter = 10;
const fewestWordsAround = 2;
/** Words that nothing ends with. */
const unfinished = new Set(
	'the a an my your his her our their to at in of for with on from and or but very so'.split(' '),
);

/** How much a mistake hinders: the lower, the earlier it is reported. What breaks the meaning comes first. */
const weights: Record<Correction['category'], number> = {
	'word order': 0,
	'missing word': 0,
	'verb form': 0,
	tense: 0,
	agreement: 1,
	'word choice': 1,
	pronoun: 1,
	comparison: 2,
	'extra word': 2,
	'noun number': 2,
	preposition: 2,
	article: 3,
	spelling: 3,
};
/** A mistake that is made again is worth more attention than a single one of a heavier kind. */
const weightOfRepetition = 1.5;

/** What was found in all that a learner said; the original spans, and the ends of sentences, lie in the whole text. */
export type Feedback = Pick<FeedbackResponse, 'corrections' | 'suggestions'> & { ends: ReadonlySet<number> };

/** The corrections of what a learner said, those that matter most first, each with its sentence. */
export function reportedCorrections(
	learner: LearnerText,
	{ corrections, ends }: Feedback,
): ReportedCorrection[] {
	const parted = { learner, ends, wordsOf: createWordsOf(learner) };
	return byImportance(corrections).map((correction) => withSentence(correction, parted, corrections));
}

/** What is only offered, in the order in which it was said, each with its sentence. */
export function reportedSuggestions(
	learner: LearnerText,
	{ corrections, suggestions, ends }: Feedback,
): ReportedSuggestion[] {
	const parted = { learner, ends, wordsOf: createWordsOf(learner) };
	return suggestions.map((suggestion) => withSentence(suggestion, parted, [...corrections, suggestion]));
}

/** The words of a stretch of the whole text, with their places in it. */
type WordsOf = (span: TextSpan) => PlainWord[];

/** What a learner said, where its sentences end, and the words of each turn. */
type Parted = { learner: LearnerText; ends: ReadonlySet<number>; wordsOf: WordsOf };

/** Each turn is split into words once. */
function createWordsOf({ text }: LearnerText): WordsOf {
	const known = new Map<number, PlainWord[]>();
	return ({ start, end }) => {
		const words =
			known.get(start) ??
			splitWords(text.slice(start, end)).map((word) => ({ ...word, span: moved(word.span, start) }));
		known.set(start, words);
		return words;
	};
}

/** The first of each kind of mistake by its importance, and then the repetitions in the same order. */
function byImportance(corrections: readonly Correction[]): Correction[] {
	const kinds = new Map<string, Correction[]>();
	for (const correction of corrections) {
		kinds.set(correction.rule, [...(kinds.get(correction.rule) ?? []), correction]);
	}
	const importance = ([first, ...repeated]: readonly Correction[]) =>
		(first ? weights[first.category] : 0) - (repeated.length > 0 ? weightOfRepetition : 0);
	const sorted = [...kinds.values()].sort((one, other) => importance(one) - importance(other));
	return [...sorted.flatMap((kind) => kind.slice(0, 1)), ...sorted.flatMap((kind) => kind.slice(1))];
}

/** A correction with the sentence around it, in which it and all others are done. */
function withSentence<Found extends Correction>(
	found: Found,
	parted: Parted,
	corrections: readonly Correction[],
) {
	const { learner } = parted;
	const place = sentenceAround(found, parted, corrections);
	const edits = corrections
		.filter(({ originalSpan }) => place.start <= originalSpan.start && originalSpan.end <= place.end)
		.map(({ originalSpan, replacement }) => ({ span: moved(originalSpan, -place.start), replacement }))
		.sort((one, other) => one.span.start - other.span.start);
	const sentence = learner.text.slice(place.start, place.end);
	const originalSpan = moved(found.originalSpan, -place.start);
	const before = edits.filter(
		({ span }) => span.end <= originalSpan.start && span.start < originalSpan.start,
	);
	const start = applyEdits(sentence.slice(0, originalSpan.start), before).length;
	return {
		...found,
		originalSpan,
		correctedSpan: { start, end: start + found.replacement.length },
		sentence,
		correctedSentence: applyEdits(sentence, edits),
	};
}

/** The words around a correction that make a sentence, of its own turn; it cuts through no other correction. */
function sentenceAround(
	{ originalSpan }: Correction,
	{ learner, ends, wordsOf }: Parted,
	corrections: readonly Correction[],
): TextSpan {
	const turn = learner.turns.find(
		({ span }) => span.start <= originalSpan.start && originalSpan.end <= span.end,
	);
	const { start, end } = turn?.span ?? { start: 0, end: learner.text.length };
	const words = wordsOf({ start, end });
	const beginsSentence = (index: number) => {
		const between = learner.text.slice(words[index - 1]?.span.end, words[index]?.span.start);
		return /[.!?]\s|\n/.test(between) || ends.has(words[index - 1]?.span.end ?? -1);
	};
	const first = words.findIndex(({ span }) => span.end > originalSpan.start);
	const last = words.findLastIndex(({ span }) => span.start < originalSpan.end);
	const isWhole = (place: number) =>
		corrections.every((other) => place <= other.originalSpan.start || other.originalSpan.end <= place);
	const mayBegin = (index: number) => {
		const word = words[index];
		if (!word || index === 0) return true;
		const before = first - index;
		const isClause = before >= fewestWordsAround && joiners.has(word.lower);
		return isWhole(word.span.start) && (beginsSentence(index) || isClause || before >= mostWordsBefore);
	};
	const mayEnd = (index: number) => {
		const [word, next] = words.slice(index, index + 2);
		if (!word || !next) return true;
		const after = index - last;
		const isClause = after >= fewestWordsAround && joiners.has(next.lower);
		return (
			isWhole(word.span.end) &&
			(beginsSentence(index + 1) || isClause || (after >= mostWordsAfter && !unfinished.has(word.lower)))
		);
	};
	let from = first;
	while (!mayBegin(from)) from--;
	let to = last;
	while (!mayEnd(to)) to++;
	return { start: words[from]?.span.start ?? start, end: words[to]?.span.end ?? end };
}
