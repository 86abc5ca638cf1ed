import type { Store } from '#server/ports/store.ts';
import { academyCases } from './academies-contract.ts';
import { accountCases } from './accounts-contract.ts';
import { alertMailCases } from './alert-mails-contract.ts';
import { cardCases } from './cards-contract.ts';
import { databaseCases } from './database-contract.ts';
import { homeworkCases } from './homework-contract.ts';
import { houseMemberCases } from './house-members-contract.ts';
import { houseCases } from './houses-contract.ts';
import { identityCases } from './identities-contract.ts';
import { ltiCases } from './lti-contract.ts';
import { markingCases } from './marking-contract.ts';
import { mockDayCases } from './mock-days-contract.ts';
import { mockRoomCases } from './mock-rooms-contract.ts';
import { practiceCases } from './practice-contract.ts';
import { reminderCases } from './reminders-contract.ts';
import { reviewCases } from './reviews-contract.ts';
import { safeguardingCases } from './safeguarding-contract.ts';
import { sessionCases } from './sessions-contract.ts';
import { subscriberCases } from './subscribers-contract.ts';
import { worldCases } from './world-contract.ts';

/** An empty database, and what it says of itself. */
export type TestDatabase = {
	/** The SQLite file or the PostgreSQL URL. */
	place: string;
	/** A store on this database, not started. */
	store: Store;
	/** Another server's store on the same database, not started; the same one where servers cannot share. */
	otherStore: Store;
	/** Runs a statement, whose parameters it calls $1, $2 ..., and answers its rows. */
	query(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
	/** The names of all tables, from the database's own catalogue. */
	tableNames(): Promise<string[]>;
	/** Closes the stores and deletes the database. */
	remove(): Promise<void>;
};

export type StoreCase = {
	name: string;
	/** The case starts the store itself, on a database without tables. */
	startsItself?: boolean;
	/** Rejects where the store, started on this database, does wrong. */
	check: (store: Store, database: TestDatabase) => Promise<void>;
};

type CreateDatabase = (storage: { isMigrated: boolean }) => Promise<TestDatabase>;

/** What every store must do, one named case each, on a database of its own. */
export const storeCases: { name: string; run: (createDatabase: CreateDatabase) => Promise<void> }[] = [
	...accountCases,
	...sessionCases,
	...identityCases,
	...practiceCases,
	...subscriberCases,
	...academyCases,
	...cardCases,
	...homeworkCases,
	...reviewCases,
	...markingCases,
	...mockDayCases,
	...mockRoomCases,
	...safeguardingCases,
	...alertMailCases,
	...houseCases,
	...houseMemberCases,
	...reminderCases,
	...ltiCases,
	...worldCases,
	...databaseCases,
].map(({ name, startsItself, check }: StoreCase) => ({
	name,
	run: async (createDatabase) => {
		const database = await createDatabase({ isMigrated: !startsItself });
		try {
			const { store } = database;
			if (!startsItself) await store.start();
			await check(store, database);
		} finally {
			await database.remove();
		}
	},
}));
