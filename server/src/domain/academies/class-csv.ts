import type { ClassView } from '@henry/contract/class-view.ts';
import type { ServerTexts } from '@henry/contract/server-texts.ts';
import { csvFile } from '#server/domain/csv.ts';

/**
 * The view of a class as a CSV file: a row a learner, a column an assignment with the teacher's mark. With `numbers` in
 * place of `names` nobody is named: learners are numbered in the order of their names. Numbers are written as in `language`;
 * where that has decimal commas, semicolons part the columns, as spreadsheets of such countries have it.
 */
export function classCsv(
	{ assignments, learners }: ClassView,
	words: ServerTexts['classCsv'],
	{ language, who = 'names' }: { language: string; who?: 'names' | 'numbers' },
): string {
	const exact = new Intl.NumberFormat(language, { useGrouping: false });
	const tenths = new Intl.NumberFormat(language, {
		useGrouping: false,
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
	const hasDecimalCommas = exact.format(0.5).includes(',');
	const { learner, minutes, late, missing, handedIn } = words;
	const oldestFirst = assignments.toReversed();
	const rows = [
		[learner, minutes, late, missing, ...oldestFirst.map(({ title }) => title)],
		...learners.map((row, place) => [
			who === 'names' ? row.displayName : String(place + 1),
			tenths.format(row.minutesSpoken),
			String(row.late),
			String(row.missing),
			...oldestFirst.map(({ id }) => {
				const work = row.work.find(({ assignmentId }) => assignmentId === id);
				if (!work) return '';
				return work.mark === null ? handedIn : exact.format(work.mark);
			}),
		]),
	];
	return csvFile(rows, hasDecimalCommas ? ';' : ',');
}
