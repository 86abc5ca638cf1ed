import type { Kysely } from 'kysely';
import type { AccountStore } from '#server/ports/store.ts';
import { accountsOf } from './account-rows.ts';
import type { Database, Queries } from './schema.ts';

/** Who owns an academy that somebody has used since a moment. */
function ownersInUse(database: Kysely<Database>, sinceMs: number) {
	return database
		.selectFrom('memberships as owner')
		.innerJoin('memberships as member', 'member.academyId', 'owner.academyId')
		.innerJoin('accounts as user', 'user.id', 'member.accountId')
		.select('owner.accountId')
		.where('owner.role', '=', 'owner')
		.where('owner.accountId', 'is not', null)
		.where('user.lastUsedAtMs', '>', sinceMs);
}

/** What is done to accounts that nobody uses. */
export function unusedAccountQueries({
	database,
}: Queries): Pick<AccountStore, 'toWarn' | 'noteWarned' | 'toErase' | 'withIds'> {
	return {
		toWarn: (unusedSinceMs) =>
			accountsOf(database)
				.where('lastUsedAtMs', '<=', unusedSinceMs)
				.where('accounts.id', 'not in', ownersInUse(database, unusedSinceMs))
				// A warning from before the academy was last used is of no use now.
				.where(({ eb, or }) => or([eb('warnedAtMs', 'is', null), eb('warnedAtMs', '<=', unusedSinceMs)]))
				.execute(),
		async noteWarned(accountId, nowMs) {
			await database.updateTable('accounts').set({ warnedAtMs: nowMs }).where('id', '=', accountId).execute();
		},
		toErase: ({ warnedBeforeMs, unusedSinceMs, askedBeforeMs }) =>
			accountsOf(database)
				.where(({ eb, or, and }) =>
					or([
						and([eb('warnedAtMs', '<=', warnedBeforeMs), eb('warnedAtMs', '>', unusedSinceMs)]),
						and([eb('consentedAtMs', 'is', null), eb('askedAtMs', '<=', askedBeforeMs)]),
					]),
				)
				.where('accounts.id', 'not in', ownersInUse(database, unusedSinceMs))
				.execute(),
		withIds: async (ids) =>
			ids.length === 0
				? []
				: accountsOf(database)
						.where('accounts.id', 'in', [...ids])
						.execute(),
	};
}
