import type { ClassView } from '@henry/contract/class-view.ts';
import type { ServerTexts } from '@henry/contract/server-texts.ts';
import { csvFile } from '#server/domain/csv.ts';

/**
 * The view of a class as a CSV file: a row a learner, a column an assignment with the teacher's mark. With `numbers` in
 * place of `names` nobody is named: learners are numbered in the order of their names.
 */
export function classCsv(
	{ assignments, learners }: ClassView,
	words: ServerTexts['classCsv'],
	who: 'names' | 'numbers' = 'names',
): string {
	const { learner, minutes, late, missing, handedIn } = words;
	const oldestFirst = assignments.toReversed();
	return csvFile([
		[learner, minutes, late, missing, ...oldestFirst.map(({ title }) => title)],
		...learners.map((row, place) => [
			who === 'names' ? row.displayName : String(place + 1),
			row.minutesSpoken.toFixed(1),
			String(row.late),
			String(row.missing),
			...oldestFirst.map(({ id }) => {
				const work = row.work.find(({ assignmentId }) => assignmentId === id);
				return work ? String(work.mark ?? handedIn) : '';
			}),
		]),
	]);
}
