import { createRequire } from 'node:module';
import { createMemoryState } from '#server/domain/shared-state/memory-state.ts';
import type { Clock } from '#server/ports/clock.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SharedState } from '#server/ports/shared-state.ts';

/** Before every key, so that others may use the same database. */
const prefix = 'henry:';
const connectMs = 3_000;
/** A call waits for it so long and then goes on without: limits are no reason to let people wait. */
const answerMs = 500;
const longestPauseMs = 1_000;

/** KEYS: a counter. ARGV: amount, most, window in milliseconds. Answers whether it was taken, and how long the window lasts. */
const take = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = redis.call('PTTL', KEYS[1])
if left <= 0 then used, left = 0, tonumber(ARGV[3]) end
if used + tonumber(ARGV[1]) > tonumber(ARGV[2]) then return {0, left} end
redis.call('SET', KEYS[1], used + tonumber(ARGV[1]), 'PX', left)
return {1, left}`;

/** KEYS: seats, by the times until which they are held. ARGV: holder, most, milliseconds. Answers 1 where the holder has one. */
const hold = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

type Options = {
	/** `redis://[user:password@]host[:port][/number]`, or `rediss://` where the way is encrypted. */
	url: string;
	clock: Clock;
	/** Is given a line for the server’s operator. */
	tell: (line: string) => void;
};

/**
 * State in Valkey, or whatever else speaks the protocol of Redis from version 5 on. While it does not answer, this server
 * counts in its own memory, says so once, and goes back as soon as it is there again.
 */
export function createValkeyState({ url, clock, tell }: Options): SharedState {
	// To load it takes a quarter of the start of a server or command, most of which have no Valkey.
	const { createClient } = createRequire(import.meta.url)('@redis/client') as typeof import('@redis/client');
	const client = createClient({
		url: url.replace(/^valkey(s?):/, 'redis$1:'),
		disableOfflineQueue: true,
		commandOptions: { timeout: answerMs },
		socket: {
			connectTimeout: connectMs,
			reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, longestPauseMs),
		},
	});
	const alone = createMemoryState(clock);
	const ourSecrets = new Map<string, string>();
	let isReachable = false;
	let isClosed = false;

	function lost(error: Error): void {
		if (isReachable && !isClosed)
			tell(`Valkey does not answer: until it does, limits are this server’s own. (${error.message})`);
		isReachable = false;
	}
	client.on('error', lost);
	client.on('ready', () => {
		if (!isReachable && ourSecrets.size > 0) tell('Valkey answers again.');
		isReachable = true;
		// It may have started anew, without what it knew.
		for (const [name, secret] of ourSecrets) keepSecret(name, secret).catch(lost);
	});

	const keepSecret = (name: string, secret: string) =>
		client.set(`${prefix}secret ${name}`, secret, { condition: 'NX' });

	/** The answer of Valkey, or of this server's own memory. */
	async function ask<Answer>(
		valkey: () => Promise<Answer>,
		memory: (state: SharedState) => Promise<Answer>,
	): Promise<Answer> {
		if (!client.isReady) return memory(alone);
		try {
			const answer = await valkey();
			isReachable = true;
			return answer;
		} catch (error) {
			lost(error as Error);
			return memory(alone);
		}
	}

	const run = (script: string, key: string, words: (string | number)[]) =>
		client.eval(script, { keys: [prefix + key], arguments: words.map(String) });

	return {
		name: 'valkey',
		take: (key, amount, limit) =>
			ask(
				async () => {
					const answer = await run(take, key, [amount, limit.most, limit.windowMs]);
					const [isTaken, waitMs] = answer as [number, number];
					return { isTaken: isTaken === 1, waitMs };
				},
				(state) => state.take(key, amount, limit),
			),
		counted: (key) =>
			ask(
				async () => Number((await client.get(prefix + key)) ?? 0),
				(state) => state.counted(key),
			),
		hold: (seats, holder, terms) =>
			ask(
				async () => (await run(hold, seats, [holder, terms.most, terms.forMs])) === 1,
				(state) => state.hold(seats, holder, terms),
			),
		leave: (seats, holder) =>
			ask(
				async () => void (await client.zRem(prefix + seats, holder)),
				(state) => state.leave(seats, holder),
			),
		async secret(name, make) {
			const ours = ourSecrets.get(name) ?? make();
			const secret = await ask(
				async () => {
					await keepSecret(name, ours);
					return (await client.get(`${prefix}secret ${name}`)) ?? ours;
				},
				async () => ours,
			);
			ourSecrets.set(name, secret);
			return secret;
		},
		isReachable: () => isReachable && client.isReady,
		async start() {
			// Connecting itself goes on for ever.
			const failed = new Promise<never>((_, reject) => {
				client.once('error', reject);
			});
			try {
				await Promise.race([client.connect(), failed]);
			} catch (error) {
				client.destroy();
				throw new ProviderError('unavailable', `Valkey cannot be used: ${(error as Error).message}`);
			}
		},
		async close() {
			isClosed = true;
			if (client.isOpen) client.destroy();
		},
	};
}
