import type { Kysely, Migration } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

export function passkeys(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.createTable('passkeys')
				.addColumn('id', 'text', (column) => column.primaryKey())
				.addColumn('accountId', 'text', (column) =>
					column.notNull().references('accounts.id').onDelete('cascade'),
				)
				.addColumn('publicKey', bytesType, (column) => column.notNull())
				.addColumn('counter', 'bigint', (column) => column.notNull())
				.addColumn('browser', 'text')
				.addColumn('system', 'text')
				.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
				.addColumn('lastUsedAtMs', 'bigint')
				.execute();
			await database.schema.createIndex('passkeys_By_accountId').on('passkeys').column('accountId').execute();
		},
	};
}
