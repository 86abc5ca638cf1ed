import type { Measures } from '@henry/contract/practice.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** Below this much speech, rates say nothing about the learner. */
const minSeconds = 5;
const minWords = 5;

/** What the words of a practice and the number of its corrections measure; the pauses between words count as time. */
export function speechMeasures(words: readonly TranscriptWord[], correctionCount: number): Measures {
	const spokenSeconds = ((words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0)) / 1_000;
	const counts = { spokenSeconds, words: words.length };
	if (spokenSeconds < minSeconds || words.length < minWords) return counts;
	return {
		...counts,
		wordsPerMinute: (words.length * 60) / spokenSeconds,
		correctionsPer100Words: (correctionCount * 100) / words.length,
	};
}
