import { openIdAttemptMs } from '@henry/contract/limits.ts';
import type { IssuerId } from '@henry/contract/open-id.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { OpenId, OpenIdChecks } from '#server/ports/open-id.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { AccountServices } from './account-services.ts';
import { deviceOf } from './device.ts';
import type { FinishedSignIn } from './finish-sign-in.ts';
import { mailNewGuardian } from './guardian.ts';
import { describeSession, firstSession } from './session.ts';

/** A sign-in that has begun: its browser keeps it until it comes back. `guardianEmail` as for a sign-in by mail. */
export type OpenIdAttempt = OpenIdChecks & {
	issuer: IssuerId;
	language: string;
	guardianEmail: string | null;
	expiresAtMs: number;
};

type OpenIdServices = AccountServices & { openId: OpenId };

const notTaken = () => new AppError('invalid-argument', refusals.issuerNotTaken);
const refused = {
	noAddress: () => new AppError('invalid-argument', refusals.issuerWithoutAddress),
	guardianIsSelf: () => new AppError('invalid-argument', refusals.guardianIsSelf),
};

/** A dead issuer as the person signing in is told: nothing is lost by it, and a mail signs in as well. */
function issuerDown(error: unknown): unknown {
	if (!(error instanceof ProviderError) || error.category !== 'unavailable') return error;
	return new AppError('unavailable', refusals.issuerDown, { cause: error });
}
const unlessDown = <Answer>(answer: Promise<Answer>) =>
	answer.catch((error) => {
		throw issuerDown(error);
	});

/**
 * Signing in by an issuer of OpenID Connect, adding the account the first time. An account that is there is opened only to
 * whom it knows already, or to the address that the issuer vouches for.
 */
export function openIdDeeds(services: OpenIdServices, publicAddress: string) {
	const { store, secrets, clock, openId } = services;
	const writeToGuardian = mailNewGuardian(services);
	return {
		/** Where to send the browser, and what it keeps meanwhile. Throws `unavailable` where the issuer is down. */
		async begin(
			wanted: Pick<OpenIdAttempt, 'issuer' | 'language' | 'guardianEmail'>,
		): Promise<{ address: string; attempt: OpenIdAttempt }> {
			const [state, nonce, codeVerifier] = [secrets.newToken(), secrets.newToken(), secrets.newToken()];
			const expiresAtMs = clock.nowMs() + openIdAttemptMs;
			const attempt = { ...wanted, state, nonce, codeVerifier, expiresAtMs };
			return { address: await unlessDown(openId.begin(wanted.issuer, attempt)), attempt };
		},
		/**
		 * Signs in by what the issuer sent back. Throws `invalid-argument` for an attempt that is unknown, expired or used, or
		 * that cannot have a guardian; `aborted` where it was called off there; `unavailable` where the issuer is down.
		 */
		async finish(
			query: string,
			{ attempt, userAgent }: { attempt: OpenIdAttempt | undefined; userAgent: string },
		): Promise<FinishedSignIn> {
			const nowMs = clock.nowMs();
			if (!attempt || attempt.expiresAtMs <= nowMs) throw notTaken();
			const isNew = await store.passkeys.useOnce(secrets.hash(attempt.state), attempt.expiresAtMs);
			if (!isNew) throw notTaken();
			const sent = await unlessDown(openId.finish(attempt.issuer, query, attempt));
			if (sent === 'calledOff') throw new AppError('aborted', refusals.issuerCalledOff);
			if (sent === 'notTaken') throw notTaken();
			const { factors, ...person } = sent;

			const [token, guardianToken] = [secrets.newToken(), secrets.newToken()];
			const tokenHash = secrets.hash(token);
			const begun = { tokenHash, familyId: secrets.newId(), factors };
			const session = firstSession(begun, deviceOf(userAgent), nowMs);
			const { language, guardianEmail } = attempt;
			const guardian =
				guardianEmail === null ? null : { email: guardianEmail, tokenHash: secrets.hash(guardianToken) };
			const outcome = await store.identities.signIn(
				{ ...person, language, newAccountId: secrets.newId(), guardian, nowMs },
				session,
			);
			if ('refused' in outcome) throw refused[outcome.refused]();
			const { refreshableUntilMs, expiresAtMs } = session;
			const namedGuardian = outcome.account.consent === 'notNeeded' ? guardianEmail : null;
			return {
				token,
				refreshableUntilMs,
				factors: outcome.factors,
				response: describeSession(outcome.account, expiresAtMs, namedGuardian),
				guardianMail: await writeToGuardian(outcome, guardianToken, { address: publicAddress }),
			};
		},
	};
}
