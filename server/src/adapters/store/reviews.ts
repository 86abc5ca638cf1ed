import type { Assignment, HandInContent, QueueEntry, Review } from '@henry/contract/homework.ts';
import { expressionBuilder, type Kysely, type Transaction } from 'kysely';
import type { HomeworkStore } from '#server/ports/homework-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

type Word = { mark: number | null; marks: string | null; note: string; timedNotes: string | null };
type State = Word & { isReviewed: number; isUnheard: number; askedAgainAtMs: number | null };
const noWord: Word = { mark: null, marks: null, note: '', timedNotes: null };
const unreviewed: State = { ...noWord, isReviewed: 0, isUnheard: 0, askedAgainAtMs: null };

/** The parts of a teacher's word as the contract describes them. */
const asWord = ({ mark, marks, note, timedNotes }: Word) => ({
	mark,
	marks: JSON.parse(marks ?? '{}'),
	note,
	timedNotes: JSON.parse(timedNotes ?? '[]'),
});

/** A teacher's word on an answer; null where there is none that counts. */
export function reviewOf(row: Word & { reviewedAtMs: number | null; by: string | null }): Review | null {
	return row.reviewedAtMs === null ? null : { ...asWord(row), atMs: row.reviewedAtMs, by: row.by };
}

/** The caller's membership in the academy that an answer belongs to; undefined where the permission does not reach it. */
export async function reviewerOf(
	transaction: Transaction<Database>,
	permission: Permission,
	handInId: string,
) {
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
		.select(['place', 'isReviewed', 'isUnheard', 'askedAgainAtMs', 'mark', 'marks', 'note', 'timedNotes'])
		.where('handInId', '=', handInId)
		.orderBy('place', 'desc')
		.limit(2)
		.execute();
}

/** Adds a state to an answer's history and makes it the one that counts. */
async function addState(
	transaction: Transaction<Database>,
	change: { id: string; handInId: string; reviewerId: string; atMs: number; place: number; isUndone: number },
	state: State,
): Promise<void> {
	const { isReviewed, isUnheard, askedAgainAtMs, mark, marks, note, timedNotes } = state;
	const word = { mark, marks, note, timedNotes, isUnheard, askedAgainAtMs };
	await transaction
		.insertInto('reviewChanges')
		.values({ ...change, ...word, isReviewed })
		.execute();
	await transaction
		.updateTable('handIns')
		.set({
			reviewedAtMs: isReviewed === 1 ? change.atMs : null,
			...word,
			reviewerId: isReviewed === 1 ? change.reviewerId : null,
		})
		.where('id', '=', change.handInId)
		.execute();
}

/** Whether an answer waits for a teacher: it has no word yet, or its learner has asked for another look. */
export function waitsForTeacher() {
	const { eb, or } = expressionBuilder<Database, 'handIns'>();
	return or([eb('handIns.reviewedAtMs', 'is', null), eb('handIns.askedAgainAtMs', 'is not', null)]);
}

/** Answers of an academy in reach that wait for a teacher, or have all that they wait for. */
export function answersInReach(
	database: Kysely<Database>,
	permission: Permission,
	{
		academyId,
		classId,
		isReviewed,
	}: Pick<Parameters<HomeworkStore['queue']>[1], 'academyId' | 'classId' | 'isReviewed'>,
) {
	return database
		.selectFrom('handIns')
		.innerJoin('classes', 'classes.id', 'handIns.classId')
		.where('classes.academyId', '=', academyId)
		.where('handIns.classId', 'in', permittedClasses(database, permission))
		.where(({ not }) => (isReviewed ? not(waitsForTeacher()) : waitsForTeacher()))
		.$if(classId !== null, (query) => query.where('handIns.classId', '=', classId));
}

/** The history of answers, the latest change first. */
async function historyOf(database: Kysely<Database>, handInIds: string[]) {
	const changes = await database
		.selectFrom('reviewChanges')
		.leftJoin('memberships', 'memberships.id', 'reviewChanges.reviewerId')
		.select(['handInId', 'atMs', 'isReviewed', 'isUndone', 'memberships.displayName as by'])
		.select(['mark', 'marks', 'note', 'timedNotes'])
		.where('handInId', 'in', handInIds)
		.orderBy('place', 'desc')
		.execute();
	const byAnswer = new Map<string, QueueEntry['history']>();
	for (const { handInId, isReviewed, isUndone, atMs, by, ...word } of changes) {
		const shown = { ...asWord(word), atMs, by, isReviewed: isReviewed === 1, isUndone: isUndone === 1 };
		byAnswer.set(handInId, [...(byAnswer.get(handInId) ?? []), shown]);
	}
	return byAnswer;
}

/** Answers with all that a teacher sees of them, in the order and number that `choose` gives them. */
export async function entriesOf(
	database: Kysely<Database>,
	handIns: ReturnType<typeof answersInReach>,
	{ nowMs, choose }: { nowMs: number; choose: (query: EntryQuery) => EntryQuery },
): Promise<QueueEntry[]> {
	const rows = await choose(entryQuery(handIns, nowMs)).execute();
	if (rows.length === 0) return [];
	const history = await historyOf(
		database,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => {
		const { title, task, rubric }: Assignment = JSON.parse(row.assignment);
		const { id, assignmentId, attempt, atMs, learner, className, answersAttempt } = row;
		const content: HandInContent = JSON.parse(row.body);
		if (row.askedAgainAtMs !== null) content.reasons = ['asksAgain', ...content.reasons];
		return {
			...{ id, assignmentId, attempt, atMs, learner, className, answersAttempt, title, task },
			...(rubric && { rubric }),
			hasRecording: row.recordingOf !== null,
			hasSpokenNote: row.spokenNoteOf !== null,
			content,
			review: reviewOf(row),
			history: history.get(id) ?? [],
		};
	});
}

type EntryQuery = ReturnType<typeof entryQuery>;

function entryQuery(handIns: ReturnType<typeof answersInReach>, nowMs: number) {
	return handIns
		.innerJoin('assignments', 'assignments.id', 'handIns.assignmentId')
		.innerJoin('memberships as learner', 'learner.id', 'handIns.membershipId')
		.leftJoin('memberships as reviewer', 'reviewer.id', 'handIns.reviewerId')
		.leftJoin('handInRecordings', (join) =>
			join
				.onRef('handInRecordings.handInId', '=', 'handIns.id')
				.on('handInRecordings.expiresAtMs', '>', nowMs),
		)
		.leftJoin('spokenNotes', (join) =>
			join.onRef('spokenNotes.handInId', '=', 'handIns.id').on('spokenNotes.expiresAtMs', '>', nowMs),
		)
		.leftJoin('handIns as answered', 'answered.id', 'handIns.answersId')
		.select(['handIns.id', 'handIns.assignmentId', 'handIns.attempt', 'handIns.atMs', 'handIns.body'])
		.select(['handIns.reviewedAtMs', 'handIns.askedAgainAtMs', 'handIns.mark', 'handIns.marks'])
		.select(['handIns.note', 'handIns.timedNotes'])
		.select(['assignments.body as assignment', 'classes.name as className'])
		.select(['learner.displayName as learner', 'reviewer.displayName as by'])
		.select(['handInRecordings.handInId as recordingOf', 'spokenNotes.handInId as spokenNoteOf'])
		.select('answered.attempt as answersAttempt');
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
			const entries = await entriesOf(database, answersInReach(database, permission, wanted), {
				nowMs: wanted.nowMs,
				choose: (query) =>
					(wanted.isReviewed
						? query.orderBy('handIns.reviewedAtMs', 'desc')
						: query.orderBy('handIns.attention', 'desc').orderBy('handIns.atMs')
					).limit(wanted.atMost),
			});
			return { total, entries };
		},
		async tasksOf(permission, handInIds) {
			const rows = await database
				.selectFrom('handIns')
				.innerJoin('assignments', 'assignments.id', 'handIns.assignmentId')
				.select(['handIns.id', 'assignments.body'])
				.where('handIns.id', 'in', [...handInIds])
				.where('handIns.classId', 'in', permittedClasses(database, permission))
				.execute();
			return new Map(
				rows.map(({ id, body }) => {
					const { task, rubric }: Assignment = JSON.parse(body);
					return [id, { task, ...(rubric && { rubric }) }];
				}),
			);
		},
		review: async (permission, reviews, atMs, isUnheard = false) => {
			const outOfReach = new Error('out of reach');
			try {
				await database.transaction().execute(async (transaction) => {
					for (const { id, handInId, mark, marks = {}, note, timedNotes = [] } of reviews) {
						await lock(transaction, `handIn ${handInId}`);
						const reviewerId = await reviewerOf(transaction, permission, handInId);
						if (reviewerId === undefined) throw outOfReach;
						const [last] = await latestStates(transaction, handInId);
						const change = { id, handInId, reviewerId, atMs, place: (last?.place ?? 0) + 1, isUndone: 0 };
						await addState(transaction, change, {
							...{ isReviewed: 1, isUnheard: Number(isUnheard), askedAgainAtMs: null, mark, note },
							marks: JSON.stringify(marks),
							timedNotes: JSON.stringify(timedNotes),
						});
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
				const made = await transaction
					.selectFrom('reviewChanges')
					.select('handInId')
					.where('id', '=', id)
					.executeTakeFirst();
				if (made) return made.handInId === handInId;
				const [last, before = unreviewed] = await latestStates(transaction, handInId);
				if (!last) return false;
				const change = { id, handInId, reviewerId, atMs, place: last.place + 1, isUndone: 1 };
				// Where no word is left, what was asked of the one before is still to be answered.
				const { askedAgainAtMs } = before.isReviewed ? before : last;
				await addState(transaction, change, { ...before, askedAgainAtMs });
				return true;
			}),
	};
}
