import { academyIdRequestSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import {
	savedWebhookSchema,
	saveWebhookRequestSchema,
	webhookIdRequestSchema,
	webhooksSchema,
} from '@henry/contract/webhooks.ts';
import { maxWebhooks, oldWebhookSecretMs, shownDeliveries } from '@henry/contract/world-limits.ts';
import type { FastifyInstance } from 'fastify';
import { found, full } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import type { WebhookSender } from '#server/ports/webhook-sender.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

const done = { done: true } as const;

type WebhookServices = { store: Store; secrets: Secrets; clock: Clock; webhookSender: WebhookSender };

/** Webhooks as an academy's owner sets them up. */
export function registerWebhooks(
	app: FastifyInstance,
	services: WebhookServices,
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const { store, secrets, clock, webhookSender } = services;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'webhooks',
		summary: 'The addresses that are told what happens in an academy, and what they were told last',
		payload: academyIdRequestSchema,
		answer: webhooksSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('managePrograms', id);
			return { webhooks: found(await store.webhooks.list(permission, academyId, shownDeliveries)) };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'saveWebhook',
		summary: 'Adds an address that is told what happens in an academy, or changes it',
		payload: saveWebhookRequestSchema,
		answer: savedWebhookSchema,
		maxCallsPerMinute,
		async handle(webhook, _signal, request, reply) {
			const { id } = await accountOf(request);
			const secret = webhookSender.newSecret();
			const saved = { ...webhook, events: [...new Set(webhook.events)], createdAtMs: clock.nowMs() };
			const permission = permissionFor('managePrograms', id);
			const outcome = await store.webhooks.save(permission, saved, secret, maxWebhooks);
			if (outcome === 'full') throw full();
			found(outcome !== 'notFound');
			reply.header('cache-control', 'private, no-store');
			return { secret: outcome === 'added' ? secret : null };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeWebhook',
		summary: 'Tells an address nothing any more',
		payload: webhookIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, webhookId }, _signal, request) {
			const { id } = await accountOf(request);
			found(await store.webhooks.remove(permissionFor('managePrograms', id), academyId, webhookId));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'newWebhookSecret',
		summary: 'Gives a webhook a new secret; the old one signs as well for a day',
		payload: webhookIdRequestSchema,
		answer: savedWebhookSchema,
		maxCallsPerMinute,
		async handle({ academyId, webhookId }, _signal, request, reply) {
			const { id } = await accountOf(request);
			const change = { secret: webhookSender.newSecret(), oldUntilMs: clock.nowMs() + oldWebhookSecretMs };
			const permission = permissionFor('managePrograms', id);
			found(await store.webhooks.replaceSecret(permission, academyId, webhookId, change));
			reply.header('cache-control', 'private, no-store');
			return { secret: change.secret };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'testWebhook',
		summary: 'Has a webhook be told that this is a test',
		payload: webhookIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, webhookId }, _signal, request) {
			const { id } = await accountOf(request);
			const delivery = { id: secrets.newId(), atMs: clock.nowMs() };
			found(
				await store.webhooks.addTest(permissionFor('managePrograms', id), academyId, webhookId, delivery),
			);
			return done;
		},
	});
}
