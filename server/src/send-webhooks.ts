import type { FastifyInstance } from 'fastify';
import { deliverWebhooks } from './domain/academies/deliver-webhooks.ts';
import { repeat } from './repeat.ts';

const pauseMs = 5_000;

/**
 * While the server listens, tells webhooks what has happened. Servers that stand in for each other all do so: the store gives
 * each delivery to one of them.
 */
export function sendWebhooks(app: FastifyInstance, services: Parameters<typeof deliverWebhooks>[0]): void {
	const log = (error: unknown) => app.log.warn(`webhooks: ${(error as Error).message}`);
	let sending: ReturnType<typeof repeat> | undefined;
	app.addHook('onListen', async () => {
		sending = repeat(() => deliverWebhooks(services), { pauseMs, onError: log });
	});
	app.addHook('preClose', async () => sending?.stop());
}
