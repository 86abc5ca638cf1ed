import { signInLinkMs } from '@henry/contract/limits.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { CallPlace } from '#server/domain/mail/mail-place.ts';
import type { LinkRefusal } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';
import { deviceOf } from './device.ts';
import { mailNewGuardian } from './guardian.ts';
import { describeSession, firstSession, type OpenSession } from './session.ts';

const refusals: Record<LinkRefusal, () => AppError> = {
	unknown: () =>
		new AppError('not-found', 'This link is not one of ours, or it is very old. Please ask for a new one.'),
	used: () =>
		new AppError(
			'aborted',
			'This link has been used already. Each link works once: please ask for a new one.',
		),
	expired: () =>
		new AppError(
			'deadline-exceeded',
			`This link is older than ${signInLinkMs / 60_000} minutes. Please ask for a new one.`,
		),
	otherEmail: () =>
		new AppError(
			'invalid-argument',
			'This link was sent to another email address. Please type the address that the email came to.',
		),
};

/** A session; `guardianMail` is why a mail to the guardian was not sent, if one was to be. The learner can ask again. */
export type FinishedSignIn = OpenSession & { guardianMail: Error | undefined };

/**
 * Signs in by a mailed link and the address that it was sent to, adding the account the first time. Throws `not-found`
 * for a link that is unknown, `aborted` for one that was used, `deadline-exceeded` for one that has expired, and
 * `invalid-argument` for another address, which leaves the link unused.
 */
export function finishSignIn(services: AccountServices) {
	const { store, secrets, clock } = services;
	const writeToGuardian = mailNewGuardian(services);
	return async (
		link: { email: string; token: string },
		userAgent: string,
		place: CallPlace,
	): Promise<FinishedSignIn> => {
		const nowMs = clock.nowMs();
		const [token, guardianToken] = [secrets.newToken(), secrets.newToken()];
		const session = firstSession(
			{ tokenHash: secrets.hash(token), familyId: secrets.newId(), host: place.host?.name },
			deviceOf(userAgent),
			nowMs,
		);
		const outcome = await store.accounts.finishSignIn(
			{
				tokenHash: secrets.hash(link.token),
				email: link.email,
				newAccountId: secrets.newId(),
				guardianTokenHash: secrets.hash(guardianToken),
				nowMs,
			},
			session,
		);
		if ('refused' in outcome) throw refusals[outcome.refused]();
		return {
			token,
			refreshableUntilMs: session.refreshableUntilMs,
			factors: session.factors,
			response: describeSession(outcome.account, session.expiresAtMs, outcome.namedGuardian),
			guardianMail: await writeToGuardian(outcome, guardianToken, place),
		};
	};
}
