import type { Kysely, Migration } from 'kysely';

/** Browsers that are reminded, and the key that their push services know the server by. */
export function reminders(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.createTable('pushKeys')
				.addColumn('name', 'text', (column) => column.primaryKey())
				.addColumn('privateKey', 'text', (column) => column.notNull())
				.execute();
			await database.schema
				.createTable('reminders')
				.addColumn('id', 'text', (column) => column.primaryKey())
				.addColumn('accountId', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
				.addColumn('target', 'text', (column) => column.notNull())
				.addColumn('days', 'text', (column) => column.notNull())
				.addColumn('time', 'text', (column) => column.notNull())
				.addColumn('timeZone', 'text', (column) => column.notNull())
				.addColumn('language', 'text', (column) => column.notNull())
				.addColumn('renewedAtMs', 'bigint', (column) => column.notNull())
				.addColumn('nextAtMs', 'bigint', (column) => column.notNull())
				.addColumn('remindedOn', 'text')
				.execute();
			await database.schema
				.createIndex('reminders_By_accountId')
				.on('reminders')
				.column('accountId')
				.execute();
			await database.schema.createIndex('reminders_By_nextAtMs').on('reminders').column('nextAtMs').execute();
		},
	};
}
