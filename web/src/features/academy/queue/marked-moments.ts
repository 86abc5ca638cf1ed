import type { HandInContent } from '@henry/contract/homework.ts';
import { wordSpans } from '@henry/contract/transcript.ts';

/** So long before a moment it is heard from, to be understood. */
const leadSeconds = 1.5;

/** Where in the recording something is in doubt or corrected, in seconds, in their order; close ones are one. */
export function markedMoments({ answers }: HandInContent): number[] {
	const [answer, ...others] = answers;
	// Answers of several recordings have times of their own, which say nothing about the joined one.
	if (
		!answer ||
		others.some(({ words }) => (words[0]?.startMs ?? Infinity) < (answer.words.at(-1)?.endMs ?? 0))
	) {
		return [];
	}
	const moments = answers.flatMap(({ words, corrections }) => {
		const spans = wordSpans(words.map((word) => ({ ...word, confidence0to1: 1 })));
		return words.flatMap(({ unsure, startMs }, index) => {
			const span = spans[index];
			const isCorrected =
				span && corrections.some(({ originalSpan: { start, end } }) => start < span.end && end >= span.start);
			return unsure || isCorrected ? Math.max(0, startMs / 1_000 - leadSeconds) : [];
		});
	});
	return moments.filter((moment, index) => index === 0 || moment - (moments[index - 1] ?? 0) > leadSeconds);
}
