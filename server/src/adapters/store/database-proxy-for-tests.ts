import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What stands between a server and its database, and can take it away. */
export type DatabaseProxy = {
	/** The same database by way of the proxy. */
	url: string;
	/** Breaks off every connection. */
	cut(): void;
	/** Swallows all that is sent from now on, and closes nothing, as a network does that has lost a machine. */
	swallow(): void;
	/** Is as before. */
	heal(): void;
	close(): Promise<void>;
};

/** A proxy before a PostgreSQL server that listens on a socket in a folder. */
export async function createDatabaseProxy(url: string): Promise<DatabaseProxy> {
	const folder = mkdtempSync(join(tmpdir(), 'henry-proxy-'));
	const behind = new URL(url.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
	const socketFile = (place: string) => join(place, '.s.PGSQL.5432');
	const sockets = new Set<Socket>();
	let swallows = false;
	const proxy = createServer((client) => {
		const database = connect(socketFile(behind));
		for (const [from, to] of [
			[client, database],
			[database, client],
		] as const) {
			sockets.add(from);
			from.on('error', () => {});
			from.on('data', (data) => swallows || to.write(data));
			from.on('close', () => {
				sockets.delete(from);
				if (!swallows) to.destroy();
			});
		}
	});
	await new Promise<void>((resolve) => proxy.listen(socketFile(folder), resolve));
	const cut = () => {
		for (const socket of sockets) socket.destroy();
	};
	return {
		url: url.replace(behind, folder),
		cut,
		swallow() {
			swallows = true;
		},
		heal() {
			swallows = false;
		},
		async close() {
			cut();
			await new Promise((resolve) => proxy.close(resolve));
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
