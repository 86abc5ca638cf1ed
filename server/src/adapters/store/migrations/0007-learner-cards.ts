import type { Kysely, Migration } from 'kysely';

/** Accounts that an academy holds: each goes with its membership, as the membership goes with it. */
export function learnerCards(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.alterTable('accounts')
				.addColumn('cardMembershipId', 'text', (column) =>
					column.references('memberships.id').onDelete('cascade'),
				)
				.execute();
			await database.schema
				.createIndex('accounts_By_cardMembershipId')
				.on('accounts')
				.column('cardMembershipId')
				.execute();
			await database.schema
				.createTable('learnerCards')
				.addColumn('accountId', 'text', (column) =>
					column.primaryKey().references('accounts.id').onDelete('cascade'),
				)
				.addColumn('nameKey', 'text', (column) => column.notNull())
				.addColumn('pinHash', 'text', (column) => column.notNull())
				.addColumn('consentedAtMs', 'bigint', (column) => column.notNull())
				.addColumn('confirmedById', 'text', (column) =>
					column.references('memberships.id').onDelete('set null'),
				)
				.execute();
			await database.schema
				.createIndex('learnerCards_By_confirmedById')
				.on('learnerCards')
				.column('confirmedById')
				.execute();
		},
	};
}
