import { activityRow } from './activities.ts';
import type { AssignmentRubric, RubricScale } from './rubrics.ts';
import type { Task } from './tasks.ts';

/** The scales of tasks that are marked without a rubric. */
const scales = {
	/** Speakle's score. */
	score: { lowest: 0, highest: 100, step: 1 },
	/** The levels of the Common European Framework, from 1 (A1) to 6 (C2). */
	levels: { lowest: 0, highest: 6, step: 0.5 },
	/** The public scale of Aptis Speaking part one. */
	points: { lowest: 0, highest: 5, step: 0.5 },
} as const;
/** The scale on which an assignment is marked: its rubric's, else that of its task. */
export function markScale({
	task,
	rubric,
}: {
	task: Task;
	rubric?: AssignmentRubric | undefined;
}): Omit<RubricScale, 'cuts' | 'step'> & { step: number } {
	if (rubric) return rubric.scale;
	return scales[activityRow(task.kind).mark ?? 'points'];
}
/** Whether a mark is one that the scale has. */
export const isOnScale = (mark: number, { highest, step }: { highest: number; step: number }) =>
	mark <= highest && mark % step === 0;
