import type { Homework } from '@henry/contract/homework.ts';
import { markScale } from '@henry/contract/mark-scale.ts';
import type { PracticeResult, PractisedExam } from '@henry/contract/practice.ts';

/** A teacher's mark of a try, on its own scale from 0. */
export type TeachersMark = { mark: number; highest: number; by: string | null };

/** One time that an exam was taken. `level` and `band` are intervals, `level` on the line of levels (A1 begins at 1). */
export type ExamTry = {
	id: string;
	atMs: number;
	form: string;
	level: { lowest: number; highest: number };
	band: PractisedExam['band'];
	teacher: TeachersMark | undefined;
};

/** An exam, or the parts of it that were taken: only the same parts can be compared. */
type WhichExam = Pick<PractisedExam, 'exam' | 'parts'>;

/** The marks that teachers have given, by the id of the hand-in, which is that of the result. */
function teachersMarks(homework: Homework): Map<string, TeachersMark> {
	return new Map(
		homework.flatMap(({ assignment, handIns }) =>
			handIns.flatMap(({ id, review }) =>
				review && review.mark !== null
					? [[id, { mark: review.mark, highest: markScale(assignment).highest, by: review.by }] as const]
					: [],
			),
		),
	);
}

/** The tries of an exam, or of the same parts of it, that came to an estimate, the first one first. */
export function triesOf(
	{ exam, parts }: WhichExam,
	results: readonly PracticeResult[],
	homework: Homework = [],
): ExamTry[] {
	const marks = teachersMarks(homework);
	const wanted = parts.toSorted().join(' ');
	return results
		.flatMap(({ id, atMs, exam: taken }) =>
			taken?.level && taken.exam === exam && taken.parts.toSorted().join(' ') === wanted
				? [{ id, atMs, form: taken.form, level: taken.level, band: taken.band, teacher: marks.get(id) }]
				: [],
		)
		.toSorted((one, other) => one.atMs - other.atMs);
}

/**
 * What two tries next to each other tell: `higher` or `lower` where their intervals do not meet, else nothing is certain
 * (`unsure`).
 */
export function changeBetween(before: ExamTry, now: ExamTry): 'higher' | 'lower' | 'unsure' {
	if (now.level.lowest > before.level.highest) return 'higher';
	return now.level.highest < before.level.lowest ? 'lower' : 'unsure';
}
