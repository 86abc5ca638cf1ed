import { doneSchema } from '@henry/contract/accounts.ts';
import { dangerAlertsSchema, safeguardingPaths, safeguardingSchema } from '@henry/contract/safeguarding.ts';
import { callFunction } from '#web/lib/api-client.ts';

/** What staff may ask about who is told of danger. All reject with an `ApiError`. */
export const safeguardingCalls = {
	leads: (academyId: string) =>
		callFunction(safeguardingPaths.safeguarding, { academyId }, safeguardingSchema),
	name: (wanted: { academyId: string; leadId: string | null; standInId: string | null }) =>
		callFunction(safeguardingPaths.nameLeads, wanted, doneSchema),
	alerts: (academyId: string) =>
		callFunction(safeguardingPaths.dangerAlerts, { academyId }, dangerAlertsSchema),
	takeCare: (alertId: string, note: string) =>
		callFunction(safeguardingPaths.takeCareOfAlert, { alertId, note }, doneSchema),
};

/** Where the answers are kept while the page is open. */
export const safeguardingKeys = {
	leads: (academyId: string) => ['safeguarding', academyId],
	alerts: (academyId: string) => ['dangerAlerts', academyId],
};
