import { signInLinkMs } from '@henry/contract/limits.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { LinkRefusal } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';
import { describeSession, type OpenSession, tokenTimes } from './session.ts';

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

/**
 * Signs in by a mailed link and the address that it was sent to, adding the account the first time. Throws `not-found`
 * for a link that is unknown, `aborted` for one that was used, `deadline-exceeded` for one that has expired, and
 * `invalid-argument` for another address, which leaves the link unused.
 */
export function finishSignIn({ store, secrets, clock }: Omit<AccountServices, 'mailer'>) {
	return async (link: { email: string; token: string }): Promise<OpenSession> => {
		const nowMs = clock.nowMs();
		const token = secrets.newToken();
		const times = tokenTimes(nowMs);
		const outcome = await store.accounts.finishSignIn(
			{ tokenHash: secrets.hash(link.token), email: link.email, newAccountId: secrets.newId(), nowMs },
			{ tokenHash: secrets.hash(token), createdAtMs: nowMs, ...times },
		);
		if ('refused' in outcome) throw refusals[outcome.refused]();
		return { token, response: describeSession(outcome.account, times.expiresAtMs) };
	};
}
