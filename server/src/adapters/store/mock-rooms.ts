import type { Assignment } from '@henry/contract/homework.ts';
import { mergedSheets } from '@henry/contract/mock-sheets.ts';
import type { Kysely } from 'kysely';
import type { MockDayStore } from '#server/ports/mock-day-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { isReadOnly } from './academy-places.ts';
import { addHandInRecording, handInRow } from './hand-ins.ts';
import { candidateInReach } from './mock-candidates.ts';
import { type SheetBody, slotsInReach } from './mock-slots.ts';
import { permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

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
export function mockRoomQueries(
	queries: Queries,
): Pick<MockDayStore, 'note' | 'mark' | 'marks' | 'placeOf' | 'handIn' | 'addRecording'> {
	const { database, lock, seal } = queries;
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
		mark: (permission, { id, ...mark }) =>
			database.transaction().execute(async (transaction) => {
				const { dayId, membershipId } = mark;
				await lock(transaction, `mockDay ${dayId}`);
				const found = await candidateInReach(transaction, permission, { dayId, membershipId });
				if (!found) return false;
				const { id: examinerId } = await transaction
					.selectFrom('memberships')
					.select('id')
					.where('academyId', '=', found.academyId)
					.where('accountId', '=', permission.accountId)
					.executeTakeFirstOrThrow();
				const there = await transaction
					.selectFrom('mockMarks')
					.select(['id', 'atMs', 'body'])
					.where('dayId', '=', dayId)
					.where('membershipId', '=', membershipId)
					.where('examinerId', '=', examinerId)
					.executeTakeFirst();
				const known = there && { ...mark, atMs: there.atMs, ...(JSON.parse(there.body) as SheetBody) };
				const { atMs, criteria, overall, note, incident, times } = known ? mergedSheets(known, mark) : mark;
				const sheet: SheetBody = { criteria, overall, note, incident, times };
				const body = seal.text(JSON.stringify(sheet));
				if (there) {
					await transaction.updateTable('mockMarks').set({ atMs, body }).where('id', '=', there.id).execute();
				} else {
					await transaction
						.insertInto('mockMarks')
						.values({ id, dayId, membershipId, examinerId, atMs, body })
						.execute();
				}
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
			return rows.map(({ body, ...row }) => {
				const { times: _, ...sheet }: SheetBody = JSON.parse(body);
				return { ...row, ...sheet };
			});
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
				if (await isReadOnly(transaction, found.academyId, handIn.atMs)) return 'readOnly';
				await transaction
					.insertInto('handIns')
					.values(handInRow(seal, found, handIn, made.length + 1))
					.execute();
				return 'added';
			}),
		addRecording: (permission, recording) =>
			addHandInRecording(queries, recording, (transaction) =>
				handInsInReach(transaction, permission)
					.where('mockHandIn.id', '=', recording.handInId)
					.executeTakeFirst(),
			),
	};
}
