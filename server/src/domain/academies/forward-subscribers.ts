import type { Clock } from '#server/ports/clock.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Store } from '#server/ports/store.ts';
import type { Subscriber } from '#server/ports/subscriber-store.ts';
import type { WaitlistForm } from '#server/ports/waitlist-form.ts';

const subscribersPerRound = 20;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 60 * 60_000;

/**
 * Passes confirmed subscribers on to the form outside, each at least once. One that fails is tried again later, ever more
 * rarely, and stays in the store until it has gone through. A form that is down ends the round for the others as well.
 * `onFailure` is told of each failure.
 */
export async function forwardSubscribers(
	{ store, clock }: { store: Store; clock: Clock },
	form: WaitlistForm,
	onFailure: (failure: ProviderError) => void,
): Promise<void> {
	const { subscribers } = store;
	for (const subscriber of await subscribers.dueForForwarding(clock.nowMs(), subscribersPerRound)) {
		const failure = await submitted(form, subscriber);
		if (!failure) {
			await subscribers.recordForwarding(subscriber.id, { forwardedAtMs: clock.nowMs() });
			continue;
		}
		onFailure(failure);
		const failures = await subscribers.failedForwardings(subscriber.id);
		const waitMs = Math.min(longestRetryMs, firstRetryMs * 2 ** failures);
		await subscribers.recordForwarding(subscriber.id, { nextTryAtMs: clock.nowMs() + waitMs });
		if (failure.retryable) return;
	}
}

/** Why the form did not take a subscriber; undefined where it did. */
async function submitted(form: WaitlistForm, subscriber: Subscriber): Promise<ProviderError | undefined> {
	try {
		await form.submit(subscriber);
		return undefined;
	} catch (error) {
		if (error instanceof ProviderError) return error;
		throw error;
	}
}
