import type { SafeguardingStore } from '#server/ports/safeguarding-store.ts';
import { asLook, lookColumns } from './houses.ts';
import type { Queries } from './schema.ts';

/** The mails to whom academies have named, each due to one person. */
export function alertMailQueries({
	database,
}: Queries): Pick<SafeguardingStore, 'claimMails' | 'noteMailed'> {
	return {
		async claimMails({ nowMs, claimMs }) {
			const claimed = await database
				.updateTable('safeguardingLeads')
				.set({ mailDueAtMs: nowMs + claimMs })
				.where('mailDueAtMs', '<=', nowMs)
				.where('membershipId', 'is not', null)
				.returning('membershipId')
				.execute();
			if (claimed.length === 0) return [];
			const rows = await database
				.selectFrom('safeguardingLeads')
				.innerJoin('academies', 'academies.id', 'safeguardingLeads.academyId')
				.innerJoin('memberships', 'memberships.id', 'safeguardingLeads.membershipId')
				.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
				.select(['memberships.id as membershipId', 'academies.id as academyId', ...lookColumns])
				.select(['accounts.email', 'accounts.language as readerLanguage', 'safeguardingLeads.failedMails'])
				.where(
					'memberships.id',
					'in',
					claimed.flatMap(({ membershipId }) => membershipId ?? []),
				)
				.where('accounts.email', 'like', '%@%')
				.orderBy('safeguardingLeads.academyId')
				.orderBy('safeguardingLeads.isStandIn')
				.execute();
			return rows.map(({ membershipId, academyId, email, readerLanguage, failedMails, ...look }) => ({
				...{ membershipId, academyId, email, language: readerLanguage, failedMails, look: asLook(look) },
			}));
		},
		async noteMailed({ membershipId, claimedUntilMs, failedMails, nextTryAtMs }) {
			await database
				.updateTable('safeguardingLeads')
				.set({ mailDueAtMs: nextTryAtMs, failedMails })
				.where('membershipId', '=', membershipId)
				// What is due since an alert that came meanwhile stays due.
				.where('mailDueAtMs', '=', claimedUntilMs)
				.execute();
		},
	};
}
