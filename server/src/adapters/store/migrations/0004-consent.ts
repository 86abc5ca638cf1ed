import { type Kysely, type Migration, sql } from 'kysely';

/** What retention needs to know of accounts, and whose parent was asked. */
export function consent(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			const accounts = () => database.schema.alterTable('accounts');
			await accounts()
				.addColumn('language', 'text', (column) => column.notNull().defaultTo('es'))
				.execute();
			await accounts()
				.addColumn('lastUsedAtMs', 'bigint', (column) => column.notNull().defaultTo(0))
				.execute();
			await accounts().addColumn('warnedAtMs', 'bigint').execute();
			// Until now nobody noted it: whoever has an account is taken to have used it today.
			await sql`update "accounts" set "lastUsedAtMs" = ${Date.now()}`.execute(database);
			const links = () => database.schema.alterTable('signInLinks');
			await links()
				.addColumn('language', 'text', (column) => column.notNull().defaultTo('es'))
				.execute();
			await links().addColumn('guardianEmail', 'text').execute();
			await database.schema
				.createTable('guardians')
				.addColumn('accountId', 'text', (column) =>
					column.primaryKey().references('accounts.id').onDelete('cascade'),
				)
				.addColumn('email', 'text', (column) => column.notNull())
				.addColumn('tokenHash', 'text', (column) => column.notNull().unique())
				.addColumn('askedAtMs', 'bigint', (column) => column.notNull())
				.addColumn('consentedAtMs', 'bigint')
				.execute();
			await database.schema
				.createIndex('accounts_By_lastUsedAtMs')
				.on('accounts')
				.column('lastUsedAtMs')
				.execute();
		},
	};
}
