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
	/** The highest level that the parts taken can show, where the whole exam can show more. */
	tellsUpTo?: PractisedExam['tellsUpTo'];
	teacher: TeachersMark | undefined;
};

/** An exam, or the parts of it that were taken, and how: only the same can be compared. */
type WhichExam = Pick<PractisedExam, 'exam' | 'parts' | 'mode'>;

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

/** What was remembered before that was kept counts as taken as in the exam. */
const modeOf = ({ mode = 'exam' }: Pick<PractisedExam, 'mode'>) => mode;

/** The tries of an exam, or of the same parts of it, taken alike, that came to an estimate, the first one first. */
export function triesOf(
	{ exam, parts, ...how }: WhichExam,
	results: readonly PracticeResult[],
	homework: Homework = [],
): ExamTry[] {
	const marks = teachersMarks(homework);
	const wanted = parts.toSorted().join(' ');
	const isSame = (taken: PractisedExam) =>
		taken.exam === exam && taken.parts.toSorted().join(' ') === wanted && modeOf(taken) === modeOf(how);
	return results
		.flatMap(({ id, atMs, exam: taken }): ExamTry[] => {
			if (!taken?.level || !isSame(taken)) return [];
			const { form, level, band, tellsUpTo } = taken;
			return [{ id, atMs, form, level, band, tellsUpTo, teacher: marks.get(id) }];
		})
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
