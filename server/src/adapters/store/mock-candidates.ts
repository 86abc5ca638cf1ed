import type { Kysely } from 'kysely';
import type { Permission } from '#server/ports/permission.ts';
import { waitingAccounts } from './mock-learners.ts';
import { slotsInReach } from './mock-slots.ts';
import type { Database } from './schema.ts';

type Who = { dayId: string; membershipId: string };

/** A candidate in reach, with where what they say belongs. */
export function candidateInReach(
	database: Kysely<Database>,
	permission: Permission,
	{ dayId, membershipId }: Who,
) {
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
