import { activityRow, homeworkActivities } from '@henry/contract/activities.ts';
import { type HomeworkNow, homeworkNow } from './homework-now.ts';
import { paths } from './paths.ts';

/** Where homework of an activity is done. */
const placesOf = (activity: HomeworkNow['activity']): string[] =>
	homeworkActivities
		.filter((name) => (activityRow(name).keptAs ?? name) === activity)
		.map((name) => paths[activityRow(name).page]);

/** Whether an assignment is done at an address. What is done elsewhere meanwhile is nobody else's business. */
export const isDoneAt = ({ activity }: HomeworkNow, pathname: string) =>
	placesOf(activity).includes(pathname);

/** The assignment of this tab, where it is done at the address. */
export function homeworkAt(pathname: string): HomeworkNow | undefined {
	const homework = homeworkNow();
	return homework && isDoneAt(homework, pathname) ? homework : undefined;
}
