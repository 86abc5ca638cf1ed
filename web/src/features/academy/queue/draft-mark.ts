import type { Draft } from '@henry/contract/drafts.ts';
import type { QueueEntry } from '@henry/contract/homework.ts';
import { markScale } from '@henry/contract/mark-scale.ts';

type Range = Pick<Draft, 'lowest' | 'highest'>;
type MarkedBy = Pick<QueueEntry, 'task' | 'rubric'>;

/** The middle of a range, on the steps of the scale that an answer is marked on. */
export function middleOf({ lowest, highest }: Range, markedBy: MarkedBy): number {
	const { step } = markScale(markedBy);
	return Math.round((lowest + highest) / 2 / step) * step;
}

/** The middles of a draft's ranges by the criteria of its rubric; without those that the machine cannot tell. */
export function marksOfDraft(draft: Draft | null, markedBy: MarkedBy): Record<string, number> {
	return Object.fromEntries(
		(draft?.marks ?? []).flatMap(({ criterionId, range }) =>
			range ? [[criterionId, middleOf(range, markedBy)]] : [],
		),
	);
}

/** Answers whose draft may be confirmed unheard: it is there, and nothing speaks for a closer look. */
export function easyEntries(entries: readonly QueueEntry[]): QueueEntry[] {
	return entries.filter(({ content, review }) => content.draft && content.reasons.length === 0 && !review);
}
