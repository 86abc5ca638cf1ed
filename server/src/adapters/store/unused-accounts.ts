import type { AccountStore } from '#server/ports/store.ts';
import { accountsOf } from './account-rows.ts';
import type { Queries } from './schema.ts';

/** What is done to accounts that nobody uses. */
export function unusedAccountQueries({
	database,
}: Queries): Pick<AccountStore, 'toWarn' | 'noteWarned' | 'toErase' | 'withIds'> {
	return {
		toWarn: (unusedSinceMs) =>
			accountsOf(database)
				.where('lastUsedAtMs', '<=', unusedSinceMs)
				.where('warnedAtMs', 'is', null)
				.execute(),
		async noteWarned(accountId, nowMs) {
			await database.updateTable('accounts').set({ warnedAtMs: nowMs }).where('id', '=', accountId).execute();
		},
		toErase: ({ warnedBeforeMs, askedBeforeMs }) =>
			accountsOf(database)
				.where(({ eb, or, and }) =>
					or([
						eb('warnedAtMs', '<=', warnedBeforeMs),
						and([eb('consentedAtMs', 'is', null), eb('askedAtMs', '<=', askedBeforeMs)]),
					]),
				)
				.execute(),
		withIds: async (ids) =>
			ids.length === 0
				? []
				: accountsOf(database)
						.where('accounts.id', 'in', [...ids])
						.execute(),
	};
}
