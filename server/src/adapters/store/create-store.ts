import { type Dialect, Kysely, sql } from 'kysely';
import type { Store } from '#server/ports/store.ts';
import { academyQueries } from './academies.ts';
import { accountQueries } from './accounts.ts';
import { homeworkQueries } from './homework.ts';
import { migrate } from './migrate.ts';
import type { BytesType } from './migrations/0001-first-tables.ts';
import { practiceQueries } from './practice.ts';
import type { Database, Lock } from './schema.ts';
import { storeError } from './store-error.ts';
import { subscriberQueries } from './subscribers.ts';

const expiredLinksKeptMs = 24 * 60 * 60_000;

/** All that differs between the databases. */
export type StoreEngine = {
	name: Store['name'];
	dialect: Dialect;
	bytesType: BytesType;
	lock: Lock;
};

async function removeExpired(database: Kysely<Database>, nowMs: number): Promise<void> {
	await database
		.deleteFrom('signInLinks')
		.where('expiresAtMs', '<=', nowMs - expiredLinksKeptMs)
		.execute();
	await database.deleteFrom('sessions').where('refreshableUntilMs', '<=', nowMs).execute();
	await database.deleteFrom('recordings').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('handInRecordings').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('invitations').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('usedCaptchas').where('expiresAtMs', '<=', nowMs).execute();
	await database
		.deleteFrom('subscribers')
		.where('confirmedAtMs', 'is', null)
		.where('confirmUntilMs', '<=', nowMs)
		.execute();
}

/** The same functions, whose failures are `ProviderError`s. */
function withStoreErrors<Functions extends Record<string, (...parameters: never[]) => Promise<unknown>>>(
	functions: Functions,
): Functions {
	const entries = Object.entries(functions).map(([name, call]) => [
		name,
		async (...parameters: never[]) => {
			try {
				return await call(...parameters);
			} catch (error) {
				throw storeError(error);
			}
		},
	]);
	return Object.fromEntries(entries);
}

/** A store on one of the databases. Nothing is opened before the first call. */
export function createStore({ name, dialect, bytesType, lock }: StoreEngine): Store {
	const database = new Kysely<Database>({ dialect });
	const queries = { database, lock };
	return {
		name,
		accounts: withStoreErrors(accountQueries(queries)),
		practice: withStoreErrors(practiceQueries(queries)),
		subscribers: withStoreErrors(subscriberQueries(queries)),
		academies: withStoreErrors(academyQueries(queries)),
		homework: withStoreErrors(homeworkQueries(queries)),
		...withStoreErrors({
			start: () => migrate(database, bytesType),
			removeExpired: (nowMs: number) => removeExpired(database, nowMs),
			check: async () => void (await sql`select 1`.execute(database)),
			close: () => database.destroy(),
		}),
	};
}
