import { platformKeyAheadMs, platformKeyMs } from '@henry/contract/world-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Lti, LtiKey } from '#server/ports/lti.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';

type KeyServices = { store: Pick<Store, 'lti'>; secrets: Secrets; clock: Clock; lti: Pick<Lti, 'newKey'> };

/** The keys by which platforms know this server. Where the newest is too old, a new one takes its place in time. */
export function platformKeys({ store, secrets, clock, lti }: KeyServices) {
	async function current(): Promise<LtiKey[]> {
		const nowMs = clock.nowMs();
		const keys = await store.lti.keys();
		const sinceMs = nowMs - platformKeyMs;
		if (keys[0] && keys[0].createdAtMs > sinceMs) return keys;
		await store.lti.addKey(await lti.newKey(secrets.newId(), nowMs), sinceMs);
		return store.lti.keys();
	}
	return {
		/** Those that are published: the one that signs, one that will, and those of the last months. */
		async published(): Promise<LtiKey[]> {
			return (await current()).slice(0, 3);
		},
		/** The newest that platforms have had time to fetch. */
		async signing(): Promise<LtiKey> {
			const keys = await current();
			const fetchedMs = clock.nowMs() - platformKeyAheadMs;
			const key = keys.find(({ createdAtMs }) => createdAtMs <= fetchedMs) ?? keys.at(-1);
			if (!key) throw new Error('There is no key.');
			return key;
		},
	};
}
