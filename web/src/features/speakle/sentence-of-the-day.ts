import { speakleSentenceCount } from '@henry/contract/limits.ts';

/** Index of the sentence of a day (YYYY-MM-DD): its day of the month modulo the count of sentences. */
export function sentenceIndexOf(day: string): number {
	return Number(day.slice(-2)) % speakleSentenceCount;
}

/** The beginning of the next day where this browser is, also on days that are not 24 hours long. */
export function nextLocalMidnightMs(nowMs: number): number {
	const now = new Date(nowMs);
	return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
}
