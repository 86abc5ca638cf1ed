import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import type { Store } from '#server/ports/store.ts';
import type { TestDatabase } from './contract.ts';
import {
	aCaptcha,
	aCard,
	aRecording,
	aResult,
	aSubscriber,
	nowMs,
	signIn,
	someTokens,
} from './contract-data.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';

export const isPostgres = (place: string) => place.startsWith('postgres:');

export const wav = new Uint8Array(100_000).map((_, place) => place % 251);

/** A learner with everything that can be kept, and subscribers. */
export async function fill(store: Store): Promise<void> {
	const { id } = await signIn(store, 'ana@example.org', undefined, 'ana');
	await store.accounts.keepRecordings(id, 30);
	const result = aResult();
	await store.practice.save(id, { results: [result], cards: [aCard()] });
	await store.practice.addRecording(id, aRecording(result.id, { id: 'recording' }), wav);
	const tokens = someTokens();
	await store.subscribers.subscribe(aSubscriber(), tokens, aCaptcha());
	await store.subscribers.confirm(tokens.confirmTokenHash, nowMs + 1_000);
	const formula = { email: '+ben@example.org', consentText: '=1+1, "yes"', consentedAtMs: nowMs + 1 };
	await store.subscribers.subscribe(aSubscriber(formula), someTokens(), aCaptcha());
}

export const everything = async (store: Store) => ({
	practice: await store.practice.load('ana'),
	wav: await store.practice.recording('ana', 'recording', nowMs),
	subscribers: await store.subscribers.list(),
});

/** The ids of the results that `acknowledgedWrites` saved. */
export async function savedIds(store: Store): Promise<string[]> {
	const { id } = await signIn(store, 'ana@example.org');
	return (await store.practice.load(id)).results.map((result) => result.id).toSorted();
}

/** The schema as the first version had it. */
export async function takeFirstStep(place: string): Promise<void> {
	const { dialect, bytesType } = isPostgres(place) ? postgresEngine(place) : sqliteEngine(place);
	const provider = { getMigrations: async () => ({ '0001-first-tables': firstTables(bytesType) }) };
	const db = new Kysely({ dialect });
	const { error } = await new Migrator({ db, provider }).migrateToLatest();
	await db.destroy();
	if (error) throw error;
}

/** What rehearsals left of the databases that they made. */
export async function leftovers(database: TestDatabase): Promise<unknown[]> {
	if (!isPostgres(database.place))
		return readdirSync(dirname(database.place)).filter((name) => !name.startsWith('henry.db'));
	return database.query(`select datname from pg_database where datname like 'henry_rehearsal%'`);
}
