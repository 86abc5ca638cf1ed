import {
	deliveriesPerRound,
	happeningsPerRound,
	maxWaitingDeliveries,
} from '@henry/contract/world-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DueDelivery } from '#server/ports/program-store.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import type { WebhookSender } from '#server/ports/webhook-sender.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
/** How long to wait after each try that failed: about a day in all, as Standard Webhooks advises. */
const waitsMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour];
/** Longer than one round takes: a server that dies in it leaves what it took to another. */
const claimMs = 5 * minute;
const maxFailureCharacters = 200;

type DeliveryServices = {
	store: Pick<Store, 'webhooks'>;
	clock: Clock;
	secrets: Pick<Secrets, 'newId'>;
	webhookSender: WebhookSender;
};

/** Queues what has happened, and delivers what webhooks are to be told now; what does not arrive is tried again, ever more rarely, and given up in the end. */
export async function deliverWebhooks({
	store,
	clock,
	secrets,
	webhookSender,
}: DeliveryServices): Promise<void> {
	async function deliver({ id, address, payload, secrets: signing, tries }: DueDelivery): Promise<void> {
		const nowMs = clock.nowMs();
		const counting = signing.filter(({ untilMs }) => untilMs === null || untilMs > nowMs);
		try {
			await webhookSender.send(
				address,
				{ id, atMs: nowMs, payload },
				counting.map(({ secret }) => secret),
			);
			await store.webhooks.note(id, { deliveredAtMs: clock.nowMs() });
		} catch (error) {
			if (!(error instanceof ProviderError)) throw error;
			const waitMs = error.retryable ? waitsMs[tries - 1] : undefined;
			await store.webhooks.note(id, {
				nextTryAtMs: waitMs === undefined ? null : clock.nowMs() + waitMs,
				failure: error.message.slice(0, maxFailureCharacters),
			});
		}
	}
	const round = { nowMs: clock.nowMs(), atMost: happeningsPerRound };
	await store.webhooks.queueHappenings(round, secrets.newId, maxWaitingDeliveries);
	const due = await store.webhooks.claimDue({ nowMs: clock.nowMs(), claimMs }, deliveriesPerRound);
	// One that is slow holds up none of the others.
	await Promise.all(due.map(deliver));
}
