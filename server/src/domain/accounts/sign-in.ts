import type { MailLanguage } from '@henry/contract/accounts.ts';
import { mailRetryMs, signInLinkMs, signInLinksPerAddress } from '@henry/contract/limits.ts';
import { AppError } from '#server/domain/app-error.ts';
import { signInMail } from '#server/domain/mail/sign-in-mail.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { AccountServices } from './account-services.ts';

/**
 * Sends a sign-in link to an address. Whether the address has an account is neither asked nor told: the work and the
 * answer are the same. Throws `resource-exhausted` where the address was sent enough links, `invalid-argument` where
 * the mail server does not know it, and `unavailable` where no mail can be sent; the link is then taken back.
 */
export function signIn({ store, mailer, secrets, clock }: AccountServices, publicAddress: string) {
	return async ({ email, language }: { email: string; language: MailLanguage }): Promise<void> => {
		const token = secrets.newToken();
		const tokenHash = secrets.hash(token);
		const nowMs = clock.nowMs();
		const added = await store.accounts.addSignInLink(
			{ tokenHash, email, createdAtMs: nowMs, expiresAtMs: nowMs + signInLinkMs },
			{ atMost: signInLinksPerAddress, sinceMs: nowMs - signInLinkMs },
		);
		if (!added) throw tooManyLinks();
		try {
			await mailer.send(signInMail(email, language, `${publicAddress}/finishSignUp?token=${token}`));
		} catch (error) {
			await store.accounts.removeSignInLink(tokenHash);
			throw mailNotSent(error);
		}
	};
}

function tooManyLinks(): AppError {
	const minutes = signInLinkMs / 60_000;
	return new AppError(
		'resource-exhausted',
		`${signInLinksPerAddress} links were sent to this address in the last ${minutes} minutes. Please use the newest of them, or ask for another in ${minutes} minutes.`,
		{ retryAfterSeconds: signInLinkMs / 1000 },
	);
}

function mailNotSent(cause: unknown): unknown {
	if (!(cause instanceof ProviderError)) return cause;
	if (cause.category === 'invalid-input') return new AppError('invalid-argument', cause.message, { cause });
	return new AppError('unavailable', 'The email could not be sent. Please try again in a minute.', {
		retryAfterSeconds: mailRetryMs / 1000,
		cause,
	});
}
