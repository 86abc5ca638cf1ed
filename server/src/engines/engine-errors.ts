import { ProviderError } from '#server/ports/provider-error.ts';

/** When to ask again for a session: an utterance lasts half a minute at most, and one of many ends sooner. */
const sessionRetrySeconds = 5;

/** Why an engine of this name does not serve a call. */
export function engineErrors(name: string) {
	return {
		busy: (waitMs: number) =>
			new ProviderError('busy', `${name} has too many calls waiting.`, {
				retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
			}),
		tooManySessions: () =>
			new ProviderError('busy', `${name} serves as many sessions as it can.`, {
				retryAfterSeconds: sessionRetrySeconds,
			}),
		ended: () => new ProviderError('unavailable', `The process of ${name} has ended.`),
		closed: () => new ProviderError('unavailable', `${name} has been closed.`),
		cancelled: () => new ProviderError('cancelled', `The call of ${name} was cancelled.`),
	};
}
export type EngineErrors = ReturnType<typeof engineErrors>;
