import { aResult, signIn } from './contract-data.ts';
import { createPostgresStore } from './postgres.ts';
import { createSqliteStore } from './sqlite.ts';

/** How many writes are under way at the same time. */
const lanes = 10;

/**
 * Called with an SQLite file or a PostgreSQL URL and a count: saves that many results of one learner, and prints the id
 * of each once the store has answered.
 */
const [place = '', count = '0'] = process.argv.slice(2);
const store = place.startsWith('postgres:') ? createPostgresStore(place) : createSqliteStore(place);
await store.start();
const { id } = await signIn(store, 'ana@example.org');
let left = Number(count);

async function write(): Promise<void> {
	while (left > 0) {
		left -= 1;
		const result = aResult();
		await store.practice.save(id, { results: [result], cards: [] });
		process.stdout.write(`${result.id}\n`);
	}
}

await Promise.all(Array.from({ length: lanes }, write));
await store.close();
