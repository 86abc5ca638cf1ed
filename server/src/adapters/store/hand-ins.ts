import type { Assignment } from '@henry/contract/homework.ts';
import type { Kysely, Transaction } from 'kysely';
import type { HomeworkStore, NewHandIn, Permission } from '#server/ports/academy-store.ts';
import { isReadOnly } from './academy-places.ts';
import { ownMemberships, permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';
import type { Seal } from './seal.ts';

/** Mistakes that the view of a class counts; what goes beyond is in the answer itself. */
const maxCountedMistakes = 30;

/** An answer of the caller's own. */
function ownHandIn(database: Kysely<Database>, permission: Permission, handInId: string) {
	return database
		.selectFrom('handIns')
		.select('id')
		.where('id', '=', handInId)
		.where('membershipId', 'in', ownMemberships(database, permission));
}

/** Where an answer belongs: the caller's membership with a place in the assignment's class, which is not archived. */
function placeOf(transaction: Transaction<Database>, permission: Permission, assignmentId: string) {
	return transaction
		.selectFrom('assignments')
		.innerJoin('classes', 'classes.id', 'assignments.classId')
		.innerJoin('classMembers', 'classMembers.classId', 'classes.id')
		.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
		.select([
			'assignments.body',
			'assignments.classId',
			'classes.academyId',
			'memberships.id as membershipId',
		])
		.where('assignments.id', '=', assignmentId)
		.where('classes.archivedAtMs', 'is', null)
		.where('memberships.accountId', '=', permission.accountId)
		.where('memberships.role', 'in', [...permission.inOwnClasses])
		.executeTakeFirst();
}

async function removeReplaced(transaction: Transaction<Database>, membershipId: string, handIn: NewHandIn) {
	if (handIn.replaces.length === 0) return;
	await transaction
		.deleteFrom('handIns')
		.where('id', 'in', [...handIn.replaces])
		.where('assignmentId', '=', handIn.assignmentId)
		.where('membershipId', '=', membershipId)
		.where('reviewedAtMs', 'is', null)
		.execute();
}

/** A row for an answer that no teacher has seen. */
export function handInRow(
	{ text }: Seal,
	{ classId, membershipId }: { classId: string; membershipId: string },
	{ id, assignmentId, atMs, attention, content }: NewHandIn,
	attempt: number,
) {
	const mistakes = content.answers
		.flatMap(({ corrections }) => corrections)
		.slice(0, maxCountedMistakes)
		.map(({ category, original, replacement }) => ({ category, original, replacement }));
	return {
		id,
		assignmentId,
		classId,
		membershipId,
		attempt,
		atMs,
		attention,
		spokenSeconds: content.figures.spokenSeconds,
		mistakes: text(JSON.stringify(mistakes)),
		body: text(JSON.stringify(content)),
		reviewedAtMs: null,
		mark: null,
		reviewerId: null,
	};
}

/** What learners hand in, and the recordings that they let a teacher hear. */
export function handInQueries({
	database,
	lock,
	seal,
	recordings,
}: Queries): Pick<
	HomeworkStore,
	'handIn' | 'addRecording' | 'withdrawRecording' | 'recording' | 'askForAnotherLook'
> {
	return {
		handIn: (permission, handIn) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${permission.accountId}`);
				const found = await placeOf(transaction, permission, handIn.assignmentId);
				if (!found) return 'notFound';
				if (await ownHandIn(transaction, permission, handIn.id).executeTakeFirst()) return 'added';
				if (await isReadOnly(transaction, found.academyId, handIn.atMs)) return 'readOnly';
				await removeReplaced(transaction, found.membershipId, handIn);
				const { made } = await transaction
					.selectFrom('handIns')
					.select(({ fn }) => fn.countAll<number>().as('made'))
					.where('assignmentId', '=', handIn.assignmentId)
					.where('membershipId', '=', found.membershipId)
					.executeTakeFirstOrThrow();
				const { attempts }: Assignment = JSON.parse(found.body);
				if (made >= attempts) return 'noAttemptsLeft';
				await transaction
					.insertInto('handIns')
					.values(handInRow(seal, found, handIn, made + 1))
					.execute();
				return 'added';
			}),
		addRecording: (permission, { handInId, expiresAtMs, wav }) =>
			recordings.add(wav, (place) =>
				database.transaction().execute(async (transaction) => {
					if (!(await ownHandIn(transaction, permission, handInId).executeTakeFirst())) return undefined;
					await transaction
						.insertInto('handInRecordings')
						.values({ handInId, expiresAtMs, ...place })
						.onConflict((conflict) => conflict.column('handInId').doNothing())
						.execute();
					return transaction
						.selectFrom('handInRecordings')
						.select('fileName')
						.where('handInId', '=', handInId)
						.executeTakeFirst();
				}),
			),
		async withdrawRecording(permission, handInId) {
			if (!(await ownHandIn(database, permission, handInId).executeTakeFirst())) return false;
			await database.deleteFrom('handInRecordings').where('handInId', '=', handInId).execute();
			return true;
		},
		async recording(permission, handInId, nowMs) {
			const found = await database
				.selectFrom('handInRecordings')
				.innerJoin('handIns', 'handIns.id', 'handInRecordings.handInId')
				.select(['handInRecordings.wav', 'handInRecordings.fileName'])
				.where('handIns.id', '=', handInId)
				.where('handInRecordings.expiresAtMs', '>', nowMs)
				.where(({ eb, or }) =>
					or([
						eb('handIns.classId', 'in', permittedClasses(database, permission)),
						eb('handIns.membershipId', 'in', ownMemberships(database, permission)),
					]),
				)
				.executeTakeFirst();
			return found && recordings.read(found);
		},
		async askForAnotherLook(permission, handInId, attention) {
			const { numUpdatedRows } = await database
				.updateTable('handIns')
				.set({ reviewedAtMs: null, attention })
				.where('id', 'in', ownHandIn(database, permission, handInId))
				.where('reviewedAtMs', 'is not', null)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
	};
}
