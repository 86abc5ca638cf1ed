import { activities } from '@henry/contract/activities.ts';
import type { Homework } from '@henry/contract/homework.ts';
import type { Task } from '@henry/contract/tasks.ts';
import { localDay } from './local-day.ts';

/** Homework of today: an assignment, what kind of task it is, whether it is handed in, and how long it takes about. */
export type HomeworkToday = {
	id: string;
	title: string;
	task: Task['kind'];
	minutes: number;
	isDone: boolean;
};

/**
 * The learner's own assignment that is due first; where none is open, the one that was handed in today, if one was. Those
 * of a guardian's wards are not theirs to do.
 */
export function homeworkOfToday(homework: Homework, today: string): HomeworkToday | undefined {
	const own = homework.filter(({ ward, isArchived, isReadOnly }) => !ward && !isArchived && !isReadOnly);
	const due = ({ assignment }: Homework[number]) => assignment.dueAtMs ?? Number.POSITIVE_INFINITY;
	const [open] = own
		.filter(({ handIns }) => handIns.length === 0)
		.toSorted((one, other) => (due(one) === due(other) ? 0 : due(one) - due(other)));
	const done = own.find(({ handIns }) => handIns.some(({ atMs }) => localDay(atMs) === today));
	const { assignment } = open ?? done ?? {};
	if (!assignment) return undefined;
	const { id, title, task } = assignment;
	return { id, title, task: task.kind, minutes: activities[task.kind].minutes, isDone: !open };
}
