import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Account } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';

/**
 * Everything that is stored of a person, as pieces of one JSON text: recordings are read one by one, each with its WAV
 * file in base64.
 */
export function exportAccount(
	{ store, clock }: Pick<AccountServices, 'store' | 'clock'>,
	toBase64: (bytes: Uint8Array) => string,
) {
	/** A field with recordings; those that have ended are left out. */
	async function* recordingsAs<Entry>(
		field: string,
		entries: readonly Entry[],
		wavOf: (entry: Entry) => Promise<Uint8Array | undefined>,
	) {
		yield `,"${field}":[`;
		let separator = '';
		for (const entry of entries) {
			const wav = await wavOf(entry);
			if (!wav) continue;
			yield separator + JSON.stringify({ ...entry, wavBase64: toBase64(wav) });
			separator = ',';
		}
		yield ']';
	}
	return async (account: Account): Promise<AsyncGenerator<string>> => {
		const { recordings, ...practice } = await store.practice.load(account.id);
		const learnerState = await store.learnerState.load(account.id);
		const { handInRecordings, ...traces } = await store.accounts.traces(account);
		const nowMs = clock.nowMs();
		const permission = permissionFor('handIn', account.id);
		return (async function* () {
			yield JSON.stringify({ exportedAtMs: nowMs, account, ...traces, ...learnerState, ...practice }).slice(
				0,
				-1,
			);
			yield* recordingsAs('recordings', recordings, ({ id }) =>
				store.practice.recording(account.id, id, nowMs),
			);
			yield* recordingsAs('handInRecordings', handInRecordings, ({ handInId }) =>
				store.homework.recording(permission, handInId, nowMs),
			);
			yield '}';
		})();
	};
}
