import { statusByErrorCode } from '@henry/contract/errors.ts';
import { type LaunchTicket, launchPagePath, ltiPaths } from '@henry/contract/lti.ts';
import { type RefusalReason, refusals } from '@henry/contract/refusals.ts';
import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { launchTicketMs } from '@henry/contract/world-limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Landed, type LoginState, launchDeeds } from '#server/domain/academies/launches.ts';
import { registerAtPlatform } from '#server/domain/academies/platform-registration.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Lti } from '#server/ports/lti.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { asAppError } from './errors.ts';
import { sendConnectedPage, sendFailurePage, sendOpenPage, sendPickPage } from './lti-pages.ts';
import { readSigned, sign } from './signed-value.ts';

export type LtiServices = {
	store: Store;
	secrets: Secrets;
	clock: Clock;
	lti: Lti;
	content: { serverTexts: ServerTextsByLanguage };
};
type Options = { publicAddress: string; maxCallsPerMinute: number };

const stateSchema: z.ZodType<LoginState> = z.object({
	platformId: z.string(),
	nonce: z.string(),
	expiresAtMs: z.number(),
});
const platformParamsSchema = z.object({ platformId: z.uuid() });
const short = z.string().min(1).max(4_000);
const loginSchema = z.object({
	iss: short,
	login_hint: short,
	client_id: short.optional(),
	lti_message_hint: short.optional(),
});
const launchSchema = z.object({ id_token: z.string().min(1).max(60_000), state: short });
const registrationSchema = z.object({
	openid_configuration: z.url({ protocol: /^https?$/ }).max(1_000),
	registration_token: z.string().max(10_000).optional(),
});

/**
 * What learning platforms call, and browsers that they send here (LTI 1.3): our keys, the login, the launch and the
 * registration. Failures are told on a page, because people see them.
 */
export async function registerLti(
	app: FastifyInstance,
	services: LtiServices,
	{ publicAddress, maxCallsPerMinute }: Options,
): Promise<void> {
	const { store, secrets, clock, lti, content } = services;
	const deeds = launchDeeds(services, {
		publicAddress,
		languages: Object.keys(content.serverTexts),
		twoFactors: app.twoFactors,
	});
	const config = { rateLimit: { max: maxCallsPerMinute } };
	const shown = (language: string) => ({
		language,
		texts: (content.serverTexts[language] ?? content.serverTexts.en).lti,
	});

	/** The failure as a page, in the language of the academy where the platform is known. */
	async function tell(request: FastifyRequest, reply: FastifyReply, cause: unknown) {
		const parsed = platformParamsSchema.safeParse(request.params);
		const platform = parsed.success ? await store.lti.platform(parsed.data.platformId) : undefined;
		const page = shown(platform?.language ?? 'en');
		const { code, message } = asAppError(cause);
		const texts: Partial<Record<RefusalReason, string>> = page.texts.refusals;
		const [reason] = Object.entries(refusals).find(([, text]) => text === message) ?? [];
		const otherwise = { unavailable: texts.platformDown, 'invalid-argument': texts.platformRefused };
		const advice = texts[reason as RefusalReason] ?? otherwise[code as keyof typeof otherwise] ?? message;
		request.log.info({ route: request.routeOptions.url, code, reason }, 'launch refused');
		return sendFailurePage(reply, page, { status: statusByErrorCode[code], advice });
	}
	const telling =
		(handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
		async (request: FastifyRequest, reply: FastifyReply) => {
			try {
				return await handle(request, reply);
			} catch (error) {
				if (asAppError(error).code === 'internal') throw error;
				return tell(request, reply, error);
			}
		};

	app.get(
		ltiPaths.keys,
		{ schema: { summary: 'Our public keys, as learning platforms fetch them (JSON Web Key Set)' }, config },
		async (_request, reply) => {
			const keys = lti.publicKeys(await deeds.keys.published());
			return reply.header('cache-control', 'public, max-age=3600').send(keys);
		},
	);

	const begin = telling(async (request, reply) => {
		const { platformId } = platformParamsSchema.parse(request.params);
		const asked = loginSchema.parse(request.method === 'GET' ? request.query : request.body);
		const seal = (state: LoginState) => sign(app, 'lti login', state);
		return reply.header('cache-control', 'no-store').redirect(await deeds.begin(platformId, asked, seal));
	});

	const land = telling(async (request, reply) => {
		const { platformId } = platformParamsSchema.parse(request.params);
		const { id_token, state } = launchSchema.parse(request.body);
		const kept = readSigned(app, 'lti login', state, stateSchema);
		const titles = (language: string) => shown(language).texts.activities;
		const landed = await deeds.land(platformId, id_token, kept, titles);
		if (landed.kind === 'pick') {
			const course = landed.platformName;
			return sendPickPage(reply, shown(landed.language), { ...landed, course });
		}
		const address = `${publicAddress}${launchPagePath}#ticket=${ticketFor(landed)}`;
		// In a window of its own there is nothing to open.
		if (request.headers['sec-fetch-dest'] === 'document') return reply.redirect(address, 303);
		return sendOpenPage(reply, shown(landed.language), landed.arrival.displayName, address);
	});
	function ticketFor({ arrival, platformName, assignmentId }: Extract<Landed, { kind: 'place' }>): string {
		const { membershipId: _, ...place } = arrival;
		const ticket: LaunchTicket = {
			...{ ...place, platformName, assignmentId },
			...{ id: secrets.newToken(), expiresAtMs: clock.nowMs() + launchTicketMs },
		};
		return sign(app, 'lti ticket', ticket);
	}

	const register = telling(async (request, reply) => {
		const { token } = z.object({ token: z.string().min(1).max(100) }).parse(request.params);
		const asked = registrationSchema.parse(request.query);
		const language = await registerAtPlatform(services, publicAddress)(token, {
			configurationAddress: asked.openid_configuration,
			registrationToken: asked.registration_token ?? null,
		});
		return sendConnectedPage(reply, shown(language));
	});

	await app.register(async (forms) => {
		forms.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: 128 * 1024 },
			(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
		);
		const summaries = {
			login:
				'Where a learning platform sends a browser to begin a launch (OpenID Connect, third-party login)',
			launch: 'Where a learning platform sends whoever it launches',
			register: 'Where a learning platform registers itself (LTI Dynamic Registration)',
		};
		const login = { url: `${ltiPaths.login}/:platformId`, schema: { summary: summaries.login }, config };
		forms.route({ method: 'GET', ...login, handler: begin });
		forms.route({ method: 'POST', ...login, handler: begin });
		forms.route({
			method: 'POST',
			url: `${ltiPaths.launch}/:platformId`,
			schema: { summary: summaries.launch },
			config,
			handler: land,
		});
		forms.route({
			method: 'GET',
			url: `${ltiPaths.register}/:token`,
			schema: { summary: summaries.register },
			config,
			handler: register,
		});
	});
}
