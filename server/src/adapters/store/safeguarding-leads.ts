import { staffRoles } from '@henry/contract/academies.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SafeguardingStore } from '#server/ports/safeguarding-store.ts';
import { orNobody, ownMemberships, permittedAcademies, permittedMembership } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

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

/** Names people, of whom those who were named before keep what mail is due to them; others learn of what is open. */
async function replaceLeads(
	transaction: Transaction<Database>,
	academyId: string,
	earlier: Selectable<Database['safeguardingLeads']>[],
	wanted: readonly string[],
): Promise<void> {
	await transaction.deleteFrom('safeguardingLeads').where('academyId', '=', academyId).execute();
	const hasOpen = await transaction
		.selectFrom('dangerAlerts')
		.select('id')
		.where('academyId', '=', academyId)
		.where('closedAtMs', 'is', null)
		.limit(1)
		.executeTakeFirst();
	for (const [isStandIn, membershipId] of wanted.entries()) {
		const known = earlier.find((lead) => lead.membershipId === membershipId);
		const mailDueAtMs = known ? known.mailDueAtMs : hasOpen ? 0 : null;
		await transaction
			.insertInto('safeguardingLeads')
			.values({ academyId, membershipId, isStandIn, mailDueAtMs, failedMails: known?.failedMails ?? 0 })
			.execute();
	}
}

/** Who is named, and by whom it was read. */
export function leadQueries({
	database,
	lock,
}: Queries): Pick<SafeguardingStore, 'leads' | 'goneLeads' | 'nameLeads' | 'readNotice'> {
	return {
		async leads(permission, academyId) {
			if (!(await permittedMembership(database, permission, academyId).executeTakeFirst())) return undefined;
			const rows = await database
				.selectFrom('safeguardingLeads')
				.innerJoin('memberships', 'memberships.id', 'safeguardingLeads.membershipId')
				.select(['memberships.id as membershipId', 'memberships.displayName', 'safeguardingLeads.isStandIn'])
				.where('safeguardingLeads.academyId', '=', academyId)
				.orderBy('safeguardingLeads.isStandIn')
				.execute();
			return rows.map(({ isStandIn, ...lead }) => ({ ...lead, isStandIn: isStandIn === 1 }));
		},
		async goneLeads(permission, academyId) {
			const named = await database
				.selectFrom('safeguardingLeads')
				.select(['membershipId', 'isStandIn'])
				.where('academyId', '=', academyId)
				.where('academyId', 'in', permittedAcademies(database, permission))
				.execute();
			const gone = named.filter(({ membershipId }) => membershipId === null);
			if (gone[0] === undefined) return null;
			if (gone.length === named.length) return 'everybody';
			return gone[0].isStandIn === 1 ? 'standIn' : 'lead';
		},
		nameLeads: (permission, { academyId, leadId, standInId }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				await lock(transaction, `alerts of ${academyId}`);
				const allowed = await permittedAcademies(transaction, permission)
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst();
				if (!allowed) return false;
				const wanted = [leadId, standInId].filter((id) => id !== null);
				const staff = await transaction
					.selectFrom('memberships')
					.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
					.select('memberships.id')
					.where('memberships.academyId', '=', academyId)
					.where('memberships.id', 'in', ['', ...wanted])
					.where('memberships.role', 'in', staffRoles)
					.where('accounts.email', 'like', '%@%')
					.execute();
				if (staff.length < wanted.length) return false;
				const earlier = await transaction
					.selectFrom('safeguardingLeads')
					.selectAll()
					.where('academyId', '=', academyId)
					.execute();
				const isUnchanged =
					earlier.length === wanted.length &&
					wanted.every((membershipId, isStandIn) =>
						earlier.some((lead) => lead.membershipId === membershipId && lead.isStandIn === isStandIn),
					);
				if (isUnchanged) return true;
				await replaceLeads(transaction, academyId, earlier, wanted);
				await transaction
					.updateTable('memberships')
					.set({ leadNoticeAtMs: null })
					.where('academyId', '=', academyId)
					.where('leadNoticeAtMs', 'is not', null)
					.execute();
				return true;
			}),
		async readNotice(permission, academyId, leadNoticeAtMs) {
			const { numUpdatedRows } = await database
				.updateTable('memberships')
				.set({ leadNoticeAtMs })
				.where('academyId', '=', academyId)
				.where('id', 'in', ownMemberships(database, permission))
				.where('role', 'in', orNobody(permission.inOwnClasses))
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
	};
}
