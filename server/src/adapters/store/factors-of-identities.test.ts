import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { factorsOfIdentities } from './migrations/0022-factors-of-identities.ts';
import { sqliteEngine } from './sqlite.ts';

test('of sign-ins from before, a session of two factors without a passkey tells that an issuer asked for them', async () => {
	const database = new Kysely<never>({ dialect: sqliteEngine(':memory:').dialect });
	for (const table of ['identities', 'passkeys', 'sessions']) {
		await sql`create table ${sql.table(table)} ("accountId" text)`.execute(database);
	}
	await sql`alter table "sessions" add column "factors" integer`.execute(database);
	for (const accountId of ['by issuer', 'by passkey', 'by one']) {
		await sql`insert into "identities" values (${accountId})`.execute(database);
		const factors = accountId === 'by one' ? 1 : 2;
		await sql`insert into "sessions" values (${accountId}, ${factors})`.execute(database);
	}
	await sql`insert into "passkeys" values ('by passkey')`.execute(database);
	await factorsOfIdentities().up(database);
	const { rows } = await sql`select "accountId", "factors" from "identities"`.execute(database);
	expect(rows).toEqual([
		{ accountId: 'by issuer', factors: 2 },
		{ accountId: 'by passkey', factors: 1 },
		{ accountId: 'by one', factors: 1 },
	]);
	await database.destroy();
});
