import type { AccountStore } from '#server/ports/store.ts';
import { accountsOf } from './account-rows.ts';
import type { Queries } from './schema.ts';

/** What the parent of a learner who is too young to agree alone was asked, and has answered. */
export function guardianQueries({
	database,
}: Queries): Pick<AccountStore, 'askGuardian' | 'findWard' | 'giveConsent'> {
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
