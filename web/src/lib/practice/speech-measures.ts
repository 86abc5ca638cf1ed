import type { Measures } from '@henry/contract/practice.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** Below this much speech, rates say nothing about the learner. */
const minSeconds = 5;
const minWords = 5;

/**
 * What the words that were heard in a practice measure, and the number of its corrections; the pauses between words count
 * as time. Where nothing was heard there is nothing to measure, and where not all that was corrected was heard, as after
 * the learner has changed the text, the count is undefined and makes no rate.
 */
export function speechMeasures(
	words: readonly TranscriptWord[],
	correctionCount: number | undefined,
): Measures {
	if (words.length === 0) return {};
	const spokenSeconds = ((words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0)) / 1_000;
	const counts = { spokenSeconds, words: words.length };
	if (spokenSeconds < minSeconds || words.length < minWords) return counts;
	return {
		...counts,
		wordsPerMinute: (words.length * 60) / spokenSeconds,
		...(correctionCount !== undefined && {
			correctionsPer100Words: (correctionCount * 100) / words.length,
		}),
	};
}
