import type { MarksByCriterion, QueueEntry, Review } from '@henry/contract/homework.ts';
import { markScale } from '@henry/contract/mark-scale.ts';
import { marksOfDraft, middleOf } from './draft-mark.ts';

/** Marks as they stand in their fields; empty where none is given. `isOwn`: the whole was typed, not worked out. */
export type TypedMarks = { whole: string; isOwn: boolean; byCriterion: Record<string, string> };

/** What is typed of an answer waits under this name (`useTyped`) until it is confirmed. */
export const aboutAnswer = (handInId: string) => `answer ${handInId}`;

const typed = (mark: number | null | undefined) => (mark === null || mark === undefined ? '' : String(mark));

/**
 * What the fields hold to begin with: the marks that were given, else the middle of the draft; `firstMark` is an examiner's,
 * which comes before the draft's.
 */
export function firstMarks(
	entry: QueueEntry,
	review: Review | null,
	firstMark: number | null = null,
): TypedMarks {
	const { draft } = entry.content;
	const marks = review ? review.marks : marksOfDraft(draft, entry);
	return {
		whole: typed(review ? review.mark : (firstMark ?? (draft && middleOf(draft, entry)))),
		isOwn: review !== null || firstMark !== null,
		byCriterion: Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, typed(mark)])),
	};
}

/** The marks once one by a criterion has changed: the whole is the mean of those given, unless it was typed. */
export function withMark(
	marks: TypedMarks,
	changed: { criterionId: string; mark: string },
	markedBy: Pick<QueueEntry, 'task' | 'rubric'>,
): TypedMarks {
	const byCriterion = { ...marks.byCriterion, [changed.criterionId]: changed.mark };
	const given = Object.values(byCriterion)
		.filter((mark) => mark !== '')
		.map(Number);
	if (marks.isOwn || given.length === 0) return { ...marks, byCriterion };
	const { step } = markScale(markedBy);
	const mean = given.reduce((sum, mark) => sum + mark, 0) / given.length;
	return { ...marks, byCriterion, whole: String(Math.round(mean / step) * step) };
}

/** The marks as they are sent. */
export function givenMarks({ whole, byCriterion }: TypedMarks): {
	mark: number | null;
	marks: MarksByCriterion;
} {
	const given = Object.entries(byCriterion).filter(([, mark]) => mark !== '');
	return {
		mark: whole === '' ? null : Number(whole),
		marks: Object.fromEntries(given.map(([id, mark]) => [id, Number(mark)])),
	};
}
