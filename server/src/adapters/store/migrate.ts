import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { ProviderError } from '#server/ports/provider-error.ts';
import { type BytesType, firstTables } from './migrations/0001-first-tables.ts';
import { academies } from './migrations/0002-academies.ts';
import { devices } from './migrations/0003-devices.ts';
import { consent } from './migrations/0004-consent.ts';
import { passkeys } from './migrations/0005-passkeys.ts';
import { learnerState } from './migrations/0006-learner-state.ts';
import { learnerCards } from './migrations/0007-learner-cards.ts';
import { identities } from './migrations/0008-identities.ts';
import { reminders } from './migrations/0009-reminders.ts';
import { marking } from './migrations/0010-marking.ts';
import { academyHouses } from './migrations/0011-academy-houses.ts';
import { world } from './migrations/0012-world.ts';
import { recordingFiles } from './migrations/0013-recording-files.ts';
import { mockDays } from './migrations/0014-mock-days.ts';
import { academiesInUse } from './migrations/0015-academies-in-use.ts';
import { checkRetests } from './migrations/0016-check-retests.ts';
import { twoFactors } from './migrations/0017-two-factors.ts';
import { hostsOfSessions } from './migrations/0018-hosts-of-sessions.ts';
import { invitations } from './migrations/0019-invitations.ts';
import { lastingAlerts } from './migrations/0020-lasting-alerts.ts';
import { leadsWhoLeave } from './migrations/0021-leads-who-leave.ts';
import { factorsOfIdentities } from './migrations/0022-factors-of-identities.ts';
import { filesOfSpokenNotes } from './migrations/0023-files-of-spoken-notes.ts';
import { askedAgain } from './migrations/0024-asked-again.ts';
import { cameIntoClasses } from './migrations/0025-came-into-classes.ts';
import { whoJoined } from './migrations/0026-who-joined.ts';
import { wards } from './migrations/0027-wards.ts';
import { putRight } from './migrations/0028-put-right.ts';
import type { Database } from './schema.ts';

/** The steps that lead to the schema, in the order of their names. A step that was released is never changed. */
const migrations: Record<string, (bytesType: BytesType) => Migration> = {
	'0001-first-tables': firstTables,
	'0002-academies': academies,
	'0003-devices': devices,
	'0004-consent': consent,
	'0005-passkeys': passkeys,
	'0006-learner-state': learnerState,
	'0007-learner-cards': learnerCards,
	'0008-identities': identities,
	'0009-reminders': reminders,
	'0010-marking': marking,
	'0011-academy-houses': academyHouses,
	'0012-world': world,
	'0013-recording-files': recordingFiles,
	'0014-mock-days': mockDays,
	'0015-academies-in-use': academiesInUse,
	'0016-check-retests': checkRetests,
	'0017-two-factors': twoFactors,
	'0018-hosts-of-sessions': hostsOfSessions,
	'0019-invitations': invitations,
	'0020-lasting-alerts': lastingAlerts,
	'0021-leads-who-leave': leadsWhoLeave,
	'0022-factors-of-identities': factorsOfIdentities,
	'0023-files-of-spoken-notes': filesOfSpokenNotes,
	'0024-asked-again': askedAgain,
	'0025-came-into-classes': cameIntoClasses,
	'0026-who-joined': whoJoined,
	'0027-wards': wards,
	'0028-put-right': putRight,
};

export const newerDatabase = () =>
	new ProviderError(
		'unavailable',
		'The database was written by a newer version of Henry. Update this one, or restore an older backup.',
	);

/** Whether this version of Henry knows every one of these steps. */
export function knowsMigrations(names: string[]): boolean {
	return names.every((name) => name in migrations);
}

/** Whether a database with these steps behind it has the schema of this version. */
export function isUpToDate(names: string[]): boolean {
	return Object.keys(migrations).every((name) => names.includes(name));
}

/** The steps that a database has behind it. */
export async function doneMigrations(database: Kysely<Database>): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
	return rows.map(({ name }) => name);
}

/** Takes the steps that the database has not behind it yet, all or none. Two who do so at once wait for each other. */
export async function migrate(database: Kysely<Database>, bytesType: BytesType): Promise<void> {
	const steps = Object.entries(migrations).map(([name, step]) => [name, step(bytesType)]);
	const provider = { getMigrations: async () => Object.fromEntries(steps) };
	const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
	if (!error) return;
	if (knowsMigrations(await doneMigrations(database).catch(() => []))) throw error;
	throw newerDatabase();
}
