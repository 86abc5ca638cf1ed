import type { SpeechFigures } from './exam-report.ts';
import type { TranscriptWord } from './transcript.ts';

/** Shortest silence that counts as a pause (de Jong & Bosker 2013, "Choosing a threshold for silent pauses"). */
export const pauseMs = 250;
/** Below this span a rate says more about the length of single words than about the speaker. */
const shortestSpanForRateMs = 1_500;

/** The silences between words, of any length. */
function silencesMs(words: readonly TranscriptWord[]): number[] {
	return words.slice(1).map(({ startMs }, index) => Math.max(0, startMs - (words[index]?.endMs ?? startMs)));
}

function spanMs(words: readonly TranscriptWord[]): number {
	const [first, last] = [words[0], words.at(-1)];
	return first && last ? Math.max(0, last.endMs - first.startMs) : 0;
}

/** Counts of one answer: words, the time they took, and the pauses in it. */
export function speechFigures(words: readonly TranscriptWord[]): SpeechFigures {
	const pausesMs = silencesMs(words).filter((silenceMs) => silenceMs >= pauseMs);
	const rate = speechRate([words]);
	return {
		words: words.length,
		spokenSeconds: spanMs(words) / 1_000,
		wordsPerMinute: rate ? Math.round(rate.wordsPerMinute) : null,
		pauses: pausesMs.length,
		longestPauseSeconds: Math.max(0, ...pausesMs) / 1_000,
	};
}

/** How fast several answers were spoken together, and which share of that time was pauses. */
export type SpeechRate = { wordsPerMinute: number; silentShare0to1: number };

/**
 * Speed and breakdown of speech: words a minute from the first to the last sound (Lennon 1990, "Investigating fluency in
 * EFL"), and the share of pauses in that time. These are the measures that told levels apart in Aptis answers, and
 * repairs did not (Tavakoli, Nakatsuhara & Hunter 2017, British Council). Undefined where too little was said to tell.
 */
export function speechRate(answers: readonly (readonly TranscriptWord[])[]): SpeechRate | undefined {
	const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
	const totalMs = sum(answers.map(spanMs));
	if (totalMs < shortestSpanForRateMs) return undefined;
	const silentMs = sum(answers.flatMap(silencesMs).filter((silenceMs) => silenceMs >= pauseMs));
	return {
		wordsPerMinute: (sum(answers.map(({ length }) => length)) * 60_000) / totalMs,
		silentShare0to1: silentMs / totalMs,
	};
}
