import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient, types } from 'pg';

const maxConnections = 10;
/** How long a call waits for a connection, while one is opened or others use all of them. */
const connectMs = 3_000;
/** A statement that takes longer is given up by the database, and a little later by us, should it not answer. */
const statementMs = 20_000;
const unansweredMs = statementMs + 2_000;
/** How often the database is asked whether it is there, how soon it must answer, and how many silences mean that it is not. */
const probeEveryMs = 1_000;
const probeMs = 1_500;
const silencesOfTheDead = 2;
/** PostgreSQL's id of the type `int8`, which `pg` reads as text: all of ours are whole numbers that a double holds. */
const int8 = 20;
/**
 * SQLSTATEs after which a connection is of no use (PostgreSQL, appendix A): connection exceptions, the server is stopped or
 * starts, and it has become a standby, which only reads.
 */
const lostStates = /^(08...|57P0.|25006)$/;
const isSqlState = /^[0-9A-Z]{5}$/;

/**
 * The addresses of servers that stand in for each other, in their order, each as a URL: `postgres://user@one:5432,two/name`
 * or `?host=/one,/two`, as libpq reads it.
 */
export function addressesOf(url: string): string[] {
	const [, start = '', authority = '', path = '', query = ''] =
		/^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
	const parameters = new URLSearchParams(query);
	const hosts = parameters.get('host')?.split(',') ?? [undefined];
	return authority.split(',').flatMap((place) =>
		hosts.map((host) => {
			if (host !== undefined) parameters.set('host', host);
			const text = parameters.toString();
			return `${start}${place}${path}${text && `?${text}`}`;
		}),
	);
}

const neverMind = () => {};

/** Whether a connection must not be used again after this failure. */
function isLost(error: unknown): boolean {
	const { code } = error as { code?: string };
	return code === undefined || !isSqlState.test(code) || lostStates.test(code);
}

/** Refuses a server that only reads, as long as another may write. */
async function refuseStandby(client: ClientBase): Promise<void> {
	const { rows } = await client.query('show transaction_read_only');
	if (rows[0]?.transaction_read_only === 'on') throw new Error('this server only reads');
}

/** Connections to one of several addresses; what Kysely knows as a pool. */
export type PostgresConnections = {
	connect(): Promise<PoolClient>;
	end(): Promise<void>;
};

/**
 * Connections to a database that may vanish at any moment. A connection that breaks in use fails what it was doing and
 * nothing else; then all connections to that server are given up, and the next call connects anew, to the first address,
 * from the last one on, that takes writes. A server that neither answers nor closes is found out by a probe.
 */
export function createPostgresConnections(url: string): PostgresConnections {
	return new FailoverPool(addressesOf(url));
}

class FailoverPool implements PostgresConnections {
	readonly #addresses: string[];
	/** Since when, in milliseconds, each connection is in use. */
	readonly #lent = new Map<PoolClient, number>();
	#current = 0;
	#pool: Pool | undefined;
	/** Tells those who wait for a connection of the pool that it has been left. */
	#left = createSignal();
	#watch: NodeJS.Timeout | undefined;
	#isProbing = false;
	#hasEnded = false;

	constructor(addresses: string[]) {
		this.#addresses = addresses;
	}

	async connect(): Promise<PoolClient> {
		this.#watch ??= setInterval(() => void this.#watchLent(), probeEveryMs).unref();
		let failure: unknown;
		for (let tries = 0; tries <= this.#addresses.length; tries++) {
			if (this.#hasEnded) throw new Error('the store has been closed');
			this.#pool ??= this.#createPool();
			const pool = this.#pool;
			try {
				const client = await this.#connectTo(pool);
				if (client) return this.#lend(client, pool);
			} catch (error) {
				failure = error;
				// All connections are in use: no sign that the server is gone.
				if (pool === this.#pool && pool.totalCount === maxConnections) throw error;
				this.#leave(pool);
			}
		}
		throw failure ?? new Error('the connections were lost again and again');
	}

	/** Undefined where the pool was left meanwhile. */
	async #connectTo(pool: Pool): Promise<PoolClient | undefined> {
		const connecting = pool.connect();
		const client = await Promise.race([connecting, this.#left.promise]);
		if (!client) connecting.then((late) => late.release(true), neverMind);
		return client ?? undefined;
	}

	async end(): Promise<void> {
		this.#hasEnded = true;
		clearInterval(this.#watch);
		await this.#pool?.end();
	}

	#config(): ClientConfig {
		return {
			connectionString: this.#addresses[this.#current],
			connectionTimeoutMillis: connectMs,
			statement_timeout: statementMs,
			query_timeout: unansweredMs,
			idle_in_transaction_session_timeout: statementMs,
			keepAlive: true,
		};
	}

	#createPool(): Pool {
		const pool = new Pool({
			...this.#config(),
			max: maxConnections,
			types: {
				getTypeParser: (type, format) => (type === int8 ? Number : types.getTypeParser(type, format)),
			},
			onConnect: async (client) => {
				// While it is in use, the pool does not listen, and an error that nobody hears ends the process.
				client.on('error', neverMind);
				if (this.#addresses.length > 1) await refuseStandby(client);
			},
		});
		// An idle connection was lost: so are the others, or will be.
		pool.on('error', () => this.#leave(pool, this.#current));
		return pool;
	}

	/** A client that, once it is given back, tells whether it was lost on the way. */
	#lend(client: PoolClient, pool: Pool): PoolClient {
		let lost: Error | undefined;
		const { query, release } = client;
		this.#lent.set(client, performance.now());
		client.query = (async (...parameters: Parameters<typeof query>) => {
			try {
				return await Reflect.apply(query, client, parameters);
			} catch (error) {
				if (isLost(error)) {
					lost = error as Error;
					this.#leave(pool, this.#current);
				}
				throw error;
			}
		}) as typeof query;
		client.release = () => {
			client.query = query;
			client.release = release;
			this.#lent.delete(client);
			release(lost);
		};
		return client;
	}

	/** Gives up a server's connections; the next one is tried unless `next` names another. */
	#leave(pool: Pool, next = (this.#current + 1) % this.#addresses.length): void {
		if (pool !== this.#pool) return;
		this.#pool = undefined;
		this.#current = next;
		this.#left.resolve();
		this.#left = createSignal();
		pool.end().catch(neverMind);
	}

	/** Where an answer takes long, asks whether the server is still there, and ends what is under way with one that is not. */
	async #watchLent(): Promise<void> {
		const pool = this.#pool;
		const longSince = performance.now() - probeEveryMs;
		if (!pool || this.#isProbing || ![...this.#lent.values()].some((since) => since < longSince)) return;
		this.#isProbing = true;
		let silences = 0;
		while (silences < silencesOfTheDead && (await this.#isSilent())) silences++;
		this.#isProbing = false;
		if (silences < silencesOfTheDead || pool !== this.#pool) return;
		this.#leave(pool);
		for (const client of this.#lent.keys()) destroy(client);
	}

	/** A server that refuses, for whatever reason, is not silent. */
	async #isSilent(): Promise<boolean> {
		const limits = { connectionTimeoutMillis: probeMs, query_timeout: probeMs };
		const client = new Client({ ...this.#config(), ...limits });
		client.on('error', neverMind);
		try {
			await client.connect();
			await client.query('select 1');
			return false;
		} catch (error) {
			return !('code' in (error as Error));
		} finally {
			client.end().catch(neverMind);
		}
	}
}

function createSignal(): { promise: Promise<void>; resolve(): void } {
	let resolve = neverMind;
	const promise = new Promise<void>((done) => {
		resolve = done;
	});
	return { promise, resolve };
}

/** Breaks a connection off without a word: the other side may never answer. */
function destroy(client: PoolClient): void {
	const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
	connection.stream.destroy();
}
