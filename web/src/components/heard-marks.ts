import type { Correction } from '@henry/contract/feedback.ts';
import { type TranscriptWord, wordSpans } from '@henry/contract/transcript.ts';
import type { HeardKind } from './mark-looks.tsx';
import type { Mark } from './marked-text.ts';

/** What is to be shown about the words of a transcription: what is wrong or missing, and what was not heard for sure. */
export function heardMarks(
	words: readonly TranscriptWord[],
	corrections: readonly Correction[],
): Mark<HeardKind>[] {
	const spans = wordSpans(words);
	const unsure = spans.filter((_, index) => words[index]?.unsure);
	return [
		...corrections.map(({ originalSpan: span }): Mark<HeardKind> => {
			return { span, kind: span.start === span.end ? 'missing' : 'wrong' };
		}),
		...unsure.map((span): Mark<HeardKind> => ({ span, kind: 'unsure' })),
	];
}
