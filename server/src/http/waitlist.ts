import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { captchaMs } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import {
	captchaChallengeSchema,
	waitlistRequestSchema,
	waitlistTokenRequestSchema,
} from '@henry/contract/waitlist.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { joinWaitlist, type WaitlistServices } from '#server/domain/academies/join-waitlist.ts';
import { AppError } from '#server/domain/app-error.ts';
import { registerJsonCall } from './callable.ts';

const maxLeaveBodyBytes = 10_000;
const done = { done: true } as const;

type Options = { callablePrefix: string; maxCallsPerMinute: number; publicAddress: string };

/** The waitlist of the academies page: its captcha, joining, confirming and leaving (specification, section 7). */
export function registerWaitlist(app: FastifyInstance, services: WaitlistServices, options: Options): void {
	const { store, secrets, clock } = services;
	const { callablePrefix, maxCallsPerMinute, publicAddress } = options;
	const join = joinWaitlist(services, publicAddress);

	registerCaptcha(app, services, maxCallsPerMinute);
	registerJsonCall(app, callablePrefix, {
		name: 'waitlist',
		summary: 'Joins the waitlist; a mail asks to confirm',
		payload: waitlistRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(request) {
			await join(request);
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'confirmWaitlist',
		summary: 'Confirms a subscription by the token of the mail',
		payload: waitlistTokenRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ token }) {
			const subscriber = await store.subscribers.confirm(secrets.hash(token), clock.nowMs());
			if (subscriber) return done;
			throw new AppError('not-found', refusals.waitlistLinkExpired);
		},
	});
	registerLeave(app, services, maxCallsPerMinute);
}

function registerCaptcha(
	app: FastifyInstance,
	{ captcha, clock }: WaitlistServices,
	maxCallsPerMinute: number,
): void {
	app.route({
		method: 'GET',
		url: apiPaths.waitlistCaptcha,
		schema: {
			summary: 'Work to do before joining the waitlist',
			response: { 200: captchaChallengeSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(_request, reply) {
			reply.header('cache-control', 'no-store');
			return captcha.newChallenge(clock.nowMs() + captchaMs);
		},
	});
}

const tokenOf = (request: FastifyRequest) => (request.query as { token: string }).token;

/**
 * Leaving alone has its token in the query, so that mail programs can do it with one click (RFC 8058): any POST to it leaves,
 * whatever its body. Opening the address changes nothing and leads to the page that asks.
 */
function registerLeave(
	app: FastifyInstance,
	{ store, secrets }: WaitlistServices,
	maxCallsPerMinute: number,
): void {
	app.register(async (scope) => {
		scope.setSchemaErrorFormatter(
			([problem]) => new AppError('invalid-argument', problem?.message ?? 'The link is not valid.'),
		);
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			'*',
			{ parseAs: 'buffer', bodyLimit: maxLeaveBodyBytes },
			(_request, _body, parsed) => parsed(null),
		);
		const shared = { url: apiPaths.leaveWaitlist, config: { rateLimit: { max: maxCallsPerMinute } } };
		const errors = { '4xx': errorBodySchema, '5xx': errorBodySchema };
		scope.route({
			...shared,
			method: 'POST',
			schema: {
				summary: 'Leaves the waitlist; answers the same where nobody was on it',
				querystring: waitlistTokenRequestSchema,
				response: { 200: doneSchema, ...errors },
			},
			async handler(request) {
				await store.subscribers.leave(secrets.hash(tokenOf(request)));
				return done;
			},
		});
		scope.route({
			...shared,
			method: 'GET',
			schema: {
				summary: 'Leads to the page that asks whether to leave the waitlist',
				querystring: waitlistTokenRequestSchema,
				response: errors,
			},
			handler: async (request, reply) => reply.redirect(`/waitlist?mail#leave=${tokenOf(request)}`, 303),
		});
	});
}
