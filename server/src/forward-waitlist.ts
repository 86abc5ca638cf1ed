import type { FastifyInstance } from 'fastify';
import { forwardSubscribers } from './domain/academies/forward-subscribers.ts';
import type { Clock } from './ports/clock.ts';
import type { Store } from './ports/store.ts';
import type { WaitlistForm } from './ports/waitlist-form.ts';
import { repeat } from './repeat.ts';

const pauseMs = 30_000;

type Services = { store: Store; clock: Clock; waitlistForm: WaitlistForm | undefined };

/** While the server listens, passes confirmed waitlist subscribers on to the form outside, where one is set. */
export function forwardWaitlist(app: FastifyInstance, { waitlistForm, ...services }: Services): void {
	if (!waitlistForm) return;
	const log = (error: unknown) => app.log.warn(`waitlist forwarding: ${(error as Error).message}`);
	let forwarding: ReturnType<typeof repeat> | undefined;
	app.addHook('onListen', async () => {
		forwarding = repeat(() => forwardSubscribers(services, waitlistForm, log), { pauseMs, onError: log });
	});
	app.addHook('preClose', async () => forwarding?.stop());
}
