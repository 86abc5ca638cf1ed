import type { FastifyInstance } from 'fastify';
import { type ReminderOutcome, remindAll } from './domain/reminders/remind.ts';
import type { Pusher } from './ports/pusher.ts';
import { repeat } from './repeat.ts';

const pauseMs = 30_000;

type Services = Omit<Parameters<typeof remindAll>[0], 'pusher'> & { pusher: Pusher | undefined };

/**
 * While the server listens, reminds browsers when their time has come. Servers that stand in for each other all do so: the
 * store gives each reminder to one of them.
 */
export function sendReminders(
	app: FastifyInstance,
	{ pusher, ...services }: Services,
	count: (outcome: ReminderOutcome) => void,
): void {
	if (!pusher) return;
	const log = (error: unknown) => app.log.warn(`reminders: ${(error as Error).message}`);
	const remind = remindAll({ ...services, pusher }, (outcome, error) => {
		count(outcome);
		if (error) log(error);
	});
	let reminding: ReturnType<typeof repeat> | undefined;
	app.addHook('onListen', async () => {
		reminding = repeat(remind, { pauseMs, onError: log });
	});
	app.addHook('preClose', async () => reminding?.stop());
}
