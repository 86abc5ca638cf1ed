import { apiPaths } from '@henry/contract/api-paths.ts';
import { type PracticeResult, practiceSchema, type ReviewCard } from '@henry/contract/practice.ts';
import type { TestDatabase } from '../server/src/adapters/store/contract.ts';
import { aCard, aResult } from '../server/src/adapters/store/contract-data.ts';
import {
	createPostgresDatabase,
	createSqliteDatabase,
} from '../server/src/adapters/store/databases-for-tests.ts';
import { startPostgres } from '../server/src/adapters/store/postgres-for-tests.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { signInForTests } from '../server/src/http/signed-in-for-tests.ts';
import { createServices } from '../server/src/wiring.ts';
import { keepResult, quantile, rounded } from './result.ts';

const users = 10_000;
const results = 1_000_000;
const mostResultsOfOne = 5_000;
/** One card for so many results. */
const resultsPerCard = 10;
const requests = 1_000;
const rowsPerInsert = 2_000;
const yearMs = 365 * 24 * 60 * 60_000;

const email = (user: number) => `learner${user}@example.org`;
const accountId = (user: number) => `account-${user}`;

/** Who each result belongs to: one user with the most, few with many, many with few, all mixed. */
function mixOwners(): number[] {
	const owners = Array.from({ length: mostResultsOfOne }, () => 0);
	while (owners.length < results) owners.push(1 + Math.floor((users - 1) * Math.random() ** 1.5));
	for (let place = owners.length - 1; place > 0; place--) {
		const other = Math.floor(Math.random() * (place + 1));
		[owners[place], owners[other]] = [owners[other] as number, owners[place] as number];
	}
	return owners;
}

/** A result of about a kilobyte, as of two minutes of speech. */
function typicalResult(atMs: number): PracticeResult {
	const correction = {
		rule: 'he-she-it-verb',
		category: 'agreement' as const,
		original: 'live',
		replacement: 'lives',
		reason: 'After "he", "she" or "it" the verb ends in -s.',
		sentence: 'my brother live in a small house near the sea with two dogs',
		correctedSentence: 'my brother lives in a small house near the sea with two dogs',
	};
	return aResult({
		atMs,
		corrections: [correction, correction],
		weakWords: ['house', 'brother', 'small'],
		sounds: ['DH', 'IH', 'V', 'AW', 'R', 'S'].map((phone) => ({ phone, score0to100: 61.5 })),
	});
}

/** Inserts rows as one JSON list each time, by what both databases understand. */
async function insert(
	database: TestDatabase,
	table: string,
	columns: string,
	rows: unknown[][],
): Promise<void> {
	const elements = database.store.name === 'sqlite' ? 'json_each($1)' : 'json_array_elements($1::json)';
	const values = columns
		.split(',')
		.map((column, place) => `cast(value ->> ${place} as ${/atMs/i.test(column) ? 'bigint' : 'text'})`);
	await database.query(`insert into "${table}" (${columns}) select ${values.join(',')} from ${elements}`, [
		JSON.stringify(rows),
	]);
}

const resultRow = (user: number, result: PracticeResult) => [
	accountId(user),
	result.id,
	result.atMs,
	JSON.stringify(result),
];
const cardRow = (user: number, card: ReviewCard) => [
	accountId(user),
	card.id,
	card.createdAtMs,
	card.changedAtMs,
	JSON.stringify(card),
];

async function fill(database: TestDatabase): Promise<void> {
	const nowMs = Date.now();
	const people = Array.from({ length: users }, (_, user) => [accountId(user), email(user), nowMs]);
	await insert(database, 'accounts', '"id","email","createdAtMs"', people);
	const owners = mixOwners();
	const atMs = (place: number) => Math.round(nowMs - yearMs + (place / results) * yearMs);
	for (let from = 0; from < results; from += rowsPerInsert) {
		const places = owners
			.slice(from, from + rowsPerInsert)
			.map((user, place) => ({ user, place: from + place }));
		const resultRows = places.map(({ user, place }) => resultRow(user, typicalResult(atMs(place))));
		await insert(database, 'results', '"accountId","id","atMs","body"', resultRows);
		const cardRows = places
			.filter(({ place }) => place % resultsPerCard === 0)
			.map(({ user, place }) => cardRow(user, aCard({ createdAtMs: atMs(place) })));
		await insert(database, 'cards', '"accountId","id","atMs","changedAtMs","body"', cardRows);
	}
	await database.query('analyze');
}

/** What the page "My progress" asks for, by signed-in users picked at random, one after the other. */
async function measure(database: TestDatabase) {
	const config = readConfig({ HENRY_LOG: 'silent', HENRY_CALLS_PER_MINUTE: '1000000' });
	const services = { ...createServices(config), store: database.store };
	const app = await buildApp(config, services);
	const ask = async (user: number) => {
		const { cookies } = await signInForTests(services, email(user));
		const start = performance.now();
		const answer = await app.inject({ url: apiPaths.practice, cookies });
		const milliseconds = performance.now() - start;
		return {
			milliseconds,
			count: practiceSchema.parse(answer.json()).results.length,
			bytes: answer.rawPayload.length,
		};
	};
	const answers = [];
	for (let request = 0; request < requests; request++)
		answers.push(await ask(Math.floor(Math.random() * users)));
	const most = await ask(0);
	await app.close();
	const milliseconds = answers.map((answer) => answer.milliseconds);
	return {
		p50Ms: rounded(quantile(milliseconds, 0.5), 1),
		p95Ms: rounded(quantile(milliseconds, 0.95), 1),
		p99Ms: rounded(quantile(milliseconds, 0.99), 1),
		worstMs: rounded(Math.max(...milliseconds), 1),
		medianResults: quantile(
			answers.map(({ count }) => count),
			0.5,
		),
		medianKilobytes: rounded(
			quantile(
				answers.map(({ bytes }) => bytes),
				0.5,
			) / 1_000,
			0,
		),
		userWithMostResults: { results: most.count, ms: rounded(most.milliseconds, 1) },
	};
}

async function fillAndMeasure(database: TestDatabase) {
	try {
		await database.store.start();
		await fill(database);
		return await measure(database);
	} finally {
		await database.remove();
	}
}

/** How fast "My progress" is answered by a server that holds many users, on both databases. */
export async function benchStore(): Promise<void> {
	const sqlite = await fillAndMeasure(await createSqliteDatabase());
	const postgres = await startPostgres();
	try {
		const figures = { sqlite, postgres: await fillAndMeasure(await createPostgresDatabase(postgres)) };
		keepResult('store', {
			users,
			results,
			cards: results / resultsPerCard,
			requests,
			target: { p95Ms: 50 },
			...figures,
		});
	} finally {
		await postgres.stop();
	}
}
