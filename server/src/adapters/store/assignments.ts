import type { Assignment } from '@henry/contract/homework.ts';
import type { Task } from '@henry/contract/tasks.ts';
import type { Transaction } from 'kysely';
import type { HomeworkStore, NewAssignment } from '#server/ports/homework-store.ts';
import { isReadOnly } from './academy-places.ts';
import { permittedClasses } from './permitted.ts';
import { orRefused, Refusal } from './refusal.ts';
import type { Database, Queries } from './schema.ts';

/** An assignment as the contract describes it. */
export function asAssignment({ id, classId, createdAtMs, body }: Database['assignments']): Assignment {
	return { id, classId, createdAtMs, ...JSON.parse(body) };
}

/** Whether learners see an assignment by now. */
export const isOpen = ({ opensAtMs }: Pick<Assignment, 'opensAtMs'>, nowMs: number): boolean =>
	opensAtMs === undefined || opensAtMs <= nowMs;

/** Whether a task asks for no picture, or for one of the academy's own. */
export async function hasOwnPicture(
	transaction: Transaction<Database>,
	academyId: string,
	task: Task,
): Promise<boolean> {
	if (task.kind !== 'picture') return true;
	const picture = await transaction
		.selectFrom('academyImages')
		.select('id')
		.where('id', '=', task.imageId)
		.where('academyId', '=', academyId)
		.executeTakeFirst();
	return picture !== undefined;
}

async function save(
	transaction: Transaction<Database>,
	classId: string,
	{ id, createdAtMs, ...fields }: NewAssignment,
	maxAssignments: number,
): Promise<'saved' | 'full' | 'notFound'> {
	const body = JSON.stringify(fields);
	const { numUpdatedRows } = await transaction
		.updateTable('assignments')
		.set({ body })
		.where('id', '=', id)
		.where('classId', '=', classId)
		.executeTakeFirst();
	if (numUpdatedRows === 1n) return 'saved';
	const { held } = await transaction
		.selectFrom('assignments')
		.select(({ fn }) => fn.countAll<number>().as('held'))
		.where('classId', '=', classId)
		.executeTakeFirstOrThrow();
	if (held >= maxAssignments) return 'full';
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('assignments')
		.values({ id, classId, createdAtMs, body })
		.onConflict((conflict) => conflict.column('id').doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n ? 'saved' : 'notFound';
}

/** What teachers ask of a class. */
export function assignmentQueries({
	database,
	lock,
}: Queries): Pick<HomeworkStore, 'saveAssignments' | 'removeAssignment' | 'openAssignment'> {
	return {
		saveAssignments: (permission, classId, assignments, maxAssignments) =>
			orRefused(
				database.transaction().execute(async (transaction) => {
					await lock(transaction, `class ${classId}`);
					const home = await permittedClasses(transaction, permission)
						.select('permittedClass.academyId')
						.where('permittedClass.id', '=', classId)
						.where('permittedClass.archivedAtMs', 'is', null)
						.executeTakeFirst();
					if (!home) return 'notFound';
					for (const assignment of assignments) {
						if (await isReadOnly(transaction, home.academyId, assignment.createdAtMs)) return 'readOnly';
						if (!(await hasOwnPicture(transaction, home.academyId, assignment.task))) {
							throw new Refusal('notFound');
						}
						const outcome = await save(transaction, classId, assignment, maxAssignments);
						if (outcome !== 'saved') throw new Refusal(outcome);
					}
					return 'saved';
				}),
			),
		async removeAssignment(permission, assignmentId) {
			const { numDeletedRows } = await database
				.deleteFrom('assignments')
				.where('id', '=', assignmentId)
				.where('classId', 'in', permittedClasses(database, permission))
				.executeTakeFirst();
			return numDeletedRows === 1n;
		},
		async openAssignment(permission, assignmentId, nowMs) {
			const found = await database
				.selectFrom('assignments')
				.innerJoin('classes', 'classes.id', 'assignments.classId')
				.select(['assignments.body', 'classes.academyId'])
				.where('assignments.id', '=', assignmentId)
				.where('classes.archivedAtMs', 'is', null)
				.where('assignments.classId', 'in', permittedClasses(database, permission))
				.executeTakeFirst();
			if (!found) return undefined;
			const { task, rubric, dueAtMs, opensAtMs }: Assignment = JSON.parse(found.body);
			if (!isOpen({ opensAtMs }, nowMs)) return undefined;
			return { task, dueAtMs, academyId: found.academyId, ...(rubric && { rubric }) };
		},
	};
}
