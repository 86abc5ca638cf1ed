import type { Consent } from '@henry/contract/accounts.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Account, Session } from '#server/ports/store.ts';
import type { Database } from './schema.ts';

/** Accounts as the port describes them. */
export function accountsOf(database: Kysely<Database>) {
	return database
		.selectFrom('accounts')
		.leftJoin('guardians', 'guardians.accountId', 'accounts.id')
		.leftJoin('memberships as carded', 'carded.id', 'accounts.cardMembershipId')
		.select(['accounts.id', 'accounts.createdAtMs', 'accounts.keepRecordingsDays'])
		.select(({ eb }) =>
			eb.case().when('accounts.email', 'like', '%@%').then(eb.ref('accounts.email')).end().as('email'),
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

/** The account of an address, or, where there is none, a new one; it is used from now on. */
export async function findOrAddAccount(
	transaction: Transaction<Database>,
	{
		email,
		newAccountId,
		language,
		nowMs,
	}: { email: string; newAccountId: string; language: string; nowMs: number },
): Promise<Account> {
	const used = { language, lastUsedAtMs: nowMs, warnedAtMs: null };
	await transaction
		.insertInto('accounts')
		.values({ id: newAccountId, email, createdAtMs: nowMs, keepRecordingsDays: null, ...used })
		.onConflict((conflict) => conflict.column('email').doUpdateSet(used))
		.execute();
	return accountsOf(transaction).where('accounts.email', '=', email).executeTakeFirstOrThrow();
}

/**
 * Has an account that this sign-in has made wait for the guardian whom it names; answers to whom to write. An account that
 * was there stays as it is: anybody can ask for a link to its address, and name themselves.
 */
export async function waitForGuardian(
	transaction: Transaction<Database>,
	{ accountId, isNew }: { accountId: string; isNew: boolean },
	guardian: { email: string; tokenHash: string } | null,
	nowMs: number,
): Promise<string | null> {
	if (guardian === null || !isNew) return null;
	await transaction
		.insertInto('guardians')
		.values({ accountId, ...guardian, askedAtMs: nowMs, consentedAtMs: null })
		.execute();
	return guardian.email;
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
	return accountsOf(transaction).where('accounts.id', '=', accountId).executeTakeFirstOrThrow();
}
