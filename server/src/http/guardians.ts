import { doneSchema } from '@henry/contract/accounts.ts';
import {
	askGuardianRequestSchema,
	guardianRequestSchema,
	wardResponseSchema,
} from '@henry/contract/guardians.ts';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { askGuardian, guardianDeeds } from '#server/domain/accounts/guardian.ts';
import { registerJsonCall } from './callable.ts';
import { mailPlaceOf } from './mail-place.ts';
import { tellSecurity } from './security-events.ts';
import { requireAccount } from './signed-in.ts';

type Options = { callablePrefix: string; publicAddress: string; maxSignInsPerMinute: number };

const done = { done: true } as const;

/** A learner asks a parent or guardian; by the token of the mail, who is not signed in, these agree and withdraw. */
export function registerGuardians(app: FastifyInstance, services: AccountServices, options: Options): void {
	const { callablePrefix, publicAddress, maxSignInsPerMinute: maxCallsPerMinute } = options;
	const accountOf = requireAccount(services);
	const ask = askGuardian(services);
	const deeds = guardianDeeds(services);
	registerJsonCall(app, callablePrefix, {
		name: 'askGuardian',
		summary: 'Writes to a parent or guardian of whoever is signed in, again or to another one',
		payload: askGuardianRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ guardianEmail }, _signal, request) {
			await ask(await accountOf(request), guardianEmail, mailPlaceOf(request, publicAddress));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'lookUpWard',
		summary: 'Whose guardian the mailed token is for, and whether they have agreed',
		payload: guardianRequestSchema,
		answer: wardResponseSchema,
		maxCallsPerMinute,
		handle: ({ token }) => deeds.lookUp(token),
	});
	registerJsonCall(app, callablePrefix, {
		name: 'giveConsent',
		summary: 'The guardian agrees that the learner’s practice is kept',
		payload: guardianRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ token }, _signal, request) {
			await deeds.agree(token);
			tellSecurity(request, 'consentGiven');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'withdrawConsent',
		summary: 'The guardian takes the agreement back: the account is erased',
		payload: guardianRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ token }, _signal, request) {
			await deeds.withdraw(token);
			tellSecurity(request, 'consentWithdrawn');
			return done;
		},
	});
}
