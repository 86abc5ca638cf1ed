import {
	handInKeptMs,
	linkKeptMs,
	reminderKeptMs,
	replacedDatabaseKeptMs,
	subscriberKeptMs,
} from '@henry/contract/retention.ts';
import { type Dialect, Kysely, sql } from 'kysely';
import type { Store } from '#server/ports/store.ts';
import { academyQueries } from './academies.ts';
import { accountQueries } from './accounts.ts';
import { cardQueries } from './cards.ts';
import { guardianQueries } from './guardians.ts';
import { homeworkQueries } from './homework.ts';
import { identityQueries } from './identities.ts';
import { learnerStateQueries } from './learner-state.ts';
import { migrate } from './migrate.ts';
import type { BytesType } from './migrations/0001-first-tables.ts';
import { mockDayQueries } from './mock-days.ts';
import { passkeyQueries } from './passkeys.ts';
import { practiceQueries } from './practice.ts';
import { reminderQueries } from './reminders.ts';
import { reseal } from './reseal.ts';
import type { Database, Lock } from './schema.ts';
import { createSeal } from './seal.ts';
import { storeError } from './store-error.ts';
import { subscriberQueries } from './subscribers.ts';

/** All that differs between the databases. */
export type StoreEngine = {
	name: Store['name'];
	dialect: Dialect;
	bytesType: BytesType;
	lock: Lock;
	/** Leaves nothing of what was deleted in the database's files, where that does not happen by itself. */
	wipe?: (database: Kysely<Database>) => Promise<unknown>;
	/** Deletes what a restored backup has replaced, and that is older. */
	removeReplaced?: (beforeMs: number) => void;
};

/** Opens one value of each kind, so that a server without the right key is told so before it begins. */
async function tryKeys(database: Kysely<Database>): Promise<void> {
	await database.selectFrom('results').select('body').limit(1).execute();
	await database.selectFrom('cards').select('body').limit(1).execute();
	await database.selectFrom('learnerStates').select('body').limit(1).execute();
	await database.selectFrom('handIns').select('body').limit(1).execute();
	await database.selectFrom('recordings').select('wav').limit(1).execute();
	await database.selectFrom('learnerCards').select('pinHash').limit(1).execute();
	await database.selectFrom('pushKeys').select('privateKey').limit(1).execute();
	await database.selectFrom('reminders').select('target').limit(1).execute();
	await database.selectFrom('mockMarks').select('body').limit(1).execute();
}

async function removeExpired(database: Kysely<Database>, nowMs: number): Promise<void> {
	await database
		.deleteFrom('signInLinks')
		.where('expiresAtMs', '<=', nowMs - linkKeptMs)
		.execute();
	await database.deleteFrom('sessions').where('refreshableUntilMs', '<=', nowMs).execute();
	await database.deleteFrom('recordings').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('handInRecordings').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('invitations').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('usedCaptchas').where('expiresAtMs', '<=', nowMs).execute();
	await database
		.deleteFrom('handIns')
		.where('atMs', '<=', nowMs - handInKeptMs)
		.execute();
	await database
		.deleteFrom('mockDays')
		.where('startsAtMs', '<=', nowMs - handInKeptMs)
		.execute();
	await database
		.deleteFrom('reminders')
		.where('renewedAtMs', '<=', nowMs - reminderKeptMs)
		.execute();
	await database
		.deleteFrom('subscribers')
		.where('confirmedAtMs', '<=', nowMs - subscriberKeptMs)
		.execute();
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

/** A store on one of the databases; `dataKeys` as `createSeal` takes them. Nothing is opened before the first call. */
export function createStore(
	{ name, dialect, bytesType, lock, wipe = async () => {}, removeReplaced = () => {} }: StoreEngine,
	dataKeys: readonly Uint8Array[],
): Store {
	const seal = createSeal(dataKeys);
	const database = new Kysely<Database>({ dialect, plugins: [seal.opening] });
	const queries = { database, lock, seal };
	const accounts = accountQueries(queries);
	return {
		name,
		accounts: withStoreErrors({
			...accounts,
			...guardianQueries(queries),
			async erase(account) {
				await accounts.erase(account);
				await wipe(database);
			},
		}),
		passkeys: withStoreErrors(passkeyQueries(queries)),
		identities: withStoreErrors(identityQueries(queries)),
		practice: withStoreErrors(practiceQueries(queries)),
		learnerState: withStoreErrors(learnerStateQueries(queries)),
		subscribers: withStoreErrors(subscriberQueries(queries)),
		academies: withStoreErrors(academyQueries(queries)),
		cards: withStoreErrors(cardQueries(queries)),
		homework: withStoreErrors(homeworkQueries(queries)),
		mockDays: withStoreErrors(mockDayQueries(queries)),
		reminders: withStoreErrors(reminderQueries(queries)),
		...withStoreErrors({
			async start() {
				await migrate(database, bytesType);
				await tryKeys(database);
			},
			async removeExpired(nowMs: number) {
				removeReplaced(nowMs - replacedDatabaseKeptMs);
				await removeExpired(database, nowMs);
				await wipe(database);
			},
			async reseal() {
				const changed = await reseal(database, seal);
				await wipe(database);
				return changed;
			},
			check: async () => void (await sql`select 1`.execute(database)),
			close: () => database.destroy(),
		}),
	};
}
