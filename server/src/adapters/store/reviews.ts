import type { QueueEntry } from '@henry/contract/homework.ts';
import type { Kysely, Transaction } from 'kysely';
import type { HomeworkStore, Permission } from '#server/ports/academy-store.ts';
import { permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

type State = { isReviewed: number; mark: number | null; note: string };
const unreviewed: State = { isReviewed: 0, mark: null, note: '' };

/** The caller's membership in the academy that an answer belongs to; undefined where the permission does not reach it. */
async function reviewerOf(transaction: Transaction<Database>, permission: Permission, handInId: string) {
	const found = await transaction
		.selectFrom('handIns')
		.innerJoin('classes', 'classes.id', 'handIns.classId')
		.innerJoin('memberships', 'memberships.academyId', 'classes.academyId')
		.select('memberships.id')
		.where('handIns.id', '=', handInId)
		.where('memberships.accountId', '=', permission.accountId)
		.where('handIns.classId', 'in', permittedClasses(transaction, permission))
		.executeTakeFirst();
	return found?.id;
}

/** The latest states of an answer's mark, the last first. */
function latestStates(transaction: Transaction<Database>, handInId: string) {
	return transaction
		.selectFrom('reviewChanges')
		.select(['place', 'isReviewed', 'mark', 'note'])
		.where('handInId', '=', handInId)
		.orderBy('place', 'desc')
		.limit(2)
		.execute();
}

/** Adds a state to an answer's history and makes it the one that counts. */
async function addState(
	transaction: Transaction<Database>,
	change: { id: string; handInId: string; reviewerId: string; atMs: number; place: number; isUndone: number },
	{ isReviewed, mark, note }: State,
): Promise<void> {
	await transaction
		.insertInto('reviewChanges')
		.values({ ...change, isReviewed, mark, note })
		.execute();
	await transaction
		.updateTable('handIns')
		.set({
			reviewedAtMs: isReviewed === 1 ? change.atMs : null,
			mark,
			note,
			reviewerId: isReviewed === 1 ? change.reviewerId : null,
		})
		.where('id', '=', change.handInId)
		.execute();
}

/** Answers of an academy in reach that have a teacher's word, or wait for it. */
function answersInReach(
	database: Kysely<Database>,
	permission: Permission,
	{ academyId, classId, isReviewed }: Parameters<HomeworkStore['queue']>[1],
) {
	return database
		.selectFrom('handIns')
		.innerJoin('classes', 'classes.id', 'handIns.classId')
		.where('classes.academyId', '=', academyId)
		.where('handIns.classId', 'in', permittedClasses(database, permission))
		.where('handIns.reviewedAtMs', isReviewed ? 'is not' : 'is', null)
		.$if(classId !== null, (query) => query.where('handIns.classId', '=', classId));
}

/** The history of answers, the latest change first. */
async function historyOf(database: Kysely<Database>, handInIds: string[]) {
	const changes = await database
		.selectFrom('reviewChanges')
		.leftJoin('memberships', 'memberships.id', 'reviewChanges.reviewerId')
		.select(['handInId', 'atMs', 'isReviewed', 'isUndone', 'mark', 'note', 'memberships.displayName as by'])
		.where('handInId', 'in', handInIds)
		.orderBy('place', 'desc')
		.execute();
	const byAnswer = new Map<string, QueueEntry['history']>();
	for (const { handInId, isReviewed, isUndone, ...change } of changes) {
		const shown = { ...change, isReviewed: isReviewed === 1, isUndone: isUndone === 1 };
		byAnswer.set(handInId, [...(byAnswer.get(handInId) ?? []), shown]);
	}
	return byAnswer;
}

async function entriesOf(
	database: Kysely<Database>,
	permission: Permission,
	wanted: Parameters<HomeworkStore['queue']>[1],
): Promise<QueueEntry[]> {
	const rows = await answersInReach(database, permission, wanted)
		.innerJoin('assignments', 'assignments.id', 'handIns.assignmentId')
		.innerJoin('memberships as learner', 'learner.id', 'handIns.membershipId')
		.leftJoin('memberships as reviewer', 'reviewer.id', 'handIns.reviewerId')
		.leftJoin('handInRecordings', (join) =>
			join
				.onRef('handInRecordings.handInId', '=', 'handIns.id')
				.on('handInRecordings.expiresAtMs', '>', wanted.nowMs),
		)
		.select([
			'handIns.id',
			'handIns.assignmentId',
			'handIns.attempt',
			'handIns.atMs',
			'handIns.body',
			'handIns.reviewedAtMs',
			'handIns.mark',
			'handIns.note',
			'assignments.body as assignment',
			'classes.name as className',
			'learner.displayName as learner',
			'reviewer.displayName as by',
			'handInRecordings.handInId as recordingOf',
		])
		.$if(wanted.isReviewed, (query) => query.orderBy('handIns.reviewedAtMs', 'desc'))
		.$if(!wanted.isReviewed, (query) => query.orderBy('handIns.attention', 'desc').orderBy('handIns.atMs'))
		.limit(wanted.atMost)
		.execute();
	if (rows.length === 0) return [];
	const history = await historyOf(
		database,
		rows.map(({ id }) => id),
	);
	return rows.map(({ body, assignment, recordingOf, reviewedAtMs, mark, note, by, ...row }) => {
		const { title, task } = JSON.parse(assignment);
		return {
			...row,
			title,
			task,
			hasRecording: recordingOf !== null,
			content: JSON.parse(body),
			review: reviewedAtMs === null ? null : { mark, note, atMs: reviewedAtMs, by },
			history: history.get(row.id) ?? [],
		};
	});
}

/** The queue of answers, and what teachers say to them. */
export function reviewQueries({
	database,
	lock,
}: Queries): Pick<HomeworkStore, 'queue' | 'tasksOf' | 'review' | 'undoReview'> {
	return {
		async queue(permission, wanted) {
			const { total } = await answersInReach(database, permission, wanted)
				.select(({ fn }) => fn.countAll<number>().as('total'))
				.executeTakeFirstOrThrow();
			return { total, entries: await entriesOf(database, permission, wanted) };
		},
		async tasksOf(permission, handInIds) {
			const rows = await database
				.selectFrom('handIns')
				.innerJoin('assignments', 'assignments.id', 'handIns.assignmentId')
				.select(['handIns.id', 'assignments.body'])
				.where('handIns.id', 'in', [...handInIds])
				.where('handIns.classId', 'in', permittedClasses(database, permission))
				.execute();
			return new Map(rows.map(({ id, body }) => [id, JSON.parse(body).task]));
		},
		review: async (permission, reviews, atMs) => {
			const outOfReach = new Error('out of reach');
			try {
				await database.transaction().execute(async (transaction) => {
					for (const { id, handInId, mark, note } of reviews) {
						await lock(transaction, `handIn ${handInId}`);
						const reviewerId = await reviewerOf(transaction, permission, handInId);
						if (reviewerId === undefined) throw outOfReach;
						const [last] = await latestStates(transaction, handInId);
						const change = { id, handInId, reviewerId, atMs, place: (last?.place ?? 0) + 1, isUndone: 0 };
						await addState(transaction, change, { isReviewed: 1, mark, note });
					}
				});
				return true;
			} catch (error) {
				if (error === outOfReach) return false;
				throw error;
			}
		},
		undoReview: (permission, { id, handInId, atMs }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `handIn ${handInId}`);
				const reviewerId = await reviewerOf(transaction, permission, handInId);
				if (reviewerId === undefined) return false;
				const [last, before = unreviewed] = await latestStates(transaction, handInId);
				if (!last) return false;
				const change = { id, handInId, reviewerId, atMs, place: last.place + 1, isUndone: 1 };
				await addState(transaction, change, before);
				return true;
			}),
	};
}
