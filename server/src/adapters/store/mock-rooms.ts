import type { Assignment } from '@henry/contract/homework.ts';
import type { MockMark } from '@henry/contract/mock-days.ts';
import type { Kysely } from 'kysely';
import type { Permission } from '#server/ports/academy-store.ts';
import type { MockDayStore } from '#server/ports/mock-day-store.ts';
import { handInRow } from './hand-ins.ts';
import { waitingAccounts } from './mock-learners.ts';
import { slotsInReach } from './mock-slots.ts';
import { permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

/** What an examiner's sheet holds as JSON. */
type SheetBody = Pick<MockMark, 'criteria' | 'overall' | 'note' | 'incident'>;

type Who = { dayId: string; membershipId: string };

/** A candidate in reach, with where what they say belongs. */
function candidateInReach(database: Kysely<Database>, permission: Permission, { dayId, membershipId }: Who) {
	return database
		.selectFrom('mockCandidates')
		.innerJoin('assignments', 'assignments.id', 'mockCandidates.assignmentId')
		.innerJoin('classes', 'classes.id', 'mockCandidates.classId')
		.innerJoin('memberships', 'memberships.id', 'mockCandidates.membershipId')
		.select(['mockCandidates.assignmentId', 'mockCandidates.classId', 'assignments.body'])
		.select(['classes.academyId', 'memberships.id as membershipId'])
		.select(({ eb }) => eb('memberships.accountId', 'in', waitingAccounts(database)).as('waits'))
		.where('mockCandidates.dayId', '=', dayId)
		.where('mockCandidates.membershipId', '=', membershipId)
		.where('mockCandidates.slotId', 'in', slotsInReach(database, permission))
		.executeTakeFirst();
}

/** Hand-ins of a mock exam whose slot is in reach. */
function handInsInReach(database: Kysely<Database>, permission: Permission) {
	return database
		.selectFrom('handIns as mockHandIn')
		.innerJoin('mockCandidates', (join) =>
			join
				.onRef('mockCandidates.assignmentId', '=', 'mockHandIn.assignmentId')
				.onRef('mockCandidates.membershipId', '=', 'mockHandIn.membershipId'),
		)
		.select('mockHandIn.id')
		.where('mockCandidates.slotId', 'in', slotsInReach(database, permission));
}

/** What is said and sent in the room: who is late or absent, the examiners' sheets, and the candidates' answers. */
export function mockRoomQueries({
	database,
	lock,
	seal,
}: Queries): Pick<MockDayStore, 'note' | 'mark' | 'marks' | 'placeOf' | 'handIn' | 'addRecording'> {
	return {
		note: (permission, { dayId, membershipId, status, atMs }) =>
			database.transaction().execute(async (transaction) => {
				const found = await candidateInReach(transaction, permission, { dayId, membershipId });
				if (!found) return false;
				await transaction
					.updateTable('mockCandidates')
					.set({ status, statusAtMs: atMs })
					.where('dayId', '=', dayId)
					.where('membershipId', '=', membershipId)
					.where('statusAtMs', '<=', atMs)
					.execute();
				return true;
			}),
		mark: (permission, { id, dayId, membershipId, atMs, criteria, overall, note, incident }) =>
			database.transaction().execute(async (transaction) => {
				const found = await candidateInReach(transaction, permission, { dayId, membershipId });
				if (!found) return false;
				const { id: examinerId } = await transaction
					.selectFrom('memberships')
					.select('id')
					.where('academyId', '=', found.academyId)
					.where('accountId', '=', permission.accountId)
					.executeTakeFirstOrThrow();
				const sheet: SheetBody = { criteria, overall, note, incident };
				const body = seal.text(JSON.stringify(sheet));
				await transaction
					.insertInto('mockMarks')
					.values({ id, dayId, membershipId, examinerId, atMs, body })
					.onConflict((conflict) =>
						conflict
							.columns(['dayId', 'membershipId', 'examinerId'])
							.doUpdateSet({ atMs, body })
							.where('mockMarks.atMs', '<=', atMs),
					)
					.execute();
				return true;
			}),
		async marks(permission, handInId) {
			const rows = await database
				.selectFrom('handIns')
				.innerJoin('mockCandidates', (join) =>
					join
						.onRef('mockCandidates.assignmentId', '=', 'handIns.assignmentId')
						.onRef('mockCandidates.membershipId', '=', 'handIns.membershipId'),
				)
				.innerJoin('mockMarks', (join) =>
					join
						.onRef('mockMarks.dayId', '=', 'mockCandidates.dayId')
						.onRef('mockMarks.membershipId', '=', 'mockCandidates.membershipId'),
				)
				.leftJoin('memberships as examiner', 'examiner.id', 'mockMarks.examinerId')
				.select(['mockMarks.atMs', 'mockMarks.body', 'examiner.displayName as by'])
				.where('handIns.id', '=', handInId)
				.where('handIns.classId', 'in', permittedClasses(database, permission))
				.orderBy('mockMarks.atMs')
				.execute();
			return rows.map(({ body, ...row }) => ({ ...row, ...(JSON.parse(body) as SheetBody) }));
		},
		async placeOf(permission, dayId, membershipId) {
			const found = await candidateInReach(database, permission, { dayId, membershipId });
			if (!found) return undefined;
			const { task }: Assignment = JSON.parse(found.body);
			return {
				assignmentId: found.assignmentId,
				task,
				dueAtMs: null,
				waitsForGuardian: Boolean(found.waits),
			};
		},
		handIn: (permission, { dayId, membershipId, ...handIn }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `mockDay ${dayId}`);
				const found = await candidateInReach(transaction, permission, { dayId, membershipId });
				if (!found || found.waits) return 'notFound';
				const made = await transaction
					.selectFrom('handIns')
					.select('id')
					.where('assignmentId', '=', found.assignmentId)
					.where('membershipId', '=', membershipId)
					.execute();
				if (made.some(({ id }) => id === handIn.id)) return 'added';
				await transaction
					.insertInto('handIns')
					.values(handInRow(seal, found, handIn, made.length + 1))
					.execute();
				return 'added';
			}),
		addRecording: (permission, { handInId, ...recording }) =>
			database.transaction().execute(async (transaction) => {
				const found = await handInsInReach(transaction, permission)
					.where('mockHandIn.id', '=', handInId)
					.executeTakeFirst();
				if (!found) return false;
				await transaction
					.insertInto('handInRecordings')
					.values({ handInId, ...recording, wav: seal.bytes(recording.wav) })
					.onConflict((conflict) => conflict.column('handInId').doNothing())
					.execute();
				return true;
			}),
	};
}
