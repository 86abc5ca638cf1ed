import type { Draft, QueueEntry } from '@henry/contract/homework.ts';
import { markStep, type Task } from '@henry/contract/tasks.ts';

/** The middle of a draft's range, on the steps of the task's scale. */
export function middleOf({ lowest, highest }: Draft, task: Task): number {
	const step = markStep(task);
	return Math.round((lowest + highest) / 2 / step) * step;
}

/** Answers whose draft may be confirmed unheard: it is there, and nothing speaks for a closer look. */
export function easyEntries(entries: readonly QueueEntry[]): QueueEntry[] {
	return entries.filter(({ content, review }) => content.draft && content.reasons.length === 0 && !review);
}
