import type { FastifyInstance } from 'fastify';
import { sendMarks } from './domain/academies/send-marks.ts';
import type { SharedState } from './ports/shared-state.ts';
import { repeat } from './repeat.ts';

const pauseMs = 30_000;
const job = 'job send-marks';
/** Longer than a round takes; after a server has died in one, another goes on so late. */
const roundMs = 10 * 60_000;

type Services = Parameters<typeof sendMarks>[0] & { sharedState: SharedState };

/**
 * While the server listens, sends confirmed marks to the learning platforms that their learners came from. Of servers that
 * stand in for each other, one does at a time.
 */
export function sendMarksToPlatforms(app: FastifyInstance, services: Services): void {
	const log = (error: unknown) => app.log.warn(`marks for platforms: ${(error as Error).message}`);
	const { sharedState, secrets } = services;
	const server = secrets.newId();
	async function send(): Promise<void> {
		if (!(await sharedState.hold(job, server, { most: 1, forMs: roundMs }))) return;
		await sendMarks(services, log).finally(() => sharedState.leave(job, server));
	}
	let sending: ReturnType<typeof repeat> | undefined;
	app.addHook('onListen', async () => {
		sending = repeat(send, { pauseMs, onError: log });
	});
	app.addHook('preClose', async () => sending?.stop());
}
