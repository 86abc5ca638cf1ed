import type { AccountStore } from '#server/ports/store.ts';
import { accountsOf } from './account-rows.ts';
import type { Queries } from './schema.ts';

/** What the parent of a learner who is too young to agree alone was asked, and has answered. */
export function guardianQueries({
	database,
	lock,
}: Queries): Pick<AccountStore, 'askGuardian' | 'waitForGuardian' | 'findWard' | 'giveConsent'> {
	return {
		async askGuardian(accountId, { email, tokenHash, askedAtMs }, atMostAskedMs) {
			const { numUpdatedRows } = await database
				.updateTable('guardians')
				.set({ email, tokenHash, askedAtMs })
				.where('accountId', '=', accountId)
				.where('consentedAtMs', 'is', null)
				.where('askedAtMs', '<=', atMostAskedMs)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
		waitForGuardian: (accountId, guardian) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${accountId}`);
				const account = await accountsOf(transaction).where('accounts.id', '=', accountId).executeTakeFirst();
				if (account?.consent !== 'notNeeded') return false;
				await transaction
					.insertInto('guardians')
					.values({ accountId, ...guardian, consentedAtMs: null })
					.execute();
				return true;
			}),
		async findWard(tokenHash) {
			return accountsOf(database).where('guardians.tokenHash', '=', tokenHash).executeTakeFirst();
		},
		async giveConsent(tokenHash, nowMs) {
			await database
				.updateTable('guardians')
				.set({ consentedAtMs: nowMs })
				.where('tokenHash', '=', tokenHash)
				.where('consentedAtMs', 'is', null)
				.execute();
		},
	};
}
