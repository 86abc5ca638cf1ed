import { maxKeptCards, maxKeptRecordings, maxKeptResults } from '@henry/contract/limits.ts';
import type { PracticeResult, ReviewCard } from '@henry/contract/practice.ts';
import type { Transaction } from 'kysely';
import type { PracticeStore, RetestOf } from '#server/ports/practice-store.ts';
import type { Database, Queries } from './schema.ts';
import type { Seal } from './seal.ts';

type PracticeTable = 'results' | 'cards' | 'recordings';

/** Deletes an account's oldest rows of a table beyond `max`. */
async function keepNewest(
	transaction: Transaction<Database>,
	table: PracticeTable,
	accountId: string,
	max: number,
): Promise<void> {
	const { held } = await transaction
		.selectFrom(table)
		.select(({ fn }) => fn.countAll<number>().as('held'))
		.where('accountId', '=', accountId)
		.executeTakeFirstOrThrow();
	if (held <= max) return;
	const oldest = transaction
		.selectFrom(table)
		.select('id')
		.where('accountId', '=', accountId)
		.orderBy('atMs')
		.orderBy('id')
		.limit(held - max);
	await transaction.deleteFrom(table).where('accountId', '=', accountId).where('id', 'in', oldest).execute();
}

/** Adds those that are not there; answers their ids. */
async function addResults(
	transaction: Transaction<Database>,
	{ text }: Seal,
	accountId: string,
	results: PracticeResult[],
): Promise<Set<string>> {
	if (results.length === 0) return new Set();
	const added = await transaction
		.insertInto('results')
		.values(
			results.map((result) => ({
				accountId,
				id: result.id,
				atMs: result.atMs,
				body: text(JSON.stringify(result)),
			})),
		)
		.onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
		.returning('id')
		.execute();
	await keepNewest(transaction, 'results', accountId, maxKeptResults);
	return new Set(added.map(({ id }) => id));
}

/** Counts how far two checks of an account lay apart, once in its time, where what was added makes them two. */
async function countRetest(
	transaction: Transaction<Database>,
	accountId: string,
	added: ReadonlySet<string>,
	retestOf: RetestOf,
): Promise<void> {
	const account = await transaction
		.selectFrom('accounts')
		.select('isRetestCounted')
		.where('id', '=', accountId)
		.executeTakeFirstOrThrow();
	if (account.isRetestCounted === 1) return;
	const rows = await transaction
		.selectFrom('results')
		.select(['id', 'body'])
		.where('accountId', '=', accountId)
		.execute();
	const results = rows.map(({ body }): PracticeResult => JSON.parse(body));
	const squares = retestOf(results);
	if (!squares) return;
	await transaction.updateTable('accounts').set({ isRetestCounted: 1 }).where('id', '=', accountId).execute();
	// Accounts from before this was noted: theirs was counted then.
	if (retestOf(results.filter(({ id }) => !added.has(id)))) return;
	const sums = Object.entries(squares).map(([skill, squaredSum]) => ({ skill, pairs: 1, squaredSum }));
	if (sums.length === 0) return;
	await transaction
		.insertInto('checkRetests')
		.values(sums.toSorted((one, other) => one.skill.localeCompare(other.skill)))
		.onConflict((conflict) =>
			conflict.column('skill').doUpdateSet((row) => ({
				pairs: row('checkRetests.pairs', '+', 1),
				squaredSum: row('checkRetests.squaredSum', '+', row.ref('excluded.squaredSum')),
			})),
		)
		.execute();
}

/** The newest version of each card, since one statement cannot replace a row twice. */
function newestVersions(cards: ReviewCard[]): ReviewCard[] {
	const oldestFirst = cards.toSorted((first, second) => first.changedAtMs - second.changedAtMs);
	return [...new Map(oldestFirst.map((card) => [card.id, card])).values()];
}

async function addCards(
	transaction: Transaction<Database>,
	{ text }: Seal,
	accountId: string,
	cards: ReviewCard[],
) {
	if (cards.length === 0) return;
	await transaction
		.insertInto('cards')
		.values(
			newestVersions(cards).map((card) => ({
				accountId,
				id: card.id,
				atMs: card.createdAtMs,
				changedAtMs: card.changedAtMs,
				body: text(JSON.stringify(card)),
			})),
		)
		.onConflict((conflict) =>
			conflict
				.columns(['accountId', 'id'])
				.doUpdateSet(({ ref }) => ({
					atMs: ref('excluded.atMs'),
					changedAtMs: ref('excluded.changedAtMs'),
					body: ref('excluded.body'),
				}))
				.whereRef('excluded.changedAtMs', '>', 'cards.changedAtMs'),
		)
		.execute();
	await keepNewest(transaction, 'cards', accountId, maxKeptCards);
}

function recordingQueries({
	database,
	lock,
	recordings,
}: Queries): Pick<PracticeStore, 'addRecording' | 'recording'> {
	return {
		addRecording: (accountId, recording, wav) =>
			recordings.add(wav, (place) =>
				database.transaction().execute(async (transaction) => {
					await lock(transaction, `account ${accountId}`);
					const wanted = await transaction
						.selectFrom('accounts')
						.innerJoin('results', 'results.accountId', 'accounts.id')
						.select('accounts.id')
						.where('accounts.id', '=', accountId)
						.where('accounts.keepRecordingsDays', 'is not', null)
						.where('results.id', '=', recording.resultId)
						.executeTakeFirst();
					if (!wanted) return undefined;
					await transaction
						.insertInto('recordings')
						.values({ accountId, ...recording, ...place })
						.onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
						.execute();
					const row = await transaction
						.selectFrom('recordings')
						.select('fileName')
						.where('accountId', '=', accountId)
						.where('id', '=', recording.id)
						.executeTakeFirst();
					await keepNewest(transaction, 'recordings', accountId, maxKeptRecordings);
					return row;
				}),
			),
		async recording(accountId, id, nowMs) {
			const found = await database
				.selectFrom('recordings')
				.select(['wav', 'fileName'])
				.where('accountId', '=', accountId)
				.where('id', '=', id)
				.where('expiresAtMs', '>', nowMs)
				.executeTakeFirst();
			return found && recordings.read(found);
		},
	};
}

export function practiceQueries(queries: Queries): PracticeStore {
	const { database, lock, seal } = queries;
	const bodies = (table: 'results' | 'cards', accountId: string) =>
		database
			.selectFrom(table)
			.select('body')
			.where('accountId', '=', accountId)
			.orderBy('atMs', 'desc')
			.orderBy('id')
			.execute();
	return {
		...recordingQueries(queries),
		async load(accountId) {
			const [results, cards, recordings] = await Promise.all([
				bodies('results', accountId),
				bodies('cards', accountId),
				database
					.selectFrom('recordings')
					.select(['id', 'resultId', 'atMs', 'expiresAtMs', 'bytes'])
					.where('accountId', '=', accountId)
					.orderBy('atMs', 'desc')
					.orderBy('id')
					.execute(),
			]);
			return {
				results: results.map(({ body }) => JSON.parse(body)),
				cards: cards.map(({ body }) => JSON.parse(body)),
				recordings,
			};
		},
		save: (accountId, { results, cards }, retestOf) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${accountId}`);
				const added = await addResults(transaction, seal, accountId, results);
				await addCards(transaction, seal, accountId, cards);
				if (retestOf && added.size > 0) await countRetest(transaction, accountId, added, retestOf);
			}),
		async hasPractised(accountId, sinceMs) {
			const found = await database
				.selectFrom('results')
				.select('id')
				.where('accountId', '=', accountId)
				.where('atMs', '>=', sinceMs)
				.limit(1)
				.executeTakeFirst();
			return found !== undefined;
		},
		retests: () => database.selectFrom('checkRetests').selectAll().orderBy('skill').execute(),
		forget: (accountId, ids) =>
			database.transaction().execute(async (transaction) => {
				for (const table of ['recordings', 'cards', 'results'] as const) {
					if (ids[table].length === 0) continue;
					await transaction
						.deleteFrom(table)
						.where('accountId', '=', accountId)
						.where('id', 'in', ids[table])
						.execute();
				}
			}),
	};
}
