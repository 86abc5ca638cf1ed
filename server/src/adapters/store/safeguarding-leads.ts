import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Who is told of danger in these academies, the lead before the stand-in. */
export function leadNames(database: Kysely<Database>, academyIds: string[]) {
	return database
		.selectFrom('safeguardingLeads')
		.innerJoin('memberships', 'memberships.id', 'safeguardingLeads.membershipId')
		.select(['safeguardingLeads.academyId', 'memberships.displayName'])
		.where('safeguardingLeads.academyId', 'in', academyIds)
		.orderBy('safeguardingLeads.isStandIn')
		.execute();
}
