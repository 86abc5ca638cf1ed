import type { FastifyInstance } from 'fastify';
import { forwardSubscribers } from './domain/academies/forward-subscribers.ts';
import type { Clock } from './ports/clock.ts';
import type { Secrets } from './ports/secrets.ts';
import type { SharedState } from './ports/shared-state.ts';
import type { Store } from './ports/store.ts';
import type { WaitlistForm } from './ports/waitlist-form.ts';
import { repeat } from './repeat.ts';

const pauseMs = 30_000;
const job = 'job forward-waitlist';
/** Longer than a round takes; after a server has died in one, another goes on so late. */
const roundMs = 10 * 60_000;

type Services = {
	store: Store;
	clock: Clock;
	waitlistForm: WaitlistForm | undefined;
	sharedState: SharedState;
	secrets: Secrets;
};

/**
 * While the server listens, passes confirmed waitlist subscribers on to the form outside, where one is set. Of servers that
 * stand in for each other, one does at a time.
 */
export function forwardWaitlist(app: FastifyInstance, { waitlistForm, ...services }: Services): void {
	if (!waitlistForm) return;
	const log = (error: unknown) => app.log.warn(`waitlist forwarding: ${(error as Error).message}`);
	const { sharedState, secrets } = services;
	const server = secrets.newId();
	async function forward(form: WaitlistForm): Promise<void> {
		if (!(await sharedState.hold(job, server, { most: 1, forMs: roundMs }))) return;
		await forwardSubscribers(services, form, log).finally(() => sharedState.leave(job, server));
	}
	let forwarding: ReturnType<typeof repeat> | undefined;
	app.addHook('onListen', async () => {
		forwarding = repeat(() => forward(waitlistForm), { pauseMs, onError: log });
	});
	app.addHook('preClose', async () => forwarding?.stop());
}
