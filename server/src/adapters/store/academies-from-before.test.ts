import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { askedAgain } from './migrations/0024-asked-again.ts';
import { wards } from './migrations/0027-wards.ts';
import { sqliteEngine } from './sqlite.ts';

test('an answer whose mark went because its learner asked for another look has it again, and still waits', async () => {
	const database = new Kysely<never>({ dialect: sqliteEngine(':memory:').dialect });
	await sql`create table "handIns" ("id" text, "reviewedAtMs" bigint)`.execute(database);
	await sql`create table "reviewChanges" ("handInId" text, "place" integer, "atMs" bigint, "isReviewed" integer)`.execute(
		database,
	);
	const answers = { asked: null, undone: null, marked: 7, unseen: null };
	for (const [id, reviewedAtMs] of Object.entries(answers))
		await sql`insert into "handIns" values (${id}, ${reviewedAtMs})`.execute(database);
	for (const [id, place, atMs, isReviewed] of [
		...[['asked', 1, 3, 1] as const, ['asked', 2, 5, 1] as const],
		...[['undone', 1, 3, 1] as const, ['undone', 2, 5, 0] as const, ['marked', 1, 7, 1] as const],
	])
		await sql`insert into "reviewChanges" values (${id}, ${place}, ${atMs}, ${isReviewed})`.execute(database);
	await askedAgain().up(database);
	const { rows } = await sql`select * from "handIns"`.execute(database);
	expect(rows).toEqual([
		{ id: 'asked', reviewedAtMs: 5, askedAgainAtMs: 5 },
		{ id: 'undone', reviewedAtMs: null, askedAgainAtMs: null },
		{ id: 'marked', reviewedAtMs: 7, askedAgainAtMs: null },
		{ id: 'unseen', reviewedAtMs: null, askedAgainAtMs: null },
	]);
	const { rows: states } =
		await sql`select "place" from "reviewChanges" where "askedAgainAtMs" is not null`.execute(database);
	expect(states).toEqual([{ place: 2 }]);
	await database.destroy();
});

test('guardians keep their wards', async () => {
	const database = new Kysely<never>({ dialect: sqliteEngine(':memory:').dialect });
	await sql`create table "memberships" ("id" text primary key, "role" text, "wardId" text)`.execute(database);
	await sql`insert into "memberships" values ('lea', 'learner', null), ('mum', 'guardian', 'lea')`.execute(
		database,
	);
	await wards('blob').up(database);
	expect((await sql`select * from "wards"`.execute(database)).rows).toEqual([
		{ guardianId: 'mum', learnerId: 'lea' },
	]);
	await database.destroy();
});
