import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import { signInByCardRequestSchema } from '@henry/contract/cards.ts';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { signInByCard } from '#server/domain/accounts/sign-in-by-card.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import { registerJsonCall } from './callable.ts';
import { tellSecurity } from './security-events.ts';
import { signBrowserIn } from './signed-in.ts';
import type { Visitors } from './visitors.ts';

type Options = { callablePrefix: string; visitors: Visitors; maxSignInsPerMinute: number };

/** Signing in by the card of a class. Whoever was signed in in this browser is signed out. */
export function registerSignInByCard(
	app: FastifyInstance,
	services: AccountServices & { sharedState: SharedState },
	{ callablePrefix, visitors, maxSignInsPerMinute }: Options,
): void {
	const signIn = signInByCard(services);
	registerJsonCall(app, callablePrefix, {
		name: 'signInByCard',
		summary: 'Signs in by class code, name and secret words; the answer does not tell which of them is wrong',
		payload: signInByCardRequestSchema,
		answer: sessionResponseSchema,
		maxCallsPerMinute: maxSignInsPerMinute,
		async handle(card, _signal, request, reply) {
			const from = { userAgent: request.headers['user-agent'] ?? '', at: request.academy };
			const session = await signIn(card, from).catch((error) => {
				if (error instanceof AppError && error.code === 'resource-exhausted') {
					tellSecurity(request, 'pinLocked');
				}
				throw error;
			});
			return signBrowserIn(request, reply, session, { ...services, visitors });
		},
	});
}
