import type { FastifyInstance } from 'fastify';
import type { Mailer } from '#server/ports/mailer.ts';
import type { RosterReader } from '#server/ports/roster-reader.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { WebhookSender } from '#server/ports/webhook-sender.ts';
import { registerAcademyApi } from './academy-api.ts';
import { registerApiTokens } from './api-tokens.ts';
import { type LtiServices, registerLti } from './lti.ts';
import { registerPlatforms } from './platforms.ts';
import { registerRosters } from './rosters.ts';
import type { Visitors } from './visitors.ts';
import { registerWebhooks } from './webhooks.ts';

type Options = {
	callablePrefix: string;
	callsPerMinute: number;
	engineCallsPerMinute: number;
	publicAddress: string;
	visitors: Visitors;
	version: string;
};

/** What joins academies to the systems around them. */
export async function registerWorldCalls(
	app: FastifyInstance,
	services: LtiServices & {
		webhookSender: WebhookSender;
		sharedState: SharedState;
		rosterReader: RosterReader;
		mailer: Mailer;
	},
	{ callablePrefix, callsPerMinute, engineCallsPerMinute, publicAddress, visitors, version }: Options,
): Promise<void> {
	await registerLti(app, services, { publicAddress, maxCallsPerMinute: callsPerMinute });
	registerPlatforms(app, services, {
		...{ callablePrefix, publicAddress, visitors },
		...{ maxCallsPerMinute: engineCallsPerMinute, maxSignInsPerMinute: engineCallsPerMinute },
	});
	const calls = { callablePrefix, maxCallsPerMinute: callsPerMinute };
	registerApiTokens(app, services, calls);
	registerWebhooks(app, services, calls);
	registerRosters(app, services, { publicAddress, maxCallsPerMinute: engineCallsPerMinute });
	registerAcademyApi(app, services, { version, publicAddress, maxCallsPerMinute: callsPerMinute });
}
