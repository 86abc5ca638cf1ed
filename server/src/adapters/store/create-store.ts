import {
	alertKeptMs,
	closedAlertKeptMs,
	handInKeptMs,
	linkKeptMs,
	reminderKeptMs,
	replacedDatabaseKeptMs,
	subscriberKeptMs,
	webhookDeliveryKeptMs,
} from '@henry/contract/retention.ts';
import { type Dialect, Kysely, sql } from 'kysely';
import type { RecordingFiles } from '#server/ports/recording-files.ts';
import type { Store } from '#server/ports/store.ts';
import { academyQueries } from './academies.ts';
import { accountQueries } from './accounts.ts';
import { cardQueries } from './cards.ts';
import { guardianQueries } from './guardians.ts';
import { homeworkQueries } from './homework.ts';
import { houseQueries } from './houses.ts';
import { identityQueries } from './identities.ts';
import { learnerStateQueries } from './learner-state.ts';
import { libraryQueries } from './library.ts';
import { launchQueries } from './lti-launches.ts';
import { markQueries } from './lti-marks.ts';
import { platformQueries } from './lti-platforms.ts';
import { markingQueries } from './marking.ts';
import { doneMigrations, isUpToDate, knowsMigrations, migrate, newerDatabase } from './migrate.ts';
import type { BytesType } from './migrations/0001-first-tables.ts';
import { mockDayQueries } from './mock-days.ts';
import { passkeyQueries } from './passkeys.ts';
import { practiceQueries } from './practice.ts';
import { programQueries } from './programs.ts';
import { createRecordingStorage } from './recording-storage.ts';
import { reminderQueries } from './reminders.ts';
import { reseal } from './reseal.ts';
import { rosterQueries } from './rosters.ts';
import { safeguardingQueries } from './safeguarding.ts';
import type { Database, Lock } from './schema.ts';
import { createSeal } from './seal.ts';
import { storeError } from './store-error.ts';
import { subscriberQueries } from './subscribers.ts';
import { webhookQueries } from './webhooks.ts';

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
	await database.selectFrom('ltiKeys').select('privateKey').limit(1).execute();
	await database.selectFrom('webhooks').select('signingSecrets').limit(1).execute();
	await database.selectFrom('mockMarks').select('body').limit(1).execute();
	await database.selectFrom('dangerAlerts').select('body').limit(1).execute();
}

async function removeExpired(database: Kysely<Database>, nowMs: number): Promise<void> {
	await database
		.deleteFrom('signInLinks')
		.where('expiresAtMs', '<=', nowMs - linkKeptMs)
		.execute();
	await database.deleteFrom('sessions').where('refreshableUntilMs', '<=', nowMs).execute();
	await database.deleteFrom('recordings').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('handInRecordings').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('spokenNotes').where('expiresAtMs', '<=', nowMs).execute();
	await database
		.deleteFrom('termReports')
		.where('atMs', '<=', nowMs - handInKeptMs)
		.execute();
	await database
		.deleteFrom('dangerAlerts')
		.where(({ eb, or }) =>
			or([eb('closedAtMs', '<=', nowMs - closedAlertKeptMs), eb('atMs', '<=', nowMs - alertKeptMs)]),
		)
		.execute();
	await database.deleteFrom('signInPasses').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('invitations').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('ltiRegistrations').where('expiresAtMs', '<=', nowMs).execute();
	await database.deleteFrom('apiTokens').where('expiresAtMs', '<=', nowMs).execute();
	await database
		.deleteFrom('webhookDeliveries')
		.where('createdAtMs', '<=', nowMs - webhookDeliveryKeptMs)
		.execute();
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
	files?: RecordingFiles,
): Store {
	const seal = createSeal(dataKeys);
	const database = new Kysely<Database>({ dialect, plugins: [seal.opening] });
	const recordings = createRecordingStorage(database, seal, files);
	const queries = { database, lock, seal, recordings };
	const accounts = accountQueries(queries);
	const [practice, academies, homework, marking] = [
		practiceQueries(queries),
		academyQueries(queries),
		homeworkQueries(queries),
		markingQueries(queries),
	];
	/** Deletes files at once after what a person has deleted; what fails stays noted and is done with what has expired. */
	const withFiles =
		<Parameters extends unknown[], Result>(call: (...parameters: Parameters) => Promise<Result>) =>
		async (...parameters: Parameters): Promise<Result> => {
			const result = await call(...parameters);
			await recordings.removeGone().catch(() => undefined);
			return result;
		};
	return {
		name,
		hasReachableFiles: () => files?.isReachable(),
		accounts: withStoreErrors({
			...accounts,
			...guardianQueries(queries),
			keepRecordings: withFiles(accounts.keepRecordings),
			erase: withFiles(async (account) => {
				await accounts.erase(account);
				await wipe(database);
			}),
		}),
		passkeys: withStoreErrors(passkeyQueries(queries)),
		identities: withStoreErrors(identityQueries(queries)),
		practice: withStoreErrors({ ...practice, forget: withFiles(practice.forget) }),
		learnerState: withStoreErrors(learnerStateQueries(queries)),
		subscribers: withStoreErrors(subscriberQueries(queries)),
		academies: withStoreErrors({
			...academies,
			remove: withFiles(academies.remove),
			removeByIds: withFiles(academies.removeByIds),
		}),
		houses: withStoreErrors(houseQueries(queries)),
		library: withStoreErrors(libraryQueries(queries)),
		cards: withStoreErrors(cardQueries(queries)),
		homework: withStoreErrors({
			...homework,
			withdrawRecording: withFiles(homework.withdrawRecording),
		}),
		mockDays: withStoreErrors(mockDayQueries(queries)),
		marking: withStoreErrors({
			...marking,
			setSpokenNote: withFiles(marking.setSpokenNote),
			removeSpokenNote: withFiles(marking.removeSpokenNote),
		}),
		safeguarding: withStoreErrors(safeguardingQueries(queries)),
		reminders: withStoreErrors(reminderQueries(queries)),
		lti: withStoreErrors({
			...platformQueries(queries),
			...launchQueries(queries),
			...markQueries(queries),
		}),
		programs: withStoreErrors(programQueries(queries)),
		rosters: withStoreErrors(rosterQueries(queries)),
		webhooks: withStoreErrors(webhookQueries(queries)),
		...withStoreErrors({
			async start() {
				await migrate(database, bytesType);
				await tryKeys(database);
			},
			async removeExpired(nowMs: number) {
				removeReplaced(nowMs - replacedDatabaseKeptMs);
				await removeExpired(database, nowMs);
				await wipe(database);
				await recordings.removeGone();
			},
			async reseal() {
				const changed = (await reseal(database, seal)) + (await recordings.reseal());
				await wipe(database);
				return changed;
			},
			check: async () => void (await sql`select 1`.execute(database)),
			async fits() {
				await sql`select 1`.execute(database);
				// One that was never started has no steps to be read.
				const done = await doneMigrations(database).catch(() => []);
				if (!knowsMigrations(done)) throw newerDatabase();
				if (isUpToDate(done)) await tryKeys(database);
			},
			close: () => database.destroy(),
		}),
	};
}
