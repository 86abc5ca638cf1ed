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
	return async (account: Account): Promise<AsyncGenerator<string>> => {
		const { recordings, ...practice } = await store.practice.load(account.id);
		const learnerState = await store.learnerState.load(account.id);
		const traces = await store.accounts.traces(account);
		const nowMs = clock.nowMs();
		return (async function* () {
			yield JSON.stringify({ exportedAtMs: nowMs, account, ...traces, ...learnerState, ...practice }).slice(
				0,
				-1,
			);
			yield ',"recordings":[';
			let separator = '';
			for (const recording of recordings) {
				const wav = await store.practice.recording(account.id, recording.id, nowMs);
				if (!wav) continue;
				yield separator + JSON.stringify({ ...recording, wavBase64: toBase64(wav) });
				separator = ',';
			}
			yield ']}';
		})();
	};
}
