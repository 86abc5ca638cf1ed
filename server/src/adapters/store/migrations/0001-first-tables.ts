import type { Kysely, Migration } from 'kysely';

/** The type of a column of bytes, by engine. */
export type BytesType = 'blob' | 'bytea';

async function createAccounts(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('accounts')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('email', 'text', (column) => column.notNull().unique())
		.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
		.addColumn('keepRecordingsDays', 'integer')
		.execute();
	await database.schema
		.createTable('signInLinks')
		.addColumn('tokenHash', 'text', (column) => column.primaryKey())
		.addColumn('email', 'text', (column) => column.notNull())
		.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
		.addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
		.addColumn('usedAtMs', 'bigint')
		.execute();
	await database.schema
		.createTable('sessions')
		.addColumn('tokenHash', 'text', (column) => column.primaryKey())
		.addColumn('accountId', 'text', (column) =>
			column.notNull().references('accounts.id').onDelete('cascade'),
		)
		.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
		.addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
		.addColumn('refreshableUntilMs', 'bigint', (column) => column.notNull())
		.execute();
}

/** Ids of results, cards and recordings come from browsers: they are unique within one account. */
async function createPractice(database: Kysely<unknown>, bytesType: BytesType): Promise<void> {
	for (const table of ['results', 'cards'] as const) {
		const items = database.schema
			.createTable(table)
			.addColumn('accountId', 'text', (column) =>
				column.notNull().references('accounts.id').onDelete('cascade'),
			)
			.addColumn('id', 'text', (column) => column.notNull())
			.addColumn('atMs', 'bigint', (column) => column.notNull())
			.addColumn('body', 'text', (column) => column.notNull())
			.addPrimaryKeyConstraint(`${table}Key`, ['accountId', 'id']);
		await (table === 'cards'
			? items.addColumn('changedAtMs', 'bigint', (column) => column.notNull())
			: items
		).execute();
	}
	await database.schema
		.createTable('recordings')
		.addColumn('accountId', 'text', (column) => column.notNull())
		.addColumn('id', 'text', (column) => column.notNull())
		.addColumn('resultId', 'text', (column) => column.notNull())
		.addColumn('atMs', 'bigint', (column) => column.notNull())
		.addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
		.addColumn('bytes', 'integer', (column) => column.notNull())
		.addColumn('wav', bytesType, (column) => column.notNull())
		.addPrimaryKeyConstraint('recordingsKey', ['accountId', 'id'])
		.addForeignKeyConstraint(
			'recordingsResult',
			['accountId', 'resultId'],
			'results',
			['accountId', 'id'],
			(constraint) => constraint.onDelete('cascade'),
		)
		.execute();
}

async function createWaitlist(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('usedCaptchas')
		.addColumn('challenge', 'text', (column) => column.primaryKey())
		.addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
		.execute();
	await database.schema
		.createTable('subscribers')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('email', 'text', (column) => column.notNull().unique())
		.addColumn('locale', 'text', (column) => column.notNull())
		.addColumn('language', 'text', (column) => column.notNull())
		.addColumn('consentText', 'text', (column) => column.notNull())
		.addColumn('consentedAtMs', 'bigint', (column) => column.notNull())
		.addColumn('confirmedAtMs', 'bigint')
		.addColumn('confirmTokenHash', 'text', (column) => column.notNull().unique())
		.addColumn('confirmUntilMs', 'bigint', (column) => column.notNull())
		.addColumn('leaveTokenHash', 'text', (column) => column.notNull().unique())
		.addColumn('forwardedAtMs', 'bigint')
		.addColumn('nextTryAtMs', 'bigint', (column) => column.notNull().defaultTo(0))
		.addColumn('failedForwardings', 'integer', (column) => column.notNull().defaultTo(0))
		.execute();
}

/** Lookups that no primary key or unique column serves: by account, by address and by time. */
const indexes: Record<string, string[][]> = {
	signInLinks: [['email', 'createdAtMs'], ['expiresAtMs']],
	sessions: [['accountId'], ['refreshableUntilMs']],
	results: [['accountId', 'atMs']],
	cards: [['accountId', 'atMs']],
	recordings: [['accountId', 'atMs'], ['accountId', 'resultId'], ['expiresAtMs']],
	usedCaptchas: [['expiresAtMs']],
	subscribers: [['consentedAtMs'], ['nextTryAtMs'], ['confirmUntilMs']],
};

export function firstTables(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await createAccounts(database);
			await createPractice(database, bytesType);
			await createWaitlist(database);
			for (const [table, lookups] of Object.entries(indexes)) {
				for (const columns of lookups) {
					const name = [table, 'By', ...columns].join('_');
					await database.schema.createIndex(name).on(table).columns(columns).execute();
				}
			}
		},
	};
}
