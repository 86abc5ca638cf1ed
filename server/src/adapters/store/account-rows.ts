import type { Consent } from '@henry/contract/accounts.ts';
import type { Kysely } from 'kysely';
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
