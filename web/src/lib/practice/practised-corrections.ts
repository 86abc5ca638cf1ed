import type { ReportedCorrection } from '@henry/contract/conversation.ts';
import type { Correction, TextSpan } from '@henry/contract/feedback.ts';
import type { PractisedCorrection } from '@henry/contract/practice.ts';
import { type TranscriptWord, wordSpans } from '@henry/contract/transcript.ts';
import { plainWord } from './content-words.ts';

/** Speech has no full stops: a silence this long ends a sentence. */
const sentencePauseMs = 600;
/** Words of a sentence that are kept before and after what is wrong in it: it is to be said again in one breath. */
const wordsAround = 7;
/** As the contract limits them. */
const maxCharacters = 300;
const maxCorrections = 100;

/** An answer and what is wrong in it. `text` is the words joined by single characters, a line break between answers. */
type CorrectedAnswer = {
	text: string;
	words: readonly TranscriptWord[];
	corrections: readonly Correction[];
	/** The places where its sentences end, as far as they are known. */
	ends?: readonly number[];
};

/** Words with which a clause begins, and those with which one does after "and" or its like. */
const clauseWords = new Set(['although', 'because', 'but', 'if', 'when', 'while']);
const joiningWords = new Set(['and', 'but', 'or', 'so']);
const subjects = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'there']);
/** Words with which no sentence ends. */
const openEnds = new Set(['a', 'an', 'and', 'but', 'my', 'or', 'our', 'so', 'the', 'their', 'very', 'your']);

/** For each word whether a sentence begins with it: after a line break, an end or a pause, or as a new clause. */
function sentenceBeginnings({ text, words, ends = [] }: CorrectedAnswer, spans: readonly TextSpan[]) {
	return words.map((word, index) => {
		const [previous, span] = [words[index - 1], spans[index]];
		if (!previous || !span) return true;
		const [plain, plainPrevious] = [plainWord(word.text), plainWord(previous.text)];
		return (
			text[span.start - 1] === '\n' ||
			/[.!?]$/.test(previous.text) ||
			ends.includes(spans[index - 1]?.end ?? -1) ||
			word.startMs - previous.endMs >= sentencePauseMs ||
			clauseWords.has(plain) ||
			(joiningWords.has(plainPrevious) && subjects.has(plain))
		);
	});
}

/** The place of the sentence that a correction stands in, never cutting another correction in two. */
function sentenceSpan(
	{ originalSpan }: Correction,
	{ words, corrections }: CorrectedAnswer,
	spans: readonly TextSpan[],
	begins: readonly boolean[],
): TextSpan {
	const first = Math.max(
		0,
		spans.findLastIndex(({ start }) => start <= originalSpan.start),
	);
	const last = Math.max(
		first,
		spans.findIndex(({ end }) => end >= originalSpan.end),
	);
	let [from, to] = [first, last];
	while (!begins[from] && first - from < wordsAround) from -= 1;
	while (to < spans.length - 1 && !begins[to + 1] && to - last < wordsAround) to += 1;
	while (to > last && openEnds.has(plainWord(words[to]?.text ?? ''))) to -= 1;
	const sentence = { start: spans[from]?.start ?? 0, end: spans[to]?.end ?? 0 };
	for (const { originalSpan: other } of corrections) {
		if (other.start >= sentence.end || other.end <= sentence.start) continue;
		sentence.start = Math.min(sentence.start, other.start);
		sentence.end = Math.max(sentence.end, other.end);
	}
	return sentence;
}

/** A part of the text with its corrections made; `wanted` is made also where it lies at the edge. */
function correctedPart(
	text: string,
	{ start, end }: TextSpan,
	corrections: readonly Correction[],
	wanted: Correction,
): string {
	const isInside = ({ originalSpan: span }: Correction) => span.start < end && span.end > start;
	return corrections
		.filter((correction) => correction === wanted || isInside(correction))
		.toSorted((first, second) => second.originalSpan.start - first.originalSpan.start)
		.reduce(
			(part, { originalSpan: span, replacement }) => {
				return part.slice(0, span.start - start) + replacement + part.slice(span.end - start);
			},
			text.slice(start, end),
		);
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^ /, '');
const oneLine = (text: string) => onOneLine(text).trim();

/** Where a part of a text lies once that is on one line. */
const spanOnOneLine = (text: string, start: number, length: number): TextSpan => {
	const first = onOneLine(text.slice(0, start)).length;
	return { start: first, end: first + onOneLine(text.slice(start, start + length)).length };
};

/** What is remembered of a correction besides its sentence. */
export function keptOf({
	rule,
	category,
	original,
	replacement,
	card,
	...reasons
}: Correction): Omit<PractisedCorrection, 'sentence' | 'correctedSentence'> {
	const reason = reasons.reason.slice(0, maxCharacters);
	const reasonInSpanish = reasons.reasonInSpanish.slice(0, maxCharacters);
	return { rule, category, original, replacement, reason, reasonInSpanish, ...(card && { card }) };
}

/** By how much the corrections before a place inside a part make it longer. */
const growthBefore = (place: number, { start }: TextSpan, corrections: readonly Correction[]) =>
	corrections
		.filter(({ originalSpan: span }) => span.end > start && span.end <= place && span.start < place)
		.reduce(
			(sum, { originalSpan: span, replacement }) => sum + replacement.length - (span.end - span.start),
			0,
		);

/** Each correction in the sentence that it stands in, as it was said and put right; its places are in those. */
export function correctionsInSentences(answer: CorrectedAnswer): ReportedCorrection[] {
	const { text, words, corrections } = answer;
	const spans = wordSpans(words);
	const begins = sentenceBeginnings(answer, spans);
	return corrections.map((correction) => {
		const span = sentenceSpan(correction, answer, spans, begins);
		const { originalSpan: place, replacement } = correction;
		const said = text.slice(span.start, span.end);
		const better = correctedPart(text, span, corrections, correction);
		const start = place.start - span.start;
		const betterStart = start + growthBefore(place.start, span, corrections);
		return {
			...correction,
			sentence: oneLine(said),
			correctedSentence: oneLine(better),
			originalSpan: spanOnOneLine(said, start, place.end - place.start),
			correctedSpan: spanOnOneLine(better, betterStart, replacement.length),
		};
	});
}

/** Each correction with the sentence that it stands in, as they are remembered. */
export function practisedCorrections(answer: CorrectedAnswer): PractisedCorrection[] {
	return correctionsInSentences(answer)
		.slice(0, maxCorrections)
		.flatMap(({ sentence, correctedSentence, ...correction }) => {
			const lengths = [sentence.length, correctedSentence.length];
			if (Math.min(...lengths) === 0 || Math.max(...lengths) > maxCharacters) return [];
			return [{ ...keptOf(correction), sentence, correctedSentence }];
		});
}
