import type { MockDay } from '@henry/contract/mock-days.ts';
import type { Kysely } from 'kysely';
import type { Permission } from '#server/ports/academy-store.ts';
import { permittedClasses } from './permitted.ts';
import type { Database } from './schema.ts';

/** What a day's `body` holds as JSON. */
export type MockDayBody = Pick<
	MockDay,
	'title' | 'exam' | 'examName' | 'form' | 'furtherForms' | 'groupSize' | 'pauseMinutes' | 'rooms'
>;

/** The slots that a permission reaches: those with a candidate of a class in reach. */
export function slotsInReach(database: Kysely<Database>, permission: Permission) {
	return database
		.selectFrom('mockCandidates as reached')
		.select('reached.slotId')
		.where('reached.classId', 'in', permittedClasses(database, permission));
}
