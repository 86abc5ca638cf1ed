import { Readable } from 'node:stream';
import {
	accountSettingsSchema,
	doneSchema,
	eraseAccountRequestSchema,
	finishSignInRequestSchema,
	sessionResponseSchema,
	signInRequestSchema,
	signInResponseSchema,
} from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AcademyHosts } from '#server/domain/academies/academy-hosts.ts';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { eraseAccount } from '#server/domain/accounts/erase-account.ts';
import { exportAccount } from '#server/domain/accounts/export-account.ts';
import { finishSignIn } from '#server/domain/accounts/finish-sign-in.ts';
import { refreshSession } from '#server/domain/accounts/session.ts';
import { signIn } from '#server/domain/accounts/sign-in.ts';
import type { OpenId } from '#server/ports/open-id.ts';
import type { Passkeys } from '#server/ports/passkeys.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import { registerJsonCall } from './callable.ts';
import { registerDevices } from './devices.ts';
import { registerGuardians } from './guardians.ts';
import { mailPlaceOf } from './mail-place.ts';
import { registerOpenId } from './open-id.ts';
import { registerPasskeys } from './passkeys.ts';
import { tellMailNotSent, tellSecurity } from './security-events.ts';
import { registerSignInByCard } from './sign-in-by-card.ts';
import { registerSignInPasses } from './sign-in-passes.ts';
import {
	clearSessionToken,
	hostOf,
	openSession,
	readSessionToken,
	refuseOtherSites,
	requireAccount,
	requireConsent,
	signBrowserIn,
} from './signed-in.ts';
import type { Visitors } from './visitors.ts';

type Options = {
	callablePrefix: string;
	publicAddress: string;
	visitors: Visitors;
	maxCallsPerMinute: number;
	/** Calls from one address that send a mail or try a link. */
	maxSignInsPerMinute: number;
};

const nothing = z.object({});
const done = { done: true } as const;

/** Signing in by a mailed link, sessions, and what a person may do with their account. Other sites' pages are refused. */
export function registerAccounts(
	app: FastifyInstance,
	services: AccountServices & {
		passkeys: Passkeys | undefined;
		openId: OpenId;
		sharedState: SharedState;
		academyHosts: AcademyHosts;
	},
	options: Options,
): void {
	app.register(async (scope) => {
		scope.addHook('onRequest', async (request) => refuseOtherSites(request));
		registerSignIn(scope, services, options);
		registerSignInByCard(scope, services, options);
		registerSession(scope, services, options);
		registerDevices(scope, services, options);
		registerGuardians(scope, services, options);
		if (services.passkeys) registerPasskeys(scope, { ...services, passkeys: services.passkeys }, options);
		if (services.openId.issuers.length > 0) registerOpenId(scope, services, options);
		registerSignInPasses(scope, services, options);
		registerOwnAccount(scope, services, options);
		registerExport(scope, services, options);
	});
}

function registerSignIn(app: FastifyInstance, services: AccountServices, options: Options): void {
	const { callablePrefix, publicAddress, maxSignInsPerMinute: maxCallsPerMinute } = options;
	const sendLink = signIn(services);
	const finish = finishSignIn(services);
	registerJsonCall(app, callablePrefix, {
		name: 'signIn',
		summary: 'Mails a sign-in link; the answer does not tell whether the address has an account',
		payload: signInRequestSchema,
		answer: signInResponseSchema,
		maxCallsPerMinute,
		async handle(payload, _signal, request) {
			try {
				await sendLink(payload, mailPlaceOf(request, publicAddress));
			} catch (error) {
				tellMailNotSent(request, error as Error);
				throw error;
			}
			return { sent: true } as const;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'finishSignIn',
		summary: 'Signs in by the mailed link and the address that it was sent to',
		payload: finishSignInRequestSchema,
		answer: sessionResponseSchema,
		maxCallsPerMinute,
		async handle(payload, _signal, request, reply) {
			const place = mailPlaceOf(request, publicAddress);
			const session = await finish(payload, request.headers['user-agent'] ?? '', place);
			if (session.guardianMail) tellMailNotSent(request, session.guardianMail);
			return signBrowserIn(request, reply, session, { ...services, visitors: options.visitors });
		},
	});
}

function registerSession(app: FastifyInstance, services: AccountServices, options: Options): void {
	const { callablePrefix, maxCallsPerMinute } = options;
	const refresh = refreshSession(services);
	registerJsonCall(app, callablePrefix, {
		name: 'refreshSession',
		summary: 'Who is signed in, with a fresh token',
		payload: nothing,
		answer: sessionResponseSchema,
		maxCallsPerMinute,
		async handle(_payload, _signal, request, reply) {
			const token = readSessionToken(request);
			const session = token === undefined ? undefined : await refresh(token, hostOf(request));
			if (session === 'stolen') tellSecurity(request, 'tokenUsedAgain');
			else if (session)
				return openSession(reply, session, {
					visitors: options.visitors,
					store: services.store,
					nowMs: services.clock.nowMs(),
				});
			if (token !== undefined) clearSessionToken(reply);
			return { signedIn: false } as const;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'signOut',
		summary: 'Ends the session of this browser',
		payload: nothing,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(_payload, _signal, request, reply) {
			const token = readSessionToken(request);
			if (token) await services.store.accounts.removeSession(services.secrets.hash(token));
			clearSessionToken(reply);
			options.visitors.forget(reply);
			return done;
		},
	});
}

function registerOwnAccount(app: FastifyInstance, services: AccountServices, options: Options): void {
	const { callablePrefix, maxCallsPerMinute } = options;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];
	const erase = eraseAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'accountSettings',
		summary: 'How long recordings are kept from now on',
		payload: accountSettingsSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ keepRecordingsDays }, _signal, request) {
			const account = await keeperOf(request);
			await services.store.accounts.keepRecordings(account.id, keepRecordingsDays);
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'eraseAccount',
		summary: 'Erases everything that is stored of whoever is signed in',
		payload: eraseAccountRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ email }, _signal, request, reply) {
			await erase(await accountOf(request), email);
			tellSecurity(request, 'accountErased');
			clearSessionToken(reply);
			options.visitors.forget(reply);
			return done;
		},
	});
}

function registerExport(app: FastifyInstance, services: AccountServices, options: Options): void {
	const accountOf = requireAccount(services);
	const exportOf = exportAccount(services, (bytes) => Buffer.from(bytes).toString('base64'));
	app.route({
		method: 'GET',
		url: apiPaths.exportAccount,
		schema: {
			summary: 'Everything that is stored of whoever is signed in, as a JSON file',
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: options.maxCallsPerMinute } },
		async handler(request, reply) {
			const pieces = await exportOf(await accountOf(request));
			return reply
				.type('application/json; charset=utf-8')
				.header('content-disposition', 'attachment; filename="talk-to-henry.json"')
				.header('cache-control', 'private, no-store')
				.send(Readable.from(pieces));
		},
	});
}
