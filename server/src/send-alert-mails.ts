import type { FastifyInstance } from 'fastify';
import { sendAlertMails } from './domain/academies/alert-mails.ts';
import { repeat } from './repeat.ts';

const pauseMs = 5_000;

/** While the server listens, writes to whom academies have named that something needs them; each mail by one server. */
export function mailAlerts(
	app: FastifyInstance,
	services: Parameters<typeof sendAlertMails>[0],
	publicAddress: string,
): void {
	const log = (error: unknown) => app.log.warn(`mails about danger: ${(error as Error).message}`);
	let sending: ReturnType<typeof repeat> | undefined;
	app.addHook('onListen', async () => {
		sending = repeat(() => sendAlertMails(services, publicAddress), { pauseMs, onError: log });
	});
	app.addHook('preClose', async () => sending?.stop());
}
