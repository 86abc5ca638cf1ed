import type { SpokenWord } from '@henry/contract/speech.ts';
import type { TimeSpan } from '@henry/contract/time-span.ts';

/** Speech and the pauses inside it, within one part of a recording such as the answer to one question. */
export type SpeechRow = TimeSpan & {
	readonly speech: readonly TimeSpan[];
	readonly pauses: readonly TimeSpan[];
};

/** A shorter silence is no pause to speak of. */
export const minPauseMs = 700;

/** What is left of speech at the edge of a part is only a beginning or an end that belongs to the other part. */
const minCutSpeechMs = 500;

/** What of a segment lies within a part; nothing where most of it does not. */
function pieceWithin(part: TimeSpan, segment: TimeSpan): TimeSpan[] {
	const startMs = Math.max(part.startMs, segment.startMs);
	const endMs = Math.min(part.endMs, segment.endMs);
	const isCut = startMs > segment.startMs || endMs < segment.endMs;
	return endMs - startMs > (isCut ? minCutSpeechMs : 0) ? [{ startMs, endMs }] : [];
}

/**
 * Speech part by part. What is silent before the first word of a part and after its last is no pause: the learner thinks,
 * or waits for the next question.
 */
export function speechRows(parts: readonly TimeSpan[], segments: readonly TimeSpan[]): SpeechRow[] {
	return parts.map((part) => {
		const speech = segments.flatMap((segment) => pieceWithin(part, segment));
		const pauses = speech.slice(1).flatMap((next, index) => {
			const pause = { startMs: speech[index]?.endMs ?? 0, endMs: next.startMs };
			return pause.endMs - pause.startMs >= minPauseMs ? [pause] : [];
		});
		return { ...part, speech, pauses };
	});
}

/** Speech as the times of its words tell: a shorter silence between two of them belongs to it. */
export function speechOfWords(words: readonly SpokenWord[]): TimeSpan[] {
	const segments: TimeSpan[] = [];
	for (const { startMs, endMs } of words) {
		const last = segments.at(-1);
		if (!last || startMs - last.endMs >= minPauseMs) segments.push({ startMs, endMs });
		else segments[segments.length - 1] = { ...last, endMs: Math.max(last.endMs, endMs) };
	}
	return segments;
}

/** Words of several answers, each with times from its own start, one answer after the other on one clock. */
export function answersOnOneClock(answers: readonly (readonly SpokenWord[])[]): SpokenWord[][] {
	let offsetMs = 0;
	return answers.map((words) => {
		const fromMs = offsetMs;
		offsetMs += words.at(-1)?.endMs ?? 0;
		return words.map(({ text, startMs, endMs }) => ({
			text,
			startMs: fromMs + startMs,
			endMs: fromMs + endMs,
		}));
	});
}

/** A recogniser's words and a detector's silences end at slightly different moments. */
const toleranceMs = 250;

/** The word after which a pause comes, where one was heard close before it. */
export function wordBefore(pause: TimeSpan, words: readonly SpokenWord[]): string | undefined {
	const word = words.findLast(({ startMs }) => startMs < pause.startMs);
	return word && word.endMs >= pause.startMs - 4 * toleranceMs && word.endMs <= pause.startMs + toleranceMs
		? word.text
		: undefined;
}
