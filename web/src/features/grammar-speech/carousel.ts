import { questionSeconds } from '@henry/contract/limits.ts';

/** Where the carousel stands: the question shown (from 0), its remaining seconds, and whether the last has timed out. */
export type CarouselPosition = { questionIndex: number; remainingSeconds: number; timedOut: boolean };

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
