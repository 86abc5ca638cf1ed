import { Piscina } from 'piscina';
import { builtProgram } from '#server/engines/engine-program.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { ReadRecording, RecordingReader } from '#server/ports/recording-reader.ts';

/** The longest file takes some four seconds; a learner waits no longer than this, with those before. */
const readTimeoutMs = 20_000;
/** A thread that has had nothing to do for so long ends. */
const idleTimeoutMs = 30_000;
/** Besides the sound, which is not counted here. */
const maxThreadMegabytes = 64;

/**
 * Reads recordings in threads, so that the longest does not hold up whoever else talks. `maxQueued` may wait; one more is
 * `busy`.
 */
export function createRecordingReader(options: { threads: number; maxQueued: number }): RecordingReader {
	let pool: Piscina | undefined;
	let unread = 0;
	const openPool = () =>
		new Piscina({
			filename: builtProgram(new URL('./worker.ts', import.meta.url)),
			minThreads: 0,
			maxThreads: options.threads,
			idleTimeout: idleTimeoutMs,
			resourceLimits: { maxOldGenerationSizeMb: maxThreadMegabytes },
			// A thread needs no settings, and no TypeScript loader.
			env: {},
			execArgv: [],
		});
	return {
		async read(file, { signal } = {}) {
			if (unread >= options.threads + options.maxQueued) throw busy();
			pool ??= openPool();
			unread++;
			const tooLate = AbortSignal.timeout(readTimeoutMs);
			try {
				const either = signal ? AbortSignal.any([signal, tooLate]) : tooLate;
				return (await pool.run(file, { name: 'readFile', signal: either })) as ReadRecording;
			} catch (error) {
				throw failure(error as Error, { isTooLate: tooLate.aborted, isCancelled: signal?.aborted === true });
			} finally {
				unread--;
			}
		},
		async start() {
			pool ??= openPool();
		},
		async close() {
			await pool?.destroy();
		},
	};
}

/** A recording of a minute is read in a fifth of a second. */
function busy(): ProviderError {
	return new ProviderError('busy', 'Too many recordings wait to be read.', { retryAfterSeconds: 2 });
}

function failure(
	error: Error,
	{ isTooLate, isCancelled }: { isTooLate: boolean; isCancelled: boolean },
): ProviderError {
	if (isCancelled) return new ProviderError('cancelled', 'The recording is not wanted any more.');
	if (isTooLate) return new ProviderError('timeout', `The recording was not read in ${readTimeoutMs} ms.`);
	return new ProviderError('unavailable', `A recording could not be read: ${error.message}`);
}
