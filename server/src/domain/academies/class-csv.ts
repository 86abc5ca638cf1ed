import type { ClassView } from '@henry/contract/homework.ts';
import { csvFile } from '#server/domain/csv.ts';
import { inLanguage } from '#server/domain/in-language.ts';

const words = {
	en: {
		learner: 'Learner',
		minutes: 'Minutes spoken',
		late: 'Late',
		missing: 'Missing',
		handedIn: 'handed in',
	},
	es: {
		learner: 'Estudiante',
		minutes: 'Minutos hablados',
		late: 'Tarde',
		missing: 'Sin entregar',
		handedIn: 'entregado',
	},
};

/** The view of a class as a CSV file: a row a learner, a column an assignment with the teacher's mark. */
export function classCsv({ assignments, learners }: ClassView, language: string): string {
	const { learner, minutes, late, missing, handedIn } = inLanguage(words, language);
	const oldestFirst = assignments.toReversed();
	return csvFile([
		[learner, minutes, late, missing, ...oldestFirst.map(({ title }) => title)],
		...learners.map((row) => [
			row.displayName,
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
