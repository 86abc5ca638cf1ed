import type { Kysely, Migration } from 'kysely';

/** Whom issuers of OpenID Connect know as whom. */
export function identities(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.createTable('identities')
				.addColumn('issuer', 'text', (column) => column.notNull())
				.addColumn('subject', 'text', (column) => column.notNull())
				.addColumn('accountId', 'text', (column) =>
					column.notNull().references('accounts.id').onDelete('cascade'),
				)
				.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
				.addColumn('lastUsedAtMs', 'bigint', (column) => column.notNull())
				.addPrimaryKeyConstraint('identities_PrimaryKey', ['issuer', 'subject'])
				.execute();
			await database.schema
				.createIndex('identities_By_accountId')
				.on('identities')
				.column('accountId')
				.execute();
		},
	};
}
