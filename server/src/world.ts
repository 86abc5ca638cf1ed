import type { FastifyInstance } from 'fastify';
import { registerWorldCalls } from './http/world-calls.ts';
import type { Lti } from './ports/lti.ts';
import type { RosterReader } from './ports/roster-reader.ts';
import type { WebhookSender } from './ports/webhook-sender.ts';
import { sendMarksToPlatforms } from './send-marks.ts';
import { sendWebhooks } from './send-webhooks.ts';

/** What joins academies to the systems around them: learning platforms, programs of their own, rosters of schools. */
export type WorldProviders = { lti: Lti; webhookSender: WebhookSender; rosterReader: RosterReader };

/** The calls of that, and what is sent while the server listens. */
export async function joinWorld(
	app: FastifyInstance,
	services: Parameters<typeof registerWorldCalls>[1],
	options: Parameters<typeof registerWorldCalls>[2],
): Promise<void> {
	await registerWorldCalls(app, services, options);
	sendMarksToPlatforms(app, services);
	sendWebhooks(app, services);
}
