import { academyIdRequestSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { maxShownAlerts } from '@henry/contract/limits.ts';
import {
	dangerAlertsSchema,
	nameLeadsRequestSchema,
	safeguardingSchema,
	takeCareOfAlertRequestSchema,
	tellOfDangerRequestSchema,
} from '@henry/contract/safeguarding.ts';
import type { FastifyInstance } from 'fastify';
import { found } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount, requireConsent } from './signed-in.ts';

const done = { done: true } as const;

type SafeguardingServices = { store: Store; secrets: Secrets; clock: Clock };
type Options = { callablePrefix: string; maxCallsPerMinute: number; maxHandInsPerMinute: number };

/** Who of an academy is told when a learner speaks of danger, and what they are told. */
export function registerSafeguarding(
	app: FastifyInstance,
	services: SafeguardingServices,
	options: Options,
): void {
	registerNaming(app, services, options);
	registerAlerts(app, services, options);
	registerTelling(app, services, options);
}

function registerNaming(
	app: FastifyInstance,
	services: SafeguardingServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { safeguarding } = services.store;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'safeguarding',
		summary: 'Who of an academy is told when a learner speaks of danger',
		payload: academyIdRequestSchema,
		answer: safeguardingSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			return { leads: found(await safeguarding.leads(permissionFor('readLeads', id), academyId)) };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'nameLeads',
		summary: 'Names who is told when a learner speaks of danger, and a stand-in, or nobody',
		payload: nameLeadsRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			found(await safeguarding.nameLeads(permissionFor('nameLeads', id), wanted));
			return done;
		},
	});
}

function registerAlerts(
	app: FastifyInstance,
	services: SafeguardingServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'dangerAlerts',
		summary: 'Which learners spoke of danger, for whom the academy has named alone; no word of what was said',
		payload: academyIdRequestSchema,
		answer: dangerAlertsSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('readDangerAlerts', id);
			return found(await store.safeguarding.alerts(permission, academyId, maxShownAlerts));
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'takeCareOfAlert',
		summary: 'Notes that an alert is taken care of, and how',
		payload: takeCareOfAlertRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(change, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('takeCareOfAlert', id);
			found(await store.safeguarding.close(permission, { ...change, atMs: clock.nowMs() }));
			return done;
		},
	});
}

function registerTelling(
	app: FastifyInstance,
	services: SafeguardingServices,
	{ callablePrefix, maxCallsPerMinute, maxHandInsPerMinute }: Options,
): void {
	const { store, secrets, clock } = services;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];
	registerJsonCall(app, callablePrefix, {
		name: 'readLeadNotice',
		summary: 'Notes that a learner has read who is told when they speak of danger',
		payload: academyIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('handIn', id);
			found(await store.safeguarding.readNotice(permission, academyId, clock.nowMs()));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'tellOfDanger',
		summary: 'That the caller was shown the answer to a danger while they did an assignment of theirs',
		payload: tellOfDangerRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute: maxHandInsPerMinute,
		async handle({ assignmentId, kind }, _signal, request) {
			const { id } = await keeperOf(request);
			const alert = { id: secrets.newId(), kind, atMs: clock.nowMs() };
			await store.safeguarding.raise(permissionFor('handIn', id), assignmentId, alert);
			return done;
		},
	});
}
