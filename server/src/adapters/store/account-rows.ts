import type { Consent } from '@henry/contract/accounts.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Session } from '#server/ports/store.ts';
import type { Database } from './schema.ts';

/** Accounts as the port describes them. */
export function accountsOf(database: Kysely<Database>) {
	return database
		.selectFrom('accounts')
		.leftJoin('guardians', 'guardians.accountId', 'accounts.id')
		.leftJoin('memberships as carded', 'carded.id', 'accounts.cardMembershipId')
		.select(['accounts.id', 'accounts.createdAtMs', 'accounts.keepRecordingsDays'])
		.select(({ eb }) =>
			eb.case().when('carded.id', 'is', null).then(eb.ref('accounts.email')).end().as('email'),
		)
		.select('carded.displayName')
		.select(['accounts.language', 'accounts.lastUsedAtMs'])
		.select(({ eb }) =>
			eb
				.case()
				.when('carded.id', 'is not', null)
				.then<Consent>('given')
				.when('guardians.accountId', 'is', null)
				.then<Consent>('notNeeded')
				.when('guardians.consentedAtMs', 'is', null)
				.then<Consent>('pending')
				.else<Consent>('given')
				.end()
				.as('consent'),
		);
}

/** Begins a session of an account, which is used from now on; answers the account. */
export async function beginSession(
	transaction: Transaction<Database>,
	accountId: string,
	session: Omit<Session, 'accountId'>,
	nowMs: number,
) {
	await transaction
		.updateTable('accounts')
		.set({ lastUsedAtMs: nowMs, warnedAtMs: null })
		.where('id', '=', accountId)
		.execute();
	await transaction
		.insertInto('sessions')
		.values({ ...session, accountId })
		.execute();
	return accountsOf(transaction).where('accounts.id', '=', accountId).executeTakeFirst();
}
