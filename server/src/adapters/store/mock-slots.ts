import type { MockDay, MockMark } from '@henry/contract/mock-days.ts';
import type { Kysely } from 'kysely';
import type { Permission } from '#server/ports/permission.ts';
import { orNobody, permittedClasses } from './permitted.ts';
import type { Database } from './schema.ts';

/** What a day's `body` holds as JSON. */
export type MockDayBody = Pick<
	MockDay,
	'title' | 'exam' | 'examName' | 'form' | 'furtherForms' | 'groupSize' | 'pauseMinutes' | 'rooms'
>;

/** What an examiner's sheet holds as JSON. */
export type SheetBody = Pick<MockMark, 'criteria' | 'overall' | 'note' | 'incident' | 'times'>;

/** The days that the caller is named an examiner of. */
export function examinedDays(database: Kysely<Database>, { accountId, asExaminer }: Permission) {
	return database
		.selectFrom('mockExaminers')
		.innerJoin('memberships as examiner', 'examiner.id', 'mockExaminers.membershipId')
		.select('mockExaminers.dayId')
		.where('examiner.accountId', '=', accountId)
		.where('examiner.role', 'in', orNobody(asExaminer));
}

/** The slots that a permission reaches: those with a candidate of a class in reach, and all of days examined by the caller. */
export function slotsInReach(database: Kysely<Database>, permission: Permission) {
	return database
		.selectFrom('mockCandidates as reached')
		.innerJoin('mockSlots as reachedSlot', (join) =>
			join.onRef('reachedSlot.id', '=', 'reached.slotId').onRef('reachedSlot.dayId', '=', 'reached.dayId'),
		)
		.select('reached.slotId')
		.where(({ eb, or }) =>
			or([
				eb('reached.classId', 'in', permittedClasses(database, permission)),
				eb('reached.dayId', 'in', examinedDays(database, permission)),
			]),
		);
}
