import type { MarkWrongRequest } from '@henry/contract/mark-wrong.ts';

/** A mark that a learner says is wrong, and when (milliseconds since 1970). Nothing in it says who the learner is. */
export type DisputedMark = MarkWrongRequest & { atMs: number };

/** Keeps disputed marks for the server’s operator. */
export type DisputedMarks = {
	/** Throws `ProviderError` (unavailable) where it cannot be kept. */
	keep(mark: DisputedMark): Promise<void>;
	/** Deletes those that are older. Throws `ProviderError` (unavailable). */
	removeBefore(beforeMs: number): Promise<void>;
};
