import { activities } from '@henry/contract/activities.ts';

/** Each question is shown as long as its answer may be. */
const questionSeconds = activities.grammarSpeech.answerSeconds;

/**
 * Where the carousel stands: the question shown (from 0), its remaining seconds, and whether the last has timed out.
 * Without a time limit nothing remains to be counted.
 */
export type CarouselPosition = {
	questionIndex: number;
	remainingSeconds: number | undefined;
	timedOut: boolean;
};

/** The carousel after so many seconds of recording: each question has 15 s, the last one then times out. */
export function carouselAt(elapsedSeconds: number, questionCount: number): CarouselPosition {
	const timedOut = elapsedSeconds >= questionCount * questionSeconds;
	if (timedOut) return { questionIndex: questionCount - 1, remainingSeconds: 0, timedOut };
	return {
		questionIndex: Math.floor(elapsedSeconds / questionSeconds),
		remainingSeconds: questionSeconds - (elapsedSeconds % questionSeconds),
		timedOut,
	};
}

/** The carousel of a learner who goes on to the next question by hand, having seen so many. */
export function untimedCarousel(seenCount: number): CarouselPosition {
	return { questionIndex: seenCount - 1, remainingSeconds: undefined, timedOut: false };
}

/** When each question was shown, in milliseconds of the recording, where each has 15 s. */
export function timedStartsMs(questionCount: number): number[] {
	return Array.from({ length: questionCount }, (_, index) => index * questionSeconds * 1_000);
}
