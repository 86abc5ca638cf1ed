import { doneSchema } from '@henry/contract/accounts.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { refusals } from '@henry/contract/refusals.ts';
import {
	moveReminderRequestSchema,
	reminderKeySchema,
	reminderOfRequestSchema,
	reminderPaths,
	saveReminderRequestSchema,
} from '@henry/contract/reminders.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { moveReminder, saveReminder } from '#server/domain/reminders/save-reminder.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Pusher } from '#server/ports/pusher.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { refuseOtherSites, requireAccount } from './signed-in.ts';

type ReminderServices = { store: Store; secrets: Secrets; clock: Clock; pusher: Pusher | undefined };

/** The account of the caller, where its practice is kept; null for everybody else, who may be reminded all the same. */
function accountIdOf(services: ReminderServices) {
	const accountOf = requireAccount(services);
	return async (request: FastifyRequest): Promise<string | null> => {
		try {
			const { id, consent } = await accountOf(request);
			return consent === 'pending' ? null : id;
		} catch (error) {
			if (error instanceof AppError && error.code === 'unauthenticated') return null;
			throw error;
		}
	};
}

const done = { done: true } as const;

/**
 * Reminders by Web Push. Whoever knows a browser's address at its push service, which is random and known to that browser
 * alone, may change or end them.
 */
export function registerReminders(
	app: FastifyInstance,
	services: ReminderServices,
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const { store, secrets, clock, pusher } = services;
	const [save, ownerOf] = [saveReminder(services, pusher), accountIdOf(services)];
	const move = moveReminder(services, pusher);
	const ofBrowser = { payload: reminderOfRequestSchema, answer: doneSchema, maxCallsPerMinute };

	app.route({
		method: 'GET',
		url: reminderPaths.reminderKey,
		schema: {
			summary: 'The key by which browsers know this server, or null where it reminds nobody',
			response: { 200: reminderKeySchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(_request, reply) {
			reply.header('cache-control', 'no-store');
			return { publicKey: pusher ? await pusher.publicKey() : null };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'saveReminder',
		summary: 'Reminds a browser by Web Push from now on',
		payload: saveReminderRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			await save(wanted, await ownerOf(request));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'renewReminder',
		summary: 'Tells that a browser which is reminded is still used',
		...ofBrowser,
		async handle({ endpoint }, _signal, request) {
			refuseOtherSites(request);
			if (await store.reminders.renew(secrets.hash(endpoint), clock.nowMs())) return done;
			throw new AppError('not-found', refusals.noReminders);
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'moveReminder',
		summary: 'Reminds a browser at the new address that its push service has given it',
		payload: moveReminderRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			refuseOtherSites(request);
			await move(wanted);
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeReminder',
		summary: 'Reminds a browser no more',
		...ofBrowser,
		async handle({ endpoint }, _signal, request) {
			refuseOtherSites(request);
			await store.reminders.remove(secrets.hash(endpoint));
			return done;
		},
	});
}
