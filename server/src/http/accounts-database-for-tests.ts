import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from '#server/adapters/mailer/outbox.ts';
import type { TestDatabase } from '#server/adapters/store/contract.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld } from './accounts-for-tests.ts';

/** A server on a database of its own, whose mails go into a folder of their own; `close` removes both. */
export async function openWorldOn(createDatabase: () => Promise<TestDatabase>) {
	const database = await createDatabase();
	const folder = await mkdtemp(join(tmpdir(), 'henry-accounts-'));
	const world = await openWorld({
		...createServices(configForTests),
		store: database.store,
		mailer: createOutbox({ folder, from: configForTests.mailFrom, tell: () => {} }),
	});
	async function close() {
		await world.app.close();
		await database.remove();
		await rm(folder, { recursive: true });
	}
	return { ...world, database, folder, close };
}
