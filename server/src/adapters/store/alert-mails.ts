import type { SafeguardingStore } from '#server/ports/safeguarding-store.ts';
import { asLook, lookColumns } from './houses.ts';
import type { Queries } from './schema.ts';

/** The mails to whom academies have named, each due to one person; and to owners, whose place is empty by now. */
export function alertMailQueries({
	database,
}: Queries): Pick<SafeguardingStore, 'claimMails' | 'noteMailed'> {
	return {
		async claimMails({ nowMs, claimMs }) {
			const places = await database
				.updateTable('safeguardingLeads')
				.set({ mailDueAtMs: nowMs + claimMs })
				.where('mailDueAtMs', '<=', nowMs)
				.returning(['academyId', 'membershipId', 'isStandIn', 'failedMails'])
				.execute();
			if (places.length === 0) return [];
			const readers = await database
				.selectFrom('memberships')
				.innerJoin('academies', 'academies.id', 'memberships.academyId')
				.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
				.select(['memberships.id', 'memberships.role', 'academies.id as academyId', ...lookColumns])
				.select(['accounts.email', 'accounts.language as readerLanguage'])
				.where(
					'academies.id',
					'in',
					places.map(({ academyId }) => academyId),
				)
				.where(({ eb, or }) =>
					or([
						eb('memberships.role', '=', 'owner'),
						eb(
							'memberships.id',
							'in',
							places.map(({ membershipId }) => membershipId ?? ''),
						),
					]),
				)
				.where('accounts.email', 'like', '%@%')
				.execute();
			// Of two empty places of an academy the owner reads once.
			const due = new Map(
				places
					.toSorted((one, other) => one.isStandIn - other.isStandIn)
					.map((place) => [place.membershipId ?? place.academyId, place]),
			);
			return [...due.values()].flatMap(({ academyId, membershipId, failedMails }) => {
				const reader = readers.find(({ id, role, academyId: where }) =>
					membershipId === null ? where === academyId && role === 'owner' : id === membershipId,
				);
				if (!reader) return [];
				const { email, readerLanguage: language } = reader;
				return [{ academyId, membershipId, email, language, failedMails, look: asLook(reader) }];
			});
		},
		async noteMailed({ academyId, membershipId, claimedUntilMs, failedMails, nextTryAtMs }) {
			await database
				.updateTable('safeguardingLeads')
				.set({ mailDueAtMs: nextTryAtMs, failedMails })
				.where('academyId', '=', academyId)
				.where('membershipId', membershipId === null ? 'is' : '=', membershipId)
				// What is due since an alert that came meanwhile stays due.
				.where('mailDueAtMs', '=', claimedUntilMs)
				.execute();
		},
	};
}
